/** Thinking for the bots: one decision, searched slice by slice in several workers at once. */
import { Engine, engine } from "./client";
import type { Found, Observed } from "./types";

/** Workers beside the engine's own, which thinks too: a processor stays free for the page. */
const SPARE = Math.max(0, Math.min(2, (navigator.hardwareConcurrency || 2) - 2));
/** Milliseconds of a slice, after which a thought can be stopped, and of a whole thought. */
const SLICE = 12;
const LONGEST = 2_000;

let spare: Engine[] = [];
let thoughts = 0;

/** The engine itself, and the spare workers that have woken up; they are woken by the first thought. */
function workers(): Engine[] {
  if (spare.length < SPARE) spare = Array.from({ length: SPARE }, (_, at) => new Engine(`thinker-${at + 1}`));
  for (const one of spare) if (one.state.value === "idle") one.start();
  return [engine, ...spare.filter(({ state }) => state.value === "ready")];
}

export interface Thinking {
  /** Part of the thought that is done, 0 to 1. */
  onProgress?: (done: number) => void;
  /** Ends the thought early: what is found by then counts. */
  hurry?: AbortSignal;
  /** Milliseconds at most. */
  longest?: number;
}

/** What the workers found, a list each, for the core to merge. */
export async function think(observed: Observed, bot: string, { onProgress, hurry, longest = LONGEST }: Thinking = {}): Promise<Found[]> {
  const began = performance.now();
  const able = workers();
  const done = able.map(() => 0);
  const report = () => onProgress?.(Math.max(done.reduce((sum, part) => sum + part, 0) / able.length, (performance.now() - began) / longest));

  async function search(worker: Engine, at: number): Promise<Found> {
    const thought = `thought-${++thoughts}`;
    const { limit } = await worker.call("think", { ...observed, thought, bot, worker: at });
    const share = Math.ceil(limit / able.length);
    let found: Found = [];
    let slice = 1;
    for (let visits = 0; visits < share; ) {
      const asked = performance.now();
      ({ visits, found } = await worker.call("ponder", { thought, iterations: Math.min(slice, share - visits) }));
      const now = performance.now();
      // Twice as many at most, so that one quick slice does not make a long one.
      slice = Math.max(1, Math.min(slice * 2, Math.floor((slice * SLICE) / Math.max(1, now - asked))));
      done[at] = visits / share;
      report();
      if (hurry?.aborted || now - began > longest) break;
    }
    await worker.call("forget", { thought });
    return found;
  }

  const searches = await Promise.allSettled(able.map(search));
  const found = searches.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  // The engine's own fault is the game's; a spare worker that died only found less.
  if (searches[0]?.status === "rejected") throw searches[0].reason;
  return found;
}
