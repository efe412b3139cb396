/** Sentences of the table, made of the core's codes. */
import type { VegeTablesEvent } from "../../engine/vegeTables";
import type { HandCard, Reason } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { cardName, columnOf, cropTo, numberOf, suitOf } from "./cards";

/** Why a card cannot be played now. */
export function reasonText(reason: Reason): string {
  const suit = reason.card ? suitOf(reason.card) : null;
  const to = reason.card && suit ? cropTo(suit, columnOf(reason.card)) : "";
  const number = reason.card ? numberOf(reason.card) : 0;
  switch (reason.code) {
    case "needs-card":
      return t("vege.why-needs-card", { to, number });
    case "needs-tractors":
      return t("vege.why-needs-tractors", { to, number, missing: reason.missing ?? 0 });
    case "draw-first":
      return t("vege.why-draw-first");
    case "no-tallone":
      return t("vege.why-no-tallone");
    case "burned-next-turn":
      return t("vege.why-burned-next-turn");
    case "no-discards-now":
      return t("vege.why-no-discards-now");
    case "only-discards-now":
      return t("vege.why-only-discards-now");
    case "give-first":
      return t("vege.why-give-first");
    case "not-a-plot":
      return t("vege.why-not-a-plot");
    case "dealer-first":
      return t("vege.why-dealer-first");
    case "not-your-turn":
      return t("reason.not-your-turn");
    default:
      return t("reason.not-now");
  }
}

/** Cards laid or discarded by the seat to move in its running turn, counted in the log for the status line. */
export function laidSince(log: VegeTablesEvent[]): number {
  const start = log.findLastIndex(({ kind }) => kind === "turn" || kind === "round");
  return log.slice(start + 1).filter(({ kind }) => kind === "lay" || kind === "discard" || kind === "tractor").length;
}

/** What a taken-up card would do, on its button. */
export const playText = (held: HandCard): string => t("vege.play-card", { card: cardName(held.card), tractors: held.tractors });
