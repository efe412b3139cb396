import { engine } from "../engine/client";
import { locale, t } from "../i18n";
import { ErrorCard } from "./ErrorCard";
import { Art } from "../art/Art";

export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(locale.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

/** Real progress of the engine; a failed start offers another try. */
export function Loading({ level = 2 }: { level?: 1 | 2 }) {
  if (engine.state.value === "failed") return <EngineFailed level={level} />;
  const { loaded, total } = engine.progress.value;
  const Title = `h${level}` as "h1" | "h2";
  return (
    <section class="state">
      <Art id="st-sprout" class="state-art" />
      <Title tabIndex={-1}>{t("common.loading-title")}</Title>
      <p>{t("common.loading")}</p>
      {total > 0 && (
        <>
          <progress class="load" max={total} value={Math.min(loaded, total)} aria-label={t("common.loading-title")} />
          <p class="state-note">
            {loaded < total
              ? t("common.loading-size", { loaded: megabytes(loaded), total: megabytes(total) })
              : t("common.loading-last")}
          </p>
        </>
      )}
    </section>
  );
}

export function EngineFailed({ level = 2 }: { level?: 1 | 2 }) {
  return (
    <ErrorCard
      level={level}
      picture="compost"
      title={t("error.engine-title")}
      text={t("error.engine")}
      details={engine.failure.value ?? undefined}
    >
      <button type="button" class="btn pri" onClick={() => engine.start()}>
        {t("common.try-again")}
      </button>
    </ErrorCard>
  );
}
