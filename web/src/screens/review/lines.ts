/** What the plot draws: the core's points as steps, and where labels and ticks stand. */
import type { Course, Seat } from "../../engine/types";

export interface Line {
  seats: Seat[];
  /** A mark wherever the value changed; the first is the beginning. */
  marks: { at: number; value: number }[];
  end: number;
}

/** One line a side, the own one first. */
export function linesOf({ points: told }: Course, sides: Seat[][], own: Seat): Line[] {
  const first = sides.filter((seats) => seats.includes(own));
  return [...first, ...sides.filter((seats) => !seats.includes(own))].map((seats) => {
    const all = told.map(({ at, points: now }) => ({ at, value: now[seats[0] ?? 0] ?? 0 }));
    const marks = all.filter(({ value }, at) => at === 0 || value !== all[at - 1]?.value);
    return { seats, marks, end: marks.at(-1)?.value ?? 0 };
  });
}

/** Even numbers around all values, about five of them. */
export function ticksOf(lines: Line[]): number[] {
  const values = lines.flatMap(({ marks }) => marks.map(({ value }) => value));
  const low = Math.min(0, ...values);
  const high = Math.max(5, ...values);
  const rough = (high - low) / 5;
  const power = Number(`1e${Math.floor(Math.log10(rough))}`);
  const step = [1, 2, 2.5, 5].map((part) => part * power).find((one) => one >= rough && Number.isInteger(one)) ?? Number(`${power}0`);
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
}

/** Height of a label. */
const LINE = 19;

/** Labels at these heights, moved so that none lies on another or below `floor`. */
export function apart(heights: number[], floor: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let next = 0;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, next);
    next = (moved[at] ?? 0) + LINE;
  }
  let limit = floor;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, limit);
    limit = (moved[at] ?? 0) - LINE;
  }
  return moved;
}
