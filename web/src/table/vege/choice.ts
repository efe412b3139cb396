/** What the person at the table has taken up, and where it can go. Pure: the core's moves decide what is possible. */
import type { CardName, Move, Seat } from "../../engine/types";
import type { HandCard, VegeTablesView } from "../../engine/vegeTables";
import { cropOf, isTractor, kindOf, rowOf } from "./cards";

/** A hand as it is drawn, Plots first: with its moves when it is that seat's turn, else at rest. */
export function handOf(view: VegeTablesView, seat: Seat): HandCard[] {
  if (view.hand && view.toMove === seat) return view.hand;
  const here = view.seats[seat];
  if (!here?.hand) return [];
  const burned = new Set<CardName>(view.crops.flatMap(({ chain }) => chain.filter((one) => one.burned).map(({ card }) => card)));
  const plots = here.plots.map(({ card }) => card);
  const rest = { actions: [], tractors: 0, reason: { code: "not-your-turn" } };
  return [...plots, ...here.hand.filter((card) => !plots.includes(card))].map((card) => ({
    ...rest,
    card,
    plot: plots.includes(card),
    burned: !isTractor(card) && burned.has(card),
    open: here.shown.includes(card),
  }));
}

const movesOf = (held: HandCard | undefined, kind: "play" | "discard" | "give" | "under"): Move[] => held?.actions.filter((move) => kindOf(move) === kind) ?? [];

export const playsOf = (held: HandCard | undefined): Move[] => movesOf(held, "play");
export const discardOf = (held: HandCard | undefined): Move | undefined => movesOf(held, "discard")[0];
export const giveOf = (held: HandCard | undefined): Move | undefined => movesOf(held, "give")[0];
export const undersOf = (held: HandCard | undefined): Move[] => movesOf(held, "under");

/** The free rows a card can begin, from 1, each with its move. */
export const rowsOf = (held: HandCard | undefined): Map<number, Move> =>
  new Map(playsOf(held).flatMap((move) => { const row = rowOf(move); return row === null ? [] : [[row, move] as const]; }));

/** The crop in the Field on which a card can be played. */
export const aimOf = (held: HandCard | undefined): string | null => (held && playsOf(held).some((move) => rowOf(move) === null) ? cropOf(held.card) : null);

/** The card of the hand that a crop would take, one without Tractors before others; -1 when none. */
export function firstFor(hand: HandCard[], crop: string): number {
  const plain = hand.findIndex((held) => held.tractors === 0 && aimOf(held) === crop);
  return plain >= 0 ? plain : hand.findIndex((held) => aimOf(held) === crop);
}

/** Crops that a card of the hand fits as they stand. */
export const fitting = (hand: HandCard[]): Set<string> => new Set(hand.flatMap((held) => (held.tractors === 0 ? (aimOf(held) ?? []) : [])));
