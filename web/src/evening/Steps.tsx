import type { RankingRow } from "../engine/evening";
import { list, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { isDone, roundNow } from "./course";
import type { Evening } from "./shape";
import { halves, personName } from "./words";

/** The rounds as steps; each can be looked at. */
export function Steps({ evening, at, onPick }: { evening: Evening; at: number; onPick: (round: number) => void }) {
  const now = roundNow(evening);
  return (
    <nav class="rds" aria-label={t("evening.rounds")}>
      <ol>
        {evening.rounds.map((round, place) => {
          const done = isDone(round);
          return (
            <li key={place}>
              <button type="button" class={done ? "past" : place === now ? "now" : ""} aria-current={place === at ? "step" : undefined} onClick={() => onPick(place)}>
                <i aria-hidden="true">{done ? <Icon name="check" /> : place + 1}</i>
                <span>{t("evening.round-n", { round: place + 1 })}</span>
                <span class="vh">{t("evening.round-state", { state: done ? "done" : place === now ? "now" : "later" })}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface NextProps {
  evening: Evening;
  at: number;
  rows: readonly RankingRow[];
  /** The round that is shown has finished. */
  done: boolean;
  onPick: (round: number) => void;
  onMore: (() => void) | null;
}

/** What comes after the round that is shown. */
export function Next({ evening, at, rows, done, onPick, onMore }: NextProps) {
  const now = roundNow(evening);
  const { rounds } = evening;
  if (now === rounds.length) {
    const best = rows.filter(({ place }) => place === 1);
    return (
      <div class="nxr">
        <div>
          <h3>{t("evening.over")}</h3>
          {best.length > 0 && <p>{t("evening.won", { names: list(best.map(({ person }) => personName(evening, person))), count: best.length, points: halves(best[0]?.points ?? 0) })}</p>}
        </div>
        {onMore && <button type="button" class="btn" onClick={onMore}><Icon name="plus" />{t("evening.more")}</button>}
      </div>
    );
  }
  const next = at < now ? now : at + 1;
  if (next >= rounds.length) return null;
  return (
    <div class="nxr">
      <div>
        <h3>{t("evening.round-n", { round: next + 1 })}</h3>
        <p>{t(done ? "evening.next-ready" : "evening.next-paired")}</p>
      </div>
      <button type="button" class={done ? "btn pri" : "btn"} onClick={() => onPick(next)}>{t("evening.go-round", { round: next + 1 })}</button>
    </div>
  );
}
