import { t } from "../i18n";
import { eveningTrouble } from "./store";

/** Told as soon as the browser keeps nothing more. */
export function EveningTrouble() {
  const trouble = eveningTrouble.value;
  return trouble && (
    <div class="banner bad" role="alert">
      <p>{t(`evening.store-${trouble}`)}</p>
    </div>
  );
}
