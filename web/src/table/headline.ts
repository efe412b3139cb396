import type { Seat } from "../engine/types";
import { t } from "../i18n";
import { andNames, type Company } from "./words";

/** Who won, and by how much: `scores` of everybody who could win, seats or sides. */
export function headline(scores: number[], winners: Seat[], company: Company, shared: boolean): string {
  const ordered = [...scores].sort((one, other) => other - one);
  const margin = (ordered[0] ?? 0) - (ordered.find((score) => score !== ordered[0]) ?? 0);
  const names = andNames(company, winners);
  if (shared) return t("table.result-shared", { names });
  const mine = company.you !== null && winners.includes(company.you);
  if (winners.length > 1) return t("table.result-side", { mine: mine ? "yes" : "no", names, margin });
  return mine ? t("table.result-you", { margin }) : t("table.result-other", { name: names, margin });
}
