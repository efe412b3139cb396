import { Art, Face } from "../../../art/Art";
import type { CardName } from "../../../engine/types";
import { t } from "../../../i18n";
import { Back } from "../../../table/Back";
import { Chip, LyingCard } from "../../../table/vege/Card";
import { cropTitle, paintOf, suitName, suitOf } from "../../../table/vege/cards";
import { Icon } from "../../../ui/Icon";
import { Figure } from "../Figure";
import { HandRow } from "../HandRow";
import { after, Bed, Stack, Tile, Under } from "./Tile";

/** Drawn examples of the base game. */

const CHAIN: readonly CardName[] = ["R1", "R5", "R9", "R13", "R17"];

export const GrowthFigure = () => (
  <Figure says={t("rules-vege-tables.fig-growth")}>
    <ol class="rv-chain">
      {CHAIN.map((card, at) => (
        <li key={card}>
          <LyingCard card={card} />
          <span class="lbl">{t(`rules-vege-tables.stage-${(at + 1) as 1 | 2 | 3 | 4 | 5}`)}</span>
        </li>
      ))}
    </ol>
  </Figure>
);

const SUITS = ["R", "K", "G", "Y"] as const;
const COLUMNS = [1, 2, 3, 4] as const;

export const CropsFigure = () => (
  <Figure says={t("rules-vege-tables.fig-crops")}>
    <table class="rv-crops">
      <caption class="vh">{t("rules-vege-tables.crops")}</caption>
      <thead>
        <tr>
          <td />
          {COLUMNS.map((column) => <th key={column} scope="col">{column}</th>)}
        </tr>
      </thead>
      <tbody>
        {SUITS.map((letter) => {
          const suit = suitOf(`${letter}1`);
          if (!suit) return null;
          return (
            <tr key={letter} class={paintOf(suit)}>
              <th scope="row"><Art id={`sy-${paintOf(suit)}`} /><span>{suitName(suit)}</span></th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <Art id={`${paintOf(suit)}-${column}`} />
                  <span>{cropTitle(suit, column)}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </Figure>
);

const BACKS = ["red", "white", "green"] as const;

export const BacksFigure = () => (
  <Figure says={t("rules-vege-tables.fig-backs")}>
    <div class="rv-steps">
      {BACKS.map((back) => <Under key={back} says={t(`rules-vege-tables.back-${back}`)}><Back class={back} /></Under>)}
    </div>
  </Figure>
);

const OWN: readonly CardName[] = ["R3", "K1", "G4", "Y2"];
const PLACES = Array.from({ length: 16 }, (_, at) => at);
const WHITES = PLACES.slice(0, 8);
const GREENS = PLACES.slice(0, 6);

export const StartFigure = () => (
  <Figure says={t("rules-vege-tables.fig-start")}>
    <div class="rv-start">
      <Under says={t("rules-vege-tables.the-field")} class="rv-grid">
        <span>{PLACES.map((at) => <Back key={at} class="green" />)}</span>
      </Under>
      <Under says={t("rules-vege-tables.your-plots")}>
        <span class="rv-fan">{OWN.map((card) => <LyingCard key={card} card={card} />)}</span>
      </Under>
      <Under says={t("rules-vege-tables.white-hand")}>
        <span class="rv-fan backs">{WHITES.map((at) => <Back key={at} class="white" />)}</span>
      </Under>
      <Under says={t("rules-vege-tables.your-pot")}>
        <span class="rv-fan backs">{GREENS.map((at) => <Back key={at} class="green" />)}</span>
      </Under>
    </div>
  </Figure>
);

const ROW: readonly CardName[] = ["G5", "G14", "G11", "G4"];

export const TurnFigure = () => (
  <Figure says={t("rules-vege-tables.fig-turn")}>
    <Bed>
      {ROW.map((card, at) => <Tile key={card} top={card} next={after(card)} lit={at < 2} />)}
    </Bed>
    <HandRow
      Card={LyingCard}
      says={t("rules-vege-tables.your-hand")}
      cards={[
        { card: "G9", legal: true },
        { card: "G18", legal: true },
        { card: "G19", legal: false },
        { card: "G12", legal: false },
      ]}
    />
  </Figure>
);

export const FieldFigure = () => (
  <Figure says={t("rules-vege-tables.fig-field")}>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.before")}><Tile top="R3" next={3} bare /></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.plot-laid")}><Tile top="R3" next={7} lit /></Under>
      <Icon name="plus" />
      <Under says={t("rules-vege-tables.into-hand")}><LyingCard card="K14" state="just" /></Under>
    </div>
  </Figure>
);

export const TractorFigure = () => (
  <Figure says={t("rules-vege-tables.fig-tractor")}>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.before")}><Tile top="G5" next={9} /></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.one-move")}><Stack cards={["T", "G13"]} /></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.after")}><Tile top="G13" next={17} lit /></Under>
    </div>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.allowed")}><Stack cards={["G1", "T", "T", "G13"]} /></Under>
      <Under says={t("rules-vege-tables.not-on-top")}><Stack cards={["G1", "G5", "T"]} wrong /></Under>
    </div>
  </Figure>
);

export const BurnedFigure = () => (
  <Figure says={t("rules-vege-tables.fig-burned")}>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.on-the-field")}><Stack cards={["G5", "T", "G13"]} /></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.only-thrown")}><LyingCard card="G9" state="burned" /></Under>
    </div>
  </Figure>
);

export const StuckFigure = () => (
  <Figure says={t("rules-vege-tables.fig-stuck")}>
    <div class="rv-cost">
      <div>
        <b>{t("rules-vege-tables.first-time")}</b>
        <span class="rv-fan">{(["R15", "K20", "Y11"] as const).map((card) => <LyingCard key={card} card={card} />)}</span>
        <span>{t("rules-vege-tables.laid-open")}</span>
        <strong>0</strong>
      </div>
      <div>
        <b>{t("rules-vege-tables.again")}</b>
        <span class="rv-none" aria-hidden="true" />
        <span>{t("rules-vege-tables.nothing-open")}</span>
        <strong class="bad">−50</strong>
      </div>
    </div>
  </Figure>
);

const ENDING: readonly (readonly [CardName, number?][])[] = [
  [["G17"], ["G18"], ["G15", 19], ["G20"]],
  [["Y17"], ["Y18"], ["Y19"], ["Y12", 16]],
  [["R17"], ["R14", 18], ["R19"], ["R20"]],
  [["K17"], ["K18"], ["K19"], ["K16", 20]],
];

export const EndFigure = () => (
  <Figure says={t("rules-vege-tables.fig-end")}>
    <Bed>
      {ENDING.flat().map(([card, next]) => (
        <Tile key={card} top={card} lit={next !== undefined} {...(next === undefined ? {} : { next })}>
          {next !== undefined && <span class="tag sun rv-plus">+10</span>}
        </Tile>
      ))}
    </Bed>
  </Figure>
);

const KNOWN = [
  { face: "hedgehog", plots: ["K3", "G2"], white: 6, green: 1, gone: false },
  { face: "fox", plots: [], white: 1, green: 7, gone: true },
  { face: "rabbit", plots: ["R4"], white: 4, green: 2, gone: false },
] as const;

export const SeenFigure = () => (
  <Figure says={t("rules-vege-tables.fig-seen")}>
    <ul class="rv-seen">
      {KNOWN.map(({ face, plots, white, green, gone }) => (
        <li key={face}>
          <Face face={face} />
          <span class="rv-count"><Back class="white" />{white}</span>
          <span class="rv-count"><Back class="green" />{green}</span>
          <span class="rv-count"><Art id="pot" class={gone ? "gone" : ""} />{t(gone ? "rules-vege-tables.pot-taken" : "rules-vege-tables.pot-there")}</span>
          <span class="rv-plots">{plots.length > 0 ? plots.map((card) => <Chip key={card} card={card} />) : <span class="lbl">{t("rules-vege-tables.no-plots")}</span>}</span>
        </li>
      ))}
    </ul>
  </Figure>
);
