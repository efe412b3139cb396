/** Vine: what the page is told of a position and of what happened. */
import type { CommonView, Move, Seat } from "./types";

export type Side = "N" | "E" | "S" | "W";
/** A plant tile's name in the notation: "tee", "X", "LL"; the root is "root". */
export type TileName = string;
/** Sides with a connection, in the order N E S W: "ESW". */
export type Stubs = string;
/** A vine's place in the order of turns; in a game of several players it is its owner's seat. */
export type VineId = number;

/** A plant tile as it shows itself; turned as the set prints it when it lies on no vine. */
export interface PlantFace {
  tile: TileName;
  kind: "root" | "stem" | "leaf";
  stubs: Stubs;
  /** The side of a stem with the connection symbol. */
  inEdge: Side | null;
  /** Of a leaf. */
  form: "left" | "right" | null;
}
export interface BeanFace {
  /** Value and stubs: "2EW". */
  bean: string;
  value: number;
  /** Of its upper cell. */
  stubs: Stubs;
}
export interface PlantAt extends PlantFace {
  x: number;
  y: number;
}
/** A bunch by its upper cell; the tiles from the bottom of the stack to its top. */
export interface BunchAt {
  x: number;
  y: number;
  beans: BeanFace[];
}

/** points = beans + height - open + goals. */
export interface Score {
  points: number;
  /** Printed beans: harvested and hanging. */
  beans: number;
  harvested: number;
  hanging: number;
  height: number;
  /** Open connections, playable or dead. */
  open: number;
  /** Points of objectives. */
  goals: number;
}
export interface Facts {
  score: Score;
  leaves: number;
  bunches: number;
  tokens: number;
}

export interface VineSeen extends Facts {
  vine: VineId;
  seat: Seat;
  /** The root is one of them, at 0,0. */
  plants: PlantAt[];
  hanging: BunchAt[];
  /** Every open connection; a dead one faces the ground or a blank edge. */
  ends: { x: number; y: number; side: Side; playable: boolean }[];
  /** Outermost columns and highest row. */
  box: { west: number; east: number; top: number };
  harvest: BeanFace[];
  /** A tile passed on without a place: its owner's next turn has three. */
  held: PlantFace | null;
}

/** Why something cannot be; a key of the catalogue: vinewhy.<code>. */
export interface Why {
  code: string;
  /** Numbers for the sentence: leaves, bunches, tokens, row. */
  leaves?: number;
  bunches?: number;
  row?: number;
}

/** One legal move and how the vine it changes would stand after it. */
export interface Offer {
  move: Move;
  vine: VineId;
  x: number;
  y: number;
  after: Facts;
  /** Objectives its owner would take. */
  goals: string[];
}
export interface PlantOffer extends Offer {
  face: PlantFace;
}
/** All places of one tile on one vine. */
export interface Placing {
  vine: VineId;
  /** Played before the offers' moves: "keep 1", "pass 2", "compost 4"; null when none is needed: the tile is being placed, or goes there by itself. */
  first: Move | null;
  /** Sorted by cell, then by turning clockwise; several of one cell are its turns. Empty: no place at all. */
  offers: PlantOffer[];
  /** Why a cell without an offer takes no tile, by "x,y"; every other cell: `elsewhere`. */
  why: Record<string, Why>;
  elsewhere: Why;
}

/**
 * A tile of the turn. `place`: its number in "keep 1"; of equal tiles each has the moves of the first.
 * `own`, `left`: null when it cannot go there, or when what is being placed must lie first: while a tile is being placed, only the last
 * one has places, and only if it goes to the other vine.
 */
export interface HandTile {
  place: number;
  face: PlantFace;
  own: Placing | null;
  left: Placing | null;
}

/** `edge`: the two cells, lower or left one first; `falls`: cells of what falls (a bean's both). */
export interface Cut {
  move: Move;
  edge: [[number, number], [number, number]];
  /** The cell past the cut: tapping it chooses this cut. */
  past: [number, number];
  plants: PlantAt[];
  hanging: BunchAt[];
  leaves: number;
  stems: number;
  tokens: number;
  /** Printed beans that are harvested. */
  beans: number;
  after: Facts;
  goals: string[];
}

export interface SupplyBean {
  /** From 1: the number in "bean 2 1,3". */
  place: number;
  face: BeanFace;
  hang: Offer[];
  stack: Offer[];
  /** Why it can neither hang nor be stacked; null when it can. */
  why: Why | null;
  /** Why it cannot be stacked; null when it can. */
  whyStack: Why | null;
  /** Why a cell does not take it, by "x,y", as in `Placing`. */
  whyCell: Record<string, Why>;
  elsewhere: Why;
}

export interface CompostTile {
  /** From 1: the number in "compost 4", of the first of its kind. */
  place: number;
  count: number;
  face: PlantFace;
  /** For the seat to move in its third step, when it can be taken: its places on the own vine. */
  placing: Placing | null;
}

export interface Goal {
  /** "skyscraper", "trellis", "evergreen", "full-bunch", "ring", "big-harvest". */
  goal: string;
  /** What it asks for: 6 rows, 5 leaves; 1 for a loop. */
  amount: number;
  points: number;
  owner: VineId | null;
  /** How far each vine is, at most `amount`: of the big harvest what one cut could bring. Whoever has it is all the way. */
  progress: number[];
}

/** What the seat to move can do now; null for other eyes. */
export interface Choices {
  cuts: Cut[];
  /** "no cut", when allowed. */
  skip: Move | null;
  /** A leaf on the root must be cut. */
  mustCut: boolean;
  hand: HandTile[];
  /** The tile that must be placed now: after "keep", "pass" or "compost". */
  placing: Placing | null;
  /** Third step: kept tiles that had no place and have one now. */
  waiting: Placing[];
  /** Third step: every bean that lies there; of equal ones each has the moves of the first. */
  beans: SupplyBean[];
  /** These three have no `why` before the third step. */
  refresh: { move: Move | null; why: Why | null };
  compost: { why: Why | null };
  end: { move: Move | null; why: Why | null };
}

export interface VineView extends CommonView {
  family: "vine";
  phase: "prune" | "grow" | "bean" | "over";
  solo: boolean;
  /** The turn of the seat to move, from 1, and how many each has; in solo of both vines together. */
  turn: number;
  turns: number;
  first: Seat;
  /** The bean bag has run out: the round is finished. */
  lastRound: boolean;
  /** The vine whose turn it is, and the one on its left. */
  active: VineId;
  left: VineId;
  vines: VineSeen[];
  /** Solo: the vine whose points count; of equal ones the left. */
  counts: VineId | null;
  plantBag: number;
  beanBag: number;
  supply: (BeanFace | null)[];
  compost: CompostTile[];
  goals: Goal[];
  /** Tiles of the turn that are not chosen yet, in the order of their places. */
  hand: { place: number; face: PlantFace }[];
  /** The tile being placed now, and onto which vine. */
  placingNow: { face: PlantFace; vine: VineId } | null;
  waiting: PlantFace[];
  beanTaken: boolean;
  /** To be marked, a bean by its upper cell: what the running turn placed, and on each vine what the last turn before that did. */
  fresh: { vine: VineId; x: number; y: number }[];
  choices: Choices | null;
}

type Told<K extends string, More> = { kind: K; move: number; seat: Seat; vine: VineId } & More;
/** In the log, for animation and for the screen reader. `seat` acts; `vine` is the one that changes. */
export type VineEvent =
  | Told<"turn", { turn: number }>
  | Told<"draw", { tiles: PlantFace[]; held: PlantFace | null }>
  | Told<"no-cut", object>
  | Told<"cut", { plants: PlantAt[]; hanging: BunchAt[]; leaves: number; stems: number; tokens: number; beans: number }>
  | Told<"choose", { tile: PlantFace; way: "keep" | "pass" }>
  | Told<"grow", { plant: PlantAt }>
  /** A passed tile without a place: the vine's owner holds it. */
  | Told<"hold", { tile: PlantFace }>
  /** A kept tile without a place. */
  | Told<"wait", { tile: PlantFace }>
  | Told<"bean", { x: number; y: number; face: BeanFace; stacked: boolean }>
  | Told<"compost", { tile: PlantFace }>
  | Told<"refresh", { old: BeanFace[]; fresh: BeanFace[] }>
  | Told<"goal", { goal: string; points: number }>
  | Told<"discard", { tiles: PlantFace[] }>
  | Told<"end", object>
  | Told<"replenish", { face: BeanFace }>
  | Told<"last-round", object>
  | { kind: "over"; move: number; winners: Seat[]; scores: Score[] };
