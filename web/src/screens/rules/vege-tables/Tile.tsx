import type { ComponentChildren } from "preact";
import { Art } from "../../../art/Art";
import type { CardName } from "../../../engine/types";
import { Back } from "../../../table/Back";
import { LyingCard } from "../../../table/vege/Card";
import { cardPaint, columnOf, cropOf, cropTitle, numberOf, stageOf, suitOf } from "../../../table/vege/cards";
import { Growth } from "../../../table/vege/Picture";

interface Props {
  /** The card on top; for a bare place the Plot that it waits for. */
  top: CardName;
  /** The number that is wanted next; none on a crop with a Fruit. */
  next?: number;
  bare?: boolean;
  /** Something happens here. */
  lit?: boolean;
  children?: ComponentChildren;
}

/** One place of the Field as it looks at the table. */
export function Tile({ top, next, bare = false, lit = false, children }: Props) {
  const suit = suitOf(top);
  return (
    <span class={`rv-tile ${cardPaint(top)} ${bare ? "bare" : ""} ${lit ? "lit" : ""}`}>
      <span class="rv-sky">
        {bare ? <Back class="green" /> : <Growth crop={cropOf(top) ?? ""} stage={stageOf(top)} class={stageOf(top) === 5 ? "rv-pic fruit" : "rv-pic"} />}
      </span>
      {next !== undefined && <span class="rv-stake"><Art id="stake" /><b>{next}</b></span>}
      <span class="rv-ground">{suit && cropTitle(suit, columnOf(top))}</span>
      {children}
    </span>
  );
}

/** The card that follows in the same crop. */
export const after = (card: CardName): number => numberOf(card) + 4;

export const Bed = ({ children }: { children: ComponentChildren }) => (
  <div class="bed rv-bed">
    <div class="soil">{children}</div>
  </div>
);

/** Cards one on another, in the order in which they were laid. */
export const Stack = ({ cards, wrong = false }: { cards: readonly CardName[]; wrong?: boolean }) => (
  <span class={`rv-stack ${wrong ? "wrong" : ""}`}>
    {cards.map((card, at) => <LyingCard key={at} card={card} />)}
  </span>
);

/** Cards that cover each other downwards; only the last is free. */
export const Column = ({ cards, taken }: { cards: readonly CardName[]; taken?: number }) => (
  <span class="rv-col">
    {cards.map((card, at) => <LyingCard key={card} card={card} class={at === cards.length - 1 ? "free" : ""}>{at === cards.length - 1 && taken !== undefined && <b class="rv-nth">{taken}</b>}</LyingCard>)}
  </span>
);

/** Something with a word under it. */
export const Under = ({ children, says, class: extra = "" }: { children: ComponentChildren; says: string; class?: string }) => (
  <span class={`rv-under ${extra}`}>
    {children}
    <span class="lbl">{says}</span>
  </span>
);
