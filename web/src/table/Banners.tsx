import { t } from "../i18n";
import { exportSave } from "../store/files";
import { storeTrouble } from "../store/saves";
import type { Session } from "./session";

/** What stands in the way of playing or keeping, each with its one way out. */
export function Banners({ session, readOnly, takeOver }: { session: Session; readOnly: boolean; takeOver: () => void }) {
  const unsaved = session.keeper.unsaved.value;
  const trouble = storeTrouble.value;
  if (!readOnly && unsaved === null) return null;
  return (
    <div class="banners">
      {readOnly && (
        <div class="banner" role="alert">
          <p>{t("table.elsewhere")}</p>
          <button type="button" class="btn" onClick={takeOver}>
            {t("table.take-over")}
          </button>
        </div>
      )}
      {unsaved !== null && (
        <div class="banner bad" role="alert">
          <p>{unsaved === 0 ? t(`error.store-${trouble ?? "full"}`) : t("table.unsaved", { count: unsaved, why: trouble ?? "full" })}</p>
          <button type="button" class="btn" onClick={() => exportSave(session.id)}>
            {t("table.save-file")}
          </button>
        </div>
      )}
    </div>
  );
}
