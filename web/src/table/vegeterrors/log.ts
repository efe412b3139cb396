/** The log in words: events of the core grouped by trick, the newest group first. */
import type { Seat } from "../../engine/types";
import type { VegeterrorsEvent as Event } from "../../engine/vegeterrors";
import { rich, t } from "../../i18n";
import type { Group, Line } from "../lines";
import { andNames, type Company, who } from "../words";
import { cardName, isMagic, monster } from "./cards";

function lineOf(event: Event, company: Company): Line | null {
  const key = `${event.move}-${event.kind}`;
  switch (event.kind) {
    case "round":
      return { key, seat: event.start, text: rich("log.start", who(company, event.start)) };
    case "predict":
      return { key, seat: event.seat, text: rich("log.predict", who(company, event.seat)) };
    case "play": {
      const lead = event.lead ? "yes" : "no";
      const values = { ...who(company, event.seat), lead, card: cardName(event.card) };
      if (!isMagic(event.card)) return { key, seat: event.seat, text: rich("log.play", values) };
      if (!event.target) return { key, seat: event.seat, text: rich("log.magic-nothing", values) };
      return { key, seat: event.seat, text: rich("log.magic", { ...values, monster: monster(event.target) }) };
    }
    case "change":
      return { key, seat: event.seat, text: rich("log.change", { ...who(company, event.seat), card: cardName(event.card) }) };
    case "trick":
      if (!event.winner) return { key, seat: event.leader, text: rich("log.trick-nobody", who(company, event.leader)) };
      return {
        key,
        seat: event.leader,
        text: rich("log.trick", { ...who(company, event.leader), monster: monster(event.winner), strength: event.strength }),
      };
    case "payout": {
      const paid = event.payout.slips.filter(({ total }) => total > 0).map(({ seat }) => seat);
      const values = { monster: monster(event.payout.winner), count: paid.length, names: andNames(company, paid) };
      return { key, seat: null, text: rich("log.payout", values) };
    }
    case "over":
      return { key, seat: event.winners[0] ?? null, text: rich("log.over", { names: andNames(company, event.winners), count: event.winners.length }) };
  }
}

export function groupsOf(events: Event[]): Group<Event>[] {
  const groups: Group<Event>[] = [];
  let round = 1;
  let trick = 0;
  const open = (key: string, title: string) => groups.push({ key, title, events: [] });
  for (const event of events) {
    if (event.kind === "round") {
      round = event.round;
      trick = 0;
      open(`r${round}`, t("log.hand", { round }));
    } else if (event.kind === "predict" && groups.length === 0) open("r1", t("log.hand", { round }));
    else if ((event.kind === "play" || event.kind === "change") && (event.lead || groups.length === 0)) {
      trick += 1;
      open(`r${round}t${trick}`, t("log.trick-title", { round, trick }));
    } else if (event.kind === "payout") open(`p${round}`, t("log.payout-title", { round: event.payout.round }));
    groups.at(-1)?.events.push(event);
  }
  return groups.reverse();
}

export const linesOf = (events: Event[], company: Company): Line[] => events.flatMap((event) => lineOf(event, company) ?? []);

/** What happened since a seat last acted, for the person who takes the device. */
export function sinceTurn(events: Event[], seat: Seat): Event[] {
  const own = events.findLastIndex((event) => (event.kind === "play" || event.kind === "predict" || event.kind === "change") && event.seat === seat);
  return events.slice(own + 1);
}
