/** The shape of a saved game, and reading one that may be anything. */
import type { Move } from "../engine/types";
import type { Summary } from "./summary";

export const SCHEMA = 2;

export interface Save {
  schema: typeof SCHEMA;
  id: string;
  /** Given by the player; empty until then. */
  name: string;
  created: number;
  updated: number;
  /** The core's record text. */
  text: string;
  /** Moves written before the engine was asked to play them. */
  pending: Move[];
  summary: Summary;
  over: boolean;
  /** The game as it was when its last moves proved illegal, one for each time. */
  tails?: Tail[];
}

/** `at`: how many moves were good. */
export type Tail = Pick<Save, "text" | "pending"> & { at: number };

export type SaveHead = Omit<Save, "text" | "pending" | "tails">;

/** An entry that this version cannot read, whose bytes stay where they are; or moves that did not fit a game that goes on. */
export interface AsideSave {
  id: string;
  why: "damaged" | "newer" | "tail";
  raw: string;
  /** Of the game that goes on, with the tail's place in it. */
  from?: { save: SaveHead; tail: number };
}

export const FILE_KIND = "potager-save";

const isText = (value: unknown): value is string => typeof value === "string";
export const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Dates end there. */
const LAST_DAY = 8.64e15;
const isTime = (value: unknown): value is number => isCount(value) && Math.abs(value) <= LAST_DAY;

function isSummary(value: unknown): value is Summary {
  const it = value as Partial<Summary> | null;
  return (
    typeof it === "object" && it !== null && isText(it.game) && isCount(it.players) && isCount(it.round) && isCount(it.step) &&
    [it.rounds, it.target].every((count) => count === null || isCount(count)) && Array.isArray(it.points) && it.points.every(isCount) &&
    Array.isArray(it.seats) && it.seats.length > 0 && it.seats.length === it.points.length &&
    it.seats.every((seat) => typeof seat === "object" && seat !== null && isText(seat.name) && isText(seat.face)) &&
    (it.winners === null || (Array.isArray(it.winners) && it.winners.every((seat) => isCount(seat) && it.seats?.[seat] !== undefined)))
  );
}

function isSave(value: unknown): value is Save {
  const it = value as Partial<Save> | null;
  return (
    typeof it === "object" && it !== null && it.schema === SCHEMA && isText(it.id) && isText(it.name) && isText(it.text) &&
    isTime(it.created) && isTime(it.updated) && typeof it.over === "boolean" &&
    Array.isArray(it.pending) && it.pending.every(isText) && isSummary(it.summary) &&
    (it.tails === undefined || (Array.isArray(it.tails) && it.tails.every(isTail)))
  );
}

/** Schema 1 knew Vegeterrors alone, so its summary spoke of tricks and gold. */
function fromFirst(value: unknown): unknown {
  const it = value as { schema?: unknown; summary?: Record<string, unknown> | null } | null;
  if (it?.schema !== 1) return value;
  const { trick, gold, ...rest } = it.summary ?? {};
  return { ...it, schema: SCHEMA, summary: { ...rest, rounds: null, step: trick, points: gold } };
}

/** A saved game of this or an earlier schema; null when it is none. */
export function asSave(value: unknown): Save | null {
  const now = fromFirst(value);
  return isSave(now) ? now : null;
}

function isTail(value: unknown): value is Tail {
  const it = value as Partial<Tail> | null;
  return typeof it === "object" && it !== null && isText(it.text) && isCount(it.at) && Array.isArray(it.pending) && it.pending.every(isText);
}

export type Read = { save: Save } | { why: AsideSave["why"] };

export function parse(raw: string): Read {
  try {
    const value: unknown = JSON.parse(raw);
    const save = asSave(value);
    if (save) return { save };
    const schema = (value as { schema?: unknown } | null)?.schema;
    return { why: isCount(schema) && schema > SCHEMA ? "newer" : "damaged" };
  } catch {
    return { why: "damaged" };
  }
}

export const head = ({ text: _text, pending: _pending, tails: _tails, ...rest }: Save): SaveHead => rest;

/** A tail can be read again as a game of its own. */
export const tailsOf = (save: Save): AsideSave[] =>
  (save.tails ?? []).map(({ text, pending }, tail) => {
    const { tails: _, ...was } = { ...save, text, pending };
    return { id: save.id, why: "tail", raw: exportText(was), from: { save: head(save), tail } };
  });

/** The readable file of a game. */
export const exportText = (save: Save): string => JSON.stringify({ kind: FILE_KIND, ...save }, null, 2) + "\n";
