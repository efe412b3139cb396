/** Where an evening stands: which tables have finished, which round is played. */
import type { EveningResult, Pairing } from "../engine/evening";
import type { Evening, Round, Table } from "./shape";

export const isFinished = (table: Table): boolean => table.points.every((one) => one !== null);
export const isDone = (round: Round): boolean => round.every((table) => table.out || isFinished(table));

/** Something of it was played or written, so its seats stay. */
export const isBegun = (round: Round): boolean => round.some((table) => table.out || table.match || table.sheet || table.points.some((one) => one !== null));

/** The round that is played now, from 0; as many as there are when the evening is over. */
export function roundNow({ rounds }: Evening): number {
  const open = rounds.findIndex((round) => !isDone(round));
  return open < 0 ? rounds.length : open;
}

/** A round is open when it is played, or when somebody is through with the one before. */
export const isOpen = (evening: Evening, at: number): boolean =>
  at <= roundNow(evening) || (evening.rounds[at - 1]?.some((table) => table.out || isFinished(table)) ?? false);

/** How many rounds stay as they are when the others are paired anew. */
export const kept = ({ rounds }: Evening): number => rounds.findLastIndex(isBegun) + 1;

export const resultsOf = ({ rounds }: Evening): EveningResult[][] =>
  rounds.map((round) => round.filter(({ out }) => !out).map(({ seats, points }) => ({ seats, points })));

export const seatsOf = (rounds: readonly Round[]): Pairing => rounds.map((round) => round.map(({ seats }) => seats));

export const emptyTable = (seats: number[]): Table => ({ seats, points: seats.map(() => null), sheet: null, match: null, out: false });

/** Rounds as they were paired, nothing played yet. */
export const freshRounds = (pairing: Pairing): Round[] => pairing.map((round) => round.map(emptyTable));

/** An evening with one of its tables changed. */
export const withTable = (rounds: readonly Round[], round: number, table: number, patch: Partial<Table>): Round[] =>
  rounds.map((tables, at) => (at === round ? tables.map((one, place) => (place === table ? { ...one, ...patch } : one)) : tables));
