import { Art, Face } from "../../art/Art";
import type { ChainCard, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { faceOf, nameOf, useCompany } from "../words";
import { LyingCard } from "./Card";
import { cardSpoken, cropTitle, paintOf } from "./cards";

export interface Looked {
  /** Place of the crop in the view. */
  crop: number;
  by: "hover" | "focus" | "tap";
}

/** The five cards of a crop: which lie, which are gone, where the others are known to be. */
export function Chain({ view, looked }: { view: VegeTablesView; looked: Looked }) {
  const company = useCompany();
  const crop = view.crops[looked.crop];
  if (!crop) return null;
  const where = ({ at, seat }: ChainCard) => t("vege.at", { at: at === "seat" && seat === company.you ? "hand" : at, name: seat === null ? "" : nameOf(company, seat) });
  return (
    <div class={`chain ${paintOf(crop.suit)}`} id="chain" role="tooltip" data-row={crop.row ?? 0} data-column={crop.column}>
      <b class="ct">{cropTitle(crop.suit, crop.column)}</b>
      <ol>
        {crop.chain.map((one) => (
          <li key={one.card} class={`at-${one.at} ${one.burned ? "burnt" : ""}`}>
            <LyingCard card={one.card} says={t("vege.chain-card", { card: cardSpoken(one.card), where: where(one) })} state={one.burned && one.at !== "tractor" ? "burned" : undefined} />
            <span class="mk" aria-hidden="true">
              {one.at === "laid" ? <Icon name="check" /> : one.at === "tractor" ? <Art id="tractor" /> : one.at === "discarded" ? <Icon name="trash" /> : one.at === "hand" || one.at === "seat" ? one.seat !== null && <Face face={faceOf(company, one.seat)} /> : null}
            </span>
            <span class="wh" aria-hidden="true">
              {where(one)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
