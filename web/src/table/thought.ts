/** A bot's thought: told when it takes long, cut short by a button, dropped when the table changes. */
import { signal } from "@preact/signals";
import type { Thinking } from "../engine/thinkers";
import type { Move } from "../engine/types";

/** Milliseconds after which a thought takes long. */
const LONG = 500;

export class Thought {
  /** How much of a long thought is done, 0 to 1; null while nothing takes long. */
  readonly done = signal<number | null>(null);
  #hurry = new AbortController();

  /** The newest thought is the one that counts: an older one ends early and tells nothing. */
  async run(choose: (thinking: Thinking) => Promise<Move>): Promise<Move> {
    this.hurry();
    const mine = (this.#hurry = new AbortController());
    const began = performance.now();
    const onProgress = (done: number) => {
      if (mine === this.#hurry && performance.now() - began > LONG) this.done.value = Math.min(1, done);
    };
    try {
      return await choose({ onProgress, hurry: mine.signal });
    } finally {
      if (mine === this.#hurry) this.done.value = null;
    }
  }

  /** The move is made with what has been found so far. */
  hurry(): void {
    this.#hurry.abort();
  }
}
