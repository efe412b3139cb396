import { Fragment } from "preact";
import type { Comparison } from "../engine/evening";
import { Face } from "../art/Art";
import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import type { Evening, Round } from "./shape";
import { personName, tenths, written } from "./words";

/** The same cards at several tables: what each seat made of them. `found` counts the tables that are not left out. */
export function CompareDialog({ evening, found, tables, title, onClose }: { evening: Evening; found: Comparison[]; tables: Round; title: string; onClose: () => void }) {
  const numbers = tables.flatMap(({ out }, at) => (out ? [] : [at + 1]));
  return (
    <Dialog title={title} class="ev-compare" onClose={onClose}>
      <p class="dim sm">{t("evening.compare-text")}</p>
      {found.map(({ size, positions }) => (
        <table key={size} class="ev-cmp">
          <caption>{t("evening.compare-size", { size })}</caption>
          <thead>
            <tr>
              <th scope="col">{t("evening.seat")}</th>
              <th scope="col">{t("evening.player")}</th>
              <th scope="col">{t("evening.table")}</th>
              <th scope="col">{t("evening.game-points")}</th>
              <th scope="col">{t("evening.to-mean")}</th>
            </tr>
          </thead>
          <tbody>
            {positions.map(({ position, mean, rows }) => (
              <Fragment key={position}>
                {rows.map(({ table, person, points, difference }, at) => (
                  <tr key={person} class={at === 0 ? "first" : ""}>
                    {at === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length}>
                        {position === 0 ? t("evening.seat-dealer") : t("evening.seat-n", { seat: position + 1 })}
                        <i>{t("evening.mean", { mean: tenths(mean) })}</i>
                      </th>
                    )}
                    <td class="l"><span class="ev-nm"><Face face={evening.people[person]?.face ?? "you"} />{personName(evening, person)}</span></td>
                    <td>{numbers[table]}</td>
                    <td>{written(points)}</td>
                    <td class={difference > 0 ? "up" : difference < 0 ? "dn" : ""}>{tenths(difference, true)}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      ))}
    </Dialog>
  );
}
