/** The house rulings, in the order of the game; rules-vine.ruling-<id> tells each, -short is its line in the new-game dialog. */
export const RULINGS = [
  "set", "first", "root", "leaf-bean", "waits", "held", "bean-ends", "bean-dead", "stack", "stems", "tokens", "compost", "refresh", "last", "ties",
  "goals", "solo-held", "solo-taller",
] as const;

const SOLO: readonly string[] = ["solo-held", "solo-taller"];
/** Where nobody else plays. */
const TABLE: readonly string[] = ["first", "ties", "goals"];

export const concerns = (ruling: string, game: string): boolean => !(game === "vine-solo" ? TABLE : SOLO).includes(ruling);
