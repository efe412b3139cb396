import { t } from "../../i18n";
import { Dots } from "../Dots";

/** A bot that thinks. */
export function Thinking() {
  return (
    <span class="tag">
      {t("table.is-thinking")}
      <Dots />
    </span>
  );
}
