import { Art, Face } from "../../art/Art";
import { t } from "../../i18n";
import { faceOf, nameOf, useCompany } from "../words";
import type { Play } from "./play";
import { goalName, goalRule } from "./words";

/** The public objectives: what each asks for, how far this vine is, and whose it is. */
export function Goals({ play, small }: { play: Play; small: boolean }) {
  const company = useCompany();
  const { view, own } = play;
  if (view.goals.length === 0) return null;
  const list = (
    <ol class={small ? "og4" : ""} aria-label={t("vine.goals-title")}>
      {view.goals.map(({ goal, amount, points, owner, progress }) => {
        const seat = owner === null ? null : (view.vines[owner]?.seat ?? null);
        const state = seat === null ? t("vine.goal-progress", { have: progress[own] ?? 0, amount }) : t("vine.goal-owner", { me: seat === company.you ? "yes" : "no", name: nameOf(company, seat) });
        return (
          <li key={goal} class={`ob1 ${seat === null ? "" : "taken"}`}>
            <Art id={`goal-${goal}`} class="og" />
            <div>
              <b>{goalName(goal)}</b>
              <span>{goalRule(goal, amount)}</span>
            </div>
            <span class="pr">
              {seat === null ? (
                <>
                  <span aria-hidden="true">{t("vine.goal-short", { have: progress[own] ?? 0, amount })}</span>
                  <span class="vh">{state}</span>
                </>
              ) : (
                <>
                  <Face face={faceOf(company, seat)} />
                  <span class="vh">{state}</span>
                </>
              )}
            </span>
            <em>
              {points}
              <span class="vh">{t("vine.points")}</span>
            </em>
          </li>
        );
      })}
    </ol>
  );
  if (small) return list;
  return (
    <section class="objs">
      <h2 class="h2">{t("vine.goals-title")}</h2>
      {list}
    </section>
  );
}
