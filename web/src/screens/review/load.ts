import { signal } from "@preact/signals";
import { addTexts } from "../../i18n";
import { dress } from "../../styles";

/** The review comes when somebody looks back on a game: its screen and words are a part of the site of their own. */
export const part = signal<typeof import("./Page") | "failed" | null>(null);

let coming = false;

export function openReviews(): void {
  if (coming) return;
  coming = true;
  Promise.all([import("./Page"), import("../../i18n/review"), import("../../i18n/hint"), dress("tables", "review")])
    .then(([page, review, hint]) => {
      for (const { en, it } of [review, hint]) addTexts({ en, it });
      part.value = page;
    })
    .catch(() => (part.value = "failed"));
}
