/** The table by keyboard: arrows in the hand and over the bed, digits pick a card, P ends the turn, Esc puts a card back. */
import type { RefObject } from "preact";
import { type HandKeys, handKey, step, useKeys } from "../keys";

interface Keys extends Omit<HandKeys, "cards"> {
  root: RefObject<HTMLElement | null>;
  endTurn: () => void;
  takeUp: () => void;
  /** Digits choose among the free cards, not in the hand. */
  onlyFree: boolean;
}

export const useTableKeys = (keys: Keys): void => useKeys((event) => handle(event, keys));

const all = (root: Element | null, what: string): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>(what) ?? [])];

/** The next crop in a direction, over rows that nothing has been planted in. */
function beside(cells: HTMLElement[], from: HTMLElement, across: number, down: number): HTMLElement | undefined {
  const place = (cell: HTMLElement) => ({ row: Number(cell.dataset.r), column: Number(cell.dataset.c) });
  const here = place(from);
  return cells
    .filter((cell) => {
      const there = place(cell);
      return down === 0
        ? there.row === here.row && Math.sign(there.column - here.column) === across
        : there.column === here.column && Math.sign(there.row - here.row) === down;
    })
    .sort((one, other) => {
      const far = (cell: HTMLElement) => Math.abs(place(cell).row - here.row) + Math.abs(place(cell).column - here.column);
      return far(one) - far(other);
    })[0];
}

const ARROWS: Record<string, [across: number, down: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function arrow(root: Element | null, [across, down]: [number, number]): boolean {
  const cards = all(root, "[data-at]");
  const cells = all(root, "[data-cell]");
  const targets = all(root, "[data-target]");
  const rows = all(root, ".rowpick [data-target]");
  const alive = all(root, "[data-free][aria-disabled=false]");
  const free = alive.length > 0 ? alive : all(root, "[data-free]");
  const here = document.activeElement as HTMLElement | null;
  const toHand = () => (cards.find((card) => card.dataset.s === "selected") ?? cards[0])?.focus();
  if (here && cards.includes(here)) {
    if (down === 0) step(cards, cards.indexOf(here), across);
    else if (down < 0) (targets[0] ?? alive[0] ?? cells.at(-1))?.focus();
    else return false;
    return true;
  }
  if (here && rows.includes(here)) {
    const next = rows[rows.indexOf(here) + (down || across)];
    if (next) next.focus();
    else if (down > 0) toHand();
    return true;
  }
  if (here && cells.includes(here)) {
    const next = beside(cells, here, across, down);
    if (next) next.focus();
    else if (down > 0 && free[0]) free[0].focus();
    else if (down > 0) toHand();
    return true;
  }
  if (here && free.includes(here)) {
    if (down === 0) step(free, free.indexOf(here), across);
    else if (down < 0) cells.at(-1)?.focus();
    else toHand();
    return true;
  }
  return false;
}

function handle(event: KeyboardEvent, { root, endTurn, takeUp, onlyFree, ...hand }: Keys): boolean {
  const way = ARROWS[event.key];
  if (way) return arrow(root.current, way);
  if (event.key.toLowerCase() === "p") {
    if (hand.mine && !event.repeat) endTurn();
    return hand.mine;
  }
  if (event.key.toLowerCase() === "t") {
    if (hand.mine && !event.repeat) takeUp();
    return hand.mine;
  }
  const numbered = onlyFree && /^\d$/.test(event.key) ? all(root.current, `[data-free][data-number="${event.key}"][aria-disabled=false]`)[0] : undefined;
  if (numbered) {
    numbered.focus();
    if (numbered.getAttribute("aria-pressed") !== "true") numbered.click(); // once more would take it
    return true;
  }
  return handKey(event, { ...hand, cards: all(root.current, "[data-at]") });
}
