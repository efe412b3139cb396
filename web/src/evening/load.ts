import { signal } from "@preact/signals";
import { addTexts } from "../i18n";
import { dress } from "../styles";

/** The tournament evening comes when somebody opens it: its screens and words are a part of the site of their own. */
export const part = signal<typeof import("./Page") | "failed" | null>(null);

let coming = false;

export function openEvenings(): void {
  if (coming) return;
  coming = true;
  Promise.all([import("./Page"), import("../i18n/evening"), dress("evening")])
    .then(([page, { en, it }]) => {
      addTexts({ en, it });
      page.watchEvenings();
      part.value = page;
    })
    .catch(() => (part.value = "failed"));
}
