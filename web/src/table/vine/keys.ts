/** The table by keyboard; arrows, Enter and R inside a board are the board's own. */
import type { RefObject } from "preact";
import { useKeys } from "../keys";
import type { Play } from "./play";

interface More {
  root: RefObject<HTMLElement | null>;
  undo?: (() => void) | undefined;
  skip: () => void;
  end: () => void;
  refresh: () => void;
}

const PRESSED = "button, a, summary, select, [role=tab]";

export function useTableKeys(play: Play, { root, undo, skip, end, refresh }: More): void {
  useKeys((event) => {
    const { mode } = play;
    const once = (run: () => void): boolean => {
      if (!event.repeat) run();
      return true;
    };
    const digit = /^[1-9]$/.test(event.key) ? root.current?.querySelector<HTMLElement>(`[data-at="${event.key}"]`) : null;
    if (digit) {
      digit.focus();
      if (mode) play.take(Number(event.key));
      // On to the board, where its place is picked.
      const board = () => root.current?.querySelector<HTMLElement>(`${mode === "pair" ? `[data-vine="${digit.dataset.onto}"]` : ".vbox.aim"} [data-vcell][tabindex="0"]`)?.focus({ preventScroll: true });
      if (mode) requestAnimationFrame(() => requestAnimationFrame(board));
      return true;
    }
    if (event.key === "Enter") {
      if (!play.deed || (event.target as HTMLElement).closest(PRESSED)) return false;
      return once(play.commit);
    }
    switch (event.key.toLowerCase()) {
      case "escape":
        if (mode) play.putBack();
        return mode !== null;
      case "u":
        return undo ? once(undo) : false;
      case "r":
        return play.rotate ? once(play.rotate) : false;
      case "s":
        if (mode !== "pair" && mode !== "bean") return false;
        return once(mode === "pair" ? play.swap : play.stack);
      case "n":
        return mode === "prune" ? once(skip) : false;
      case "e":
        return mode === "bean" ? once(end) : false;
      case "f":
        return mode === "bean" ? once(refresh) : false;
      case "c":
        return once(() => (play.sorting.value = true));
      default:
        return false;
    }
  });
}
