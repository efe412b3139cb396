import type { EveningPlan, TableSize } from "../engine/evening";
import { t } from "../i18n";
import { Stepper } from "../screens/newgame/Stepper";
import { Choices } from "../ui/Choices";
import { SIZES } from "./shape";
import { faultWords, gameName, seatsGame } from "./words";

/** How many rounds are offered. */
const ROUNDS = Array.from({ length: 8 }, (_, at) => at + 1);

/** `least`: rounds that are played already. */
export function RoundsField({ rounds, least = 1, onPick }: { rounds: number; least?: number; onPick: (rounds: number) => void }) {
  const choices = [...new Set([...ROUNDS, rounds])].filter((count) => count >= least);
  return <Stepper label={t("evening.rounds")} value={rounds} choices={choices} onPick={onPick} note={t("evening.rounds-note")} />;
}

export const SizeField = ({ size, onPick }: { size: TableSize; onPick: (size: TableSize) => void }) => (
  <Choices
    label={t("evening.size")}
    note={t(size === "fewest" ? "evening.size-fewest-note" : "evening.size-note", { size })}
    choices={SIZES.map((value) => ({ value, label: value === "fewest" ? t("evening.size-fewest") : value }))}
    value={size}
    onPick={onPick}
  />
);

const sizesOf = (plan: EveningPlan, from: number): number[] => (plan.rounds[from] ?? []).map(({ length }) => length);

/** What the pairing would be like, or why there is none. `from`: the first round that is paired anew. */
export function Preview({ plan, fault, game, from = 0 }: { plan: EveningPlan | null; fault: unknown; game: string; from?: number }) {
  if (fault) return <p class="ev-preview bad" role="alert">{faultWords(fault)}</p>;
  if (!plan) return <p class="ev-preview" role="status" />;
  const sizes = sizesOf(plan, from);
  const least = Math.min(...plan.deals);
  const most = Math.max(...plan.deals);
  const without = [...new Set(plan.rounds.slice(from).flat().map(({ length }) => length))].find((size) => !seatsGame(game, size));
  return (
    <p class="ev-preview" role="status">
      {sizes.length > 0 && <b>{t("evening.preview", { tables: sizes.length, sizes: sizes.join(" + ") })}</b>}{" "}
      {t("evening.preview-repeats", { repeats: plan.repeats })}{" "}
      {t("evening.preview-deals", { least, most, same: least === most ? "yes" : "no" })}
      {without !== undefined && <span class="bad"> {t("evening.preview-size", { game: gameName(game), size: without })}</span>}
    </p>
  );
}

const RULINGS = ["tables", "repeats", "dealer", "points", "ties", "deal", "counts"] as const;

/** What the rulebooks leave open, and how it is done here. */
export const HouseRules = () => (
  <section class="panel ev-rules" aria-labelledby="ev-rules">
    <h2 class="h2" id="ev-rules">{t("evening.rulings")}</h2>
    <ul class="dots">{RULINGS.map((id) => <li key={id}>{t(`evening.ruling-${id}`)}</li>)}</ul>
  </section>
);
