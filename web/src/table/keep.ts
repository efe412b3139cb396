import { engine } from "../engine/client";
import type { Meta } from "../engine/types";
import { createSave, newId } from "../store/saves";
import { summaryOf } from "../store/summary";

/** Keeps a record as a saved game, with what is to be told of it in place of its own, and returns its id. */
export async function keepGame(record: string, told: Partial<Meta> = {}): Promise<string> {
  const table = `new-${newId()}`;
  try {
    const opened = await engine.call("open", { table, text: record });
    const meta = { ...opened.meta, ...told };
    const { text } = await engine.call("setMeta", { table, meta });
    const view = await engine.call("view", { table, eyes: [] });
    return createSave(text, summaryOf(view, meta), view.phase === "over").id;
  } finally {
    void engine.call("close", { table }).catch(() => undefined);
  }
}
