import { searches } from "../../engine/levels";
import type { SeatMeta } from "../../engine/types";
import { infoOf } from "../../games";

/** Whether a finished game can be looked back on: somebody played it, and the bots of its kind search. */
export const reviewable = (game: string, seats: SeatMeta[]): boolean =>
  seats.some(({ kind }) => kind === "person") && (infoOf(game)?.bots ?? []).some(searches);
