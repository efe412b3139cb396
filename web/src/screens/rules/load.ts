import { signal } from "@preact/signals";
import { addTexts } from "../../i18n";
import { dress } from "../../styles";

/** The rules come when somebody wants to read: their words and drawings are a part of the site of their own. */
export const book = signal<typeof import("./Page") | "failed" | null>(null);

let coming = false;

export function openBook(): void {
  if (coming) return;
  coming = true;
  // The names of crops, cards and tiles, which the tables have too.
  const names = [import("../../i18n/vege"), import("../../i18n/vine")] as const;
  Promise.all([import("./Page"), import("../../i18n/rules"), ...names, dress("tables", "book")])
    .then(([page, rules, vege, vine]) => {
      for (const { en, it } of [rules, vege, vine]) addTexts({ en, it });
      book.value = page;
    })
    .catch(() => (book.value = "failed"));
}
