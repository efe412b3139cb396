/** What can be done at the table of Double Deck, read from the core's moves. */
import type { Move, Seat } from "../../../engine/types";
import type { Crop, HandCard, VegeTablesView } from "../../../engine/vegeTables";
import { drawFrom, kindOf, tractorOn } from "../cards";
import { discardOf, handOf, playsOf, undersOf } from "../choice";

/** A hand as it is drawn: burned copies last, Plots among the others. */
export function doubleHand(view: VegeTablesView, seat: Seat): HandCard[] {
  const gone = new Set(view.crops.flatMap(({ chain }) => chain.filter(({ at }) => at === "laid" || at === "tractor").map(({ card }) => card)));
  const cards = handOf(view, seat).map((held) => ({ ...held, plot: false, burned: gone.has(held.card) }));
  return [...cards.filter(({ burned }) => !burned), ...cards.filter(({ burned }) => burned)];
}

/** Cards to draw are asked for, or can be. */
export const mayDraw = ({ legal }: VegeTablesView): boolean => legal.some((move) => kindOf(move) === "drawPile");
/** Draws that are open to the seat, by tallone. */
export const drawsOf = ({ legal, piles }: VegeTablesView): (Move | undefined)[] => (piles ?? []).map((_, at) => drawFrom(legal, at));

/** A move for every burned copy that can go now. */
export const allDiscards = (hand: HandCard[]): Move[] => hand.flatMap((held) => discardOf(held) ?? []);

/** The two ways to fill a crop's next place, when they are open. */
export function waysFor(view: VegeTablesView, hand: HandCard[], crop: Crop, id: string): { card: Move | undefined; tractor: Move | undefined } {
  const held = hand.find(({ card, actions }) => card === crop.next && actions.length > 0);
  return { card: playsOf(held)[0], tractor: tractorOn(view.legal, id) };
}

/** Where the cards of a hand can go under. */
export const underWays = (hand: HandCard[]): boolean => hand.some((held) => undersOf(held).length > 0);
