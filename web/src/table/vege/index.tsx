/** The Vege Tables table: what the shared table code is handed. */
import type { VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import { addTexts, t } from "../../i18n";
import { en, it } from "../../i18n/vege";
import type { Family } from "../family";
import { Board } from "./Board";
import { TRACTOR, written } from "./cards";
import { linesOf, sinceTurn } from "./log";
import { Rail } from "./Rail";
import { Result } from "./Result";
import { Count } from "./Seats";
import { RoundRail, RoundTable } from "./Sheet";

addTexts({ en, it });

type View = VegeTablesView;

function Where({ view }: { view: View }) {
  const { game, round, rounds } = view;
  return (
    <>
      <span class="desk">{t("vege.variant", { game: game.id.replace("vege-tables-", ""), players: game.players, deal: game.options.deal ?? "" })}, </span>
      {rounds > 1 ? t("vege.deal-of", { round, rounds }) : t("vege.one-deal")}
    </>
  );
}

function Public({ view, seat }: { view: View; seat: number }) {
  const here = view.seats[seat];
  if (!here) return null;
  return (
    <>
      <b class="score">
        {written(here.points)}
        <span class="vh">{t("vege.points-unit", { points: here.points })}</span>
      </b>
      <Count here={here} />
    </>
  );
}

export const vegeTables: Family<View, VegeTablesEvent> = {
  Board,
  Rail,
  Where,
  roundEnd: {
    steps: 1,
    Table: RoundTable,
    Rail: RoundRail,
    round: ({ lastSheet }) => lastSheet?.round ?? null,
    ends: ({ lastSheet }) => lastSheet?.ends ?? false,
    words: { where: "sheet.where", next: "sheet.next", result: "sheet.result", log: "log.title", rail: "log.title" },
  },
  Result,
  Public,
  linesOf,
  sinceTurn,
  title: "home.vege-tables",
  scores: "vege.points-title",
  openLog: "vege.open-log",
  back: "white",
  rules: "vege-tables",
  lists: false,
  keys: [
    ["1 – 9", "table.key-digits"],
    ["← → ↑ ↓", "vege.key-arrows"],
    ["Enter", "table.key-enter"],
    ["P", "vege.key-pass"],
    [TRACTOR, "vege.key-take-up"],
    ["Esc", "table.key-escape"],
    ["U", "table.key-undo"],
  ],
};
