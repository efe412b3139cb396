/** The log in words: events of the core grouped by turn, the newest group first. */
import type { ComponentChildren } from "preact";
import type { CardName, Seat } from "../../engine/types";
import type { Lay, VegeTablesEvent as Event } from "../../engine/vegeTables";
import { list, rich, t } from "../../i18n";
import type { Group, Line } from "../lines";
import { andNames, type Company, nameOf, who } from "../words";
import { cardName, columnOf, cropThe, numberOf, signed, suitOf } from "./cards";
import { closesBy, runFrom, runLine, sideOf } from "./double/log";

const cards = (names: CardName[]): string => list(names.map(cardName));

function layText(event: Lay, company: Company): ComponentChildren[] {
  const suit = suitOf(event.card);
  if (!suit) return [];
  const drawn = event.drawn ? [t("vegelog.drawn", { card: cardName(event.drawn) })] : [];
  const burned = event.burned.length > 0 ? [t("vegelog.burned", { cards: cards(event.burned.map(({ card }) => card)), count: event.burned.length })] : [];
  const lay = rich("vegelog.lay", {
    ...who(company, event.seat),
    stage: String(event.stage),
    crop: cropThe(suit, columnOf(event.card)),
    suit,
    number: numberOf(event.card),
    tractors: event.tractors.length,
    row: event.row === null ? 0 : event.row + 1,
    family: event.family ? "yes" : "no",
  });
  return [...lay, ...burned, ...drawn];
}

function lineOf(event: Event, company: Company): Line | null {
  const key = `${event.move}-${event.kind}`;
  const of = (seat: Seat, text: ComponentChildren, points?: number): Line => ({ key, seat, text, ...(points ? { points: signed(points) } : {}) });
  const values = "seat" in event ? who(company, event.seat) : { me: "no", name: "" };
  const named = (seat: Seat) => ({ to: nameOf(company, seat), toMe: seat === company.you ? "yes" : "no" });
  switch (event.kind) {
    case "round":
      return of(event.start, rich("vegelog.start", { ...who(company, event.start), dealer: nameOf(company, event.dealer), dealt: event.dealer === company.you ? "yes" : "no" }));
    case "short":
      return of(event.seat, rich("vegelog.short", { ...values, ...named(event.to) }));
    case "place":
      return of(event.seat, rich("vegelog.place", { ...values, ...named(event.to), card: event.card ? cardName(event.card) : "", seen: event.card ? "yes" : "no" }));
    case "lay":
      return of(event.seat, layText(event, company), event.points);
    case "discard":
      return of(event.seat, rich("vegelog.discard", { ...values, card: cardName(event.card) }));
    case "takeUp":
      return of(event.seat, rich("vegelog.take-up", { ...values, last: event.points == null ? "no" : "yes" }), event.points ?? 0);
    case "silo":
      return of(event.seat, rich("vegelog.silo", { ...values, card: cardName(event.card), number: event.silo + 1 }));
    case "well":
      return of(event.by, rich("vegelog.well", { ...who(company, event.by), ...named(event.seat), own: event.by === event.seat ? "yes" : "no", card: cardName(event.card), number: event.well + 1, opened: event.opened ? "yes" : "no" }));
    case "penalty":
      return of(event.seat, rich("vegelog.penalty", { ...values, choice: event.choice }), -event.penalty);
    case "pot":
      return of(event.seat, rich("vegelog.pot", { ...values, count: event.count, seen: event.cards ? "yes" : "no", cards: cards(event.cards ?? []) }), event.points);
    case "pass":
      return of(event.seat, rich("vegelog.pass", values));
    case "draw":
      return of(event.seat, rich("vegelog.draw", { ...values, open: event.open.length, cards: cards(event.open), hidden: event.hidden, refilled: event.refilled }));
    case "give":
      return of(event.seat, rich("vegelog.give", { ...values, ...named(event.to), card: event.card ? cardName(event.card) : "", seen: event.card ? "yes" : "no", back: event.back }));
    case "stuck":
      return of(event.seat, rich("vegelog.stuck", { ...values, shown: event.shown.length, lost: event.lost ? "yes" : "no" }), -event.penalty);
    case "tractor": {
      const suit = suitOf(event.card);
      return suit && of(event.seat, rich("vegelog.tractor", { ...values, crop: cropThe(suit, columnOf(event.card)), number: numberOf(event.card), closes: closesBy(event) }), event.points);
    }
    case "phase":
      return { key, seat: null, text: rich("vegelog.phase") };
    case "under":
      return of(event.seat, rich("vegelog.under", { ...values, card: cardName(event.card), side: sideOf(event.pile) }));
    case "standstill":
      return { key, seat: null, text: rich("vegelog.standstill") };
    case "close":
      return of(event.seat, rich("vegelog.close", { ...values, crops: event.crops, lost: event.lost === null ? "no" : "yes", tractors: event.tractors ?? 0 }), event.points);
    case "over":
      return of(event.winners[0] ?? 0, rich("vegelog.over", { names: andNames(company, event.winners), count: event.winners.length }));
    default:
      return null;
  }
}

export function linesOf(events: Event[], company: Company): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < events.length; ) {
    const run = runFrom(events, at);
    const line = run.length > 0 ? runLine(run, company) : lineOf(events[at]!, company);
    if (line) lines.push(line);
    at += Math.max(1, run.length);
  }
  return lines;
}

/** One group a turn; a deal begins with its own. */
export function groupsOf(events: Event[]): Group<Event>[] {
  const groups: Group<Event>[] = [];
  let round = 1;
  let turn = 1;
  const open = (key: string, title: string) => groups.push({ key, title, events: [] });
  for (const event of events) {
    if (event.kind === "round") {
      round = event.round;
      turn = 1;
      open(`r${round}`, t("vegelog.deal", { round }));
    } else if (event.kind === "turn") {
      turn += 1;
      open(`r${round}t${turn}`, t("vegelog.turn", { turn }));
      continue;
    } else if (groups.length === 0) open(`r${round}t${turn}`, t("vegelog.turn", { turn }));
    groups.at(-1)?.events.push(event);
  }
  return groups.filter((group) => group.events.length > 0).reverse();
}

/** What happened since a seat last acted, for the person who takes the device. */
export function sinceTurn(events: Event[], seat: Seat): Event[] {
  const own = events.findLastIndex((event) => "seat" in event && ("by" in event ? event.by : event.seat) === seat && event.kind !== "turn");
  return events.slice(own + 1);
}
