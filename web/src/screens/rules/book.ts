import type { ComponentType } from "preact";
import type { Key } from "../../i18n";

/** A chapter: its title, a line under it, points 1, 2 …, drawn examples, and what in it is not the rulebook's. */
export interface Chapter {
  id: string;
  points: number;
  figures: readonly ComponentType[];
  /** House rulings. */
  rulings: readonly string[];
  /** What the author tells elsewhere. */
  facts?: readonly string[];
}

/** The rules of a family of games, as data. */
export interface Book {
  family: string;
  parts: readonly { title: Key | null; chapters: readonly Chapter[] }[];
  rulings: readonly string[];
  facts: readonly string[];
  /** The chapter to begin with when this game is played by so many; the first when none is named. */
  begins?: (game: string, players: number) => string | undefined;
  /** Whether a ruling matters when this game is played by so many. */
  concerns: (ruling: string, game: string, players: number) => boolean;
  /** Keys of the book's own catalogue. */
  text: Readonly<Record<"chapter" | "ruling", (end: string) => Key> & { fact?: (end: string) => Key }>;
}
