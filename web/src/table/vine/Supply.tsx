import { Art } from "../../art/Art";
import type { SupplyBean } from "../../engine/vine";
import { list, t } from "../../i18n";
import { useAid } from "../aid";
import { BeanPicture, beanName } from "./board";
import { beanAt } from "./choice";
import type { Play } from "./play";
import { whyText } from "./words";

/** The three beans that lie open; one without a place is faded, and the reason is said once. */
export function Supply({ play }: { play: Play }) {
  const { view, choices, mode, choice } = play;
  const alive = mode === "bean" ? choices : null;
  return (
    <section class="beans" aria-label={t("vine.supply")}>
      <div class="hrow">
        <h2 class="h2">{t("vine.supply")}</h2>
        <span class="tag">
          <Art id="bag-tan" />
          {t("vine.left", { count: view.beanBag })}
        </span>
      </div>
      <ol class="brow">
        {view.supply.map((face, at) => {
          const bean = alive && beanAt(view, alive, at + 1);
          return (
            <li key={at}>
              {!face ? (
                <span class="bn none">
                  <span class="vh">{t("vine.supply-gone")}</span>
                </span>
              ) : bean ? (
                <Bean play={play} bean={bean} at={at + 1} pressed={choice.at === at + 1} />
              ) : (
                <span class="bn" role="img" aria-label={beanName(face)}>
                  <BeanPicture face={face} />
                  <b aria-hidden="true">{face.value}</b>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {alive && <p class="note">{view.beanTaken ? t("vine.supply-taken") : stuckText(alive.beans)}</p>}
    </section>
  );
}

/** Why beans have no place, once for all of them. */
export function stuckText(beans: SupplyBean[]): string {
  const stuck = beans.filter((bean) => bean.why);
  const why = stuck[0]?.why;
  const values = [...new Set(stuck.map(({ face }) => face.value))];
  const named = beans.some((bean) => !bean.why) && !beans.some((bean) => !bean.why && values.includes(bean.face.value));
  if (why?.code === "no-place") return t("vine.supply-no-place", { how: named ? "named" : stuck.length < beans.length ? "some" : "all", values: list(values.map(String), "disjunction") });
  return why?.code === "leaves" ? t("vine.supply-grow", { why: whyText(why), stack: stuck[0]?.whyStack?.code === "no-token" ? "yes" : "no" }) : why ? whyText(why) : "";
}

function Bean({ play, bean, at, pressed }: { play: Play; bean: SupplyBean; at: number; pressed: boolean }) {
  const { move } = useAid();
  const hinted = [...bean.hang, ...bean.stack].some((offer) => offer.move === move) && bean.place === at;
  return (
    <button
      type="button"
      class={`bn ${pressed ? "on" : ""} ${bean.why ? "no" : ""}`}
      data-at={at}
      data-hint={hinted ? "" : undefined}
      data-out={play.grab.dragged.value === at ? "" : undefined}
      aria-pressed={pressed}
      aria-disabled={bean.why !== null}
      aria-description={bean.why ? whyText(bean.why) : undefined}
      aria-label={beanName(bean.face)}
      onClick={() => play.take(at)}
      onPointerDown={(event) => play.grab.start(event, at)}
    >
      <BeanPicture face={bean.face} />
      <b aria-hidden="true">{bean.face.value}</b>
      {hinted && <span class="flag" data-name={t("table.hint")} aria-hidden="true" />}
    </button>
  );
}
