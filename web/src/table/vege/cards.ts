/** What the notation says and what is printed on a card: pictures and words, no rule. */
import type { CardName, Move, Seat } from "../../engine/types";
import type { Suit } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { written } from "../../i18n/numbers";

const SUITS: Record<string, Suit> = { R: "red", K: "black", G: "green", Y: "yellow" };
export const TRACTOR: CardName = "T";
const PASS: Move = "pass";
const POT: Move = "pot";
const STUCK: Move = "stuck";
/** What a stuck player may choose. */
const CHOICES = ["stay", "own", "others", "all"] as const;
/** Double Deck: a Tractor on a crop, a card under a tallone. */
const LAID = `${TRACTOR}:`;
const UNDER = "<";
const TAKES = { silo: "S", well: "W" } as const;

export const isTractor = (card: CardName | undefined): boolean => card === TRACTOR;
export const suitOf = (card: CardName): Suit | null => SUITS[card[0] ?? ""] ?? null;
export const numberOf = (card: CardName): number => Number(card.slice(1));
/** Column of its crop, from 1. */
export const columnOf = (card: CardName): number => ((numberOf(card) - 1) % 4) + 1;
/** 1 Plot, 2 Seed, 3 Sprout, 4 Plant, 5 Fruit. */
export const stageOf = (card: CardName): number => Math.ceil(numberOf(card) / 4);

/** Black is drawn violet. */
export const paintOf = (suit: Suit): string => (suit === "black" ? "violet" : suit);
export const cardPaint = (card: CardName): string => {
  const suit = suitOf(card);
  return suit ? paintOf(suit) : "tractor";
};

/** The name of a crop, for its pictures and its cell. */
export const cropId = (suit: Suit, column: number): string => `${paintOf(suit)}-${column}`;
export const cropOf = (card: CardName): string | null => {
  const suit = suitOf(card);
  return suit && cropId(suit, columnOf(card));
};

// --- moves ---------------------------------------------------------------------

export type MoveKind = "pass" | "pot" | "stuck" | "takeUp" | "discard" | "give" | "deal" | "silo" | "well" | "tractor" | "drawPile" | "under" | "play" | (typeof CHOICES)[number];

export function kindOf(move: Move): MoveKind {
  if (move === PASS) return "pass";
  if (move === POT) return "pot";
  if (move === STUCK) return "stuck";
  if (move === TRACTOR) return "takeUp";
  const choice = CHOICES.find((one) => one === move);
  if (choice) return choice;
  if (/^S\d$/.test(move)) return "silo";
  if (/^W\d$/.test(move)) return "well";
  if (/^D\d$/.test(move)) return "drawPile";
  if (move.startsWith(LAID)) return "tractor";
  if (move.includes(UNDER)) return "under";
  if (move.startsWith("-")) return "discard";
  if (move.startsWith(">")) return "give";
  return move.includes(">") ? "deal" : "play";
}

export const only = (legal: Move[], kind: MoveKind): Move | undefined => legal.find((move) => kindOf(move) === kind);
/** The row that a move chooses, from 1; null when its suit has one. */
export const rowOf = (move: Move): number | null => (move.includes("@") ? Number(move.split("@")[1]) : null);
/** The move that takes the free card of a Silo or a well, counted from 0. */
export const takeMove = (place: "silo" | "well", at: number): Move => `${TAKES[place]}${at + 1}`;
/** In the order in which they are offered. */
export const choicesIn = (legal: Move[]) => CHOICES.filter((choice) => legal.includes(choice));
/** Double Deck: the move that lays a Tractor on the crop of a card, draws from a tallone (from 0), or puts a card under one. */
export const tractorOn = (legal: Move[], crop: string): Move | undefined => legal.find((move) => kindOf(move) === "tractor" && cropOf(move.slice(LAID.length)) === crop);
export const drawFrom = (legal: Move[], pile: number): Move | undefined => legal.find((move) => kindOf(move) === "drawPile" && pileOf(move) === pile);
export const putUnder = (actions: Move[], pile: number): Move | undefined => actions.find((move) => kindOf(move) === "under" && pileOf(move) === pile);
/** A card of the crop that a Tractor is laid on. */
export const laidOn = (move: Move): CardName => move.slice(LAID.length);
/** From 0, of a draw or of a card that goes under. */
export const pileOf = (move: Move): number => Number(move.slice(move.includes(UNDER) ? move.indexOf(UNDER) + 1 : 1)) - 1;
/** Whom the dealer gives it to. */
export const receiverOf = (move: Move): Seat => Number(move.split(">")[1]) - 1;

// --- words ---------------------------------------------------------------------

export const suitName = (suit: Suit): string => t("vege.suit", { suit });
/** For ICU select, which takes no dash. */
const cropKey = (suit: Suit, column: number): string => `${paintOf(suit)}${column}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const cropName = (suit: Suit, column: number): string => t("vege.crop", { crop: cropKey(suit, column) });
/** "the tomato". */
export const cropThe = (suit: Suit, column: number): string => t("vege.crop-the", { crop: cropKey(suit, column) });
/** "The tomato needs …", "Al pomodoro serve …". */
export const cropTo = (suit: Suit, column: number): string => capital(t("vege.crop-to", { crop: cropKey(suit, column) }));
/** "Tomato". */
export const cropTitle = (suit: Suit, column: number): string => capital(cropName(suit, column));

/** "tomato 9", "a Tractor". */
export function cardName(card: CardName): string {
  const suit = suitOf(card);
  return suit ? t("vege.card", { crop: cropName(suit, columnOf(card)), number: numberOf(card) }) : t("vege.tractor");
}

/** "Tomato 9", at the start of a sentence. */
export const cardTitle = (card: CardName): string => capital(cardName(card));

export { written };
/** "+10", "−50". */
export const signed = (points: number): string => (points < 0 ? written(points) : `+${points}`);

/** "Red 9, tomato seed": what a card is called out loud. */
export function cardSpoken(card: CardName): string {
  const suit = suitOf(card);
  if (!suit) return t("vege.tractor-title");
  return t("vege.card-spoken", { suit, number: numberOf(card), crop: cropName(suit, columnOf(card)), stage: String(stageOf(card)) });
}
