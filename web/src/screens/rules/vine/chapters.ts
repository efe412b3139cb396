import type { Key } from "../../../i18n";
import type { Book, Chapter } from "../book";
import { BeansTable, BunchesFigure, GoalsTable, IdeaFigure, LeavesFigure, LoopFigure, PlantsTable, PruneFigure, ScoreFigure, StemsFigure } from "./figures";
import { concerns, RULINGS } from "./rulings";

const CHAPTERS: readonly Chapter[] = [
  { id: "idea", points: 3, figures: [IdeaFigure], rulings: [] },
  { id: "setup", points: 4, figures: [], rulings: ["first"] },
  { id: "tiles", points: 4, figures: [PlantsTable, BeansTable], rulings: ["set"] },
  { id: "turn", points: 4, figures: [], rulings: [] },
  { id: "stems", points: 4, figures: [StemsFigure], rulings: ["root"] },
  { id: "leaves", points: 4, figures: [LeavesFigure], rulings: ["leaf-bean"] },
  { id: "left", points: 4, figures: [], rulings: ["waits", "held"] },
  { id: "beans", points: 5, figures: [BunchesFigure], rulings: ["bean-ends", "bean-dead", "stack"] },
  { id: "prune", points: 5, figures: [PruneFigure, LoopFigure], rulings: ["stems"] },
  { id: "tokens", points: 4, figures: [], rulings: ["tokens", "compost", "refresh"] },
  { id: "end", points: 2, figures: [], rulings: ["last", "held"] },
  { id: "score", points: 4, figures: [ScoreFigure], rulings: ["ties"] },
  { id: "goals", points: 2, figures: [GoalsTable], rulings: ["goals"] },
  { id: "solo", points: 4, figures: [], rulings: ["solo-held", "solo-taller"] },
];

export const vine: Book = {
  family: "vine",
  parts: [{ title: null, chapters: CHAPTERS }],
  rulings: RULINGS,
  facts: [],
  begins: (game) => (game === "vine-solo" ? "solo" : undefined),
  concerns,
  text: {
    chapter: (end) => `rules-vine.chapter-${end}` as Key,
    ruling: (end) => `rules-vine.ruling-${end}` as Key,
  },
};
