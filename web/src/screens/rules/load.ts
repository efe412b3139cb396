import { signal } from "@preact/signals";
import { addTexts } from "../../i18n";

/** The rules come when somebody wants to read: their words and drawings are a part of the site of their own. */
export const book = signal<typeof import("./Page") | "failed" | null>(null);

let coming = false;

export function openBook(): void {
  if (coming) return;
  coming = true;
  // The second are the names of crops and cards, which the table has too.
  Promise.all([import("./Page"), import("../../i18n/vege"), import("../../i18n/rules")])
    .then(([page, ...texts]) => {
      for (const { en, it } of texts) addTexts({ en, it });
      book.value = page;
    })
    .catch(() => (book.value = "failed"));
}
