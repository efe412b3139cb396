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
  let queue: AbortController | null = null;
  let released = false;

  const ask = (options: LockOptions) => {
    let held = false;
    navigator.locks
      .request(name, options, (lock) => {
        if (released) return;
        if (!lock) {
          state.value = "elsewhere";
          wait();
          return;
        }
        held = true;
        state.value = "mine";
        return new Promise<void>((resolve) => (letGo = resolve));
      })
      .catch((fault: unknown) => {
        if (released) return;
        if (held) {
          state.value = "lost";
          wait();
        } else if ((fault as Error).name !== "AbortError") state.value = "mine"; // no locks for this page, so no storage to share either
      });
  };
  /** Until the other tab is closed. */
  const wait = () => {
    queue = new AbortController();
    ask({ signal: queue.signal });
  };
  ask({ ifAvailable: true });
  return {
    state,
    takeOver() {
      queue?.abort();
      ask({ steal: true });
    },
    release() {
      released = true;
      queue?.abort();
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
  const taken = () => {
    const other = holder();
    return other !== null && other.tab !== me && Date.now() - other.at < SILENT;
  };
  if (taken()) state.value = "elsewhere";
  else hold();

  const timer = setInterval(() => {
    if (state.value === "mine") beat();
    else if (!taken()) hold();
  }, BEAT);
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
