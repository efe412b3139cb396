/** What a hint says: the move, what it is worth, and why. */
import type { Advice, View } from "../../engine/types";
import { addTexts, has, rich, t } from "../../i18n";
import { en, it } from "../../i18n/hint";
import type { HintWords } from "../hint";
import type { Company } from "../words";

addTexts({ en, it });

/** As games of a hundred, or percent. */
const ofHundred = (part: number): number => Math.round(part * 100);

export function Words({ view, advice, words, company }: { view: View; advice: Advice; words: HintWords<View>; company: Company }) {
  const { best, others, gain, reason } = advice;
  const key = reason && `hint.${view.family}-${reason.code}`;
  const rival = view.legal.length === 1 ? "one" : others.length === 0 ? "none" : view.game.players === 1 ? "alone" : "some";
  return (
    <>
      {rich("hint.best", { move: words.says(view, best.move, company), rival, games: Math.max(0, ofHundred(gain)) })} {reason && key && rival !== "one" && has(key) ? t(key, words.named(reason.params)) : ""}
    </>
  );
}

/** While it is looked for. */
export function Looking({ done }: { done: number }) {
  return (
    <>
      <span class="lookahead">{t("hint.looking")}</span>
      <span class="bar" role="progressbar" aria-label={t("hint.looking")} aria-valuenow={ofHundred(done)}>
        <i style={{ width: `${ofHundred(done)}%` }} />
      </span>
    </>
  );
}
