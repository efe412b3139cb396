import type { RankingRow } from "../engine/evening";
import { Face } from "../art/Art";
import { t } from "../i18n";
import { settings } from "../store/settings";
import { Icon } from "../ui/Icon";
import { isDone, roundNow } from "./course";
import type { Evening } from "./shape";
import { halves, personName, written } from "./words";

/** Who came but has not played and is gone again is not listed. */
export const listed = ({ people, rounds }: Evening, rows: readonly RankingRow[]): RankingRow[] =>
  rows.filter(({ person }) => people[person]?.here || rounds.some((round) => round.some(({ seats }) => seats.includes(person))));

export function rankingTitle({ rounds }: Evening): string {
  const done = rounds.filter(isDone).length;
  return done === 0 ? t("evening.ranking") : t("evening.ranking-after", { rounds: done });
}

function Moved({ places }: { places: number | null }) {
  if (!places) return <span class="mv" aria-hidden="true">{places === null ? "" : "–"}</span>;
  return (
    <span class={`mv ${places > 0 ? "up" : "dn"}`}>
      <Icon name={places > 0 ? "up" : "down"} />
      <span aria-hidden="true">{Math.abs(places)}</span>
      <span class="vh">{t("evening.moved", { places, up: places > 0 ? "yes" : "no", count: Math.abs(places) })}</span>
    </span>
  );
}

/** A person's round: tournament points over game points, three dots while the table plays. */
function Cell({ evening, row, at }: { evening: Evening; row: RankingRow; at: number }) {
  const now = at === roundNow(evening) ? "pv" : at > roundNow(evening) ? "far" : "";
  const got = row.rounds[at];
  if (got) {
    return (
      <td class={`r ${now}`}>
        <b>{halves(got.points)}</b>
        <i>{written(got.game)}</i>
      </td>
    );
  }
  const plays = now === "pv" && evening.rounds[at]?.some(({ seats, out }) => !out && seats.includes(row.person));
  return (
    <td class={`r nx ${now}`}>
      {plays ? <span class="dots3" role="img" aria-label={t("evening.plays")}><i /><i /><i /></span> : <span aria-label={t("evening.no-points")} role="img">–</span>}
    </td>
  );
}

export function Ranking({ evening, rows }: { evening: Evening; rows: readonly RankingRow[] }) {
  const own = settings.value.name.trim();
  const now = roundNow(evening);
  const begun = evening.rounds.some(isDone);
  return (
    <table class="rank">
      <caption class="vh">{rankingTitle(evening)}</caption>
      <thead>
        <tr>
          <th scope="col" class="rk"><span class="vh">{t("evening.place")}</span></th>
          <th scope="col" class="mvc"><span class="vh">{t("evening.change")}</span></th>
          <th scope="col" class="l">{t("evening.player")}</th>
          {evening.rounds.map((_, at) => (
            <th key={at} scope="col" class={`rn ${at === now ? "nw" : at > now ? "far" : ""}`}><span class="vh">{t("evening.round-n", { round: at + 1 })}</span><span aria-hidden="true">{at + 1}</span></th>
          ))}
          <th scope="col">{t("evening.points")}</th>
          <th scope="col" class="gp">{t("evening.game-points")}</th>
        </tr>
      </thead>
      <tbody>
        {listed(evening, rows).map((row) => (
          <tr key={row.person} class={own !== "" && personName(evening, row.person) === own ? "me" : ""}>
            <td class="rk">{begun ? row.place : ""}</td>
            <td class="mvc"><Moved places={row.moved} /></td>
            <th scope="row">
              <span class="ev-nm">
                <Face face={evening.people[row.person]?.face ?? "you"} />
                <span>{personName(evening, row.person)}{!evening.people[row.person]?.here && <i> {t("evening.gone")}</i>}</span>
              </span>
            </th>
            {evening.rounds.map((_, at) => <Cell key={at} evening={evening} row={row} at={at} />)}
            <td class="tp">{halves(row.points)}</td>
            <td class="gp">{written(row.game)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first three, on a phone over the tables. */
export const Podium = ({ evening, rows }: { evening: Evening; rows: readonly RankingRow[] }) => (
  <ol class="phone gr ev-podium" aria-label={t("evening.ahead")}>
    {rows.slice(0, 3).map((row) => (
      <li key={row.person}>
        <Face face={evening.people[row.person]?.face ?? "you"} />
        <span>{personName(evening, row.person)}</span>
        <b>{row.place}</b>
        <em>{halves(row.points)}</em>
      </li>
    ))}
  </ol>
);
