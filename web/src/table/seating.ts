import type { Seat } from "../engine/types";

const PLACES = [[], ["top"], ["left", "right"], ["left", "top", "right"], ["left", "top", "top", "right"]] as const;

/** Clockwise from the bottom: the next player sits on the left. */
export function placesOf(players: number, me: Seat): { seat: Seat; place: "left" | "top" | "right" }[] {
  return (PLACES[players - 1] ?? []).map((place, at) => ({ seat: (me + 1 + at) % players, place }));
}
