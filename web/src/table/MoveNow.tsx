import { t } from "../i18n";
import type { Session } from "./session";
import { nameOf, useCompany } from "./words";

/** A bot that thinks for long: how far it is, and a button that makes it move with what it has found. */
export function MoveNow({ session }: { session: Session }) {
  const company = useCompany();
  const done = session.thought.done.value;
  const seat = session.thinking.value;
  if (done === null || seat === null) return null;
  const percent = Math.round(done * 100);
  return (
    <div class="hurry">
      <span class="bar" role="progressbar" aria-label={t("table.thinks", { name: nameOf(company, seat) })} aria-valuenow={percent}>
        <i style={{ width: `${percent}%` }} />
      </span>
      <button type="button" class="btn" onClick={() => session.thought.hurry()}>
        {t("table.move-now")}
      </button>
    </div>
  );
}
