/** The house rulings, in the order of the turn; rules-vegeterrors.ruling-<id> tells each, -short is its line in the new-game dialog. */
export const RULINGS = [
  "no-target", "magic-lead", "magic-alone", "poison", "tie", "change-legal", "change-price", "die", "last-card", "nobody", "chips", "sixty",
] as const;
