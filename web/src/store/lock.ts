import { type ReadonlySignal, signal } from "@preact/signals";
import { key } from "./keys";
import { newId } from "./saves";

export interface GameLock {
  /** "mine": this tab may write. "elsewhere": another tab holds the game. "lost": another tab took it over. */
  state: ReadonlySignal<"asking" | "mine" | "elsewhere" | "lost">;
  takeOver(): void;
  release(): void;
}

/** One tab a game. */
export const lockGame = (id: string): GameLock =>
  typeof navigator !== "undefined" && navigator.locks ? webLock(key(`lock:${id}`)) : heartbeatLock(key(`lock:${id}`));

function webLock(name: string): GameLock {
  const state = signal<"asking" | "mine" | "elsewhere" | "lost">("asking");
  let letGo: (() => void) | null = null;
  let released = false;

  const ask = (options: LockOptions) => {
    navigator.locks
      .request(name, options, (lock) => {
        if (released) return;
        if (!lock) {
          state.value = "elsewhere";
          return;
        }
        state.value = "mine";
        return new Promise<void>((resolve) => (letGo = resolve));
      })
      .catch(() => {
        if (!released) state.value = "lost";
      });
  };
  ask({ ifAvailable: true });
  return {
    state,
    takeOver: () => ask({ steal: true }),
    release() {
      released = true;
      letGo?.();
    },
  };
}

const BEAT = 2_000;
const SILENT = 5_000;

/** For pages that are no secure context, where Web Locks do not exist. */
function heartbeatLock(name: string): GameLock {
  const me = newId();
  const state = signal<"asking" | "mine" | "elsewhere" | "lost">("asking");
  const holder = (): { tab: string; at: number } | null => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? "null");
    } catch {
      return null;
    }
  };
  const beat = () => {
    try {
      localStorage.setItem(name, JSON.stringify({ tab: me, at: Date.now() }));
    } catch {
      return; // nothing is shared between tabs then, so there is nothing to lock
    }
  };
  const hold = () => {
    state.value = "mine";
    beat();
  };
  const other = holder();
  if (other && other.tab !== me && Date.now() - other.at < SILENT) state.value = "elsewhere";
  else hold();

  const timer = setInterval(() => state.value === "mine" && beat(), BEAT);
  const heard = (change: StorageEvent) => {
    if (change.key === name && state.value === "mine" && holder()?.tab !== me) state.value = "lost";
  };
  addEventListener("storage", heard);
  return {
    state,
    takeOver: hold,
    release() {
      clearInterval(timer);
      removeEventListener("storage", heard);
      if (state.value === "mine") {
        try {
          localStorage.removeItem(name);
        } catch {
          return;
        }
      }
    },
  };
}
