/** What a decision is called, by the share of the win that it gave away. */

/** The least that earns each name, the dearest first; what rounds to no win in a hundred games is the best. */
const FROM = { mistake: 0.12, slip: 0.05, good: 0.005 } as const;

export type Grade = keyof typeof FROM | "best";

export const gradeOf = (loss: number): Grade => (Object.keys(FROM) as (keyof typeof FROM)[]).find((grade) => loss >= FROM[grade]) ?? "best";

/** A share of the win as games of a hundred. */
export const ofHundred = (part: number): number => Math.round(part * 100);
