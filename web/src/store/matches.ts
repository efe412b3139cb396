import { type ReadonlySignal, signal } from "@preact/signals";

/** Whether a media query holds now. */
export function matches(query: string): ReadonlySignal<boolean> {
  const found = signal(false);
  if (typeof matchMedia === "function") {
    const list = matchMedia(query);
    found.value = list.matches;
    list.addEventListener("change", () => (found.value = list.matches));
  }
  return found;
}
