/** Keeps a game in the browser after every move, and knows how many moves it could not keep. */
import { computed } from "@preact/signals";
import type { Meta, Move, View } from "../engine/types";
import type { Save, Tail } from "../store/save";
import { claimSave, StoreForbidden, StoreFull, unkept, writeClaimed } from "../store/saves";
import { summaryOf } from "../store/summary";

export interface Store {
  load(id: string): Save | null;
  write(id: string, patch: Partial<Omit<Save, "id" | "schema" | "created">>, last: Save): void;
}

export const browserStore: Store = { load: claimSave, write: writeClaimed };

export class Keeper {
  /** Moves that only this page holds; null when the browser keeps all of them. */
  readonly unsaved = computed(() => unkept.value.get(this.id) ?? null);
  #last: Save | null = null;

  constructor(
    readonly id: string,
    private readonly store: Store,
  ) {}

  load(): Save | null {
    this.#last = this.store.load(this.id);
    return this.#last;
  }

  /** Written before the engine is asked, so that a closed tab loses nothing. */
  pending(moves: Move[]): void {
    this.#write({ pending: moves });
  }

  /** `tail`: what did not fit, kept in the same breath. */
  played(text: string, view: View, meta: Meta, tail?: Tail): void {
    const tails = tail ? { tails: [...(this.#last?.tails ?? []), tail] } : {};
    this.#write({ text, pending: [], summary: summaryOf(view, meta), over: view.phase === "over", ...tails });
  }

  /** A full or forbidden store is told by `unsaved`; the game goes on. */
  #write(patch: Partial<Save>): void {
    if (!this.#last) return;
    this.#last = { ...this.#last, ...patch };
    try {
      this.store.write(this.id, patch, this.#last);
    } catch (fault) {
      if (!(fault instanceof StoreFull || fault instanceof StoreForbidden)) throw fault;
    }
  }
}
