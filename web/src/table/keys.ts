/** Keys of the table: one listener for the page, and focus that is never left nowhere. */
import { useEffect, useRef } from "preact/hooks";

let byKey = false;
if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (byKey = true), true);
  addEventListener("pointerdown", () => (byKey = false), true);
}

/** Who plays by keyboard is not left nowhere when the focused button goes away. */
export function keepFocus(find: () => HTMLElement | null | undefined): void {
  const here = document.activeElement;
  if (byKey && (!here || here === document.body)) find()?.focus({ preventScroll: true });
}

/** `handle` says whether it used the key; fields, dialogs and the browser's own keys are left alone. */
export function useKeys(handle: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") || (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]")) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** The next element of a row that goes round. */
export const step = (among: HTMLElement[], at: number, by: number): void => among[(at + by + among.length) % among.length]?.focus();

export interface HandKeys {
  cards: HTMLElement[];
  mine: boolean;
  take: (at: number) => void;
  cancel: () => void;
  undo?: (() => void) | undefined;
}

/** The keys every hand knows: first and last card, a digit picks one, Esc puts it back, U takes a move back. */
export function handKey(event: KeyboardEvent, { cards, mine, take, cancel, undo }: HandKeys): boolean {
  switch (event.key) {
    case "Home":
    case "End":
      if (!cards.includes(document.activeElement as HTMLElement)) return false;
      cards.at(event.key === "Home" ? 0 : -1)?.focus();
      return true;
    case "Escape":
      cancel();
      return mine;
    case "u":
    case "U":
      if (!event.repeat) undo?.(); // a key held down takes one move back
      return undo !== undefined;
    default: {
      const digit = digitOf(event.key);
      if (digit < 0 || digit >= cards.length) return false;
      cards[digit]?.focus();
      if (mine) take(digit);
      return true;
    }
  }
}

/** The key 1 to 9 stands for a place in the hand, 0 for the tenth. */
const digitOf = (key: string): number => (/^[0-9]$/.test(key) ? (Number(key) + 9) % 10 : -1);
