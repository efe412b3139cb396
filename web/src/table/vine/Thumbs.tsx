import { Face } from "../../art/Art";
import type { VineId, VineView } from "../../engine/vine";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { type Company, faceOf, nameOf, useCompany } from "../words";
import { VineBoard } from "./board";
import type { Play } from "./play";
import { ownerName, vineName, written } from "./words";

/** The vines that are not large, in small; a press brings one in. */
export function Thumbs({ play, thinking }: { play: Play; thinking: number | null }) {
  const { view, shown, own } = play;
  const count = view.vines.length;
  // In the order of turns from the person at the table.
  const others = view.vines.map((_, at) => (own + at) % count).filter((vine) => !shown.includes(vine));
  if (others.length === 0) return null;
  if (count === 2 && others[0] !== undefined) return <Opponent play={play} vine={others[0]} thinking={thinking !== null} />;
  return (
    <ul class="ths" data-count={others.length} aria-label={t("vine.other-vines")}>
      {others.map((vine) => (
        <Small key={vine} play={play} vine={vine} thinking={view.vines[vine]?.seat === thinking} />
      ))}
    </ul>
  );
}

function lookText(view: VineView, company: Company, vine: VineId, left: boolean, thinks: boolean): string {
  const points = view.vines[vine]?.score.points ?? 0;
  return t("vine.look-at", { vine: vineName(view, company, vine), points, written: written(points), left: left ? "yes" : "no", thinks: thinks ? "yes" : "no" });
}

function Small({ play, vine, thinking }: { play: Play; vine: VineId; thinking: boolean }) {
  const company = useCompany();
  const { view, own } = play;
  const here = view.vines[vine];
  if (!here) return null;
  const left = vine === (own + 1) % view.vines.length;
  const turn = view.active === vine && view.phase !== "over";
  return (
    <li class={turn ? "turn" : ""} data-seat={here.seat}>
      <button type="button" class="th4" onClick={() => play.look(vine)}>
        <span class="vh">{lookText(view, company, vine, left, thinking)}</span>
        <span class="tv">
          <VineBoard vine={here} label="" size="thumb" />
        </span>
        <span class="tnm" aria-hidden="true">
          <Face face={faceOf(company, here.seat)} />
          <b class="who">{nameOf(company, here.seat)}</b>
          <b class="pts">{written(here.score.points)}</b>
        </span>
        {left && (
          <i class="lfb" aria-hidden="true">
            {t("vine.left-mark")}
          </i>
        )}
      </button>
    </li>
  );
}

/** The other one of two, on a phone. */
function Opponent({ play, vine, thinking }: { play: Play; vine: VineId; thinking: boolean }) {
  const company = useCompany();
  const { view } = play;
  const here = view.vines[vine];
  if (!here) return null;
  const { score } = here;
  const turn = view.active === vine && view.phase !== "over";
  return (
    <button type="button" class={`opp ${turn ? "turn" : ""}`} data-seat={here.seat} onClick={() => play.look(vine)}>
      <span class="vh">{lookText(view, company, vine, false, thinking && turn)}</span>
      <span class="tv">
        <VineBoard vine={here} label="" size="thumb" />
      </span>
      <span class="opn" aria-hidden="true">
        <Face face={faceOf(company, here.seat)} />
        <b class="who">{view.solo ? ownerName(view, company, vine) : nameOf(company, here.seat)}</b>
        <b class="pts">{written(score.points)}</b>
      </span>
      <span class="bd2" aria-hidden="true">{t("vine.short-sum", { beans: score.beans, height: score.height, open: score.open, goals: score.goals, some: view.goals.length > 0 ? "yes" : "no" })}</span>
      <Icon name="fwd" />
    </button>
  );
}
