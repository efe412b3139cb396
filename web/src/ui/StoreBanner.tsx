import { t } from "../i18n";
import { storeTrouble } from "../store/saves";

/** Told as soon as the browser keeps nothing more, with the way out. */
export function StoreBanner({ onExport }: { onExport?: () => void }) {
  const trouble = storeTrouble.value;
  if (!trouble) return null;
  return (
    <div class="banner bad" role="alert">
      <p>{t(`error.store-${trouble}`)}</p>
      {onExport && <button type="button" class="btn" onClick={onExport}>{t("saves.export")}</button>}
    </div>
  );
}
