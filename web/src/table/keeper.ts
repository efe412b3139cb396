/** Keeps a game in the browser after every move, and knows how many moves it could not keep. */
import { signal } from "@preact/signals";
import type { Meta, Move, View } from "../engine/types";
import { loadSave, type Save, StoreForbidden, StoreFull, summaryOf, writeSave } from "../store/saves";

export interface Store {
  load(id: string): Save | null;
  write(id: string, patch: Partial<Omit<Save, "id" | "schema" | "created">>): void;
}

export const browserStore: Store = { load: loadSave, write: writeSave };

export class Keeper {
  readonly unsaved = signal(0);

  constructor(
    readonly id: string,
    private readonly store: Store,
  ) {}

  load = (): Save | null => this.store.load(this.id);

  /** Written before the engine is asked, so that a closed tab loses nothing. */
  pending(moves: Move[]): void {
    this.#write({ pending: moves });
  }

  played(text: string, view: View, meta: Meta): void {
    const kept = this.#write({ text, pending: [], summary: summaryOf(view, meta), over: view.phase === "over" });
    this.unsaved.value = kept ? 0 : this.unsaved.value + 1;
  }

  #write(patch: Partial<Save>): boolean {
    try {
      this.store.write(this.id, patch);
      return true;
    } catch (fault) {
      if (fault instanceof StoreFull || fault instanceof StoreForbidden) return false;
      throw fault;
    }
  }
}
