type Kind = "base" | "expert" | "partners" | "tournament" | "double-deck";

/** The house rulings in the order of the chapters, each with the players that it concerns; rules-vege-tables.ruling-<id> tells it, -short is its line in the new-game dialog. */
interface Ruling {
  id: string;
  /** Where it matters. */
  games: readonly Kind[];
  players?: readonly number[];
}

const MANY = [3, 4, 5];
const POTS: readonly Kind[] = ["base", "expert", "partners"];
const ONE_DECK: readonly Kind[] = [...POTS, "tournament"];
const TOURNAMENT: readonly Kind[] = ["tournament"];
const DOUBLE: readonly Kind[] = ["double-deck"];

const ALL: readonly Ruling[] = [
  { id: "discards", games: ONE_DECK },
  { id: "burned-turn", games: ONE_DECK },
  { id: "pot-owed", games: POTS, players: MANY },
  { id: "pot-lifted", games: POTS, players: MANY },
  { id: "no-family", games: ONE_DECK },
  { id: "match", games: ONE_DECK, players: MANY },
  { id: "two-match", games: ONE_DECK, players: [2] },
  { id: "two-draw", games: POTS, players: [2] },
  { id: "two-stock", games: POTS, players: [2] },
  { id: "two-lost", games: POTS, players: [2] },
  { id: "expert-pots", games: ["expert"], players: [3, 5] },
  { id: "expert-short", games: ["expert"], players: [3, 5] },
  { id: "expert-two", games: ["expert"], players: [2] },
  { id: "expert-two-stuck", games: ["expert"], players: [2] },
  { id: "partners-burned", games: ["partners"] },
  { id: "partners-plot", games: ["partners"] },
  { id: "partners-empty", games: ["partners"] },
  { id: "partners-open", games: ["partners"] },
  { id: "t-share", games: TOURNAMENT, players: [3, 5] },
  { id: "t-rows", games: [...TOURNAMENT, ...DOUBLE] },
  { id: "t-wells", games: TOURNAMENT, players: MANY },
  { id: "t-opens", games: TOURNAMENT },
  { id: "t-count", games: TOURNAMENT },
  { id: "t-aside", games: TOURNAMENT },
  { id: "t-choose", games: TOURNAMENT, players: MANY },
  { id: "t-ends", games: TOURNAMENT },
  { id: "t-circle", games: TOURNAMENT },
  { id: "t-mixed", games: TOURNAMENT, players: [2] },
  { id: "t-fill", games: TOURNAMENT, players: [2] },
  { id: "t-down", games: TOURNAMENT, players: [2] },
  { id: "t-eight", games: TOURNAMENT, players: [2] },
  { id: "d-start", games: DOUBLE },
  { id: "d-match", games: DOUBLE },
  { id: "d-halves", games: DOUBLE },
  { id: "d-burned", games: DOUBLE },
  { id: "d-ready", games: DOUBLE },
  { id: "d-lines", games: DOUBLE },
  { id: "d-second", games: DOUBLE },
  { id: "d-on", games: DOUBLE },
  { id: "d-end", games: DOUBLE },
  { id: "d-stuck", games: DOUBLE },
  { id: "d-under", games: DOUBLE },
  { id: "d-known", games: DOUBLE },
  { id: "d-circle", games: DOUBLE },
];

export const RULINGS: readonly string[] = ALL.map(({ id }) => id);

/** A game's id with or without its version. */
const isOne = (game: string, kind: Kind): boolean => game.startsWith(`vege-tables-${kind}`);

/** The chapter that tells what is different in a way to play. */
export function begins(game: string, count: number): string | undefined {
  if (isOne(game, "partners")) return "partners";
  if (isOne(game, "expert")) return "expert";
  if (isOne(game, "tournament")) return count === 2 ? "refill" : "tournament";
  if (isOne(game, "double-deck")) return "double";
  return count === 2 ? "two" : count === 4 ? undefined : "three-five";
}

export function concerns(id: string, game: string, count: number): boolean {
  const { games, players } = ALL.find((ruling) => ruling.id === id) ?? {};
  return (games?.some((kind) => isOne(game, kind)) ?? false) && (players?.includes(count) ?? true);
}
