import { Art, Face } from "../../../art/Art";
import type { CardName } from "../../../engine/types";
import { t } from "../../../i18n";
import { Back } from "../../../table/Back";
import { LyingCard } from "../../../table/vege/Card";
import { Icon } from "../../../ui/Icon";
import { Figure } from "../Figure";
import facts from "./facts.json";
import { Bed, Tile, Under } from "./Tile";

/** Tables of numbers, which a test holds against the core, and the drawings of the other ways to play. */

const COUNTS = ["3", "4", "5"] as const;
const players = (count: string): string => t("newgame.count", { count: Number(count) });

export const DealTable = () => (
  <Figure says={t("rules-vege-tables.fig-deals")}>
    <table class="rv-table">
      <caption class="vh">{t("rules-vege-tables.deals")}</caption>
      <thead>
        <tr>
          <td />
          {COUNTS.map((count) => <th key={count} scope="col">{players(count)}</th>)}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row"><Back class="red" />{t("rules-vege-tables.row-plots")}</th>
          {COUNTS.map((count) => {
            const [dealer, other] = facts.deals[count].plots;
            return <td key={count}>{dealer === other ? dealer : t("rules-vege-tables.dealer-others", { dealer, other })}</td>;
          })}
        </tr>
        <tr>
          <th scope="row"><Back class="white" />{t("rules-vege-tables.row-hand")}</th>
          {COUNTS.map((count) => <td key={count}>{facts.deals[count].white}</td>)}
        </tr>
        <tr>
          <th scope="row"><Back class="white" />{t("rules-vege-tables.row-over")}</th>
          {COUNTS.map((count) => <td key={count}>{facts.deals[count].over || "–"}</td>)}
        </tr>
        <tr>
          <th scope="row"><Back class="green" />{t("rules-vege-tables.row-pot")}</th>
          {COUNTS.map((count) => <td key={count}>{facts.deals[count].pot}</td>)}
        </tr>
        <tr>
          <th scope="row"><Back class="green" />{t("rules-vege-tables.row-field")}</th>
          {COUNTS.map((count) => <td key={count}>{facts.field}</td>)}
        </tr>
        <tr>
          <th scope="row"><Art id="tractor" />{t("rules-vege-tables.row-tractors")}</th>
          {COUNTS.map((count) => <td key={count}>{facts.deals[count].tractors}</td>)}
        </tr>
      </tbody>
    </table>
  </Figure>
);

const PLACES = [1, 2, 3, 4, 5] as const;

/** What is paid to the first, the second … by how many play. */
export const NthTable = ({ says, caption, icon, rows }: { says: string; caption: string; icon: string; rows: Readonly<Record<(typeof COUNTS)[number], readonly number[]>> }) => (
  <Figure says={says}>
    <table class="rv-table">
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {PLACES.map((place) => <th key={place} scope="col">{t("rules-vege-tables.pot-nth", { place })}</th>)}
        </tr>
      </thead>
      <tbody>
        {COUNTS.map((count) => (
          <tr key={count}>
            <th scope="row"><Art id={icon} />{players(count)}</th>
            {PLACES.map((place) => <td key={place}>{rows[count][place - 1] ?? ""}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  </Figure>
);

export const PotFigure = () => (
  <NthTable says={t("rules-vege-tables.fig-pot")} caption={t("rules-vege-tables.pots")} icon="pot" rows={facts.pots} />
);

interface SheetProps {
  says: string;
  /** What the first line is for. */
  first: string;
  sheet: { faces: readonly string[]; first: readonly number[]; crops: readonly number[]; families: readonly number[]; penalties: readonly number[]; totals: readonly number[] };
  checks: { first: number; crops: number; totals: number };
}

/** With a minus as long as a plus. */
const signed = (points: number): string => String(points).replace("-", "−");

/** A finished sheet of a deal. */
export const Sheet = ({ says, first, sheet, checks }: SheetProps) => (
  <Figure says={says}>
    <table class="rv-table rv-sheet">
      <caption class="vh">{t("rules-vege-tables.sheet")}</caption>
      <thead>
        <tr>
          <td />
          {sheet.faces.map((face) => <th key={face} scope="col"><Face face={face} /><span class="vh">{t(`newgame.face-${face as "you"}`)}</span></th>)}
          <th scope="col">{t("rules-vege-tables.check")}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{first}</th>
          {sheet.first.map((points, at) => <td key={at}>{points}</td>)}
          <td class="rv-check">{checks.first}</td>
        </tr>
        <tr>
          <th scope="row">{t("rules-vege-tables.sheet-crops")}</th>
          {sheet.crops.map((ticks, at) => <td key={at}>{ticks} × {facts.fruit}</td>)}
          <td class="rv-check">{checks.crops}</td>
        </tr>
        <tr>
          <th scope="row">{t("rules-vege-tables.sheet-bonus")}</th>
          {sheet.families.map((families, at) => (
            <td key={at}>{families > 0 ? `+${facts.family}` : sheet.penalties[at] ? `−${facts.penalty}` : ""}</td>
          ))}
          <td />
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("rules-vege-tables.sheet-total")}</th>
          {sheet.totals.map((total, at) => <td key={at}>{signed(total)}</td>)}
          <td class="rv-check">{checks.totals}</td>
        </tr>
      </tfoot>
    </table>
  </Figure>
);

const SHEET = {
  faces: ["you", "hedgehog", "fox", "rabbit"],
  first: [10, 0, 20, 30],
  crops: [8, 3, 2, 3],
  families: [1, 0, 0, 0],
  penalties: [0, 0, 0, 1],
  totals: [120, 30, 40, 10],
} as const;
const CHECKS = { first: 60, crops: 16, totals: 200 } as const;

export const SheetFigure = () => (
  <Sheet says={t("rules-vege-tables.fig-sheet")} first={t("rules-vege-tables.sheet-pot")} sheet={SHEET} checks={CHECKS} />
);

const GIVEN: readonly { card: CardName; to: string }[] = [
  { card: "R6", to: "you" },
  { card: "Y11", to: "fox" },
];

export const DealerFigure = () => (
  <Figure says={t("rules-vege-tables.fig-dealer")}>
    <ul class="rv-give">
      {GIVEN.map(({ card, to }) => (
        <li key={card}>
          <LyingCard card={card} />
          <Icon name="fwd" />
          <Face face={to} />
        </li>
      ))}
    </ul>
  </Figure>
);

const COMMON: readonly CardName[] = ["G6", "K10", "Y5", "R12", "Y9", "K7", "R5", "G12", "K6", "Y12"];
const DRAWN = 3;

export const CommonPotFigure = () => (
  <Figure says={t("rules-vege-tables.fig-common")}>
    <Bed>
      {(["K5", "K2", "K7", "K4"] as const).map((card, at) => <Tile key={card} top={card} next={[9, 6, 11, 8][at] ?? 0} />)}
    </Bed>
    <ol class="rv-common">
      {COMMON.map((card, at) => (
        <li key={card} class={at < DRAWN ? "drawn" : ""}>
          <LyingCard card={card} />
          <b>{at + 1}</b>
        </li>
      ))}
    </ol>
  </Figure>
);

export const Tractors = ({ count }: { count: number }) => (
  <span class="rv-tractors">
    {Array.from({ length: count }, (_, at) => <Art key={at} id="tractor" />)}
    <b>{count}</b>
  </span>
);

export const ExpertFigure = () => (
  <Figure says={t("rules-vege-tables.fig-expert")}>
    <table class="rv-table rv-expert">
      <caption class="vh">{t("rules-vege-tables.shares")}</caption>
      <tbody>
        <tr>
          <th scope="row">{players("2")}</th>
          <td>{[0, 1].map((at) => <Tractors key={at} count={facts.two.beside} />)}</td>
        </tr>
        {COUNTS.map((count) => (
          <tr key={count}>
            <th scope="row">{players(count)}</th>
            <td>{facts.deals[count].expert.map((tractors, at) => <Tractors key={at} count={tractors} />)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Figure>
);

export const ExchangeFigure = () => (
  <Figure says={t("rules-vege-tables.fig-exchange")}>
    <ol class="rv-swap">
      <li>
        <Face face="you" />
        <LyingCard card="K3" />
        <span>{t("rules-vege-tables.swap-1")}</span>
      </li>
      <li>
        <Back class="green" />
        <Icon name="fwd" />
        <span>{t("rules-vege-tables.swap-2")}</span>
      </li>
      <li>
        <Face face="fox" />
        <LyingCard card="R18" />
        <span>{t("rules-vege-tables.swap-3")}</span>
      </li>
      <li>
        <LyingCard card="K7" state="just" />
        <Icon name="back" />
        <span>{t("rules-vege-tables.swap-4")}</span>
      </li>
    </ol>
  </Figure>
);

export const StockFigure = () => (
  <Figure says={t("rules-vege-tables.fig-stock")}>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.two-left")}><span class="rv-fan">{(["K6", "Y12"] as const).map((card) => <LyingCard key={card} card={card} />)}</span></Under>
      <Icon name="plus" />
      <Under says={t("rules-vege-tables.from-stock")}><span class="rv-fan backs">{[0, 1, 2].map((at) => <Back key={at} class="green" />)}</span></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.new-row")}><b class="rv-big">7</b></Under>
    </div>
  </Figure>
);
