import { Art } from "../art/Art";
import { t } from "../i18n";
import { ErrorCard } from "./ErrorCard";
import { TopBar } from "./TopBar";

/** A screen whose part of the site is still on its way, or did not come. */
export const Coming = ({ title, failed }: { title: string; failed: boolean }) => (
  <div class="page">
    <TopBar title={title} />
    <main class="page-in page-one" id="main" tabIndex={-1}>
      {failed ? (
        <ErrorCard title={t("error.rules-title")} text={t("error.rules")}>
          <button type="button" class="btn pri" onClick={() => location.reload()}>{t("common.try-again")}</button>
        </ErrorCard>
      ) : (
        <section class="state">
          <Art id="st-sprout" class="state-art" />
          <h2>{t("common.loading-title")}</h2>
        </section>
      )}
    </main>
  </div>
);
