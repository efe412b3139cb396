import { Art, Face } from "../../../art/Art";
import type { CardName } from "../../../engine/types";
import { t } from "../../../i18n";
import { Back } from "../../../table/Back";
import { LyingCard } from "../../../table/vege/Card";
import { Icon } from "../../../ui/Icon";
import { Figure } from "../Figure";
import facts from "./facts.json";
import { Column, Tile, Under } from "./Tile";
import { NthTable, Sheet, Tractors } from "./tables";

/** Drawn examples of Vege Tables 2.0. */

const told = facts.tournament;
const COUNTS = ["2", "3", "4", "5"] as const;

/** Covered cards first. With the wells, all the green cards there are. */
const SILOS: readonly (readonly CardName[])[] = [
  ["K16", "G20", "R13", "Y15"],
  ["R18", "Y13", "K19", "G13"],
  ["G17", "K14", "Y20", "R15"],
  ["Y18", "R20", "G16", "K17"],
];
const WELLS: readonly (readonly CardName[])[] = [
  ["R16", "K13", "G14", "Y17", "R19", "K18"],
  ["G18", "Y16", "K20", "R14", "G15"],
];
const CELLS = Array.from({ length: 16 }, (_, at) => at);
const HIDDEN = CELLS.slice(0, told.deals[4].wells[2]);

const Silos = ({ silos }: { silos: readonly (readonly CardName[])[] }) => (
  <span class="rv-slots">{silos.map((cards, at) => <Column key={at} cards={cards} />)}</span>
);

const well = (number: number): string => t("rules-vege-tables.t-well", { number });

export const TournamentStartFigure = () => (
  <Figure says={t("rules-vege-tables.fig-t-start")}>
    <div class="rv-t rv-around">
      <Under says={well(1)}><Column cards={WELLS[0] ?? []} /></Under>
      <Under says={t("rules-vege-tables.t-board")} class="rv-mid">
        <span class="bed rv-ledge">
          <span class="soil rv-board" aria-hidden="true">{CELLS.map((at) => <i key={at} />)}</span>
          <Silos silos={SILOS} />
        </span>
      </Under>
      <span class="rv-wells">
        <Under says={well(2)}><Column cards={WELLS[1] ?? []} /></Under>
        <Under says={t("rules-vege-tables.t-hidden")}><span class="rv-fan backs">{HIDDEN.map((at) => <Back key={at} class="green" />)}</span></Under>
      </span>
    </div>
  </Figure>
);

export const TournamentDealTable = () => (
  <Figure says={t("rules-vege-tables.fig-t-deals")}>
    <table class="rv-table rv-deals">
      <caption class="vh">{t("rules-vege-tables.deals")}</caption>
      <thead>
        <tr>
          <th scope="row">{t("newgame.players")}</th>
          {COUNTS.map((count) => <th key={count} scope="col">{count}</th>)}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row"><Back class="red" />{t("rules-vege-tables.row-plots")}</th>
          {COUNTS.map((count) => {
            const [dealer, other] = told.deals[count].plots;
            return <td key={count} class="rv-one">{dealer === other ? dealer : `${dealer} / ${other}`}</td>;
          })}
        </tr>
        <tr>
          <th scope="row"><Back class="white" />{t("rules-vege-tables.row-hand")}</th>
          {COUNTS.map((count) => <td key={count}>{told.deals[count].white}</td>)}
        </tr>
        <tr>
          <th scope="row"><Back class="white" />{t("rules-vege-tables.row-over")}</th>
          {COUNTS.map((count) => <td key={count}>{told.deals[count].over || "–"}</td>)}
        </tr>
        <tr>
          <th scope="row"><Back class="green" />{t("rules-vege-tables.t-row-silos")}</th>
          {COUNTS.map((count) => <td key={count}>{told.silos.length} × {told.silos[0]}</td>)}
        </tr>
        <tr>
          <th scope="row"><Back class="green" />{t("rules-vege-tables.t-row-wells")}</th>
          {COUNTS.map((count) => <td key={count} class="rv-one">{told.deals[count].wells.join("+")}</td>)}
        </tr>
        <tr>
          <th scope="row"><Art id="tractor" />{t("rules-vege-tables.row-tractors")}</th>
          {COUNTS.map((count) => <td key={count}>{told.deals[count].tractors}</td>)}
        </tr>
      </tbody>
    </table>
  </Figure>
);

const BEFORE: readonly (readonly CardName[])[] = [["R13", "K15", "Y15"], ["G13"], ["R19", "R15"], ["Y19"]];
const AFTER: readonly (readonly CardName[])[] = [["R13", "K15", "Y15"], ["G13"], ["R19"], ["Y19"]];

export const SilosFigure = () => (
  <Figure says={t("rules-vege-tables.fig-silos")}>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.plot-laid")}><Tile top="Y3" next={7} lit /></Under>
      <Icon name="plus" />
      <Under says={t("rules-vege-tables.into-hand")}><LyingCard card="R15" state="just" /></Under>
    </div>
    <div class="rv-steps rv-pair">
      <Under says={t("rules-vege-tables.t-four-free")}><span class="bed rv-ledge"><Silos silos={BEFORE} /></span></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.t-next-free")}><span class="bed rv-ledge"><Silos silos={AFTER} /></span></Under>
    </div>
  </Figure>
);

const HELD: readonly CardName[] = ["R8", "R12", "G10", "Y11"];
const FETCHED: readonly (readonly CardName[])[] = [["R16", "K13", "G14", "Y17"], ["G18", "Y16", "K20"]];

export const WellsFigure = () => (
  <Figure says={t("rules-vege-tables.fig-wells")}>
    <div class="rv-t">
      {FETCHED.map((cards, at) => <Under key={at} says={well(at + 1)}><Column cards={cards} taken={at + 1} /></Under>)}
      <Under says={t("rules-vege-tables.t-hidden")}><span class="rv-fan backs">{HIDDEN.map((at) => <Back key={at} class="green" />)}</span></Under>
    </div>
    <Under says={t("rules-vege-tables.t-four-held")}><span class="rv-fan">{HELD.map((card) => <LyingCard key={card} card={card} />)}</span></Under>
  </Figure>
);

export const AsideFigure = () => (
  <>
    <Figure says={t("rules-vege-tables.fig-aside")}>
      <div class="rv-steps">
        <Under says={t("rules-vege-tables.t-aside")}>
          <span class="rv-tray"><LyingCard card="T" /><LyingCard card="T" /></span>
        </Under>
        <Icon name="fwd" />
        <Under says={t("rules-vege-tables.t-one-up")}>
          <span class="rv-tray"><LyingCard card="T" /></span>
        </Under>
        <Icon name="plus" />
        <Under says={t("rules-vege-tables.t-in-hand")}>
          <span class="rv-fan"><LyingCard card="K9" /><LyingCard card="T" state="just" /></span>
        </Under>
      </div>
    </Figure>
    <NthTable says={t("rules-vege-tables.fig-last")} caption={t("rules-vege-tables.t-last")} icon="tractor" rows={told.last} />
  </>
);

const OTHERS = ["hedgehog", "fox", "rabbit"] as const;

export const ChoicesFigure = () => (
  <Figure says={t("rules-vege-tables.fig-choices")}>
    <div class="rv-cost three">
      <div>
        <b>{t("rules-vege-tables.t-stay")}</b>
        <span class="rv-fan">{(["R15", "K20"] as const).map((card) => <LyingCard key={card} card={card} />)}</span>
        <span>{t("rules-vege-tables.t-stay-what")}</span>
        <strong>0</strong>
      </div>
      <div>
        <b>{t("rules-vege-tables.t-own")}</b>
        <span class="rv-by"><span><Face face="you" /><b>{told.stuck}</b></span></span>
        <span>{t("rules-vege-tables.t-own-what")}</span>
        <strong class="bad">−{facts.penalty}</strong>
      </div>
      <div>
        <b>{t("rules-vege-tables.t-others")}</b>
        <span class="rv-by">{OTHERS.map((face) => <span key={face}><Face face={face} /><b>{told.stuck / OTHERS.length}</b></span>)}</span>
        <span>{t("rules-vege-tables.t-others-what")}</span>
        <strong>0</strong>
      </div>
    </div>
  </Figure>
);

const SHEET = {
  faces: ["you", "hedgehog", "fox", "rabbit"],
  first: [30, 0, 10, 20],
  crops: [6, 4, 3, 3],
  families: [0, 0, 1, 0],
  penalties: [0, 1, 0, 0],
  totals: [90, -10, 70, 50],
} as const;
const CHECKS = { first: 60, crops: 16, totals: 200 } as const;

export const TournamentSheetFigure = () => (
  <Sheet says={t("rules-vege-tables.fig-t-sheet")} first={t("rules-vege-tables.row-tractors")} sheet={SHEET} checks={CHECKS} />
);

const { full, least, steps } = told.two;
const SIZES = Array.from({ length: full + 1 }, (_, held) => held);
const kindOf = (held: number): "must" | "may" | "full" => (held < least ? "must" : held < full ? "may" : "full");

export const RefillFigure = () => (
  <>
    <Figure says={t("rules-vege-tables.fig-refill")}>
      <table class="rv-scale">
        <caption class="vh">{t("rules-vege-tables.t-refill")}</caption>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={least}>{t("rules-vege-tables.t-must")}</th>
            <th scope="colgroup" colSpan={full - least}>{t("rules-vege-tables.t-may")}</th>
            <th scope="col">{t("rules-vege-tables.t-full")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>{SIZES.map((held) => <td key={held} class={kindOf(held)}>{held}</td>)}</tr>
        </tbody>
      </table>
    </Figure>
    <Figure says={t("rules-vege-tables.fig-steps")}>
      <div class="rv-steps">
        {(["one", "two", "three"] as const).map((step, at) => (
          <Under key={step} says={t(`rules-vege-tables.t-step-${step}`)}><Tractors count={steps[at] ?? 0} /></Under>
        ))}
      </div>
    </Figure>
  </>
);

const LAST: readonly (readonly CardName[])[] = [["K16", "G18"], ["R14", "Y20", "K18", "G15"]];

export const LastWellsFigure = () => (
  <Figure says={t("rules-vege-tables.fig-last-wells")}>
    <div class="rv-t rv-all">
      {LAST.map((cards, at) => <Under key={at} says={well(at + 1)}><Column cards={cards} /></Under>)}
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.t-all")}><b class="rv-big">0</b></Under>
    </div>
  </Figure>
);
