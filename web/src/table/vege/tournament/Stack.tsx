import type { VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { CardFace, LyingCard } from "../Card";
import { cardPaint, cardSpoken } from "../cards";
import { type Free, fitsNow, freeAt, isBurned, type Place, type Taking } from "./taking";

interface Props {
  view: VegeTablesView;
  place: Place;
  at: number;
  taking: Taking;
  /** Where Tab enters. */
  tab: boolean;
}

/** Open cards that cover one another, their corners to be seen; the last one lies free. */
export function Stack({ view, place, at, taking, tab }: Props) {
  const stack = (place === "silo" ? view.silos?.[at] : view.wells?.[at]?.cards) ?? [];
  const free = freeAt(view, place, at);
  const cards = stack.filter((card) => card !== null);
  const name = t("tournament.stack", { place, number: at + 1, count: cards.length });
  if (cards.length === 0) return <p class="stk none" data-name={t("tournament.empty")} aria-label={name} role="img" />;
  return (
    <ol class="stk" aria-label={name}>
      {cards.map((card) =>
        card === free?.card ? (
          <li key={card} class="free">
            <FreeCard view={view} free={free} taking={taking} tab={tab} />
          </li>
        ) : (
          <li key={card}>
            <LyingCard card={card} class={isBurned(view, card) ? "burnt" : ""} says={t("tournament.covered", { card: cardSpoken(card), burned: isBurned(view, card) ? "yes" : "no" })} />
          </li>
        ),
      )}
    </ol>
  );
}

function FreeCard({ view, free, taking, tab }: { view: VegeTablesView; free: Free; taking: Taking; tab: boolean }) {
  const { card, move, at, place } = free;
  const can = taking.can(move);
  const chosen = taking.picked === move;
  const fits = fitsNow(view, card);
  return (
    <button
      type="button"
      class={`card vc ${cardPaint(card)} ${isBurned(view, card) ? "burnt" : ""}`}
      data-s={chosen ? "selected" : can ? "sun" : undefined}
      data-free={move}
      data-number={at + 1}
      tabIndex={tab || can ? 0 : -1}
      aria-pressed={chosen}
      aria-disabled={!can}
      aria-label={t("tournament.free", { card: cardSpoken(card), place, number: at + 1, fits: fits ? "yes" : "no", burned: isBurned(view, card) ? "yes" : "no" })}
      onClick={() => taking.press(move)}
    >
      <CardFace card={card} />
      {fits && <span class="fitt" data-name={t("tournament.fits-now")} aria-hidden="true" />}
    </button>
  );
}
