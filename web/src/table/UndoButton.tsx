import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/Toast";
import type { Session } from "./session";

/** Takes back the last move of a person; when it cannot, it stays and says why. */
export function UndoButton({ session }: { session: Session }) {
  const undo = session.view.value?.undo ?? null;
  const why = !undo ? t("table.undo-nothing") : session.people.length > 1 && undo.reveals ? t("table.undo-seen") : null;
  const costs = undo?.reveals === true && !session.meta.value.practice;
  const label = why ?? (costs ? t("table.undo-practice") : t("table.undo"));
  // The second click of a double click has read no warning.
  const press = (click: MouseEvent) => (why ? toast(why) : costs && click.detail > 1 ? undefined : void session.undo());
  return (
    <button
      type="button"
      class="ibtn"
      aria-label={t("table.undo")}
      aria-disabled={why !== null}
      aria-description={why ?? undefined}
      title={label}
      onClick={press}
    >
      <Icon name="undo" />
    </button>
  );
}
