/** Small vines, and the tables of the house set; what is drawn comes from the core. */
import type { BeanFace, PlantFace, VineSeen } from "../../../engine/vine";
import { t } from "../../../i18n";
import { BeanPicture, beanName, PlantPicture, plantName, VineBoard } from "../../../table/vine/board";
import { Figure } from "../Figure";
import told from "./drawn.json";

type Board = keyof typeof told.boards;
const boards = told.boards as unknown as Record<Board, VineSeen>;
const plants = told.plants as unknown as { face: PlantFace; count: number }[];
const beans = told.beans as unknown as { face: BeanFace; count: number }[];

const Grown = ({ board, says }: { board: Board; says: string }) => (
  <Figure says={says}>
    <div class="rn-vine">
      <VineBoard vine={boards[board]} label={says} size="thumb" />
    </div>
  </Figure>
);

export const IdeaFigure = () => <Grown board="idea" says={t("rules-vine.fig-idea")} />;
export const StemsFigure = () => <Grown board="stems" says={t("rules-vine.fig-stems")} />;
export const LeavesFigure = () => <Grown board="leaves" says={t("rules-vine.fig-leaves")} />;
export const BunchesFigure = () => <Grown board="beans" says={t("rules-vine.fig-beans-hang")} />;
export const PruneFigure = () => <Grown board="idea" says={t("rules-vine.fig-prune")} />;
export const LoopFigure = () => <Grown board="loop" says={t("rules-vine.fig-loop")} />;
export const ScoreFigure = () => <Grown board="score" says={t("rules-vine.fig-score")} />;

export const PlantsTable = () => (
  <Figure says={t("rules-vine.fig-plants")}>
    <ul class="rn-tiles" aria-label={t("rules-vine.plants")}>
      {plants.map(({ face, count }) => (
        <li key={face.tile}>
          <span class="tl"><PlantPicture face={face} /></span>
          <span>{plantName(face)}</span>
          <b>×{count}</b>
        </li>
      ))}
    </ul>
  </Figure>
);

export const BeansTable = () => (
  <Figure says={t("rules-vine.fig-beans")}>
    <ul class="rn-tiles" aria-label={t("rules-vine.beans")}>
      {beans.map(({ face, count }) => (
        <li key={face.bean}>
          <span class="tl rn-bean"><BeanPicture face={face} /></span>
          <span class="vh">{beanName(face)}</span>
          <b>×{count}</b>
        </li>
      ))}
    </ul>
  </Figure>
);

export const GoalsTable = () => (
  <Figure says={t("rules-vine.goals-table")}>
    <table class="rv-table rn-goals">
      <caption class="vh">{t("rules-vine.goals-table")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("rules-vine.goals-what")}</th>
          <th scope="col">{t("rules-vine.goals-points")}</th>
        </tr>
      </thead>
      <tbody>
        {told.objectives.map(({ name, amount, points }) => (
          <tr key={name}>
            <th scope="row">{t(`vine.name-${name as "ring"}`)}</th>
            <td>{t(`rules-vine.goal-${name as "ring"}-what`, { amount })}</td>
            <td><b>{points}</b></td>
          </tr>
        ))}
      </tbody>
    </table>
  </Figure>
);
