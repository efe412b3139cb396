import type { View } from "../engine/types";

/** Nothing of anybody's hand stays in the page behind a handover screen. */
export const hide = (view: View): View => ({
  ...view,
  eyes: [],
  hand: null,
  change: null,
  stake: null,
  stakes: [],
  legal: [],
  seats: view.seats.map((seat) => ({ ...seat, hand: null, faceDown: null })),
});
