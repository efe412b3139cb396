/** What the table tells on demand: gone after a while, and with the position it was told in. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { View } from "../engine/types";

const LEGIBLE = 7_000;

/** `putBack`: what was taken up belongs to its position too. */
export function useTold(view: View, putBack: () => unknown): Signal<string | null> {
  const told = useSignal<string | null>(null);
  const position = `${view.move}-${view.toMove}`;
  const taken = useRef(position);
  if (taken.current !== position) {
    taken.current = position;
    told.value = null;
    putBack();
  }
  useEffect(() => {
    if (!told.value) return;
    const timer = setTimeout(() => (told.value = null), LEGIBLE);
    return () => clearTimeout(timer);
  }, [told.value]);
  return told;
}
