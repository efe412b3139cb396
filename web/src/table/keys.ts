/** The table by keyboard: arrows in hand and lanes, digits pick a card, Esc puts it back, U takes a move back. */
import { type RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { HandCard } from "../engine/types";

interface Keys {
  root: RefObject<HTMLElement | null>;
  hand: HandCard[];
  mine: boolean;
  take: (at: number) => void;
  cancel: () => void;
  focusTarget: () => void;
  undo?: (() => void) | undefined;
}

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

export function useTableKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") || (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]")) return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

function handle(event: KeyboardEvent, { root, hand, mine, take, cancel, focusTarget, undo }: Keys): boolean {
  const cards = [...(root.current?.querySelectorAll<HTMLElement>("[data-at]") ?? [])];
  const lanes = [...(root.current?.querySelectorAll<HTMLElement>("[data-target]") ?? [])];
  const here = document.activeElement as HTMLElement | null;
  const inHand = here ? cards.indexOf(here) : -1;
  const inLanes = here ? lanes.indexOf(here) : -1;
  const step = (among: HTMLElement[], at: number, by: number) => among[(at + by + among.length) % among.length]?.focus();

  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight": {
      const by = event.key === "ArrowRight" ? 1 : -1;
      if (inHand >= 0) step(cards, inHand, by);
      else if (inLanes >= 0) step(lanes, inLanes, by);
      else return false;
      return true;
    }
    case "ArrowUp":
      if (inHand < 0 || lanes.length === 0) return false;
      focusTarget();
      return true;
    case "ArrowDown":
      if (inLanes < 0) return false;
      (cards.find((card) => card.dataset.s === "selected") ?? cards[0])?.focus();
      return true;
    case "Home":
    case "End":
      if (inHand < 0) return false;
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
      const digit = /^[0-9]$/.test(event.key) ? (Number(event.key) + 9) % 10 : -1;
      if (digit < 0 || digit >= hand.length) return false;
      cards[digit]?.focus();
      if (mine) take(digit);
      return true;
    }
  }
}
