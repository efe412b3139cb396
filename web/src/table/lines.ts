/** The log in words: what the families share. */
import type { ComponentChildren } from "preact";
import type { Seat } from "../engine/types";

export interface Line {
  key: string;
  seat: Seat | null;
  text: ComponentChildren;
  /** What it brought, as it is written: "+10". */
  points?: string;
}

export interface Group<E> {
  key: string;
  title: string;
  events: E[];
}

/** The newest move, for the screen reader. */
export function newsOf<E extends { move: number }>(events: E[], linesOf: (fresh: E[]) => Line[]): ComponentChildren {
  const move = events.at(-1)?.move;
  return linesOf(events.filter((event) => event.move === move)).flatMap(({ text }) => [text, " "]);
}
