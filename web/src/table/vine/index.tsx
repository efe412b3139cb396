/** The Vine table: what the shared table code is handed. */
import type { VineEvent, VineView } from "../../engine/vine";
import { addTexts, t } from "../../i18n";
import { en, it } from "../../i18n/vine";
import type { Family } from "../family";
import { hint } from "./hint";
import { linesOf, sinceTurn } from "./log";
import { Rail } from "./Rail";
import { Final, Result } from "./Result";
import { Table } from "./Table";
import { written } from "./words";

addTexts({ en, it });

function Where({ view }: { view: VineView }) {
  const { solo, game, goals, turn, turns, lastRound } = view;
  return (
    <>
      <span class="desk">{t("vine.variant", { solo: solo ? "yes" : "no", players: game.players, goals: goals.length > 0 ? "yes" : "no" })} </span>
      {t("vine.turn-of", { turn, turns })}
      {lastRound && <span class="desk">{t("vine.last-round")}</span>}
    </>
  );
}

function Public({ view, seat }: { view: VineView; seat: number }) {
  const here = view.vines.find((one) => one.seat === seat);
  if (!here) return null;
  return (
    <>
      <b class="score">
        {written(here.score.points)}
        <span class="vh">{t("vine.points")}</span>
      </b>
      <span class="cnt hgt">{t("vine.height-of", { height: here.score.height })}</span>
    </>
  );
}

export const vine: Family<VineView, VineEvent> = {
  Board: Table,
  Rail,
  Where,
  roundEnd: {
    steps: 1,
    Table: Final,
    Rail,
    round: ({ phase, round }) => (phase === "over" ? round : null),
    ends: () => true,
    words: { where: "vine.where-end", next: "vine.result", result: "vine.result", log: "log.title", rail: "log.title" },
  },
  Result,
  Public,
  linesOf,
  sinceTurn,
  hint,
  title: "vine.title",
  scores: "vine.points-now",
  openLog: "log.title",
  back: null,
  cover: { stays: "vine.cover-stays", ready: "vine.cover-ready" },
  rules: "vine",
  lists: false,
  open: true,
  wide: true,
  keys: [
    ["1 – 3", "vine.key-digits"],
    ["← → ↑ ↓", "vine.key-arrows"],
    ["Enter", "vine.key-enter"],
    ["R", "vine.key-rotate"],
    ["S", "vine.key-swap"],
    ["N", "vine.key-skip"],
    ["C", "vine.key-compost"],
    ["F", "vine.key-refresh"],
    ["E", "vine.key-end"],
    ["Esc", "vine.key-escape"],
    ["U", "table.key-undo"],
  ],
};
