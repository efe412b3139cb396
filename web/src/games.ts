import { computed, effect, signal } from "@preact/signals";
import { engine } from "./engine/client";
import type { GameInfo, OptionInfo, VariantInfo } from "./engine/types";
import { t, type Key } from "./i18n";

/** A way to play a family's game: a variant of the core, or one of its player counts. */
export interface Variant {
  game: string;
  /** Shown until the core has told its own. */
  players: readonly number[];
  name: Key;
  note: Key;
  /** Part of the title of a game that is played this way. */
  titled?: boolean;
  /** The whole title, where it is another. */
  title?: Key;
  /** Seats opposite play together. */
  partners?: boolean;
  /** Where it takes another time than the family's first. */
  minutes?: number;
}

export type Unit = "deal" | "hand" | "game";

/** How a family of games is shown; it is on the home page as soon as the core knows it. */
export interface Family {
  id: string;
  name: Key;
  line: Key;
  /** A picture of the sprite, for a switch. */
  icon: string;
  /** The back of its cards. */
  back: string;
  /** Of a match, or of one deal when the players choose how many there are. */
  minutes: number;
  /** What a round of it is called: a deal is played out in turns, a hand in tricks; of a game there is one. */
  unit: Unit;
  /** The first is what a new game starts with. */
  variants: readonly [Variant, ...Variant[]];
}

const FAMILIES: readonly Family[] = [
  {
    id: "vege-tables",
    name: "home.vege-tables",
    line: "home.vege-tables-line",
    icon: "tractor",
    back: "green",
    minutes: 15,
    unit: "deal",
    variants: [
      { game: "vege-tables-base", players: [2, 3, 4, 5], name: "home.vege-tables-base", note: "home.vege-tables-base-note" },
      { game: "vege-tables-expert", players: [2, 3, 4, 5], name: "home.vege-tables-expert", note: "home.vege-tables-expert-note", titled: true },
      { game: "vege-tables-partners", players: [4], name: "home.vege-tables-partners", note: "home.vege-tables-partners-note", titled: true, partners: true },
      { game: "vege-tables-tournament", players: [2, 3, 4, 5], name: "home.vege-tables-tournament", note: "home.vege-tables-tournament-note", title: "home.vege-tables-tournament-title" },
      { game: "vege-tables-double-deck", players: [2, 3, 4, 5], name: "home.vege-tables-double-deck", note: "home.vege-tables-double-deck-note", title: "home.vege-tables-double-deck", minutes: 25 },
    ],
  },
  {
    id: "vegeterrors",
    name: "home.vegeterrors",
    line: "home.vegeterrors-line",
    icon: "m-yellow",
    back: "night",
    minutes: 25,
    unit: "hand",
    variants: [
      { game: "vegeterrors", players: [4], name: "home.vegeterrors-4", note: "home.vegeterrors-4-note" },
      { game: "vegeterrors", players: [3], name: "home.vegeterrors-3", note: "home.vegeterrors-3-note" },
    ],
  },
  {
    id: "vine",
    name: "home.vine",
    line: "home.vine-line",
    icon: "leaf",
    back: "green",
    minutes: 35,
    unit: "game",
    variants: [
      { game: "vine", players: [2, 3, 4, 5, 6], name: "home.vine-standard", note: "home.vine-standard-note" },
      { game: "vine-solo", players: [1], name: "home.vine-solo", note: "home.vine-solo-note", titled: true, minutes: 15 },
    ],
  },
];

/** The largest table of all games. */
export const MOST_SEATS = Math.max(...FAMILIES.flatMap(({ variants }) => variants.flatMap(({ players }) => players)));

/** What the core can play; empty until it has answered. */
export const known = signal<readonly VariantInfo[]>([]);

export async function askVariants(): Promise<void> {
  if (known.peek().length === 0) known.value = await engine.call("variants", {});
}

export function watchVariants(): void {
  effect(() => {
    if (engine.state.value === "ready") askVariants().catch(() => undefined);
  });
}

const idOf = (game: string): string => game.split("@")[0] ?? "";

export const infoOf = (game: string): VariantInfo | undefined => known.value.find(({ id }) => id === idOf(game));

export const families = computed(() =>
  FAMILIES.filter(({ id }) => known.value.length === 0 || known.value.some(({ family }) => family === id)),
);

export const familyOf = (game: string): Family | undefined =>
  FAMILIES.find(({ id, variants }) => id === game || variants.some((variant) => variant.game === idOf(game)));

export const variantsOf = ({ variants }: Family): Variant[] =>
  variants.filter(({ game }) => known.value.length === 0 || infoOf(game) !== undefined);

/** What the players choose when so many play this game. */
export const optionsFor = (game: string, players: number): OptionInfo[] =>
  (infoOf(game)?.options ?? []).filter((option) => option.players.includes(players));

/** How many may play it this way. */
export const countsOf = ({ game, players }: Variant): readonly number[] => {
  const told = infoOf(game)?.players;
  return told ? players.filter((count) => told.includes(count)) : players;
};

export const variantOf = (game: string, players: number): Variant | undefined => {
  const same = familyOf(game)?.variants.filter((variant) => variant.game === idOf(game));
  return same?.find((variant) => variant.players.includes(players)) ?? same?.[0];
};

/** The rules, opened where they tell of this way to play. */
export const rulesAt = (book: string, { id, players }: GameInfo): string => `#/rules/${book}?as=${idOf(id)}&players=${players}`;

export const unitOf = (game: string): Unit => familyOf(game)?.unit ?? "hand";

/** "Vege Tables, Expert", "Double Deck"; null for a game that this page does not know. */
export function titleOf(game: string, players: number): string | null {
  const family = familyOf(game);
  if (!family) return null;
  const variant = variantOf(game, players);
  if (variant?.title) return t(variant.title);
  return variant?.titled ? t("home.title-of", { family: t(family.name), variant: t(variant.name) }) : t(family.name);
}
