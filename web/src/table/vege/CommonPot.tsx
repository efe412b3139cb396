import { Art } from "../../art/Art";
import type { VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Back } from "../Back";
import { LyingCard } from "./Card";
import { cardSpoken } from "./cards";

/** Two players: the open cards in the order in which they are drawn, and the stock that refills them. */
export function CommonPot({ view, ahead }: { view: VegeTablesView; ahead: boolean }) {
  if (!view.common) return null;
  const { cards, stock, draws } = view.common;
  return (
    <section class="cpot" aria-label={t("vege.common-pot", { count: cards.length })}>
      <div class="cl">
        <h2 class="h2">
          <Art id="pot" />
          {t("vege.common-title")}
        </h2>
        <p class="desk">{t("vege.common-note")}</p>
      </div>
      {cards.length === 0 ? (
        <p class="empty">{t("vege.common-empty")}</p>
      ) : (
        <ol>
          {cards.map((card, at) => {
            const drawn = at < draws;
            const next = ahead && at === draws;
            const says = t("vege.common-card", { card: cardSpoken(card), order: at + 1, drawn: drawn ? "yes" : "no" });
            return (
              <li key={at} class={drawn ? "dr" : next ? "nx" : ""}>
                <LyingCard card={card} state={drawn || next ? "sun" : undefined} says={says} />
                <span class="od" aria-hidden="true">
                  {at + 1}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <div class="stock">
        <span class="pile" aria-hidden="true">
          {stock > 0 && [0, 1, 2].map((at) => <Back key={at} class="green" />)}
        </span>
        <b>{stock}</b>
        <span>{t("vege.stock", { count: stock })}</span>
      </div>
    </section>
  );
}
