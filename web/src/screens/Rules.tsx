import { useEffect } from "preact/hooks";
import { Art } from "../art/Art";
import { t } from "../i18n";
import type { Place } from "../router";
import { ErrorCard } from "../ui/ErrorCard";
import { TopBar } from "../ui/TopBar";
import { book, openBook } from "./rules/load";

export const rulesTitle = (place: Place): string => {
  const open = book.value;
  return open && open !== "failed" ? open.pageTitle(place) : t("common.rules");
};

export function RulesScreen({ place }: { place: Place }) {
  useEffect(openBook, []);
  const open = book.value;
  if (open && open !== "failed") return <open.RulesPage place={place} />;
  return (
    <div class="page">
      <TopBar title={t("common.rules")} />
      <main class="page-in page-one" id="main" tabIndex={-1}>
        {open === "failed" ? (
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
}
