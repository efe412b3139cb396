/** The table by keyboard: arrows in hand and lanes, digits pick a card, Esc puts it back, U takes a move back. */
import type { RefObject } from "preact";
import type { HandCard } from "../../engine/vegeterrors";
import { digitOf, step, useKeys } from "../keys";

interface Keys {
  root: RefObject<HTMLElement | null>;
  hand: HandCard[];
  mine: boolean;
  take: (at: number) => void;
  cancel: () => void;
  focusTarget: () => void;
  undo?: (() => void) | undefined;
}

export const useTableKeys = (keys: Keys): void => useKeys((event) => handle(event, keys));

function handle(event: KeyboardEvent, { root, hand, mine, take, cancel, focusTarget, undo }: Keys): boolean {
  const cards = [...(root.current?.querySelectorAll<HTMLElement>("[data-at]") ?? [])];
  const lanes = [...(root.current?.querySelectorAll<HTMLElement>("[data-target]") ?? [])];
  const here = document.activeElement as HTMLElement | null;
  const inHand = here ? cards.indexOf(here) : -1;
  const inLanes = here ? lanes.indexOf(here) : -1;

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
      const digit = digitOf(event.key);
      if (digit < 0 || digit >= hand.length) return false;
      cards[digit]?.focus();
      if (mine) take(digit);
      return true;
    }
  }
}
