import { Art } from "../../../art/Art";
import type { SeatView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { Back } from "../../Back";
import { CardFace } from "../Card";
import { TRACTOR } from "../cards";

/** A hand by its backs, which everybody sees. */
export function Backs({ here, red }: { here: SeatView; red: number }) {
  const { white, green, handCount } = here;
  return (
    <span class="cnt bks">
      {Object.entries({ red, white, green }).map(([back, count]) => (
        <span key={back} aria-hidden="true">
          <Back class={back} />
          {count}
        </span>
      ))}
      <span class="vh">{t("double.hand-backs", { count: handCount, red, white, green })}</span>
    </span>
  );
}

/** Tractors that lie ready beside a seat. */
export function ReadyCount({ here }: { here: SeatView }) {
  return (
    <span class="cnt tn">
      <Art id="tractor" />
      <span aria-hidden="true">{here.beside}</span>
      <i class="desk" aria-hidden="true">
        {t("double.ready-short", { count: here.beside })}
      </i>
      <span class="vh">{t("double.ready", { count: here.beside })}</span>
    </span>
  );
}

/** So many are drawn at most. */
const DRAWN = 5;

/** One's own, in their tray. */
export function Ready({ here, press }: { here: SeatView; press: (() => void) | undefined }) {
  const cards = Array.from({ length: here.beside }, (_, at) => (
    <span key={at} class="card vc tractor">
      <CardFace card={TRACTOR} />
    </span>
  )).slice(0, DRAWN);
  const tray = cards.length > 0 ? cards : <span class="hole" />;
  return (
    <div class="mytw">
      {press && here.beside > 0 ? (
        <button type="button" class="myt" aria-label={t("double.tray", { count: here.beside })} onClick={press}>
          {tray}
        </button>
      ) : (
        <span class="myt" role="img" aria-label={t("double.ready", { count: here.beside })}>
          {tray}
        </span>
      )}
      <p class="cap" aria-hidden="true">
        <b>{here.beside}</b> {t("double.tray-note", { count: here.beside })}
      </p>
    </div>
  );
}
