import type { Meta, Seat, SeatMeta, View } from "../engine/types";

/** What the home page says of a game, kept beside the record so that it can be drawn before the engine is there. */
export interface Summary {
  game: string;
  players: number;
  round: number;
  trick: number;
  phase: View["phase"];
  toMove: Seat | null;
  gold: number[];
  target: number;
  seats: SeatMeta[];
  winners: Seat[] | null;
  practice: boolean;
}

export const summaryOf = (view: View, meta: Meta): Summary => ({
  game: view.game.id,
  players: view.game.players,
  round: view.round,
  trick: view.trick,
  phase: view.phase,
  toMove: view.toMove,
  gold: view.seats.map((seat) => seat.gold),
  target: view.target,
  seats: meta.seats,
  winners: view.winners,
  practice: meta.practice ?? false,
});
