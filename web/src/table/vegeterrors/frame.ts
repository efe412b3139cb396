/** The finished trick as it lies on the table before it is taken: the view of before with the last card added. */
import type { VegeterrorsView as View, VegeterrorsEvent as Event } from "../../engine/vegeterrors";

export function trickFrame(before: View, after: View, events: Event[]): View | null {
  const last = after.lastTrick;
  const move = events.find((event) => event.kind === "play" || event.kind === "change");
  if (!events.some((event) => event.kind === "trick") || !last || !move) return null;
  return {
    ...before,
    toMove: null,
    hand: null,
    change: null,
    legal: [],
    plays: last.plays,
    lanes: last.lanes,
    seats: before.seats.map((seat) => {
      if (seat.seat !== move.seat) return seat;
      const changed = move.kind === "change";
      const gone = seat.hand?.indexOf((changed ? move.down : move.card) ?? "") ?? -1;
      return {
        ...seat,
        handCount: seat.handCount - 1,
        changed: seat.changed || changed,
        faceDown: changed ? move.down : seat.faceDown,
        hand: seat.hand?.filter((_, at) => at !== gone) ?? null,
      };
    }),
  };
}
