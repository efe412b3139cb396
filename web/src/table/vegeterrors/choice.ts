/** What the person at the table has taken up: a card, and what for. Pure: the core's moves decide what is possible. */
import type { Move, Seat } from "../../engine/types";
import type { Colour, HandCard, Reason, VegeterrorsView as View } from "../../engine/vegeterrors";
import { isMagic, laneOf } from "./cards";

export interface Choice {
  mode: "play" | "change";
  /** Place in the hand; null when nothing is taken up. */
  at: number | null;
}

export const NOTHING: Choice = { mode: "play", at: null };

/** A hand as it is drawn: with its moves when it is that seat's turn, else at rest. */
export function handOf(view: View, seat: Seat): HandCard[] {
  if (view.hand && view.toMove === seat) return view.hand;
  const cards = view.seats[seat]?.hand ?? [];
  return cards.map((card) => ({ card, actions: [], reason: { code: "not-your-turn" } }));
}

export function movesOf(view: View, hand: HandCard[], choice: Choice, at: number | null = choice.at): Move[] {
  const held = at === null ? undefined : hand[at];
  if (!held) return [];
  if (choice.mode === "play") return held.actions;
  return (view.change?.options ?? []).filter(({ card }) => card === held.card).map(({ move }) => move);
}

export function reasonOf(view: View, hand: HandCard[], choice: Choice, at: number): Reason | null {
  const held = hand[at];
  if (!held || movesOf(view, hand, choice, at).length > 0) return null;
  if (choice.mode === "play") return held.reason;
  return view.change?.refused.find(({ card }) => card === held.card)?.reason ?? view.change?.reason ?? null;
}

/** Where the chosen card can lie, lane by lane. */
export function targets(view: View, hand: HandCard[], choice: Choice): Map<Colour, Move> {
  const found = new Map<Colour, Move>();
  if (choice.mode === "change") return found;
  for (const move of movesOf(view, hand, choice)) {
    const lane = laneOf(move);
    if (lane) found.set(lane, move);
  }
  return found;
}

/** The first card of the hand that can go to a lane, for lanes that are chosen before a card. */
export function firstFor(hand: HandCard[], lane: Colour): number {
  return hand.findIndex(({ card, actions }) => !isMagic(card) && actions.some((move) => laneOf(move) === lane));
}
