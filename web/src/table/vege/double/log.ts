/** Log lines of Double Deck: cards drawn or discarded one after the other are told together. */
import type { CardName } from "../../../engine/types";
import type { VegeTablesEvent as Event } from "../../../engine/vegeTables";
import { list, rich, t } from "../../../i18n";
import type { Line } from "../../lines";
import { type Company, who } from "../../words";
import { cardName } from "../cards";

type Run = Extract<Event, { kind: "drawPile" | "discard" }>;
const LAST = 5;
/** The first three talloni lie left. */
const LEFT = [0, 1, 2];

export const sideOf = (pile: number): "left" | "right" => (LEFT.includes(pile) ? "left" : "right");
export const closesBy = ({ stage }: { stage: number }): "yes" | "no" => (stage === LAST ? "yes" : "no");

/** Draws or discards of one seat that follow each other from a place on; none when something else happened. */
export function runFrom(events: Event[], at: number): Run[] {
  const first = events[at];
  if (first?.kind !== "drawPile" && first?.kind !== "discard") return [];
  const rest = events.slice(at);
  const end = rest.findIndex((event) => event.kind !== first.kind || event.seat !== first.seat);
  return (end < 0 ? rest : rest.slice(0, end)) as Run[];
}

/** Of unseen cards, how many of which back. */
const BACKS = ["red", "white", "green"] as const;

export function runLine(run: Run[], company: Company): Line | null {
  const first = run[0];
  if (!first) return null;
  const values = who(company, first.seat);
  const cards = list(run.flatMap(({ card }): CardName[] => (card ? [card] : [])).map(cardName));
  const key = `${first.move}-${first.kind}`;
  if (first.kind === "discard") return { key, seat: first.seat, text: rich("vegelog.discard", { ...values, card: cards }) };
  const hidden = BACKS.flatMap((back) => {
    const count = run.filter((event) => event.kind === "drawPile" && event.card === null && event.back === back).length;
    return count > 0 ? [t("vegelog.drawn-blind", { count, back })] : [];
  });
  return { key, seat: first.seat, text: rich("vegelog.draw-piles", { ...values, cards: list([...(cards ? [cards] : []), ...hidden]) }) };
}
