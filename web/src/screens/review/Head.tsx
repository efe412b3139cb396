import { Art, Face } from "../../art/Art";
import { titleOf } from "../../games";
import { t } from "../../i18n";
import { written } from "../../i18n/numbers";
import type { SaveHead } from "../../store/save";
import { faceOf, nameOf, useCompany } from "../../table/words";
import { gameState } from "../saves/words";

/** Who won, and what everybody had in the end. */
export function Head({ save, decisions }: { save: SaveHead; decisions: number }) {
  const company = useCompany();
  const { summary } = save;
  const ranked = summary.points.map((points, seat) => ({ seat, points })).sort((one, other) => other.points - one.points);
  return (
    <section class="rv-hero">
      <div class="rv-win">
        <Art id="trophy" />
        <div>
          <h2>{gameState(save)}</h2>
          <p class="sm dim">
            {t("review.played", { game: titleOf(summary.game, summary.players) ?? summary.game, count: decisions })} {summary.practice && <span class="tag">{t("table.practice")}</span>}
          </p>
        </div>
      </div>
      <ol class={`rv-rank ${ranked.length === 1 ? "desk" : ""}`}>
        {ranked.map(({ seat, points }) => (
          <li key={seat} class={summary.winners?.includes(seat) ? "now" : ""}>
            <Face face={faceOf(company, seat)} />
            <span>{nameOf(company, seat)}</span>
            <b>{written(points)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
