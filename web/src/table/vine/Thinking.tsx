import { t } from "../../i18n";

/** A bot that thinks. */
export function Thinking() {
  return (
    <span class="tag">
      {t("table.is-thinking")}
      <span class="think" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
