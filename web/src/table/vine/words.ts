/** Sentences of the Vine table, made of the core's codes and counts. */
import type { CompostTile, Facts, VineEvent, VineId, VineSeen, VineView, Why } from "../../engine/vine";
import { has, t } from "../../i18n";
import { written } from "../../i18n/numbers";
import { type Company, nameOf } from "../words";
import type { Deed, Face } from "./choice";
import { beanName, plantName } from "./board";

export { written };
export const plus = (amount: number): string => (amount === 0 ? "0" : `+${amount}`);
export const minus = (amount: number): string => (amount === 0 ? "0" : `−${amount}`);

const seatOf = (view: VineView, vine: VineId): number => view.vines[vine]?.seat ?? 0;
const isYou = (view: VineView, company: Company, vine: VineId): boolean => seatOf(view, vine) === company.you;

/** "Your vine", "Hazel’s vine", "Left vine". */
export function vineName(view: VineView, company: Company, vine: VineId): string {
  if (view.solo) return t("vine.solo-vine", { vine });
  return t("vine.vine-of", { me: isYou(view, company, vine) ? "yes" : "no", name: nameOf(company, seatOf(view, vine)) });
}
/** "you", "Hazel", "left": over a number or under a tile. */
export function ownerName(view: VineView, company: Company, vine: VineId): string {
  if (view.solo) return t("vine.solo-side", { vine });
  return isYou(view, company, vine) ? t("vine.you") : nameOf(company, seatOf(view, vine));
}
/** For ICU select: whose vine does the sentence speak of? */
export const whose = (view: VineView, company: Company, vine: VineId) => ({
  who: view.solo ? (vine === 0 ? "left" : "right") : isYou(view, company, vine) ? "you" : "other",
  name: nameOf(company, seatOf(view, vine)),
});

export const faceName = (face: Face): string => ("bean" in face ? t("vine.bean", { value: face.value }) : plantName(face));
export const faceSays = (face: Face): string => ("bean" in face ? beanName(face) : plantName(face));

/** Why something cannot be. */
export function whyText({ code, leaves = 0, bunches = 0, row = 0 }: Why): string {
  const key = `vinewhy.${code}`;
  return has(key) ? t(key, { leaves, bunches, row }) : t("reason.not-now");
}

export function goalName(goal: string): string {
  const key = `vine.name-${goal}`;
  return has(key) ? t(key) : goal;
}
/** What an objective asks for. */
export function goalRule(goal: string, amount: number): string {
  const key = `vine.rule-${goal}`;
  return has(key) ? t(key, { amount }) : String(amount);
}

export function deedText({ kind, face, missing }: Deed, tiles: number): string {
  const tile = face ? faceName(face) : "";
  switch (kind) {
    case "cut":
      return t("vine.do-cut", { tiles });
    case "both":
      return t("vine.do-both");
    case "none":
      return t("vine.do-none");
    default:
      return t("vine.do-one", { way: kind, tile, ready: missing === null ? "yes" : "no" });
  }
}

export interface Change {
  what: "beans" | "tokens" | "height" | "open" | "points";
  from: string;
  to: string;
  same: boolean;
}

/** How a vine would stand: what changes, and its points in any case. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const pairs: [Change["what"], number, number][] = [
    ["tokens", before.tokens, after.tokens],
    ["beans", before.score.beans, after.score.beans],
    ["height", before.score.height, after.score.height],
    ["open", before.score.open, after.score.open],
    ["points", before.score.points, after.score.points],
  ];
  return pairs
    .map(([what, from, to]) => ({ what, from: written(from), to: written(to), same: from === to }))
    .filter(({ what, same }) => !same || what === "points");
}

/** The events of the running turn, for what its steps did. */
export const turnOf = (log: VineEvent[]): VineEvent[] => log.slice(log.findLastIndex(({ kind }) => kind === "turn") + 1);

export const tilesIn = ({ plants, hanging }: Pick<VineSeen, "plants" | "hanging">): number => plants.length + hanging.flatMap(({ beans }) => beans).length;

export const tilesOf = (compost: CompostTile[]): number => compost.reduce((sum, { count }) => sum + count, 0);
