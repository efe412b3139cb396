import type { ComponentChildren } from "preact";
import type { CardName } from "../../../engine/types";
import type { DoubleDeck, VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { Pip } from "../Card";

/** This deal in numbers. */
export function doubleFacts({ crops, owed }: VegeTablesView, double: DoubleDeck): [string, ComponentChildren][] {
  return [
    [t("double.facts-fruit"), double.byFruit],
    [t("double.facts-tractor"), double.byTractor],
    [t("double.facts-open"), t("vege.of", { count: double.open, all: crops.length })],
    [t("double.facts-second"), t("double.facts-second-when", { second: double.second ? "yes" : "no" })],
    ...(double.second ? [[t("double.facts-ending"), owed.closingPays] satisfies [string, number]] : []),
  ];
}

/** Many cards are discarded: they unfold. */
export function Discarded({ cards }: { cards: CardName[] }) {
  return (
    <section>
      <details class="gone">
        <summary>{t("vege.discarded", { count: cards.length })}</summary>
        <ul class="opened gap">
          {cards.map((card, at) => (
            <li key={at}>
              <Pip card={card} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
