import { t } from "../../../i18n";
import { Figure } from "../Figure";
import { HandRow } from "../HandRow";
import { LyingCard } from "../../../table/vegeterrors/Card";
import { Lanes } from "./Lanes";

/** Small worked examples that need a trick on the table; their cards are all in the house deck. */

export const IdeaFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-idea")}>
    <Lanes
      lanes={[
        { colour: "blue", cards: [], die: 2 },
        { colour: "green", cards: [], die: 1 },
        { colour: "yellow", cards: [], die: 4, wins: true },
        { colour: "red", cards: [], die: 3 },
      ]}
    />
  </Figure>
);

export const FollowFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-follow")}>
    <Lanes
      lanes={[
        { colour: "blue", cards: ["B6"], total: 6, wins: true },
        { colour: "green", cards: [] },
        { colour: "yellow", cards: ["Y4"], total: 4 },
        { colour: "red", cards: [] },
      ]}
    />
    <HandRow
      Card={LyingCard}
      says={t("rules-vegeterrors.fig-hand")}
      cards={[
        { card: "B2", legal: false },
        { card: "G5", legal: true },
        { card: "Y7", legal: false },
        { card: "R4", legal: true },
        { card: "M", legal: true },
      ]}
    />
  </Figure>
);

export const FreeFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-free")}>
    <HandRow
      Card={LyingCard}
      says={t("rules-vegeterrors.fig-hand")}
      cards={[
        { card: "B2", legal: true },
        { card: "B4", legal: true },
        { card: "Y7", legal: true },
      ]}
    />
  </Figure>
);

export const JoinFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-join")}>
    <Lanes
      lanes={[
        { colour: "blue", cards: [] },
        { colour: "green", cards: ["G4", "G3"], sum: "4 + 3", total: 7, wins: true },
        { colour: "yellow", cards: ["Y4"], total: 4 },
        { colour: "red", cards: ["R6"], total: 6 },
      ]}
    />
  </Figure>
);

export const TieFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-tie")}>
    <Lanes
      lanes={[
        { colour: "blue", cards: ["B6"], total: 6, wins: true },
        { colour: "green", cards: ["G6"], total: 6 },
        { colour: "yellow", cards: [] },
        { colour: "red", cards: ["R3"], total: 3 },
      ]}
    />
  </Figure>
);

export const BossFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-boss")}>
    <Lanes
      lanes={[
        { colour: "blue", cards: ["B3", "B3"], sum: "3 + 3 + 100 + 100", total: 206, wins: true },
        { colour: "green", cards: [] },
        { colour: "yellow", cards: ["Y4"], sum: "4 + 100", total: 104 },
        { colour: "red", cards: ["R9"], total: 9 },
      ]}
    />
  </Figure>
);

export const MagicFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-magic")}>
    <Lanes
      lanes={[
        { colour: "blue", cards: ["B6"], total: 6 },
        { colour: "green", cards: ["G4", "M"], sum: "4 + 3", total: 7, wins: true },
        { colour: "yellow", cards: [] },
        { colour: "red", cards: ["R5"], total: 5 },
      ]}
    />
  </Figure>
);

export const ThreeFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-three")}>
    <Lanes
      lanes={[
        { colour: "blue", cards: ["B4"], total: 4 },
        { colour: "yellow", cards: ["Y6"], total: 6, wins: true },
        { colour: "red", cards: ["R5"], total: 5 },
      ]}
    />
  </Figure>
);
