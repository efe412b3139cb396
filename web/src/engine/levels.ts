/** The strengths of a bot that searches, the weakest first, as the core calls them. */
export const LEVELS = ["seed", "sprout", "leaf", "bloom", "fruit"] as const;
export type Level = (typeof LEVELS)[number];
/** Whom hints and reviews ask. */
export const STRONGEST: Level = "fruit";

export const searches = (bot: string): bot is Level => (LEVELS as readonly string[]).includes(bot);
