import type { Key } from "../../../i18n";
import type { Book, Chapter } from "../book";
import { ChangeFigure, LeadFigure, MatchFigure, PowersFigure, PredictFigure, PrizeFigure } from "./figures";
import { BossFigure, FollowFigure, FreeFigure, IdeaFigure, JoinFigure, MagicFigure, ThreeFigure, TieFigure } from "./laneFigures";
import { DeckFigure } from "./DeckFigure";
import { RULINGS } from "./rulings";

const CHAPTERS: readonly Chapter[] = [
  { id: "idea", points: 3, figures: [IdeaFigure], rulings: [] },
  { id: "cards", points: 4, figures: [PowersFigure], rulings: [] },
  { id: "predict", points: 5, figures: [PredictFigure], rulings: [] },
  { id: "play", points: 5, figures: [FollowFigure, FreeFigure], rulings: [] },
  { id: "winner", points: 4, figures: [JoinFigure, TieFigure], rulings: ["tie"] },
  { id: "boss", points: 3, figures: [BossFigure], rulings: ["poison"] },
  { id: "magic", points: 3, figures: [MagicFigure], rulings: ["no-target", "tie"] },
  { id: "leader", points: 3, figures: [LeadFigure], rulings: ["magic-lead", "magic-alone"] },
  { id: "change", points: 4, figures: [ChangeFigure], rulings: ["change-legal", "change-price"] },
  { id: "payout", points: 4, figures: [PrizeFigure], rulings: ["die", "last-card", "nobody", "chips"] },
  { id: "end", points: 3, figures: [MatchFigure], rulings: ["sixty"] },
  { id: "three", points: 3, figures: [ThreeFigure], rulings: [] },
  { id: "deck", points: 2, figures: [DeckFigure], rulings: [] },
];

export const vegeterrors: Book = {
  family: "vegeterrors",
  parts: [{ title: null, chapters: CHAPTERS }],
  rulings: RULINGS,
  facts: [],
  concerns: () => true,
  text: {
    chapter: (end) => `rules-vegeterrors.chapter-${end}` as Key,
    ruling: (end) => `rules-vegeterrors.ruling-${end}` as Key,
  },
};
