import { signal } from "@preact/signals";
import { addTexts } from "../../i18n";
import { dress } from "../../styles";

/** The rules come when somebody wants to read: their words and drawings are a part of the site of their own. */
export const book = signal<typeof import("./Page") | "failed" | null>(null);

let coming = false;

export function openBook(): void {
  if (coming) return;
  coming = true;
  // The second are the names of crops and cards, which the table has too.
  Promise.all([import("./Page"), import("../../i18n/vege"), import("../../i18n/rules"), dress("tables", "book")])
    .then(([page, table, rules]) => {
      for (const { en, it } of [table, rules]) addTexts({ en, it });
      book.value = page;
    })
    .catch(() => (book.value = "failed"));
}
