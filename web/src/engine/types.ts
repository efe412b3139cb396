/** What `pygame_core.page` returns: the page draws this and knows no rule. */

export type Seat = number;
/** A card in the core's notation: colour letter and strength ("B3", "R9"), or "M" for Magic. */
export type CardName = string;
/** A move in the core's notation: "predict B3", "R9", "M>Y", "M", "change B3 / Y4". */
export type Move = string;
export type Colour = "blue" | "green" | "yellow" | "red";
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Why something is not possible; `code` is a key of the message catalogues (reason.<code>). */
export interface Reason {
  code: string;
  inPlay?: Colour[];
  holds?: Colour[];
  colour?: Colour;
}

export interface OptionInfo { name: string; values: string[]; default: string }
export interface VariantInfo { id: string; version: number; family: string; players: number[]; options: OptionInfo[] }

export interface SeatMeta { kind: "person" | "bot"; name: string; face: string; bot?: string }
/** Never rules: names, faces, bots, and whether undo made the game practice. */
export interface Meta { name?: string; seats: SeatMeta[]; practice?: boolean; eyes?: Seat[]; from?: string }

export interface GameInfo { id: string; version: number; players: number; options: Record<string, string> }

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

export interface View {
  game: GameInfo;
  /** Moves played so far. */
  move: number;
  phase: "predict" | "trick" | "over";
  toMove: Seat | null;
  eyes: Seat[];
  /** The hand being played, from 1. */
  round: number;
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
  /** The last move ended a hand (the next one, if any, is already dealt). */
  roundOver: boolean;
  lastPayout: Payout | null;
  winners: Seat[] | null;
  /** All legal moves of the seat to move, when it is in `eyes`. */
  legal: Move[];
  undo: { to: number; reveals: boolean } | null;
}

/** In the log, for animation and for the screen reader. `move` is the index of the move that caused it. */
export type Event =
  | { kind: "round"; move: number; round: number; start: Seat }
  | { kind: "predict"; move: number; seat: Seat; card: CardName | null }
  | { kind: "play"; move: number; seat: Seat; card: CardName; target: Colour | null; lead: boolean }
  | { kind: "change"; move: number; seat: Seat; card: CardName; down: CardName | null; lead: boolean }
  | { kind: "trick"; move: number; number: number; winner: Colour | null; strength: number; leader: Seat }
  | { kind: "payout"; move: number; payout: Payout }
  | { kind: "over"; move: number; winners: Seat[]; gold: number[] };

export type LinkKind = "deal" | "round" | "match" | "seat" | "position";

export interface Decoded {
  kind: "deal" | "replay" | "seat" | "position";
  game: GameInfo;
  practice: boolean;
  /** A record's text, to be kept or opened as it is. */
  text: string;
  moves: number;
  /** Seats whose cards the link shows: one for a seat view, all for a replay, none for a deal. */
  eyes: Seat[];
  seat: Seat | null;
  /** The deal code, when the link carries a seed of a whole game. */
  code: string | null;
}

/** Errors of the core, by code: message catalogues have error.<code>. */
export interface EngineError { code: string; message: string; params: Record<string, string | number> }

/** The calls: name -> [argument object, result]. */
export interface Calls {
  variants: [Record<string, never>, VariantInfo[]];
  /** `seed`: a deal code, any text, or a whole number below 2^40. */
  create: [{ game: string; players: number; options?: Record<string, string>; seed: string | number; meta: Meta }, { text: string; code: string }];
  /** Opens a record under a name; moves that prove illegal are set aside, not played. */
  open: [{ table: string; text: string }, { moves: number; over: boolean; meta: Meta; setAside: Move[]; game: GameInfo; text: string }];
  close: [{ table: string }, null];
  /** `at`: a move index for looking back; `people`: seats that people play, for undo. */
  view: [{ table: string; eyes: Seat[]; at?: number; people?: Seat[] }, View];
  log: [{ table: string; eyes: Seat[]; since?: number; until?: number }, Event[]];
  play: [{ table: string; move: Move; eyes: Seat[] }, { events: Event[]; text: string }];
  /** The move a bot makes for the seat to move, from that seat's observation alone. */
  choose: [{ table: string; bot: string }, { move: Move }];
  /** Back to before the last move of a person; `reveals`: somebody had seen a hidden card since. */
  undo: [{ table: string; people: Seat[]; agreed: NonNullable<View["undo"]> }, { to: number; reveals: boolean; text: string }];
  setMeta: [{ table: string; meta: Meta }, { text: string }];
  /** A link's fragment; a kind that would tell too much yet is the error "locked". */
  share: [{ table: string; kind: LinkKind; seat?: Seat; round?: number; at?: number }, { fragment: string; code: string | null }];
  decode: [{ fragment: string }, Decoded];
}
