import { engine } from "../engine/client";
import type { SeatMeta } from "../engine/types";
import { createSave, newId } from "../store/saves";
import { summaryOf } from "../store/summary";

/** Keeps a record as a saved game, with these seats or its own, and returns its id. */
export async function keepGame(record: string, seats?: SeatMeta[]): Promise<string> {
  const table = `new-${newId()}`;
  try {
    const opened = await engine.call("open", { table, text: record });
    const meta = seats ? { ...opened.meta, seats } : opened.meta;
    const { text } = await engine.call("setMeta", { table, meta });
    const view = await engine.call("view", { table, eyes: [] });
    return createSave(text, summaryOf(view, meta), view.phase === "over").id;
  } finally {
    void engine.call("close", { table }).catch(() => undefined);
  }
}
