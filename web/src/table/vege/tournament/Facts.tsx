import type { Seat } from "../../../engine/types";
import type { VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { Pip } from "../Card";
import { signed } from "../cards";
import { wellsOf } from "./taking";

/** This deal in numbers: Silos, wells, Tractors. */
export function tournamentFacts(view: VegeTablesView, me: Seat): [string, string][] {
  const { silos = [], owed } = view;
  const wells = wellsOf(view).map(({ well }) => well);
  const open = wells.filter((well) => well.open).map(({ cards }) => cards.length);
  const hidden = wells.flatMap((well) => (well.open ? [] : well.backs)).length;
  const due = view.phase !== "silo" ? "none" : view.toMove === me ? "mine" : "some";
  const rows: [string, string][] = [
    [t("tournament.silo-cards"), t("tournament.silo-owed", { count: silos?.flat().length ?? 0, owed: due })],
    [t("tournament.wells"), t("tournament.wells-now", { open: open.join(" + "), hidden })],
  ];
  if (owed.tractorPays != null) rows.push([t("tournament.last-pays"), signed(owed.tractorPays)]);
  return rows;
}

/** On a small screen the wells are narrow: all their open cards, the free one first. */
export function OpenWells({ view }: { view: VegeTablesView }) {
  return (
    <section class="phone">
      <h2 class="h2">{t("tournament.wells")}</h2>
      <ul class="seen">
        {wellsOf(view)
          .filter(({ well }) => well.open)
          .map(({ well, at }) => (
            <li key={at}>
              <b class="sm">{t("tournament.well", { number: at + 1 })}</b>
              <ul class="opened">
                {well.cards
                  .filter((card) => card !== null)
                  .reverse()
                  .map((card) => (
                    <li key={card}>
                      <Pip card={card} />
                    </li>
                  ))}
              </ul>
            </li>
          ))}
      </ul>
    </section>
  );
}
