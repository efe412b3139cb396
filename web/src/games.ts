import { computed, effect, signal } from "@preact/signals";
import { engine } from "./engine/client";
import type { VariantInfo } from "./engine/types";
import type { Key } from "./i18n";

/** How a family of games is shown; it is on the home page as soon as the core knows it. */
export interface Family {
  id: string;
  /** The variant that a new game starts with. */
  game: string;
  name: Key;
  line: Key;
  minutes: string;
  /** Shown until the core has told its own. */
  players: readonly number[];
  variants: readonly { game: string; players: number; name: Key; note: Key }[];
}

const FAMILIES: readonly Family[] = [
  {
    id: "vegeterrors",
    game: "vegeterrors",
    name: "home.vegeterrors",
    line: "home.vegeterrors-line",
    minutes: "25",
    players: [3, 4],
    variants: [
      { game: "vegeterrors", players: 4, name: "home.vegeterrors-4", note: "home.vegeterrors-4-note" },
      { game: "vegeterrors", players: 3, name: "home.vegeterrors-3", note: "home.vegeterrors-3-note" },
    ],
  },
];

/** What the core can play; empty until it has answered. */
export const variants = signal<readonly VariantInfo[]>([]);

export function watchVariants(): void {
  effect(() => {
    if (engine.state.value !== "ready" || variants.peek().length > 0) return;
    engine.call("variants", {}).then((known) => (variants.value = known), () => undefined);
  });
}

export const families = computed(() =>
  FAMILIES.filter(({ id }) => variants.value.length === 0 || variants.value.some(({ family }) => family === id)),
);

export const familyOf = (game: string): Family | undefined => {
  const id = game.split("@")[0];
  return FAMILIES.find((family) => family.variants.some((variant) => variant.game === id));
};

export const variantOf = (game: string): VariantInfo | undefined => variants.value.find(({ id }) => id === game.split("@")[0]);
