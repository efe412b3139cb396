import { useEffect } from "preact/hooks";
import { familyOf } from "../../games";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { book, openBook } from "../rules/load";
import { draft } from "./draft";

/** The house rulings of the game as it would be dealt now; their words come with the rules, so a moment later. */
export function Rulings() {
  useEffect(openBook, []);
  const { game, players } = draft.value;
  const family = familyOf(game);
  const rules = book.value && book.value !== "failed" ? book.value.rulesOf(family?.id) : undefined;
  if (!family || !rules) return null;
  const rulings = rules.rulings.filter((id) => rules.concerns(id, game, players));
  return (
    <details class="rul" open>
      <summary>
        <Icon name="book" />
        {t("newgame.rulings")}
        <b>{rulings.length}</b>
      </summary>
      <ul>
        {rulings.map((id) => <li key={id}>{t(rules.text.ruling(`${id}-short`))}</li>)}
      </ul>
      <a class="btn quiet" href={`#/rules/${family.id}/rulings`}>{t("newgame.rulings-all")}</a>
    </details>
  );
}
