import type { ComponentChildren } from "preact";
import { Art } from "../../art/Art";
import type { Why } from "../../engine/vine";
import { t } from "../../i18n";
import { beanAt } from "./choice";
import type { Play } from "./play";
import { tilesOf, whyText } from "./words";

/** What a token buys in the third step, each with its price and the reason when it cannot be had. */
export function Tokens({ play }: { play: Play }) {
  const { view, choices, mode, choice, slots } = play;
  if (!choices || mode !== "bean") return null;
  const chosen = beanAt(view, choices, choice.at);
  const stackable = choices.beans.some(({ stack }) => stack.length > 0);
  const whyStack = stackable ? null : (chosen?.whyStack ?? choices.beans.find((bean) => bean.whyStack)?.whyStack ?? { code: view.beanTaken ? "bean-taken" : "no-bunch" });
  return (
    <section class="toks" aria-label={t("vine.token-moves")}>
      <ul class="tkr">
        <Buy name={t("vine.stack")} note={t("vine.stack-note")} why={whyStack} pressed={slots.some(({ way }) => way === "stack")} press={play.stack} />
        <Buy name={t("vine.compost")} note={t("vine.tiles", { tiles: tilesOf(view.compost) })} why={choices.compost.why} press={() => (play.sorting.value = true)} />
        <Buy name={t("vine.refresh")} note={t("vine.refresh-note")} why={choices.refresh.why} press={() => play.act(choices.refresh.move, choices.refresh.why ? whyText(choices.refresh.why) : "")} />
      </ul>
    </section>
  );
}

interface BuyProps {
  name: string;
  note: ComponentChildren;
  why: Why | null;
  pressed?: boolean;
  press: () => void;
}

function Buy({ name, note, why, pressed, press }: BuyProps) {
  return (
    <li>
      <button type="button" class="tkb" aria-pressed={pressed} aria-disabled={why !== null} aria-description={why ? whyText(why) : undefined} title={why ? whyText(why) : undefined} onClick={press}>
        <span class="vh">{t("vine.buy", { name })}</span>
        <span class="tc" aria-hidden="true">
          <Art id="token" />
          {t("vine.price")}
        </span>
        <b aria-hidden="true">{name}</b>
        <i aria-hidden="true">{note}</i>
      </button>
    </li>
  );
}
