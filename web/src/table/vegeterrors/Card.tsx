import type { ComponentChildren } from "preact";
import { Art } from "../../art/Art";
import type { CardName } from "../../engine/types";
import type { Colour } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { cardName, cardSpoken, colourOf, monster, pictureOf, powerOf, strengthOf, suitOf } from "./cards";

/** The printed side; the frame around it (`.card`) sets the size by --cw. */
export function CardFace({ card }: { card: CardName }) {
  const colour = colourOf(card);
  const power = powerOf(card);
  return (
    <span class={`in ${suitOf(card)}`} aria-hidden="true">
      <span class="pt" />
      <span class="ix">
        <b>{colour ? strengthOf(card) : "+3"}</b>
        <Art id={colour ? `sy-${colour}` : "spark"} />
      </span>
      {power && (
        <span class="pow">
          <Art id={power} />
        </span>
      )}
      <Art id={pictureOf(card)} class="pic" />
      {/* Painted by CSS: as text it would have to stand in the button's name as it is written here. */}
      <span class="nm" data-name={colour ? monster(colour) : t("card.magic")} />
    </span>
  );
}

/** A card that only lies there. */
export function LyingCard(props: { card: CardName; class?: string; state?: string | undefined; says?: string; children?: ComponentChildren }) {
  const { card, class: extra = "", state, says, children } = props;
  return (
    <div class={`card ${suitOf(card)} ${extra}`} data-s={state} role="img" aria-label={says ?? cardSpoken(card)}>
      <CardFace card={card} />
      {children}
    </div>
  );
}

/** Suit symbol and number, for slips and folds. */
export function Pip({ card, class: extra = "pip" }: { card: CardName; class?: string }) {
  const colour = colourOf(card);
  return (
    <span class={`${extra} ${suitOf(card)}`}>
      <Art id={colour ? `sy-${colour}` : "spark"} />
      <b aria-hidden="true">{colour ? strengthOf(card) : "+3"}</b>
      <span class="vh">{cardName(card)}</span>
    </span>
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Tricks won; past six the die shows a number. */
export function Die({ count }: { count: number }) {
  return (
    <span class="wins" key={count}>
      {count === 0 ? (
        <span class="die none" />
      ) : FACES.includes(count) ? (
        <Art id={`die-${count}`} class="die turn" />
      ) : (
        <span class="die many turn" aria-hidden="true">
          {count}
        </span>
      )}
      <span class="vh">{t("table.tricks-won", { count })}</span>
    </span>
  );
}

/** Chips of 20 and 10 up to 40 gold, then one stack with the sum. */
export function chipValues(gold: number): number[] {
  if (gold > 40) return [gold];
  return [...Array<number>(Math.floor(gold / 20)).fill(20), ...(gold % 20 ? [10] : [])];
}

export function Chips({ gold, state }: { gold: number; state?: "spent" | "new" | undefined }) {
  if (gold === 0) return <span class="nochip">{t("table.no-bonus")}</span>;
  const values = chipValues(gold);
  return (
    <span class="chips">
      {values.map((value, at) => (
        <span
          key={at}
          aria-hidden="true"
          class={`chip ${value === 10 ? "c10" : "c20"} ${value > 20 ? "pile" : ""} ${state === "spent" ? "ghost" : ""} ${state === "new" && at === values.length - 1 ? "fresh" : ""}`}
        >
          +{value}
        </span>
      ))}
      <span class="vh">{t("table.bonus", { gold })}</span>
    </span>
  );
}

export function Gold({ amount, class: extra = "score" }: { amount: number; class?: string }) {
  return (
    <span class="gold">
      <Art id="gold" />
      <b class={extra}>{amount}</b>
      <span class="vh">{t("table.gold-unit", { amount })}</span>
    </span>
  );
}

export function Suit({ colour }: { colour: Colour }) {
  return <Art id={`sy-${colour}`} />;
}
