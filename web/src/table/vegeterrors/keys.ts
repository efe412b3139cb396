/** The table by keyboard: arrows in hand and lanes, digits pick a card, Esc puts it back, U takes a move back. */
import type { RefObject } from "preact";
import { type HandKeys, handKey, step, useKeys } from "../keys";

interface Keys extends Omit<HandKeys, "cards"> {
  root: RefObject<HTMLElement | null>;
  focusTarget: () => void;
}

export const useTableKeys = (keys: Keys): void => useKeys((event) => handle(event, keys));

function handle(event: KeyboardEvent, { root, focusTarget, ...hand }: Keys): boolean {
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
    default:
      return handKey(event, { ...hand, cards });
  }
}
