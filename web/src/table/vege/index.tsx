/** The Vege Tables table: what the shared table code is handed. */
import type { VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import { addTexts, t } from "../../i18n";
import { en, it } from "../../i18n/vege";
import type { BoardProps, Family } from "../family";
import { Board as PlainBoard } from "./Board";
import { TRACTOR, written } from "./cards";
import { DoubleBoard } from "./double/Board";
import { phaseText } from "./double/words";
import { hint } from "./hint";
import { linesOf, sinceTurn } from "./log";
import { Rail } from "./Rail";
import { Result } from "./Result";
import { Count } from "./Seats";
import { RoundRail, RoundTable } from "./Sheet";

addTexts({ en, it });

type View = VegeTablesView;

/** Double Deck has a table of its own. */
const Board = (props: BoardProps<View, VegeTablesEvent>) => (props.view.piles ? <DoubleBoard {...props} /> : <PlainBoard {...props} />);

function Where({ view }: { view: View }) {
  const { game, round, rounds } = view;
  return (
    <>
      <span class="desk">{t("vege.variant", { game: game.id.replace("vege-tables-", "").replace("-", ""), players: game.players, deal: game.options.deal ?? "" })}, </span>
      {rounds > 1 ? t("vege.deal-of", { round, rounds }) : view.double ? null : t("vege.one-deal")}
      {view.double && phaseText(view.double, rounds > 1)}
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
  hint,
  title: "home.vege-tables",
  scores: "vege.points-title",
  openLog: "vege.open-log",
  back: "white",
  cover: { stays: "table.stay-covered", ready: "table.i-am" },
  rules: "vege-tables",
  lists: false,
  keys: [
    ["1 – 9", "table.key-digits"],
    ["← → ↑ ↓", "vege.key-arrows"],
    ["Enter", "table.key-enter"],
    ["1 – 6", "double.key-piles"],
    ["P", "vege.key-pass"],
    [TRACTOR, "vege.key-take-up"],
    ["Esc", "table.key-escape"],
    ["U", "table.key-undo"],
  ],
};
