import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/Toast";
import type { Session } from "./session";

/** Takes back the last move of a person; when it cannot, it stays and says why. */
export function UndoButton({ session }: { session: Session }) {
  const undo = session.view.value?.undo ?? null;
  const why = !undo ? t("table.undo-nothing") : session.people.length > 1 && undo.reveals ? t("table.undo-seen") : null;
  const label = why ?? (undo?.reveals && !session.meta.value.practice ? t("table.undo-practice") : t("table.undo"));
  return (
    <button
      type="button"
      class="ibtn"
      aria-label={t("table.undo")}
      aria-disabled={why !== null}
      aria-description={why ?? undefined}
      title={label}
      onClick={() => (why ? toast(why) : void session.undo())}
    >
      <Icon name="undo" />
    </button>
  );
}
