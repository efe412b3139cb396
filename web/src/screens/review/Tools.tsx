/** What steers the review: along the decisions, whose they are, how they stand in the list, and the search's progress. */
import type { Seat } from "../../engine/types";
import { t } from "../../i18n";
import { nameOf, useCompany } from "../../table/words";
import { Icon } from "../../ui/Icon";
import type { Order } from "./Decisions";
import { ofHundred } from "./grades";
import type { Choice, Looking } from "./looking";

function Along({ choices, picked, moves, pick }: { choices: Choice[]; picked: number | null; moves: number; pick: (at: number) => void }) {
  const here = choices.findIndex(({ at }) => at === picked);
  const steps = [
    { icon: "first", to: choices[0], says: "review.to-first" },
    { icon: "back", to: choices[here - 1], says: "review.back" },
    { icon: "fwd", to: choices[here + 1], says: "review.on" },
    { icon: "last", to: choices.at(-1), says: "review.to-last" },
  ] as const;
  const button = ({ icon, to, says }: (typeof steps)[number]) => (
    <button type="button" class="ibtn" key={says} aria-label={t(says)} aria-disabled={!to || to.at === picked} onClick={() => to && pick(to.at)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="rv-nav" role="group" aria-label={t("review.along")}>
      {steps.slice(0, 2).map(button)}
      <span class="at">{t("review.move-of", { move: picked === null ? 0 : picked + 1, moves })}</span>
      {steps.slice(2).map(button)}
    </div>
  );
}

interface BarProps {
  looking: Looking;
  people: Seat[];
  known: Choice[];
  total: number;
  order: Order;
  sort: (by: Order) => void;
}

function Bar({ looking, people, known, total, order, sort }: BarProps) {
  const company = useCompany();
  const own = looking.whose.value;
  const running = looking.running.value;
  const count = (grade: string) => known.filter(({ at }) => looking.judged.value.get(at)?.grade === grade).length;
  const part = total === 0 ? 1 : known.length / total;
  return (
    <div class="rv-bar">
      <div class="hrow">
        <h2 class="h2" id="rv-list">
          {t("review.decisions", { you: company.you === own ? "yes" : "no", name: nameOf(company, own) })}
        </h2>
        <div class="seg" role="group" aria-label={t("review.order")}>
          {(["worst", "played"] as const).map((by) => (
            <button type="button" key={by} aria-pressed={order === by} onClick={() => sort(by)}>
              {t(`review.order-${by}`)}
            </button>
          ))}
        </div>
      </div>
      {people.length > 1 && (
        <div class="seg rv-whose" role="group" aria-label={t("review.whose")}>
          {people.map((seat) => (
            <button type="button" key={seat} aria-pressed={seat === own} onClick={() => looking.look(seat)}>
              {nameOf(company, seat)}
            </button>
          ))}
        </div>
      )}
      <div class="rv-progress">
        {known.length < total ? (
          <>
            <span class="bar" role="progressbar" aria-label={t("review.progress", { known: known.length, total })} aria-valuenow={ofHundred(part)}>
              <i style={{ width: `${ofHundred(part)}%` }} />
            </span>
            <span class="sm dim" aria-hidden="true">{t("review.progress", { known: known.length, total })}</span>
            <button type="button" class="btn" onClick={() => (running ? looking.stop() : void looking.run())}>
              <Icon name={running ? "pause" : "play"} />
              {t(running ? "review.stop" : "review.go-on")}
            </button>
          </>
        ) : (
          <p class="sm dim">{t("review.counts", { total, slips: count("slip"), mistakes: count("mistake") })}</p>
        )}
      </div>
      <div class="vh" role="status">
        {known.length === total && total > 0 && t("review.counts", { total, slips: count("slip"), mistakes: count("mistake") })}
      </div>
    </div>
  );
}

export const Tools = { Along, Bar };
