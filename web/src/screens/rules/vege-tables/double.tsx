import { Art } from "../../../art/Art";
import type { CardName } from "../../../engine/types";
import { t } from "../../../i18n";
import { Back } from "../../../table/Back";
import { LyingCard } from "../../../table/vege/Card";
import { Icon } from "../../../ui/Icon";
import { Figure } from "../Figure";
import facts from "./facts.json";
import { Bed, Tile, Under } from "./Tile";

/** Drawn examples of Double Deck. */

const told = facts.double;
const COUNTS = ["2", "3", "4", "5"] as const;
const BACKS = ["red", "white", "green"] as const;
const CELLS = Array.from({ length: 16 }, (_, at) => at);

const LEFT: readonly CardName[] = ["G2", "Y7", "K15"];
const RIGHT: readonly CardName[] = ["R4", "Y12", "R19"];

/** A tallone: its back and its open card. */
const Pile = ({ back, top }: { back: (typeof BACKS)[number]; top?: CardName }) => (
  <span class="rv-pile">
    <Back class={back} />
    {top ? <LyingCard card={top} /> : <Back class={back} />}
  </span>
);

const Side = ({ tops }: { tops: readonly CardName[] }) => (
  <span class="rv-side">
    {BACKS.map((back, at) => (
      <Under key={back} says={String(told.piles[at])}><Pile back={back} {...(tops[at] && { top: tops[at] })} /></Under>
    ))}
  </span>
);

export const DoubleStartFigure = () => (
  <>
    <Figure says={t("rules-vege-tables.fig-d-start")}>
      <div class="rv-t">
        <Side tops={LEFT} />
        <span class="bed rv-ledge wide"><span class="soil rv-board" aria-hidden="true">{CELLS.map((at) => <i key={at} />)}</span></span>
        <Side tops={RIGHT} />
      </div>
    </Figure>
    <Figure says={t("rules-vege-tables.fig-d-tractors")}>
      <table class="rv-table">
        <caption class="vh">{t("rules-vege-tables.shares")}</caption>
        <thead>
          <tr>
            <th scope="row">{t("newgame.players")}</th>
            {COUNTS.map((count) => <th key={count} scope="col">{count}</th>)}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row"><Art id="tractor" />{t("rules-vege-tables.row-tractors")}</th>
            {COUNTS.map((count) => <td key={count}>{told.tractors[count]}</td>)}
          </tr>
        </tbody>
      </table>
    </Figure>
  </>
);

const PLAYED: readonly CardName[] = ["R1", "R5", "T"];
const BURNED: readonly CardName[] = ["K9", "G14", "Y2"];

export const KindsFigure = () => (
  <Figure says={t("rules-vege-tables.fig-kinds")}>
    <div class="rv-cost">
      <div>
        <b>{t("rules-vege-tables.d-play")}</b>
        <span class="rv-fan">{PLAYED.map((card) => <LyingCard key={card} card={card} />)}</span>
        <span>{t("rules-vege-tables.d-play-what")}</span>
      </div>
      <div>
        <b>{t("rules-vege-tables.d-discard")}</b>
        <span class="rv-fan">{BURNED.map((card) => <LyingCard key={card} card={card} state="burned" />)}</span>
        <span>{t("rules-vege-tables.d-discard-what")}</span>
      </div>
    </div>
  </Figure>
);

export const DrawFigure = () => (
  <Figure says={t("rules-vege-tables.fig-draw")}>
    <div class="rv-steps rv-even">
      <Under says={t("rules-vege-tables.d-pile")}><Pile back="white" top="Y7" /></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.d-open")}><LyingCard card="Y7" state="just" /></Under>
      <Icon name="plus" />
      <Under says={t("rules-vege-tables.d-blind")}><span class="rv-fan backs"><Back class="white" /><Back class="white" /></span></Under>
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.d-new-top")}><Pile back="white" top="K10" /></Under>
    </div>
  </Figure>
);

/** A crop that a Tractor closed. */
const ByTractor = ({ card, tag }: { card: CardName; tag?: string | undefined }) => (
  <Tile top={card} bare lit={tag !== undefined}>
    <span class="rv-closed"><Art id="tractor" /></span>
    {tag !== undefined && <span class="tag sun rv-plus">{tag}</span>}
  </Tile>
);

export const ClosingTractorFigure = () => (
  <Figure says={t("rules-vege-tables.fig-d-tractor")}>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.before")}><Tile top="G15" next={19} /></Under>
      <Icon name="plus" />
      <LyingCard card="T" />
      <Icon name="fwd" />
      <Under says={t("rules-vege-tables.d-closed")}><ByTractor card="G19" /></Under>
    </div>
    <Under says={t("rules-vege-tables.d-both-burned")}>
      <span class="rv-fan"><LyingCard card="G19" state="burned" /><LyingCard card="G19" state="burned" /></span>
    </Under>
  </Figure>
);

interface Place {
  top: CardName;
  /** How the crop was closed, or that it is not begun. */
  is?: "fruit" | "tractor" | "bare" | "here";
  next?: number;
  /** What it adds to the closing of the crop that is asked about. */
  adds?: number;
}

const EXAMPLE: readonly Place[] = [
  { top: "R9", next: 13 }, { top: "R18", is: "fruit" }, { top: "R3", is: "bare", next: 3 }, { top: "R12", next: 16 },
  { top: "K1", next: 5 }, { top: "K2", is: "bare", next: 2 }, { top: "K19", is: "fruit", adds: 10 }, { top: "K8", next: 12 },
  { top: "G9", next: 13 }, { top: "G18", is: "tractor", adds: 20 }, { top: "G15", is: "here", next: 19 }, { top: "G20", is: "tractor", adds: 20 },
  { top: "Y17", is: "tractor" }, { top: "Y10", next: 14 }, { top: "Y19", is: "fruit", adds: 10 }, { top: "Y4", next: 8 },
];
const SUMS = { fruit: [10, 2, 10, 30], tractor: [0, 2, 20, 40] } as const;

function ExamplePlace({ top, is, next, adds }: Place) {
  const tag = adds === undefined ? undefined : `+${adds}`;
  if (is === "tractor") return <ByTractor card={top} tag={tag} />;
  return (
    <span class={is === "bare" ? "rv-soil" : is === "here" ? "rv-here" : "rv-any"}>
      <Tile top={top} bare={is === "bare"} lit={adds !== undefined} {...(next !== undefined && { next })}>
        {tag && <span class="tag sun rv-plus">{tag}</span>}
      </Tile>
    </span>
  );
}

const Sum = ({ of, card }: { of: keyof typeof SUMS; card: CardName }) => {
  const [base, others, each, sum] = SUMS[of];
  return (
    <div class="rv-sum">
      <LyingCard card={card} />
      <span>
        <b>{t(`rules-vege-tables.d-by-${of}`)}</b>
        {base} + {others} × {each}
      </span>
      <strong>+{sum}</strong>
    </div>
  );
};

export const ClosingFigure = () => (
  <Figure says={t("rules-vege-tables.fig-closing")}>
    <div class="rv-tight"><Bed>{EXAMPLE.map((place) => <ExamplePlace key={place.top} {...place} />)}</Bed></div>
    <div class="rv-sums">
      <Sum of="fruit" card="G19" />
      <Sum of="tractor" card="T" />
    </div>
  </Figure>
);

export const LinesTable = () => (
  <Figure says={t("rules-vege-tables.fig-lines")}>
    <table class="rv-table">
      <caption class="vh">{t("rules-vege-tables.d-lines")}</caption>
      <thead>
        <tr>
          <th scope="row">{t("rules-vege-tables.d-before")}</th>
          {told.fruit.map((_, others) => <th key={others} scope="col">{others}</th>)}
        </tr>
      </thead>
      <tbody>
        {(["fruit", "tractor"] as const).map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`rules-vege-tables.d-by-${kind}`)}</th>
            {told[kind].map((points) => <td key={points}>{points}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  </Figure>
);

const OPEN = 3;

export const SecondPhaseFigure = () => (
  <Figure says={t("rules-vege-tables.fig-second")}>
    <div class="rv-steps">
      <Under says={t("rules-vege-tables.d-left-empty")}><span class="rv-row">{BACKS.map((back) => <span key={back} class="rv-none" />)}</span></Under>
      <Under says={t("rules-vege-tables.d-right-there")}><span class="rv-row">{BACKS.map((back, at) => <Pile key={back} back={back} {...(RIGHT[at] && { top: RIGHT[at] })} />)}</span></Under>
    </div>
    <p class="rv-end">
      <b>{t("rules-vege-tables.d-three-open")}</b>
      {OPEN} × {told.closing} <strong>+{OPEN * told.closing}</strong>
    </p>
  </Figure>
);

export const PenaltyFigure = () => (
  <Figure says={t("rules-vege-tables.fig-penalty")}>
    <ol class="rv-swap rv-pen">
      <li>
        <span class="rv-fan">{(["R16", "K14", "Y11"] as const).map((card) => <LyingCard key={card} card={card} />)}</span>
        <strong class="bad">−{told.penalty}</strong>
        <span>{t("rules-vege-tables.d-stuck-1")}</span>
      </li>
      <li>
        <LyingCard card="R16" />
        <Icon name="fwd" />
        <Back class="green" />
        <span>{t("rules-vege-tables.d-stuck-2")}</span>
      </li>
      <li>
        <Pile back="red" top="G2" />
        <Icon name="fwd" />
        <LyingCard card="G2" state="just" />
        <span>{t("rules-vege-tables.d-stuck-3")}</span>
      </li>
    </ol>
  </Figure>
);
