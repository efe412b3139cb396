/** Vege Tables: what the page is told of a position and of what happened. Cards are "R9", a Tractor is "T". */
import type { CardName, CommonView, Move, Seat } from "./types";

export type Suit = "red" | "black" | "green" | "yellow";

/** Why a card cannot be played; `code` is a key of the message catalogues (vege.why-<code>). */
export interface Reason {
  code: string;
  /** The card that has to lie there first. */
  card?: CardName;
  /** Tractors that are missing. */
  missing?: number;
}

/** One of the five cards of a crop. */
export interface ChainCard {
  card: CardName;
  /** laid: it lies; tractor: a Tractor lies in its place; hand: in the hand that is shown; seat: known to be with `seat`; pot, silo, well, pile: it lies open there. */
  at: "laid" | "tractor" | "hand" | "seat" | "pot" | "silo" | "well" | "pile" | "discarded" | "unseen";
  seat: Seat | null;
  /** A Tractor took its place. */
  burned: boolean;
}

export interface Crop {
  suit: Suit;
  /** 1 to 4, from the left. */
  column: number;
  /** 0 to 3 from the top; null while its suit has no row. */
  row: number | null;
  /** 0 bare soil, 1 Plot, … 5 closed by its Fruit. */
  stage: number;
  /** The next card wanted. */
  next: CardName | null;
  /** Plot to Fruit. */
  chain: ChainCard[];
  closedBy: Seat | null;
  /** Who has this crop's Plot before them. */
  plotOf: Seat | null;
  /** Double Deck: what closing it now would bring; null when it is closed. */
  closing?: { fruit: Closing; tractor: Closing } | null;
  /** Double Deck: how it was closed, and the points that brought. */
  closedWith?: "fruit" | "tractor" | null;
  brought?: number | null;
}

/** Double Deck: points of one way to close a crop, and the crops (0 to 15) of its row and column that count. */
export interface Closing {
  points: number;
  crops: number[];
}

/** 2.0: a stack of open cards, the free one last; a hidden well shows only its backs. */
export interface Well {
  cards: (CardName | null)[];
  backs: ("white" | "green")[];
  open: boolean;
}

/** 2.0: cards are being taken from the wells: for whom, by whom, and why. */
export interface Visit {
  seat: Seat;
  by: Seat;
  left: number;
  /** free: a visit by choice; own: stuck, own choice; others: stuck, the opponents'. */
  kind: "free" | "own" | "others";
  /** It may end now. */
  stop: boolean;
}

/** Double Deck: one of the six talloni; the first three lie left. */
export interface Pile {
  back: "red" | "white" | "green";
  count: number;
  /** Face up. */
  top: CardName | null;
  /** The open card can only be discarded. */
  burned: boolean;
  /** Cards below whose order everybody knows, the lowest first. */
  known: CardName[];
}

/** Double Deck: the phase, the kind of this turn, and how it stands. */
export interface DoubleDeck {
  second: boolean;
  kind: "lay" | "discard" | null;
  /** Cards to draw when the turn's playing ends now. */
  draws: number;
  /** Penalty: cards put under talloni so far. */
  put: number;
  /** Crops not closed, and closed each way. */
  open: number;
  byFruit: number;
  byTractor: number;
}

/** One card of the hand of the seat to move, with what it can do now. */
export interface HandCard {
  card: CardName;
  plot: boolean;
  burned: boolean;
  /** Laid open by a penalty. */
  open: boolean;
  /** Several when a row is to be chosen; "-T" or ">T" for a Tractor; empty when it can do nothing. */
  actions: Move[];
  /** Tractors its play takes. */
  tractors: number;
  reason: Reason | null;
}

export interface SeatView {
  seat: Seat;
  /** Points of the match so far, this deal included. */
  points: number;
  /** Points of this deal. */
  deal: number;
  handCount: number;
  /** Backs of the hand. */
  white: number;
  green: number;
  /** Double Deck: red backs of the hand. */
  red?: number;
  /** Tractors that lie beside, not taken up. */
  beside: number;
  /** 2.0, two players: of these, Tractors that may not be taken up yet. */
  locked?: number;
  plots: { card: CardName; burned: boolean }[];
  /** Laid open by a penalty. */
  shown: CardName[];
  /** Hidden cards that the eyes know to be there. */
  known: CardName[];
  /** Cards in the Pot that waits; null when taken or none. */
  pot: number | null;
  /** This game has Pots of one's own. */
  hasPot: boolean;
  partner: Seat | null;
  /** The whole hand, only for seats in `eyes`. */
  hand: CardName[] | null;
}

export interface SheetRow {
  seat: Seat;
  /** Points of the Pot, in 2.0 of the last Tractor taken up; null when there are none yet. */
  pot: number | null;
  /** Crops closed by a Fruit. */
  harvested: number;
  /** Crops credited for ending the deal. */
  closing: number;
  /** How many families, and how many times 50 were lost. */
  families: number;
  penalties: number;
  /** Points. */
  total: number;
  /** Double Deck: crops closed each way, and the points they brought. */
  fruits?: { count: number; points: number };
  tractors?: { count: number; points: number };
}

export interface SheetSide {
  seats: Seat[];
  total: number;
  before: number;
  after: number;
}

/** The score sheet of a deal, with its check column. */
export interface Sheet {
  round: number;
  /** What the column `pot` holds when it is no Pot; "double": Double Deck, with fruits and tractors in its place. */
  bonus?: "tractors" | "double";
  rows: SheetRow[];
  checks: {
    pot: number;
    potMost: number;
    ticks: number;
    families: number;
    penalties: number;
    total: number;
    fruits?: { count: number; points: number };
    tractors?: { count: number; points: number };
    /** Points of ending the deal. */
    closing?: number;
  };
  closer: Seat | null;
  /** Two players: who was stuck and lost the deal. */
  lost: Seat | null;
  /** Points of the match before and after, by seat. */
  before: number[];
  after: number[];
  sides: SheetSide[] | null;
  ends: boolean;
}

export interface VegeTablesView extends CommonView {
  family: "vege-tables";
  /** silo, visit, penalty, choose (six well cards for who is stuck): 2.0; draw, under: Double Deck. */
  phase: "dealer" | "play" | "give" | "silo" | "visit" | "penalty" | "choose" | "draw" | "under" | "over";
  /** Deals in this match. */
  rounds: number;
  dealer: Seat;
  /** Who begins, or began, this deal. */
  starter: Seat;
  /** Turns begun in this deal, from 1; 0 while the dealer gives out. */
  turn: number;
  /** Top to bottom: which suit has this row. */
  rows: (Suit | null)[];
  /** Sixteen: red 1 to 4, black, green, yellow. */
  crops: Crop[];
  /** By cell: a Field card still lies there; null with two players. */
  field: boolean[] | null;
  /** The seat to move has played or discarded in this turn. */
  acted: boolean;
  hand: HandCard[] | null;
  /** `toPot`: cards that must still leave the hand before the Pot is owed. */
  owed: {
    toPot: number | null;
    potPays: number | null;
    closingPays: number;
    /** 2.0: cards that must leave the hand before the wells may be visited (0: they may), what a visit fills up to, and what the seat's last Tractor would pay now. */
    toWells?: number | null;
    fillsTo?: number | null;
    tractorPays?: number | null;
  };
  /** What a pass would give up. */
  passAsks: "pot" | "close" | null;
  /** 2.0 only. */
  silos?: CardName[][] | null;
  wells?: Well[] | null;
  visit?: Visit | null;
  /** Who is stuck and chooses, how many cards all wells hold, how many cards are taken. */
  penalty?: { seat: Seat; left: number; takes: number } | null;
  /** Double Deck only. */
  piles?: Pile[] | null;
  double?: DoubleDeck | null;
  /** Two players; `draws`: cards a pass would draw now. */
  common: { cards: CardName[]; stock: number; draws: number } | null;
  /** `to`, who is to move, got the Field card and gives one back. */
  exchange: { from: Seat; to: Seat; card: CardName | null } | null;
  /** The white card that the dealer places, the first of `cards`; null: the short Pot, or hidden. */
  giving: { card: CardName | null; cards: CardName[] | null; left: number } | null;
  discards: CardName[];
  seats: SeatView[];
  sides: { seats: Seat[]; points: number }[] | null;
  /** The running deal. */
  sheet: Sheet;
  lastSheet: Sheet | null;
  sheets: Sheet[];
  /** Cards laid by the last move. */
  latest: CardName[];
}

export interface Lay {
  kind: "lay";
  move: number;
  seat: Seat;
  card: CardName;
  /** Places that Tractors filled. */
  tractors: CardName[];
  /** 0 to 3, when newly chosen. */
  row: number | null;
  field: boolean;
  /** The Field card, when the eyes see it. */
  drawn: CardName | null;
  burned: { card: CardName; seat: Seat | null }[];
  stage: number;
  points: number;
  family: boolean;
}

/** In the log, for animation and for the screen reader. `move` is the index of the move that caused it. */
export type VegeTablesEvent =
  | { kind: "round"; move: number; round: number; dealer: Seat; start: Seat }
  | { kind: "short"; move: number; seat: Seat; to: Seat }
  | { kind: "place"; move: number; seat: Seat; to: Seat; card: CardName | null }
  | Lay
  | { kind: "discard"; move: number; seat: Seat; card: CardName }
  | { kind: "takeUp"; move: number; seat: Seat; points?: number | null }
  | { kind: "silo"; move: number; seat: Seat; silo: number; card: CardName; next: CardName | null }
  | { kind: "well"; move: number; seat: Seat; by: Seat; well: number; card: CardName; opened: boolean }
  | { kind: "penalty"; move: number; seat: Seat; choice: "stay" | "own" | "others" | "all"; penalty: number }
  | { kind: "tractor"; move: number; seat: Seat; card: CardName; stage: number; points: number }
  | { kind: "drawPile"; move: number; seat: Seat; pile: number; card: CardName | null; open: boolean; back: "red" | "white" | "green" }
  | { kind: "tops"; move: number; piles: (CardName | null)[] }
  | { kind: "phase"; move: number }
  | { kind: "under"; move: number; seat: Seat; card: CardName; pile: number }
  | { kind: "standstill"; move: number }
  | { kind: "pot"; move: number; seat: Seat; points: number; count: number; cards: CardName[] | null }
  | { kind: "pass"; move: number; seat: Seat }
  | { kind: "draw"; move: number; seat: Seat; open: CardName[]; hidden: number; cards: CardName[] | null; refilled: number }
  | { kind: "give"; move: number; seat: Seat; to: Seat; card: CardName | null; back: "white" | "green" }
  | { kind: "stuck"; move: number; seat: Seat; shown: CardName[]; penalty: number; lost: boolean }
  | { kind: "turn"; move: number; seat: Seat }
  | { kind: "close"; move: number; seat: Seat; crops: number; points: number; lost: Seat | null; tractors?: number }
  | { kind: "sheet"; move: number; sheet: Sheet }
  | { kind: "over"; move: number; winners: Seat[]; points: number[] };
