import { Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { HandCard, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { Back } from "../Back";
import { faceOf, nameOf, useCompany } from "../words";
import { LyingCard } from "./Card";

/** Partners: the Field card that came over, and the card that goes back for it. */
export function Exchange({ view, me, held }: { view: VegeTablesView; me: Seat; held: HandCard | undefined }) {
  const company = useCompany();
  const partner = view.seats[me]?.partner ?? null;
  if (partner === null) return null;
  const { exchange } = view;
  if (!exchange)
    return (
      <section class="swapx idle" aria-label={t("vege.exchange")}>
        <span class="avs" aria-hidden="true">
          <Face face={faceOf(company, me)} />
          <Icon name="swap" />
          <Face face={faceOf(company, partner)} />
        </span>
        <p class="sub2">{t("vege.exchange-idle", { name: nameOf(company, partner) })}</p>
      </section>
    );
  const giver = nameOf(company, exchange.from);
  return (
    <section class="swapx" aria-label={t("vege.exchange-with", { name: giver })}>
      <div class="sx">
        <span class="cap">{t("vege.field-card-of", { me: exchange.from === company.you ? "yes" : "no", name: giver })}</span>
        {exchange.card ? <LyingCard card={exchange.card} state="sun" /> : <Back class="green" />}
        <span class="sub2">{t("vege.unseen-by", { me: exchange.from === company.you ? "yes" : "no", name: giver })}</span>
      </div>
      <span class="arrow" aria-hidden="true">
        <Icon name="swap" />
      </span>
      <div class="sx">
        <span class="cap">{t("vege.back-to", { me: exchange.from === company.you ? "yes" : "no", name: giver })}</span>
        <span class="slotg">{held ? <LyingCard card={held.card} /> : <span class="hole" />}</span>
        <span class="sub2">{t("vege.only-receiver", { me: exchange.from === company.you ? "yes" : "no", name: giver })}</span>
      </div>
    </section>
  );
}
