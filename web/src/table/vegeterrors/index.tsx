/** The Vegeterrors table: what the shared table code is handed. */
import type { VegeterrorsEvent, VegeterrorsView } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { Back } from "../Back";
import type { Family, RoundEndProps } from "../family";
import { Board } from "./Board";
import { Gold } from "./Card";
import { hint } from "./hint";
import { linesOf, sinceTurn } from "./log";
import { PayoutRail, PayoutSteps, PayoutTable, STEPS } from "./Payout";
import { Rail } from "./Rail";
import { Result } from "./Result";

type View = VegeterrorsView;

function Where({ view }: { view: View }) {
  return (
    <>
      {t("table.where", { round: view.round })}
      <span class="desk">{view.phase === "predict" ? t("table.where-before") : t("table.where-trick", { trick: view.trick, tricks: view.tricks })}</span>
    </>
  );
}

function TrickDots({ view: { phase, trick, tricks } }: { view: View }) {
  if (phase !== "trick") return null;
  return (
    <span class="dots desk" aria-hidden="true">
      {Array.from({ length: tricks }, (_, dot) => (
        <i key={dot} class={dot + 1 < trick ? "on" : dot + 1 === trick ? "now" : ""} />
      ))}
    </span>
  );
}

const RoundTable = ({ view, ...rest }: RoundEndProps<View>) =>
  view.lastPayout && (
    <section class="table po" data-players={view.game.players} aria-label={t("table.table")}>
      <PayoutTable view={view} payout={view.lastPayout} {...rest} />
    </section>
  );
const RoundRail = ({ view }: { view: View }) => view.lastPayout && <PayoutRail view={view} payout={view.lastPayout} />;

function Public({ view, seat }: { view: View; seat: number }) {
  const here = view.seats[seat];
  if (!here) return null;
  return (
    <>
      <Gold amount={here.gold} />
      <span class="cnt">
        <Back />
        <span aria-hidden="true">{here.handCount}</span>
        <span class="vh">{t("table.cards-in-hand", { count: here.handCount })}</span>
      </span>
    </>
  );
}

export const vegeterrors: Family<View, VegeterrorsEvent> = {
  Board,
  Rail,
  Where,
  Progress: TrickDots,
  roundEnd: {
    steps: STEPS.length,
    Steps: PayoutSteps,
    Table: RoundTable,
    Rail: RoundRail,
    round: ({ lastPayout }) => lastPayout?.round ?? null,
    ends: ({ lastPayout }) => lastPayout?.ends ?? false,
    words: { where: "payout.where", next: "payout.next", result: "payout.result", log: "payout.tricks-title", rail: "table.last-hand" },
  },
  Result,
  Public,
  linesOf,
  sinceTurn,
  hint,
  title: "table.title",
  scores: "table.gold-title",
  openLog: "table.open-log",
  back: "night",
  cover: { stays: "table.stay-covered", ready: "table.i-am" },
  rules: "vegeterrors",
  lists: true,
  keys: [
    ["1 – 9", "table.key-digits"],
    ["← →", "table.key-arrows"],
    ["↑ ↓", "table.key-lanes"],
    ["Enter", "table.key-enter"],
    ["Esc", "table.key-escape"],
    ["U", "table.key-undo"],
  ],
};
