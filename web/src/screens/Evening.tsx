import { useEffect } from "preact/hooks";
import { openEvenings, part } from "../evening/load";
import { t } from "../i18n";
import type { Place } from "../router";
import { Coming } from "../ui/Coming";

export const eveningTitle = (place: Place): string => {
  const open = part.value;
  return open && open !== "failed" ? open.pageTitle(place) : t("home.evenings");
};

export function EveningScreen({ place }: { place: Place }) {
  useEffect(openEvenings, []);
  const open = part.value;
  if (open && open !== "failed") return <open.EveningPage place={place} />;
  return <Coming title={t("home.evenings")} failed={open === "failed"} />;
}
