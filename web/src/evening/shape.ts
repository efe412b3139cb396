/** The shape of a kept evening, and reading one that may be anything. */
import { FACES } from "../art/Art";
import type { SheetLines, TableSize } from "../engine/evening";

export const SCHEMA = 1;

/** Letters of an evening's name. */
export const LONGEST_NAME = 32;

/** How large tables shall be where that is possible. */
export const SIZES: readonly TableSize[] = ["fewest", "3", "4", "5"];

export interface Person {
  name: string;
  face: string;
  /** Takes part in the rounds that are still to be paired. */
  here: boolean;
}

export interface Table {
  /** People in seat order, the dealer first. */
  seats: number[];
  /** As many as seats; all of them are there when the table has finished. */
  points: (number | null)[];
  /** Null: totals alone. */
  sheet: SheetLines | null;
  /** The saved game that is played at this device, and where its dealer sits. */
  match: { id: string; first: number } | null;
  /** Will not be finished: the round counts without it. */
  out: boolean;
}

export type Round = Table[];

export interface Evening {
  schema: typeof SCHEMA;
  id: string;
  name: string;
  created: number;
  updated: number;
  /** The variant that the tables play. */
  game: string;
  /** What seats and deal codes of the evening come from. */
  seed: string;
  sameDeal: boolean;
  size: TableSize;
  people: Person[];
  rounds: Round[];
}

export interface AsideEvening {
  id: string;
  why: "damaged" | "newer";
  raw: string;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isIndex = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumbers = (value: unknown, count: number): value is (number | null)[] =>
  Array.isArray(value) && value.length === count && value.every((one) => one === null || isNumber(one));
/** Dates end there. */
const isTime = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= 8.64e15;

const isPerson = (value: unknown): value is Person =>
  isObject(value) && isText(value.name) && typeof value.here === "boolean" && (FACES as readonly unknown[]).includes(value.face);

function isTable(value: unknown, people: number): value is Table {
  if (!isObject(value) || !Array.isArray(value.seats) || value.seats.length === 0) return false;
  const { seats, points, sheet, match, out } = value;
  return (
    seats.every((one) => isIndex(one) && one < people) && new Set(seats).size === seats.length && isNumbers(points, seats.length) && typeof out === "boolean" &&
    (sheet === null || (isObject(sheet) && Object.values(sheet).every((line) => isNumbers(line, seats.length)))) &&
    (match === null || (isObject(match) && isText(match.id) && isIndex(match.first)))
  );
}

/** Nobody sits at two tables of a round. */
function isRound(value: unknown, people: number): value is Round {
  if (!Array.isArray(value) || !value.every((table) => isTable(table, people))) return false;
  const seated = value.flatMap(({ seats }) => seats);
  return new Set(seated).size === seated.length;
}

function isEvening(value: unknown): value is Evening {
  if (!isObject(value) || value.schema !== SCHEMA || !Array.isArray(value.people)) return false;
  const { id, name, created, updated, game, seed, sameDeal, size, people, rounds } = value;
  return (
    [id, name, game, seed].every(isText) && isTime(created) && isTime(updated) && typeof sameDeal === "boolean" &&
    (SIZES as readonly unknown[]).includes(size) && people.every(isPerson) &&
    Array.isArray(rounds) && rounds.length > 0 && rounds.every((round) => isRound(round, people.length))
  );
}

export type Read = { evening: Evening } | { why: AsideEvening["why"] };

export function parse(raw: string): Read {
  try {
    const value: unknown = JSON.parse(raw);
    if (isEvening(value)) return { evening: value };
    const schema = isObject(value) ? value.schema : null;
    return { why: isNumber(schema) && schema > SCHEMA ? "newer" : "damaged" };
  } catch {
    return { why: "damaged" };
  }
}
