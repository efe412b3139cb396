import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { Place } from "../router";
import { Coming } from "../ui/Coming";
import { book, openBook } from "./rules/load";

export const rulesTitle = (place: Place): string => {
  const open = book.value;
  return open && open !== "failed" ? open.pageTitle(place) : t("common.rules");
};

export function RulesScreen({ place }: { place: Place }) {
  useEffect(openBook, []);
  const open = book.value;
  if (open && open !== "failed") return <open.RulesPage place={place} />;
  return <Coming title={t("common.rules")} failed={open === "failed"} />;
}
