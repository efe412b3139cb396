/** A tournament evening as the core counts it: people are numbers, a table is a list of them, the dealer first. */

/** Round by round, table by table, the people in seat order. */
export type Pairing = number[][][];
export type TableSize = "fewest" | "3" | "4" | "5";

export interface EveningPlan {
  /** The earlier rounds as they were, then the new ones. */
  rounds: Pairing;
  /** Meetings beyond the first, over all pairs of people. */
  repeats: number;
  /** How often each person deals. */
  deals: number[];
}

export interface EveningResult {
  seats: number[];
  points: (number | null)[];
}

export interface RankingRow {
  person: number;
  place: number;
  /** Somebody else has the same place. */
  shared: boolean;
  /** Tournament points, and the game points that break ties. */
  points: number;
  game: number;
  /** Places gained since the round before; null when there was none. */
  moved: number | null;
  /** `counts`: all tables of that round have finished. Null: away, or the table has not finished. */
  rounds: ({ points: number; game: number; counts: boolean } | null)[];
}

/** By line of the sheet, what is written for each seat. */
export type SheetLines = Record<string, (number | null)[]>;

export interface EveningSheet {
  /** Points are values times `unit`; the rest is for input fields. */
  lines: { key: string; unit: number; step: number; least: number | null; most: number | null; values: (number | null)[] }[];
  totals: number[];
  /** Cells that are still empty. */
  missing: number;
  /** Nothing is missing, and such a sheet can be. */
  closes: boolean;
  fault: { code: string; params: Record<string, string | number> } | null;
  sum: { parts: { key: string; points: number }[]; total: number };
}

export interface Comparison {
  size: number;
  /** Which of the tables that were given. */
  tables: number[];
  /** 0 is the dealer. */
  positions: { position: number; mean: number; rows: { table: number; person: number; points: number; difference: number }[] }[];
}

export interface CsvLabels {
  place: string;
  name: string;
  points: string;
  game: string;
  /** For each round, what stands over its two columns. */
  rounds: [string, string][];
}

/** The calls: name -> [argument object, result]. */
export interface EveningCalls {
  /** `seed` draws the seats. */
  eveningPlan: [{ people: number; rounds: number; size?: TableSize; earlier?: Pairing; away?: number[]; seed?: string }, EveningPlan];
  eveningRanking: [{ people: number; rounds: EveningResult[][] }, RankingRow[]];
  /** Any text may be a game: its sheet is a total alone. */
  eveningSheet: [{ game: string; players: number; lines: SheetLines }, EveningSheet];
  /** Round by round, a deal code for each of the sizes. */
  eveningDeals: [{ seed: string; rounds: number; sizes: number[] }, string[][]];
  /** The tables of one round that had the same deal, a group for each size. */
  eveningCompare: [{ tables: EveningResult[] }, Comparison[]];
  eveningCsv: [{ names: string[]; rounds: EveningResult[][]; labels: CsvLabels }, string];
}
