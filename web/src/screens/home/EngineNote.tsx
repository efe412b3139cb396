import { Art } from "../../art/Art";
import { engine } from "../../engine/client";
import { t } from "../../i18n";
import { megabytes } from "../../ui/Loading";

/** A quiet line while the engine loads: the page can be used meanwhile. */
export function EngineNote() {
  const { loaded, total } = engine.progress.value;
  if (engine.state.value === "failed") {
    return (
      <section class="panel wake" role="alert">
        <h2 class="h2">{t("error.engine-title")}</h2>
        <p class="sm dim">{t("error.engine")}</p>
        <button type="button" class="btn" onClick={() => engine.start()}>{t("common.try-again")}</button>
      </section>
    );
  }
  return (
    <section class="wake wake-line">
      <Art id="st-sprout" class="wake-pic" />
      <span class="sm">
        {t("home.waking")}{" "}
        {total > 0 && <span class="dim">{t("common.loading-size", { loaded: megabytes(Math.min(loaded, total)), total: megabytes(total) })}</span>}
      </span>
      {total > 0 && <progress class="load" max={total} value={Math.min(loaded, total)} aria-label={t("common.loading-title")} />}
    </section>
  );
}
