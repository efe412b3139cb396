/** How a session shows the moves of Vege Tables. */
import type { CardName, Event, View } from "../../engine/types";
import type { Crop, VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import type { Course } from "../course";

const own = (view: View) => view as VegeTablesView;
const ownEvents = (events: Event[]) => events as VegeTablesEvent[];

function hideCrops({ crops, seats }: VegeTablesView): Crop[] {
  const open = new Set<CardName>(seats.flatMap(({ plots, shown }) => [...plots.map(({ card }) => card), ...shown]));
  const hidden = ({ card, at }: Crop["chain"][number]) => (at === "hand" || at === "seat") && !open.has(card);
  return crops.map((crop) => ({ ...crop, chain: crop.chain.map((card) => (hidden(card) ? { ...card, at: "unseen" as const, seat: null } : card)) }));
}

/** The table of a deal that has just ended, with its last card, before the next deal takes its place. */
function lastLook(before: VegeTablesView, events: VegeTablesEvent[]): VegeTablesView {
  const lay = events.find((event) => event.kind === "lay");
  const double = before.piles ? { closedWith: "fruit" as const, brought: lay?.points ?? 0 } : {};
  const crops = before.crops.map((crop): Crop => {
    const at = lay ? crop.chain.findIndex(({ card }) => card === lay.card) : -1;
    if (!lay || at < 0) return crop;
    const chain = crop.chain.map((one) => (one.card === lay.card ? { ...one, at: "laid" as const } : lay.tractors.includes(one.card) ? { ...one, at: "tractor" as const } : one));
    return { ...crop, stage: lay.stage, chain, next: crop.chain[at + 1]?.card ?? null, closedBy: lay.points > 0 ? lay.seat : null, ...(lay.points > 0 && double) };
  });
  const hand = (seat: VegeTablesView["seats"][number]) => (seat.seat === lay?.seat && seat.hand ? { ...seat, hand: seat.hand.filter((card) => card !== lay.card) } : seat);
  return { ...before, crops, seats: before.seats.map(hand), toMove: null, hand: null, legal: [], passAsks: null, exchange: null, latest: lay ? [lay.card] : [] };
}

export const vegeTablesCourse: Course = {
  lifted(events) {
    const moved = ownEvents(events).find((event) => event.kind === "lay" || event.kind === "discard" || event.kind === "give");
    const tractor = ownEvents(events).find((event) => event.kind === "tractor");
    if (tractor) return { seat: tractor.seat, card: null };
    return moved ? { seat: moved.seat, card: moved.card } : null;
  },
  frame(before, _after, events) {
    const ended = ownEvents(events).some(({ kind }) => kind === "sheet");
    return ended ? { view: lastLook(own(before), ownEvents(events)), taker: null } : null;
  },
  endsRound: (events) => events.some(({ kind }) => kind === "sheet"),
  hide: (view) => ({
    ...own(view),
    eyes: [],
    hand: null,
    crops: hideCrops(own(view)),
    passAsks: null,
    exchange: own(view).exchange && { ...own(view).exchange!, card: null },
    giving: own(view).giving && { ...own(view).giving!, card: null, cards: null },
    legal: [],
    seats: own(view).seats.map((seat) => ({ ...seat, known: [], hand: null })),
  }),
  hideLog: (log) =>
    ownEvents(log).map((event) => {
      if (event.kind === "lay") return { ...event, drawn: null };
      if (event.kind === "drawPile" && !event.open) return { ...event, card: null };
      if (event.kind === "place" || event.kind === "give") return { ...event, card: null };
      if (event.kind === "pot" || event.kind === "draw") return { ...event, cards: null };
      return event;
    }),
};
