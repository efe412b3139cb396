import type { Key } from "../../../i18n";
import type { Book, Chapter } from "../book";
import { BacksFigure, BurnedFigure, CropsFigure, EndFigure, FieldFigure, GrowthFigure, SeenFigure, StartFigure, StuckFigure, TractorFigure, TurnFigure } from "./figures";
import { begins, concerns, RULINGS } from "./rulings";
import { CommonPotFigure, DealerFigure, DealTable, ExchangeFigure, ExpertFigure, PotFigure, SheetFigure, StockFigure } from "./tables";

const BASE: readonly Chapter[] = [
  { id: "idea", points: 3, figures: [GrowthFigure], rulings: [] },
  { id: "cards", points: 4, figures: [CropsFigure, BacksFigure], rulings: [] },
  { id: "deal", points: 4, figures: [StartFigure], rulings: [] },
  { id: "turn", points: 4, figures: [TurnFigure], rulings: ["discards"] },
  { id: "field", points: 3, figures: [FieldFigure], rulings: [] },
  { id: "tractor", points: 4, figures: [TractorFigure], rulings: ["discards"] },
  { id: "burned", points: 3, figures: [BurnedFigure], rulings: ["burned-turn"] },
  { id: "pot", points: 3, figures: [PotFigure], rulings: ["pot-owed", "pot-lifted"] },
  { id: "stuck", points: 4, figures: [StuckFigure], rulings: [] },
  { id: "points", points: 4, figures: [SheetFigure], rulings: ["no-family"] },
  { id: "end", points: 3, figures: [EndFigure], rulings: ["match"] },
  { id: "seen", points: 3, figures: [SeenFigure], rulings: [] },
];

const OTHERS: readonly Chapter[] = [
  { id: "three-five", points: 4, figures: [DealTable, DealerFigure], rulings: ["match"] },
  { id: "two", points: 5, figures: [CommonPotFigure, StockFigure], rulings: ["two-match", "two-draw", "two-stock", "two-lost"] },
  { id: "expert", points: 4, figures: [ExpertFigure], rulings: ["expert-pots", "expert-short", "expert-two", "expert-two-stuck"], facts: ["expert-four"] },
  { id: "partners", points: 4, figures: [ExchangeFigure], rulings: ["partners-burned", "partners-plot", "partners-empty", "partners-open"] },
];

export const vegeTables: Book = {
  family: "vege-tables",
  parts: [
    { title: "rules-vege-tables.part-base", chapters: BASE },
    { title: "rules-vege-tables.part-others", chapters: OTHERS },
  ],
  rulings: RULINGS,
  facts: ["expert-four"],
  begins,
  concerns,
  text: {
    chapter: (end) => `rules-vege-tables.chapter-${end}` as Key,
    ruling: (end) => `rules-vege-tables.ruling-${end}` as Key,
    fact: (end) => `rules-vege-tables.fact-${end}` as Key,
  },
};
