import { Art } from "../../../art/Art";
import type { SeatView, VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { Icon } from "../../../ui/Icon";
import { CardFace } from "../Card";
import { only, TRACTOR } from "../cards";
import { asideText } from "./words";

/** More are shown as one and a number. */
const DRAWN = 3;

/** Another player's Tractors that wait aside. */
export function Aside({ here }: { here: SeatView }) {
  const { beside, locked = 0 } = here;
  if (beside === 0) return null;
  const all = Array.from({ length: beside }, (_, at) => <Art key={at} id="tractor" />);
  const many = all.length > DRAWN;
  return (
    <span class="tra">
      {many ? all[0] : all}
      {many && <b aria-hidden="true">{beside}</b>}
      {locked > 0 && (
        <span class="lk" aria-hidden="true">
          <Icon name="lock" />
          {locked}
        </span>
      )}
      <i class="desk" aria-hidden="true">
        {t("tournament.aside-short")}
      </i>
      <span class="vh">{asideText(here)}</span>
    </span>
  );
}

/** One's own: a click takes one up. Its outline stays when all are. */
export function Tray({ view, here, takeUp }: { view: VegeTablesView; here: SeatView; takeUp: (() => void) | undefined }) {
  const { beside, locked = 0 } = here;
  const can = takeUp !== undefined && only(view.legal, "takeUp") !== undefined;
  const pays = view.owed.tractorPays;
  const cards = Array.from({ length: beside }, (_, at) => (
    <span key={at} class={`card vc tractor ${at < locked ? "lockd" : ""}`}>
      <CardFace card={TRACTOR} />
    </span>
  ));
  return (
    <div class="mytw">
      {can ? (
        <button type="button" class="myt on" aria-label={t("tournament.tray", { aside: asideText(here) })} onClick={takeUp}>
          {cards}
        </button>
      ) : (
        <span class="myt" role="img" aria-label={asideText(here)}>
          {beside === 0 ? <span class="hole" /> : cards}
        </span>
      )}
      <p class="cap" aria-hidden={beside === 0 ? "true" : undefined}>
        {beside === 0 ? t("tournament.all-up") : t("tournament.tray-note", { locked, pays: pays ?? 0, paid: pays == null ? "no" : "yes" })}
      </p>
    </div>
  );
}
