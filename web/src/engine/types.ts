/** What `pygame_core.page` returns: the page draws this and knows no rule. */
import type { EveningCalls } from "./evening";
import type { VegeTablesEvent, VegeTablesView } from "./vegeTables";
import type { VegeterrorsEvent, VegeterrorsView } from "./vegeterrors";
import type { VineEvent, VineView } from "./vine";

export type Seat = number;
/** A card in the notation of its game. */
export type CardName = string;
/** A move in the core's notation: "predict B3", "R9", "R1@2", "pass". */
export type Move = string;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** `players`: the player counts that can choose it; the others keep the default. */
export interface OptionInfo { name: string; values: string[]; default: string; players: number[] }
/** `bots`: whom a person can choose, the weakest first. */
export interface VariantInfo { id: string; version: number; family: string; players: number[]; options: OptionInfo[]; bots: string[] }

export interface SeatMeta { kind: "person" | "bot"; name: string; face: string; bot?: string }
/** Never rules: names, faces, bots, and whether undo made the game practice. */
export interface Meta {
  name?: string;
  seats: SeatMeta[];
  practice?: boolean;
  /** Whether a person may ask for hints; they may unless it says no. */
  hints?: boolean;
  eyes?: Seat[];
  from?: string;
  /** The tournament evening that the match is part of. */
  evening?: string;
}

export interface GameInfo { id: string; version: number; players: number; options: Record<string, string> }

/** What every family's view has. */
export interface CommonView {
  game: GameInfo;
  /** Moves played so far. */
  move: number;
  toMove: Seat | null;
  eyes: Seat[];
  /** The hand or deal being played, from 1. */
  round: number;
  /** The last move ended a hand or deal (the next one, if any, is already dealt). */
  roundOver: boolean;
  winners: Seat[] | null;
  /** All legal moves of the seat to move, when it is in `eyes`. */
  legal: Move[];
  undo: { to: number; reveals: boolean } | null;
}

/** Told apart by `family`. */
export type View = VegeterrorsView | VegeTablesView | VineView;
export type Event = VegeterrorsEvent | VegeTablesEvent | VineEvent;
export type FamilyId = View["family"];

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

/** A decision as the seat that has it sees it: all that a bot is told, to be handed on as it is. */
export interface Observed { game: string; players: number; options: Record<string, string>; seed: number; observation: Json }

/** Of each move: how often a search visited it, and its mean value, 0 to 1. */
export type Found = [move: Move, visits: number, value: number][];

/** What a search advises; values are shares of the win, 0 to 1. `reason`: a key of the catalogues, hint.<family>-<code>. */
export interface Advice {
  best: { move: Move; value: number };
  /** The best first. */
  others: { move: Move; value: number }[];
  /** Of the best move over the second best. */
  gain: number;
  reason: { code: string; params: Record<string, string | number> } | null;
  /** Of a move that was played: what it gave away; null where it was not searched. */
  played?: Move;
  loss?: number | null;
}

/** A game to look back on. */
export interface Course {
  /** Moves where these seats had a real choice; `at`: moves before it. */
  choices: { at: number; seat: Seat; move: Move; options: number }[];
  /** Points of every seat, each time they changed. */
  points: { at: number; points: number[] }[];
  /** Moves before each round. */
  rounds: number[];
}

/** The calls: name -> [argument object, result]. */
export interface Calls extends EveningCalls {
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
  /** `at`: after so many moves, for a review. */
  observe: [{ table: string; at?: number }, Observed];
  /** Begins a thought in this worker; `limit`: the iterations it is worth, all workers together. */
  think: [Observed & { thought: string; bot: string; worker: number }, { limit: number }];
  /** A slice of a thought; `move`: all of it about that move. */
  ponder: [{ thought: string; iterations: number; move?: Move }, { visits: number; found: Found }];
  forget: [{ thought: string }, null];
  /** The move of a bot that searched, from what its workers found. */
  advise: [{ table: string; founds: Found[]; at?: number }, Advice];
  course: [{ table: string; seats: Seat[] }, Course];
  /** The same game after `at` moves, as a record's text: practice. */
  branch: [{ table: string; at: number }, { text: string }];
  decide: [{ table: string; bot: string; founds: Found[] }, { move: Move }];
  /** Back to before the last move of a person; `reveals`: somebody had seen a hidden card since. */
  undo: [{ table: string; people: Seat[]; agreed: NonNullable<View["undo"]> }, { to: number; reveals: boolean; text: string }];
  setMeta: [{ table: string; meta: Meta }, { text: string }];
  /** A link's fragment; a kind that would tell too much yet is the error "locked". */
  share: [{ table: string; kind: LinkKind; seat?: Seat; round?: number; at?: number }, { fragment: string; code: string | null }];
  decode: [{ fragment: string }, Decoded];
}
