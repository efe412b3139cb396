/** Free cards of Silos and wells: first chosen, then taken. The core's moves say which can be. */
import { useSignal } from "@preact/signals";
import type { CardName, Move, Seat } from "../../../engine/types";
import type { ChainCard, Crop, VegeTablesView, Well } from "../../../engine/vegeTables";
import { only, takeMove } from "../cards";
import { freeReason } from "./words";

export type Place = "silo" | "well";

/** The card that lies free at the end of a stack. */
export interface Free {
  place: Place;
  at: number;
  card: CardName;
  move: Move;
  /** What lies free when it is gone. */
  under: CardName | null;
}

export interface Taking {
  /** The chosen card's move. */
  picked: Move | null;
  can: (move: Move) => boolean;
  /** Chooses a card; the second time takes it. */
  press: (move: Move) => void;
  put: () => void;
}

const stackOf = (view: VegeTablesView, place: Place, at: number): (CardName | null)[] => (place === "silo" ? view.silos?.[at] : view.wells?.[at]?.cards) ?? [];

export function freeAt(view: VegeTablesView, place: Place, at: number): Free | null {
  const stack = stackOf(view, place, at);
  const card = stack.at(-1);
  return card ? { place, at, card, move: takeMove(place, at), under: stack.at(-2) ?? null } : null;
}

/** All that lie free. */
export const allFree = (view: VegeTablesView): Free[] =>
  (["silo", "well"] as const).flatMap((place) => ((place === "silo" ? view.silos : view.wells) ?? []).flatMap((_, at) => freeAt(view, place, at) ?? []));

export const freeOf = (view: VegeTablesView, move: Move | null): Free | null => allFree(view).find((free) => free.move === move) ?? null;

/** Wells that are still to be seen: an emptied one makes room for the third. */
export const wellsOf = (view: VegeTablesView): { well: Well; at: number }[] => (view.wells ?? []).map((well, at) => ({ well, at })).filter(({ well, at }) => at < 2 || well.cards.length > 0);
export const wellsHold = (view: VegeTablesView): boolean => (view.wells ?? []).some(({ cards }) => cards.length > 0);

export const cropWith = (view: VegeTablesView, card: CardName): Crop | undefined => view.crops.find(({ chain }) => chain.some((one) => one.card === card));
const linkOf = (view: VegeTablesView, card: CardName): ChainCard | undefined => cropWith(view, card)?.chain.find((one) => one.card === card);
export const isBurned = (view: VegeTablesView, card: CardName): boolean => linkOf(view, card)?.burned ?? false;
/** It is just what its crop wants next. */
export const fitsNow = (view: VegeTablesView, card: CardName): boolean => view.crops.some(({ next }) => next === card);

/** The card of its crop that goes before it. */
export function cardBefore(view: VegeTablesView, card: CardName): ChainCard | undefined {
  const chain = cropWith(view, card)?.chain ?? [];
  return chain[chain.findIndex((one) => one.card === card) - 1];
}

/** Nothing but a free card is asked for: the hand rests. */
export const onlyFree = ({ phase }: VegeTablesView): boolean => phase === "silo" || phase === "visit" || phase === "choose";
/** By choice: cards of the wells are among what can be done. */
export const mayVisit = (view: VegeTablesView): boolean => view.phase === "play" && only(view.legal, "well") !== undefined;

interface Table {
  view: VegeTablesView;
  me: Seat;
  mine: boolean;
  play: ((move: Move) => void) | undefined;
  say: (why: string) => void;
  /** Puts back what else was taken up. */
  clear: () => void;
}

export function useTaking({ view, me, mine, play, say, clear }: Table): Taking {
  const chosen = useSignal<{ move: Move; at: number } | null>(null);
  const can = (move: Move) => mine && view.legal.includes(move);
  const last = chosen.value;
  const picked = last?.at === view.move && can(last.move) ? last.move : null;
  const press = (move: Move) => {
    if (!can(move)) say(freeReason(view, me, freeOf(view, move)));
    else if (picked === move) play?.(move);
    else {
      clear();
      chosen.value = { move, at: view.move };
    }
  };
  return { picked, can, press, put: () => (chosen.value = null) };
}
