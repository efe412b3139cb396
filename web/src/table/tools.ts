/** What a session works with; tests hand it others. */
import { engine } from "../engine/client";
import { searches } from "../engine/levels";
import { think, type Thinking } from "../engine/thinkers";
import type { Calls, Move } from "../engine/types";
import { settings } from "../store/settings";
import { browserStore, type Store } from "./keeper";
import { motion, type Motion } from "./motion";

type Call = <K extends keyof Calls>(name: K, args: Calls[K][0]) => Promise<Calls[K][1]>;

export interface Tools {
  call: Call;
  /** A bot's move for the seat to move. */
  choose: (table: string, bot: string, thinking: Thinking) => Promise<Move>;
  store: Store;
  motion: Motion;
  botPause: () => number;
}

async function choose(table: string, bot: string, thinking: Thinking): Promise<Move> {
  if (!searches(bot)) return (await engine.call("choose", { table, bot })).move;
  const founds = await think(await engine.call("observe", { table }), bot, thinking);
  return (await engine.call("decide", { table, bot, founds })).move;
}

export const browserTools: Tools = {
  call: (name, args) => engine.call(name, args),
  choose,
  store: browserStore,
  motion,
  botPause: () => settings.value.botSpeed,
};
