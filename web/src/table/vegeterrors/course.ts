/** How a session shows the moves of Vegeterrors. */
import type { Event, View } from "../../engine/types";
import type { VegeterrorsEvent, VegeterrorsView } from "../../engine/vegeterrors";
import type { Course } from "../course";
import { trickFrame } from "./frame";

const own = (view: View) => view as VegeterrorsView;
const ownEvents = (events: Event[]) => events as VegeterrorsEvent[];

export const vegeterrorsCourse: Course = {
  lifted: (events) => ownEvents(events).find((event) => event.kind === "play" || event.kind === "change" || event.kind === "predict") ?? null,
  frame(before, after, events) {
    const view = trickFrame(own(before), own(after), ownEvents(events));
    const last = own(after).lastTrick;
    return view && { view, taker: last?.winner ? last.leader : null };
  },
  endsRound: (events) => ownEvents(events).some((event) => event.kind === "payout"),
  hide: (view) => ({
    ...own(view),
    eyes: [],
    hand: null,
    change: null,
    stake: null,
    stakes: [],
    legal: [],
    seats: own(view).seats.map((seat) => ({ ...seat, hand: null, faceDown: null })),
  }),
  hideLog: (log) => ownEvents(log).map((event) => (event.kind === "change" ? { ...event, down: null } : event.kind === "predict" ? { ...event, card: null } : event)),
};
