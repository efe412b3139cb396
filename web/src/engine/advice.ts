/** What the strongest search advises at an open table: for hints, and for looking back on a game. */
import { engine } from "./client";
import { STRONGEST } from "./levels";
import { think, type Thinking } from "./thinkers";
import type { Advice } from "./types";

/** `at`: moves before the decision; whatever is played meanwhile, the advice is of that one. Null when it was stopped. */
export async function advise(table: string, at: number, thinking: Thinking = {}): Promise<Advice | null> {
  const founds = await think(await engine.call("observe", { table, at }), STRONGEST, thinking);
  return thinking.hurry?.aborted ? null : engine.call("advise", { table, founds, at });
}
