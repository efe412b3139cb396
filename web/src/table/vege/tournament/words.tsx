/** Sentences about Silos, wells, Tractors aside and the penalty, made of what the core tells. */
import type { ComponentChildren } from "preact";
import type { Move, Seat } from "../../../engine/types";
import type { SeatView, VegeTablesEvent, VegeTablesView } from "../../../engine/vegeTables";
import { rich, t } from "../../../i18n";
import { type Company, nameOf } from "../../words";
import { cardName, cardTitle, columnOf, cropThe, only, suitOf } from "../cards";
import { laidSince } from "../words";
import { cardBefore, cropWith, type Free, fitsNow, freeOf, isBurned, mayVisit, wellsHold } from "./taking";

/** When the wells can be visited, in a quiet line; null where nobody looks. */
export function wellsText(view: VegeTablesView, me: Seat): string | null {
  const { toWells, fillsTo } = view.owed;
  if (!wellsHold(view)) return t("tournament.wells-empty");
  if (view.visit || view.penalty || only(view.legal, "stuck") || fillsTo == null || toWells == null) return null;
  if (mayVisit(view)) return t("tournament.wells-open", { full: fillsTo });
  if (toWells === 0) return t("tournament.wells-soon", { full: fillsTo });
  return t("tournament.wells-closed", { full: fillsTo, held: view.seats[me]?.handCount ?? 0 });
}

/** Why a free card cannot be taken now. */
export function freeReason(view: VegeTablesView, me: Seat, free: Free | null): string {
  const rests = restReason(view);
  if (rests) return rests;
  if (free?.place === "well") return wellsText(view, me) ?? t("reason.not-now");
  return t("tournament.with-a-plot");
}

/** Why the whole hand rests; null when cards have reasons of their own. */
export function restReason({ phase }: VegeTablesView): string | null {
  if (phase === "silo") return t("tournament.only-silo");
  if (phase === "visit" || phase === "choose") return t("tournament.only-wells");
  return phase === "penalty" ? t("tournament.first-choose") : null;
}

/** Why the turn cannot end. */
export const passReason = (view: VegeTablesView): string => (view.acted && mayVisit(view) ? t("tournament.must-refill") : t("vege.must-play"));

/** What a chosen card does, and what its taking uncovers. */
export function pickText(view: VegeTablesView, free: Free, company: Company): ComponentChildren[] {
  const next = cropWith(view, free.card)?.next;
  const how = fitsNow(view, free.card) ? "fits" : isBurned(view, free.card) ? "burned" : next ? "waits" : "none";
  const says = rich("tournament.pick", { card: cardTitle(free.card), how, next: next ? cardName(next) : "" });
  if (!free.under) return [...says, " ", t("tournament.uncovers-nothing")];
  const before = cardBefore(view, free.under);
  const seat = before?.at === "seat" || before?.at === "hand" ? before.seat : null;
  const after = fitsNow(view, free.under) ? "fits" : before?.card === free.card ? "this" : seat === null || before?.burned ? "none" : seat === company.you ? "mine" : "other";
  return [...says, " ", ...rich("tournament.uncovers", { card: cardName(free.under), after, before: before ? cardName(before.card) : "", name: seat === null ? "" : nameOf(company, seat) })];
}

/** What the person to move is asked for, where other variants ask nothing of the kind; null: as in them. */
export function taskText(view: VegeTablesView, log: VegeTablesEvent[], company: Company, picked: Move | null): ComponentChildren | null {
  const free = freeOf(view, picked);
  const asked = askedText(view, log, company);
  if (!free) return asked;
  const begins = view.phase === "play" ? [" ", t("tournament.begins", { full: view.owed.fillsTo ?? 0 })] : [];
  return (
    <>
      <span class="desk">{view.phase === "play" ? t("tournament.begins", { full: view.owed.fillsTo ?? 0 }) : asked}</span>
      <span class="phone">
        {pickText(view, free, company)}
        {begins}
      </span>
    </>
  );
}

function askedText(view: VegeTablesView, log: VegeTablesEvent[], company: Company): ComponentChildren | null {
  const { visit, penalty, legal, owed } = view;
  if (view.phase === "silo") {
    const laid = log.findLast((event) => event.kind === "lay");
    const suit = laid && suitOf(laid.card);
    if (!laid || !suit) return rich("tournament.take-silo", { crop: "", how: "none" });
    return rich("tournament.take-silo", { crop: cropThe(suit, columnOf(laid.card)), how: laid.tractors.length > 0 ? "tractor" : "plot" });
  }
  if (visit && view.phase !== "play") return rich("tournament.visit", { kind: visit.kind, name: nameOf(company, visit.seat), left: visit.left, stop: visit.stop ? "yes" : "no" });
  if (penalty && view.phase === "penalty") return rich("tournament.penalty", { takes: penalty.takes, all: only(legal, "all") ? "yes" : "no", stay: only(legal, "stay") ? "yes" : "no" });
  if (only(legal, "stuck")) return only(legal, "takeUp") ? t("tournament.stuck-or-tractor") : t("vege.stuck-status");
  if (view.phase !== "play" || !view.acted || owed.toWells == null || !wellsHold(view)) return null;
  const values = { laid: laidSince(log), full: owed.fillsTo ?? 0, more: owed.toWells };
  if (owed.toWells > 0) return rich("tournament.to-wells", values);
  return rich(only(legal, "pass") ? "tournament.at-wells" : "tournament.must-wells", values);
}

/** Tractors that lie aside, in words. */
export const asideText = ({ beside, locked = 0 }: SeatView): string => t("tournament.aside", { count: beside, locked });
