import type { ComponentType } from "preact";
import { ChangeFigure, LeadFigure, MatchFigure, PowersFigure, PredictFigure, PrizeFigure } from "./figures";
import { BossFigure, FollowFigure, FreeFigure, IdeaFigure, JoinFigure, MagicFigure, ThreeFigure, TieFigure } from "./laneFigures";
import { DeckFigure } from "./DeckFigure";
import type { Ruling } from "./rulings";

/** A chapter of the rules: rules.chapter-<id> is its title, -lead the line under it, -1, -2 … its points. */
export interface Chapter {
  id: string;
  points: number;
  figures: readonly ComponentType[];
  rulings: readonly Ruling[];
}

export const CHAPTERS: readonly Chapter[] = [
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
