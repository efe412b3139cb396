/** What a session works with; tests hand it others. */
import { engine } from "../engine/client";
import type { Calls } from "../engine/types";
import { settings } from "../store/settings";
import { browserStore, type Store } from "./keeper";
import { motion, type Motion } from "./motion";

type Call = <K extends keyof Calls>(name: K, args: Calls[K][0]) => Promise<Calls[K][1]>;

export interface Tools {
  call: Call;
  store: Store;
  motion: Motion;
  botPause: () => number;
}

export const browserTools: Tools = {
  call: (name, args) => engine.call(name, args),
  store: browserStore,
  motion,
  botPause: () => settings.value.botSpeed,
};
