/** Vegeterrors: what the page is told of a position and of what happened. */
import type { CardName, CommonView, Move, Seat } from "./types";

export type Colour = "blue" | "green" | "yellow" | "red";

/** Why something is not possible; `code` is a key of the message catalogues (reason.<code>). */
export interface Reason {
  code: string;
  inPlay?: Colour[];
  holds?: Colour[];
  colour?: Colour;
}

/** One card of the hand of the seat to move, with what it can do now. */
export interface HandCard {
  card: CardName;
  /** Moves this card can make now: one for a Vegeterror, one a target for Magic; empty when illegal. */
  actions: Move[];
  reason: Reason | null;
}

export interface Play {
  seat: Seat;
  /** Place in the trick, from 1. */
  order: number;
  card: CardName;
  /** Colour a Magic card strengthens. */
  target: Colour | null;
  /** It was the face-down card, turned up by a change of prediction. */
  turnedUp: boolean;
}

export interface Lane {
  colour: Colour;
  /** Tricks won in this hand. */
  die: number;
  /** Bonus chips on the payout card, in gold (0, 10, 20 …). */
  chips: number;
  /** Strength in the running trick, 0 when no card of it is there. */
  strength: number;
  /** What the strength is made of, in order: 4, 3, 100. */
  parts: number[];
  leading: boolean;
  /** Leads only because it came first among equals. */
  byOrder: boolean;
  /** A Poison card here is awake: the Boss is in the trick. */
  poisonAwake: boolean;
}

export interface SeatView {
  seat: Seat;
  gold: number;
  handCount: number;
  predicted: boolean;
  changed: boolean;
  /** Own face-down card, only for seats in `eyes`. */
  faceDown: CardName | null;
  /** Sorted hand, only for seats in `eyes`. */
  hand: CardName[] | null;
}

/** What a prediction would pay if its colour wins: alone, as one of two, as one of three or four. */
export interface Stake { card: CardName; colour: Colour; chips: number; strength: number; penalty: number; alone: number; two: number; more: number }

/** `lanes`: as they stood with the last card, before the die moved. */
export interface LastTrick { number: number; plays: Play[]; winner: Colour | null; strength: number; leader: Seat; lanes: Lane[] }

export interface Slip { seat: Seat; card: CardName; changed: boolean; right: boolean; share: number; chips: number; strength: number; penalty: number; total: number; before: number; after: number }

export interface Payout {
  /** The hand that ended, from 1. */
  round: number;
  winner: Colour;
  /** Colours with as many tricks as the winner, itself included, in tie order. */
  tied: Colour[];
  dice: Record<string, number>;
  chipsBefore: Record<string, number>;
  chipsAfter: Record<string, number>;
  right: number;
  slips: Slip[];
  tricks: { number: number; winner: Colour | null; strength: number; leader: Seat }[];
  ends: boolean;
}

export interface VegeterrorsView extends CommonView {
  family: "vegeterrors";
  phase: "predict" | "trick" | "over";
  /** The trick being played, 1 to 10; 0 while predicting. */
  trick: number;
  tricks: number;
  startSeat: Seat;
  leader: Seat;
  /** Left to right, which is also the order that breaks ties of dice. */
  lanes: Lane[];
  plays: Play[];
  prizes: number[];
  target: number;
  seats: SeatView[];
  /** The hand of the seat to move when that seat is in `eyes`, else null. */
  hand: HandCard[] | null;
  /** Change of prediction for the seat to move when in `eyes`: one move a card that can go face down. */
  change: { options: { card: CardName; move: Move }[]; refused: { card: CardName; reason: Reason }[]; reason: Reason | null } | null;
  /** What `eyes[0]`'s own prediction would pay now; null before it has one. */
  stake: Stake | null;
  /** While predicting: for each card that may be predicted, what it would pay. */
  stakes: Stake[];
  /** Cards of this hand's earlier tricks, sorted: open information. */
  discards: CardName[];
  lastTrick: LastTrick | null;
  lastPayout: Payout | null;
}

/** In the log, for animation and for the screen reader. `move` is the index of the move that caused it. */
export type VegeterrorsEvent =
  | { kind: "round"; move: number; round: number; start: Seat }
  | { kind: "predict"; move: number; seat: Seat; card: CardName | null }
  | { kind: "play"; move: number; seat: Seat; card: CardName; target: Colour | null; lead: boolean }
  | { kind: "change"; move: number; seat: Seat; card: CardName; down: CardName | null; lead: boolean }
  | { kind: "trick"; move: number; number: number; winner: Colour | null; strength: number; leader: Seat }
  | { kind: "payout"; move: number; payout: Payout }
  | { kind: "over"; move: number; winners: Seat[]; gold: number[] };
