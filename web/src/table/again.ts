/** The same table once more, with new cards. */
import { engine } from "../engine/client";
import type { Calls, Meta, View } from "../engine/types";
import { randomSeed } from "../screens/newgame/draft";
import { createSave } from "../store/saves";
import { summaryOf } from "../store/summary";

/** Opens a record under a passing name to read its first view. */
async function viewOf(text: string): Promise<{ view: View; opened: Calls["open"][1] }> {
  const table = `new:${Math.random()}`;
  try {
    const opened = await engine.call("open", { table, text });
    return { view: await engine.call("view", { table, eyes: [] }), opened };
  } finally {
    void engine.call("close", { table }).catch(() => undefined);
  }
}

async function keepGame(text: string): Promise<string> {
  const { view, opened } = await viewOf(text);
  return createSave(opened.text, summaryOf(view, opened.meta), opened.over).id;
}

export async function playAgain({ game }: View, { practice: _, ...meta }: Meta): Promise<string> {
  const { id, version, players, options } = game;
  const { text } = await engine.call("create", { game: `${id}@${version}`, players, options, seed: randomSeed(), meta });
  return keepGame(text);
}
