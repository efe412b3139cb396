/** Thinking for the bots: one decision, searched slice by slice in several workers at once. */
import { Engine, engine } from "./client";
import type { Found, Move, Observed } from "./types";

/** Gigabytes below which a browser has room for one Python only; many do not say how many they have. */
const ROOM = 4;
const { hardwareConcurrency, deviceMemory = ROOM } = navigator as Navigator & { deviceMemory?: number };
/** Workers beside the engine's own, which thinks too: a processor stays free for the page. */
const SPARE = deviceMemory < ROOM ? 0 : Math.max(0, Math.min(2, (hardwareConcurrency || 2) - 2));
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
  /** A move that the last part of the time goes to, until it is known half as well as the best one. */
  about?: Move;
}

/** The part of the time that all moves share where one of them gets the rest. */
const SHARED = 0.7;

/** What the workers found, a list each, for the core to merge. */
export async function think(observed: Observed, bot: string, { onProgress, hurry, longest = LONGEST, about }: Thinking = {}): Promise<Found[]> {
  const began = performance.now();
  const able = workers();
  const done = able.map(() => 0);
  const report = () => onProgress?.(Math.max(done.reduce((sum, one) => sum + one, 0) / able.length, (performance.now() - began) / longest));

  async function search(worker: Engine, at: number): Promise<Found> {
    const thought = `thought-${++thoughts}`;
    const { limit } = await worker.call("think", { ...observed, thought, bot, worker: at });
    const part = Math.ceil(limit / able.length);
    let found: Found = [];
    let visits = 0;
    let slice = 1;
    /** Slices as long as some iterations are wanted and there is time. */
    async function ponder(wanted: () => number, until: number, move?: Move): Promise<void> {
      for (let open = wanted(); open > 0; open = wanted()) {
        const asked = performance.now();
        ({ visits, found } = await worker.call("ponder", { thought, iterations: Math.min(slice, open), ...(move !== undefined && { move }) }));
        const now = performance.now();
        // Twice as many at most, so that one quick slice does not make a long one.
        slice = Math.max(1, Math.min(slice * 2, Math.floor((slice * SLICE) / Math.max(1, now - asked))));
        done[at] = Math.min(1, visits / part);
        report();
        if (hurry?.aborted || now - began > until) return;
      }
    }
    await ponder(() => part - visits, about === undefined ? longest : longest * SHARED);
    if (about !== undefined && !hurry?.aborted) {
      const known = (move: Move) => found.find(([one]) => one === move)?.[1] ?? 0;
      await ponder(() => Math.ceil((found[0]?.[1] ?? 0) / 2) - known(about), longest, about);
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
