import type { Key } from "../../../i18n";
import type { Book, Chapter } from "../book";
import { BacksFigure, BurnedFigure, CropsFigure, EndFigure, FieldFigure, GrowthFigure, SeenFigure, StartFigure, StuckFigure, TractorFigure, TurnFigure } from "./figures";
import { ClosingFigure, ClosingTractorFigure, DoubleStartFigure, DrawFigure, KindsFigure, LinesTable, PenaltyFigure, SecondPhaseFigure } from "./double";
import { begins, concerns, RULINGS } from "./rulings";
import { CommonPotFigure, DealerFigure, DealTable, ExchangeFigure, ExpertFigure, PotFigure, SheetFigure, StockFigure } from "./tables";
import { AsideFigure, ChoicesFigure, LastWellsFigure, RefillFigure, SilosFigure, TournamentDealTable, TournamentSheetFigure, TournamentStartFigure, WellsFigure } from "./tournament";

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

const TOURNAMENT: readonly Chapter[] = [
  { id: "tournament", points: 5, figures: [TournamentStartFigure, TournamentDealTable], rulings: ["t-share", "t-rows"], facts: ["tournament-four"] },
  { id: "silos", points: 4, figures: [SilosFigure], rulings: [] },
  { id: "wells", points: 3, figures: [WellsFigure], rulings: ["t-wells", "t-opens", "t-count"] },
  { id: "aside", points: 4, figures: [AsideFigure], rulings: [] },
  { id: "choices", points: 5, figures: [ChoicesFigure], rulings: ["t-aside", "t-choose", "t-ends", "t-circle"] },
  { id: "scores", points: 4, figures: [TournamentSheetFigure], rulings: ["no-family", "match"] },
  { id: "refill", points: 4, figures: [RefillFigure], rulings: ["t-mixed", "t-fill", "t-down", "t-eight", "two-match"], facts: ["tournament-two"] },
  { id: "asked", points: 6, figures: [LastWellsFigure], rulings: [] },
];

const DOUBLE: readonly Chapter[] = [
  { id: "double", points: 5, figures: [DoubleStartFigure], rulings: ["d-start", "d-match", "d-halves", "t-rows"] },
  { id: "kinds", points: 4, figures: [KindsFigure], rulings: ["d-burned"] },
  { id: "draw", points: 4, figures: [DrawFigure], rulings: [] },
  { id: "lone", points: 4, figures: [ClosingTractorFigure], rulings: ["d-ready"] },
  { id: "closing", points: 4, figures: [ClosingFigure, LinesTable], rulings: ["d-lines"] },
  { id: "second", points: 3, figures: [SecondPhaseFigure], rulings: ["d-second", "d-on", "d-end"] },
  { id: "penalty", points: 4, figures: [PenaltyFigure], rulings: ["d-stuck", "d-under", "d-known", "d-circle"] },
];

/** What the author tells elsewhere. */
const FACTS = ["expert-four", "tournament-four", "tournament-two"];

export const vegeTables: Book = {
  family: "vege-tables",
  parts: [
    { title: "rules-vege-tables.part-base", chapters: BASE },
    { title: "rules-vege-tables.part-others", chapters: OTHERS },
    { title: "rules-vege-tables.part-tournament", chapters: TOURNAMENT },
    { title: "rules-vege-tables.part-double", chapters: DOUBLE },
  ],
  rulings: RULINGS,
  facts: FACTS,
  begins,
  concerns,
  text: {
    chapter: (end) => `rules-vege-tables.chapter-${end}` as Key,
    ruling: (end) => `rules-vege-tables.ruling-${end}` as Key,
    fact: (end) => `rules-vege-tables.fact-${end}` as Key,
  },
};
