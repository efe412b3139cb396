import type { Move, View } from "../../engine/types";
import { has, rich, t } from "../../i18n";
import type { Family } from "../../table/family";
import { useCompany } from "../../table/words";
import { Icon } from "../../ui/Icon";
import { GradeTag } from "./Decisions";
import { ofHundred } from "./grades";
import type { Choice, Judged } from "./looking";
import { Pictured } from "./Pictured";

/** Candidates that are told beside the move that was played. */
const TOLD = 3;

interface Props {
  choice: Choice;
  view: View;
  judged: Judged;
  family: Family;
  show: () => void;
  branch: () => void;
}

/** One decision: what was played, what the search would play, and why. */
export function Detail({ choice, view, judged, family, show, branch }: Props) {
  const company = useCompany();
  const { advice, loss, grade } = judged;
  const { best, others, reason } = advice;
  const says = (move: Move) => family.hint.says(view, move, company);
  const key = reason && `hint.${view.family}-${reason.code}`;
  const why = reason && key && has(key) ? t(key, family.hint.named(reason.params)) : null;
  const same = best.move === choice.move;
  // What was tried too seldom may look better than the best: that is luck.
  const all = [best, ...others.filter(({ move, value }) => value <= best.value || move === choice.move)];
  const told = all.filter(({ move }, at) => at < TOLD || move === choice.move);
  // Looked at too seldom to stand among the others: its value is what the loss leaves.
  if (!told.some(({ move }) => move === choice.move)) told.push({ move: choice.move, value: best.value - loss });
  const solo = view.game.players === 1 ? "yes" : "no";
  const you = company.you === choice.seat ? "yes" : "no";
  return (
    <section class="panel rv-detail" data-grade={grade} aria-labelledby="rv-picked">
      <div class="hrow">
        <h2 class="h2" id="rv-picked">
          {t("review.decision", { move: choice.at + 1, says: says(choice.move) })}
        </h2>
        <GradeTag grade={grade} loss={ofHundred(loss)} />
      </div>
      <div class="rv-cards">
        <figure>
          <Pictured view={view} move={choice.move} />
          <figcaption>{t("review.was-played", { you })}</figcaption>
        </figure>
        {!same && (
          <>
            <Icon name="fwd" />
            <figure>
              <Pictured view={view} move={best.move} />
              <figcaption>{t("review.would-play")}</figcaption>
            </figure>
          </>
        )}
        <ol class="rv-cands" aria-label={t("review.candidates", { solo })}>
          {told.map(({ move, value }) => (
            <li key={move} data-is={move === best.move ? "best" : move === choice.move ? "played" : undefined}>
              <span class="rv-cand">
                {says(move)}
                {move === choice.move && <em> {t("review.as-played", { you })}</em>}
              </span>
              <span class="rv-worth" aria-hidden="true">
                <i style={{ width: `${ofHundred(value)}%` }} />
              </span>
              <b>{ofHundred(value)}</b>
            </li>
          ))}
        </ol>
      </div>
      <p class="rv-why">
        {rich("review.cost", { grade, games: ofHundred(loss), solo, you })} {why && <>{rich("review.why", { move: says(best.move), why, same: same ? "yes" : "no" })}</>}
      </p>
      <div class="rv-acts">
        <button type="button" class="btn" onClick={show}>
          <Icon name="eye" />
          {t("review.show")}
        </button>
        <button type="button" class="btn" onClick={branch}>
          <Icon name="play" />
          {t("review.branch")}
        </button>
      </div>
    </section>
  );
}
