import { t } from "../i18n";
import { ErrorCard } from "../ui/ErrorCard";
import { TopBar } from "../ui/TopBar";

export function MissingScreen() {
  return (
    <div class="page">
      <TopBar title={t("common.missing-title")} />
      <main class="page-in page-one" id="main" tabIndex={-1}>
        <ErrorCard title={t("common.missing-title")} text={t("common.missing")}>
          <a class="btn pri" href="#/">{t("common.to-home")}</a>
        </ErrorCard>
      </main>
    </div>
  );
}
