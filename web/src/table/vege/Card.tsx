import type { ComponentChildren } from "preact";
import { Art } from "../../art/Art";
import type { CardName } from "../../engine/types";
import { t } from "../../i18n";
import { cardPaint, cardSpoken, columnOf, cropOf, isTractor, numberOf, stageOf, suitOf } from "./cards";
import { Growth } from "./Picture";

const STAGES = [1, 2, 3, 4, 5];

/** Growth dots; `tractors`: places where a Tractor lies. */
export function Dots({ stage, tractors = [], class: extra }: { stage: number; tractors?: number[]; class: string }) {
  return (
    <span class={extra} aria-hidden="true">
      {STAGES.map((at) => (
        <i key={at} class={`${at <= stage ? "on" : ""} ${tractors.includes(at) ? "tr" : ""}`} />
      ))}
    </span>
  );
}

/** The printed side; the frame around it (`.card`) sets the size by --cw. */
export function CardFace({ card }: { card: CardName }) {
  const crop = cropOf(card);
  if (!crop)
    return (
      <span class="in tractor" aria-hidden="true">
        <span class="pt" />
        <span class="lab" data-name={t("vege.tractor-title")} />
        <Art id="tractor" class="pic" />
      </span>
    );
  const stage = stageOf(card);
  return (
    <span class={`in ${cardPaint(card)}`} aria-hidden="true">
      <span class="pt" />
      <span class="ix">
        <b>{numberOf(card)}</b>
        <Art id={`sy-${cardPaint(card)}`} />
      </span>
      {stage > 1 && stage < 5 && <Art id={crop} class="mini" />}
      <Growth crop={crop} stage={stage} class={stage === 5 ? "pic fruit" : "pic"} />
      <Dots stage={stage} class="ft" />
    </span>
  );
}

/** A card that only lies there. */
export function LyingCard(props: { card: CardName; class?: string; state?: string | undefined; says?: string; children?: ComponentChildren }) {
  const { card, class: extra = "", state, says, children } = props;
  return (
    <div class={`card vc ${cardPaint(card)} ${extra}`} data-s={state} role="img" aria-label={says ?? cardSpoken(card)}>
      <CardFace card={card} />
      {children}
    </div>
  );
}

/** A card as small as can be: its crop and its number; a Tractor is its picture. */
export function Chip({ card, says, class: extra = "" }: { card: CardName; says?: string; class?: string }) {
  return (
    <span class={`pl ${cardPaint(card)} ${extra}`} role="img" aria-label={says ?? cardSpoken(card)}>
      <Art id={isTractor(card) ? "tractor" : `${cropOf(card)}`} />
      {!isTractor(card) && <b aria-hidden="true">{numberOf(card)}</b>}
    </span>
  );
}

/** Smaller still, for whole hands: suit symbol and number. */
export function Pip({ card }: { card: CardName }) {
  const suit = suitOf(card);
  return (
    <span class={`vpip ${cardPaint(card)}`} role="img" aria-label={cardSpoken(card)} data-column={suit ? columnOf(card) : undefined}>
      <Art id={suit ? `sy-${cardPaint(card)}` : "tractor"} />
      {suit && <b aria-hidden="true">{numberOf(card)}</b>}
    </span>
  );
}
