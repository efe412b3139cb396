/** The house rulings in the order of the chapters, each with the players that it concerns; rules-vege-tables.ruling-<id> tells it, -short is its line in the new-game dialog. */
interface Ruling {
  id: string;
  /** Where it matters; everywhere when left out. */
  games?: readonly ("base" | "expert" | "partners")[];
  players?: readonly number[];
}

const MANY = [3, 4, 5];

const ALL: readonly Ruling[] = [
  { id: "discards" },
  { id: "burned-turn" },
  { id: "pot-owed", players: MANY },
  { id: "pot-lifted", players: MANY },
  { id: "no-family" },
  { id: "match", players: MANY },
  { id: "two-match", players: [2] },
  { id: "two-draw", players: [2] },
  { id: "two-stock", players: [2] },
  { id: "two-lost", players: [2] },
  { id: "expert-pots", games: ["expert"], players: [3, 5] },
  { id: "expert-short", games: ["expert"], players: [3, 5] },
  { id: "expert-two", games: ["expert"], players: [2] },
  { id: "expert-two-stuck", games: ["expert"], players: [2] },
  { id: "partners-burned", games: ["partners"] },
  { id: "partners-plot", games: ["partners"] },
  { id: "partners-empty", games: ["partners"] },
  { id: "partners-open", games: ["partners"] },
];

export const RULINGS: readonly string[] = ALL.map(({ id }) => id);

/** The chapter that tells what is different in a way to play. */
export function begins(game: string, count: number): string | undefined {
  if (game.startsWith("vege-tables-partners")) return "partners";
  if (game.startsWith("vege-tables-expert")) return "expert";
  return count === 2 ? "two" : count === 4 ? undefined : "three-five";
}

export function concerns(id: string, game: string, count: number): boolean {
  const { games, players } = ALL.find((ruling) => ruling.id === id) ?? {};
  return (games?.some((kind) => game.startsWith(`vege-tables-${kind}`)) ?? true) && (players?.includes(count) ?? true);
}
