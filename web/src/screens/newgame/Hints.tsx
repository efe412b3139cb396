import { t } from "../../i18n";
import { change, draft, givesHints } from "./draft";

/** Whether people may ask for hints; not part of the rules, so it can be chosen for a game from a link too. */
export function Hints() {
  const now = draft.value;
  if (!givesHints(now)) return null;
  return (
    <label class="sw">
      <span>{t("newgame.hints")}</span>
      <input type="checkbox" role="switch" class="vh" checked={now.hints} onChange={() => change({ hints: !now.hints })} />
      <i aria-hidden="true" />
    </label>
  );
}
