/** How a session shows the moves of Vine: everything but the bags lies open. */
import type { Course } from "../course";

export const vineCourse: Course = {
  lifted: () => null,
  frame: () => null,
  patience: 0.6,
  endsRound: (events) => events.some(({ kind }) => kind === "over"),
  hide: (view) => (view.family === "vine" ? { ...view, eyes: [], choices: null, legal: [] } : view),
  hideLog: (log) => log,
};
