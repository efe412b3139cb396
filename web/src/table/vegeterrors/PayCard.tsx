import type { ComponentChildren } from "preact";
import { Art } from "../../art/Art";
import type { Colour, Lane, VegeterrorsView as View } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { Chips, Die, Suit } from "./Card";
import { colourName, monster } from "./cards";

export interface PayCardProps {
  colour: Colour;
  die: number;
  chips: number;
  prizes: number[];
  /** In place of the prizes. */
  line?: ComponentChildren;
  winner?: boolean;
  state?: "spent" | "new" | undefined;
}

/** The payout card of one Vegeterror: prizes, tricks won, bonus. */
export function PayCard({ colour, die, chips, prizes, line, winner, state }: PayCardProps) {
  return (
    <div class={`pay ${colour} ${winner ? "winp" : ""}`} role="group" aria-label={t("table.payout-card", { monster: monster(colour), colour: colourName(colour) })}>
      <span class="pt" />
      <div class="hd">
        <Art id={`m-${colour}`} class="mon" />
        <div class="t">
          <span class="nm">
            <Suit colour={colour} />
            <span>{monster(colour)}</span>
          </span>
          <span class="prize">
            {line ?? (
              <>
                <span aria-hidden="true">{prizes.slice(0, 3).join(" · ")}</span>
                <span class="vh">{t("table.prizes", { alone: prizes[0] ?? 0, two: prizes[1] ?? 0, more: prizes[2] ?? 0 })}</span>
              </>
            )}
          </span>
        </div>
      </div>
      <div class="tok">
        <Die count={die} />
        <Chips gold={chips} state={state} />
      </div>
    </div>
  );
}

export const payCardOf = (lane: Lane, view: View) => (
  <PayCard colour={lane.colour} die={lane.die} chips={lane.chips} prizes={view.prizes} />
);
