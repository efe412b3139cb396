import type { VineEvent, VineView } from "../../engine/vine";
import { t } from "../../i18n";
import { Log } from "../Log";
import { useCompany } from "../words";
import { Legend } from "./board";
import { groupsOf, linesOf } from "./log";

/** What the marks mean, and the log, in a sheet. */
export function Rail({ log }: { view: VineView; log: VineEvent[] }) {
  const company = useCompany();
  return (
    <>
      <Legend />
      <section class="grow" tabIndex={0} aria-label={t("log.title")}>
        <Log groups={groupsOf(log, company)} linesOf={linesOf} />
      </section>
    </>
  );
}
