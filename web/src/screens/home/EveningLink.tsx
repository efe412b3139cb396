import { Art } from "../../art/Art";
import { t } from "../../i18n";

/** The way to the tournament evenings. */
export const EveningLink = () => (
  <a class="panel eve" href="#/evening">
    <Art id="trophy" class="eve-pic" />
    <span>
      <b>{t("home.evenings")}</b>
      <span class="sm dim">{t("home.evenings-text")}</span>
    </span>
  </a>
);
