import { Face } from "../../art/Art";
import type { VineEvent, VineSeen, VineView } from "../../engine/vine";
import { t } from "../../i18n";
import type { ResultProps, RoundEndProps } from "../family";
import { Podium } from "../Podium";
import { faceOf, nameOf, useCompany } from "../words";
import { VineBoard } from "./board";
import { bestOf } from "./Score";
import { Table } from "./Table";
import { minus, plus, vineName, written } from "./words";

/** The last look at the table before its result. */
export function Final({ view, me, onward }: RoundEndProps<VineView>) {
  return <Table view={view} log={[]} me={me} thinking={null} alone={false} controls={<div class="vdo">{onward}</div>} />;
}

/** Who won, and every vine's sum written out. */
export function Result({ view, practice, actions }: ResultProps<VineView, VineEvent>) {
  const company = useCompany();
  const winners = view.winners ?? [];
  const rank = ({ seat, vine }: VineSeen) => ((view.solo ? vine === view.counts : winners.includes(seat)) ? 0 : 1);
  const ranked = [...view.vines].sort((one, other) => rank(one) - rank(other) || other.score.points - one.score.points);
  const best = ranked[0];
  const level = view.solo ? [] : ranked.filter(({ score }) => score.points === best?.score.points);
  const counting = view.vines.find(({ vine }) => vine === view.counts);
  const record = view.solo ? bestOf(view.game.id) : null;
  const title = view.solo
    ? t("vine.result-solo", { points: counting?.score.points ?? 0, written: written(counting?.score.points ?? 0) })
    : level.length > 1 && winners.length === 1
      ? t("vine.result-level", { me: winners[0] === company.you ? "yes" : "no", name: nameOf(company, winners[0] ?? 0) })
      : null;
  return (
    <div class="result vine-result">
      <Podium
        winners={view.solo ? [0] : winners}
        points={view.vines.map(({ score }) => score.points)}
        shared={winners.length > 1}
        title={title}
        played={view.solo ? t("vine.played-solo", { turns: view.turn }) : t("vine.played", { turns: view.turn })}
        practice={practice}
        ranks={ranked.map((here) => (
          <li key={here.vine} class={view.solo ? (here.vine === view.counts ? "now" : "") : winners.includes(here.seat) ? "now" : ""}>
            {view.solo ? <span class="tv" aria-hidden="true"><VineBoard vine={here} label="" size="thumb" /></span> : <Face face={faceOf(company, here.seat)} />}
            <span class="who">{view.solo ? vineName(view, company, here.vine) : nameOf(company, here.seat)}</span>
            <span class="xs dim">{view.solo && here.vine === view.counts ? t("vine.counts") : ""}</span>
            <b class="score">
              {written(here.score.points)}
              <span class="vh">{t("vine.points")}</span>
            </b>
          </li>
        ))}
        actions={actions}
      />
      <section class="panel hands">
        <h2 class="h2">{t("vine.sums")}</h2>
        <div class="scroll" tabIndex={0} role="region" aria-label={t("vine.sums")}>
          <Sums view={view} ranked={ranked} />
        </div>
        {level.length > 1 && <p class="note">{t(winners.length > 1 ? "vine.ties-shared" : "vine.ties")}</p>}
        {view.solo && <p class="note">{t("vine.solo-rule")} {record === null ? "" : t("vine.best", { points: written(record) })}</p>}
        <ul class="last-vines">
          {ranked.map((here) => (
            <li key={here.vine}>
              <VineBoard vine={here} label={vineName(view, company, here.vine)} size="thumb" />
              <span class="xs dim">{vineName(view, company, here.vine)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Sums({ view, ranked }: { view: VineView; ranked: VineSeen[] }) {
  const company = useCompany();
  const goals = view.goals.length > 0;
  return (
    <table class="handstable">
      <thead>
        <tr>
          <th scope="col">{t("vine.vine")}</th>
          <th scope="col">{t("vine.beans")}</th>
          <th scope="col">{t("vine.height")}</th>
          <th scope="col">{t("vine.open")}</th>
          {goals && <th scope="col">{t("vine.goals")}</th>}
          <th scope="col">{t("vine.points")}</th>
          <th scope="col">{t("vine.tokens-left")}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ vine, score, tokens }) => (
          <tr key={vine}>
            <th scope="row">{vineName(view, company, vine)}</th>
            <td>
              {score.beans}
              <small>{t("vine.harvested-hanging", { harvested: score.harvested, hanging: score.hanging })}</small>
            </td>
            <td>{plus(score.height)}</td>
            <td>{minus(score.open)}</td>
            {goals && <td>{plus(score.goals)}</td>}
            <td class="eq">{t("vine.equals", { points: written(score.points) })}</td>
            <td>{tokens}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
