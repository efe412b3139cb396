/** A hint: searched in the workers when a person asks for it, put away with the next move. It changes nothing. */
import { signal } from "@preact/signals";
import { advise } from "../engine/advice";
import type { Advice, Move } from "../engine/types";
import { faultText } from "../ui/faults";
import { toast } from "../ui/Toast";
import type { Company } from "./words";

/** Its words come with the first one that is asked for. */
export type Words = typeof import("./hint/words");

export interface Hint {
  /** Moves before the decision. */
  at: number;
  /** How much of the search is done, 0 to 1. */
  done: number;
  advice: Advice | null;
  words: Words | null;
}

export class Hints {
  readonly now = signal<Hint | null>(null);
  #search = new AbortController();

  constructor(private readonly table: string) {}

  async ask(at: number): Promise<void> {
    this.drop();
    const mine = (this.#search = new AbortController());
    const show = (part: Partial<Hint>) => {
      if (!mine.signal.aborted) this.now.value = { at, done: 0, advice: null, words: null, ...this.now.value, ...part };
    };
    show({});
    try {
      const coming = import("./hint/words").then((words) => (show({ words }), words));
      const [advice] = await Promise.all([advise(this.table, at, { hurry: mine.signal, onProgress: (done) => show({ done: Math.min(1, done) }) }), coming]);
      show({ advice, done: 1 });
    } catch (fault) {
      if (mine.signal.aborted) return;
      this.drop();
      toast(faultText(fault).text, { icon: "warn" });
    }
  }

  drop(): void {
    this.#search.abort();
    this.now.value = null;
  }
}

/** What a hint says of a move and why: one family's words. */
export interface HintWords<V> {
  says: (view: V, move: Move, company: Company) => string;
  /** What the core's reason mentions, in words. */
  named: (params: Record<string, string | number>) => Record<string, string | number>;
}
