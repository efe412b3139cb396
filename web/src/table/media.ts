import { signal, type ReadonlySignal } from "@preact/signals";

function matches(query: string): ReadonlySignal<boolean> {
  const found = signal(false);
  if (typeof matchMedia === "function") {
    const list = matchMedia(query);
    found.value = list.matches;
    list.addEventListener("change", () => (found.value = list.matches));
  }
  return found;
}

/** A phone: two rows of cards, sheets in place of the rail. */
export const phone = matches("(max-width: 700px) and (min-height: 501px)");
/** No room for the rail beside the table. */
export const railless = matches("(max-width: 1024px), (max-height: 500px)");
