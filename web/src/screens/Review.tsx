import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { Place } from "../router";
import { Coming } from "../ui/Coming";
import { openReviews, part } from "./review/load";

export function ReviewScreen({ place }: { place: Place }) {
  useEffect(openReviews, []);
  const { id = "" } = place.params;
  const open = part.value;
  if (open && open !== "failed") return <open.ReviewPage key={id} id={id} />;
  return <Coming title={t("saves.review")} failed={open === "failed"} />;
}
