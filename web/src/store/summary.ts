import type { Meta, Seat, SeatMeta, View } from "../engine/types";

/** What the home page says of a game, kept beside the record so that it can be drawn before the engine is there. */
export interface Summary {
  game: string;
  players: number;
  /** Hand or deal, from 1. */
  round: number;
  /** Of how many; null when the match ends at a number of points. */
  rounds: number | null;
  /** Trick or turn of the round; 0 before the first. */
  step: number;
  phase: View["phase"];
  toMove: Seat | null;
  /** A seat each; partners have the same. */
  points: number[];
  target: number | null;
  seats: SeatMeta[];
  winners: Seat[] | null;
  practice: boolean;
}

type Standing = Pick<Summary, "rounds" | "step" | "points" | "target">;

function standing(view: View): Standing {
  if (view.family === "vegeterrors") {
    return { rounds: null, step: view.trick, points: view.seats.map(({ gold }) => gold), target: view.target };
  }
  if (view.family === "vine") {
    const { turn, vines, solo, counts } = view;
    const points = vines.filter(({ vine }) => !solo || vine === counts).map(({ score }) => score.points);
    return { rounds: 1, step: turn, points, target: null };
  }
  const { rounds, turn, seats, sides } = view;
  const points = seats.map((one) => sides?.find((side) => side.seats.includes(one.seat))?.points ?? one.points);
  return { rounds, step: turn, points, target: null };
}

export const summaryOf = (view: View, meta: Meta): Summary => ({
  game: view.game.id,
  players: view.game.players,
  round: view.round,
  ...standing(view),
  phase: view.phase,
  toMove: view.toMove,
  seats: meta.seats,
  winners: view.winners,
  practice: meta.practice ?? false,
});
