/** Sentences of Double Deck, made of what the core tells. */
import type { ComponentChildren } from "preact";
import type { Crop, DoubleDeck, HandCard, Pile, Reason, VegeTablesEvent, VegeTablesView } from "../../../engine/vegeTables";
import { rich, t } from "../../../i18n";
import { type Company, nameOf } from "../../words";
import { cardName, cardSpoken, cardTitle, cropTitle, kindOf, numberOf, only, signed, stageOf } from "../cards";
import { laidSince, reasonText } from "../words";
import { mayDraw, underWays } from "./choice";
import { sideOf } from "./log";

/** In the bar: which phase it is. */
export const phaseText = ({ second }: DoubleDeck, after: boolean): string => `${after ? ", " : ""}${t("double.phase", { second: second ? "yes" : "no" })}`;

const FRUIT = 5;
export const closes = (crop: Crop): boolean => crop.next !== null && stageOf(crop.next) === FRUIT;

/** How a sum is made: "10 + 2 × 10". */
export function sumText(by: "fruit" | "tractor", crops: number[]): string {
  const count = crops.length;
  if (by === "fruit") return t(count > 0 ? "double.sum-fruit" : "double.sum-fruit-first", { count });
  return t(count > 0 ? "double.sum-tractor" : "double.sum-tractor-first", { count });
}

/** What the person to move is asked. */
export function askedText(view: VegeTablesView, log: VegeTablesEvent[], hand: HandCard[], held: HandCard | undefined, drawing: boolean): ComponentChildren {
  const { double, legal, owed } = view;
  if (!double) return "";
  if (drawing) return rich("double.draw", { left: double.draws, task: view.phase === "draw" ? "on" : view.phase === "under" ? "under" : "play" });
  if (view.phase === "under") return under(view, hand, held);
  if (only(legal, "stuck")) return rich("double.stuck", { tractors: legal.some((move) => kindOf(move) === "tractor") ? "yes" : "no" });
  const values = { second: double.second ? "yes" : "no", kind: double.kind ?? "none", count: laidSince(log), draws: double.draws, pays: owed.closingPays };
  if (view.acted) return rich(mayDraw(view) ? "double.go-on" : "double.go-on-dry", values);
  const can = (kind: "play" | "tractor" | "discard") => only(legal, kind) !== undefined;
  const what = can("play") ? (can("discard") ? "both" : "play") : can("discard") ? (can("tractor") ? "tractor" : "discard") : "lay";
  return rich(double.second ? "double.begin-second" : "double.begin", { ...values, what });
}

function under(view: VegeTablesView, hand: HandCard[], held: HandCard | undefined): ComponentChildren {
  const put = view.double?.put ?? 0;
  if (held) return rich("double.under-where", { card: cardTitle(held.card) });
  return rich("double.under", { put, more: underWays(hand) ? "yes" : "no" });
}

/** Why no card can be drawn now. */
export function drawReason(view: VegeTablesView, pile: Pile | undefined): string {
  if (pile?.count === 0) return t("double.pile-empty");
  if (view.phase === "under") return t("double.under-first");
  return t("double.act-first");
}

/** Why the turn cannot end. */
export const endReason = (view: VegeTablesView): string => (view.phase === "under" ? t("double.under-first") : view.phase === "draw" ? t("vege.why-draw-first") : t("double.act-first"));

/** Why a crop's next place cannot be filled by a card, or by a Tractor. */
export function wayReason(view: VegeTablesView, hand: HandCard[], crop: Crop, by: "card" | "tractor", mine: boolean, me: number): string {
  if (!mine) return t("reason.not-your-turn");
  const held = hand.find(({ card }) => card === crop.next);
  if (by === "card" && !held) return t("double.not-held", { card: crop.next ? cardName(crop.next) : "" });
  if (by === "card" && held?.reason) return reasonText(held.reason);
  if (by === "tractor" && view.seats[me]?.beside === 0) return t("double.no-tractors");
  return restReason(view);
}

const REST: Record<string, Reason["code"]> = { draw: "draw-first", under: "draw-first" };
function restReason(view: VegeTablesView): string {
  const code = REST[view.phase] ?? (view.double?.kind === "discard" ? "only-discards-now" : "");
  return reasonText({ code });
}

/** A tallone, for who cannot see it. */
export const pileSays = (pile: Pile, at: number, drawn: boolean): string =>
  t("double.pile", {
    number: at + 1,
    side: sideOf(at),
    back: pile.back,
    count: pile.count,
    open: pile.top ? "yes" : "no",
    top: pile.top ? cardSpoken(pile.top) : "",
    burned: pile.burned ? "yes" : "no",
    blind: drawn && !pile.top ? "yes" : "no",
    known: pile.known.length,
  });

/** A crop, for who cannot see it: with what closing it would bring. */
export function cropSays(crop: Crop, company: Company, fits: boolean): string {
  const title = cropTitle(crop.suit, crop.column);
  if (!crop.closing || !crop.next) {
    const by = crop.closedBy;
    return t("double.cell-done", { crop: title, with: crop.closedWith ?? "fruit", by: by === null ? "none" : by === company.you ? "me" : "some", name: by === null ? "" : nameOf(company, by), brought: signed(crop.brought ?? 0) });
  }
  const { fruit, tractor } = crop.closing;
  const top = crop.chain[crop.stage - 1]?.card;
  return t("double.cell", { crop: title, stage: String(crop.stage), number: top ? numberOf(top) : 0, next: numberOf(crop.next), can: fits ? "yes" : "no", fruit: signed(fruit.points), tractor: signed(tractor.points) });
}
