import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { HandCard } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import type { Grab } from "../grab";
import { Ghost, HeldCard } from "../HeldCard";
import { phone } from "../media";
import { motion } from "../motion";
import { CardFace } from "./Card";
import { cardPaint, cardSpoken, isTractor } from "./cards";
import { discardOf, giveOf, playsOf, undersOf } from "./choice";

export interface HandProps {
  seat: Seat;
  name: string;
  mine: boolean;
  cards: HandCard[];
  /** It is this hand's turn: what fits is lifted, the rest washed out. */
  active: boolean;
  selected: number | null;
  why: (at: number) => string | null;
  press: (at: number) => void;
  grab: Grab;
}

const FULL_ROW = 7;

/** Plots apart on the left, then the hand as the core sorted it; one or two rows of equal slices on a phone. */
export function Hand(props: HandProps) {
  const { cards, seat } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => motion.dealt([...(box.current?.querySelectorAll("li") ?? [])]), [cards.length]);

  const plots = cards.findLastIndex(({ plot }) => plot) + 1;
  const held = cards.length - plots;
  const rows = phone.value && held > FULL_ROW ? 2 : 1;
  const first = rows === 2 ? Math.ceil(held / 2) : held;
  const label = props.mine ? t("vege.your-hand", { count: held, plots }) : t("vege.hand-of", { name: props.name, count: held, plots });
  const tab = props.selected ?? 0;
  const slice = (from: number, to: number) =>
    cards.slice(from, to).map((card, at) => <Held key={isTractor(card.card) ? `T${from + at}` : card.card} {...props} card={card} at={from + at} tab={tab === from + at} />);
  return (
    <div class="vhand" data-hand={seat} data-rows={rows} ref={box} role="group" aria-label={label} style={{ "--p": plots, "--n": first }}>
      {plots > 0 && (
        <ol class="myplots" aria-label={t("vege.plots", { count: plots })}>
          {slice(0, plots)}
        </ol>
      )}
      <div class="rows">
        <ol class="row">{slice(plots, plots + first)}</ol>
        {rows === 2 && (
          <ol class="row" style={{ "--n": held - first }}>
            {slice(plots + first, cards.length)}
          </ol>
        )}
      </div>
    </div>
  );
}

function stateOf(held: HandCard, active: boolean, selected: boolean): string | undefined {
  if (selected) return "selected";
  if (held.burned) return "burned";
  if (!active) return undefined;
  if (playsOf(held).length > 0) return "legal";
  return discardOf(held) || giveOf(held) || undersOf(held).length > 0 ? undefined : "illegal";
}

/** `label`: a tab over this card and those that follow. */
export function Held({ card: held, at, tab, label, ...props }: HandProps & { card: HandCard; at: number; tab: boolean; label?: string | undefined }) {
  const { active, why, selected, grab } = props;
  const can = active && held.actions.length > 0;
  const reason = can ? null : why(at);
  const spoken = t("vege.held", {
    card: cardSpoken(held.card),
    tractors: can && playsOf(held).length > 0 ? held.tractors : 0,
    burned: held.burned ? "yes" : "no",
    open: held.open ? "yes" : "no",
  });
  return (
    <HeldCard
      seat={props.seat}
      at={at}
      card={held.card}
      paint={`vc ${cardPaint(held.card)}`}
      state={stateOf(held, active, selected === at)}
      spoken={spoken}
      can={can}
      selected={selected === at}
      tab={tab}
      reason={reason}
      burned={held.burned}
      moves={held.actions}
      press={props.press}
      grab={grab}
    >
      <CardFace card={held.card} />
      {label && <span class="blab" data-name={label} aria-hidden="true" />}
      {held.burned && <span class="burn" data-name={t("vege.burned")} aria-hidden="true" />}
      {held.open && (
        <span class="eye" aria-hidden="true">
          <Icon name="eye" />
        </span>
      )}
      {can && playsOf(held).length > 0 && held.tractors > 0 && (
        <span class="need" data-count={held.tractors > 1 ? held.tractors : undefined} aria-hidden="true">
          <Art id="tractor" />
        </span>
      )}
    </HeldCard>
  );
}

/** The card being dragged. */
export function Carried({ cards, grab }: { cards: HandCard[]; grab: Grab }) {
  const at = grab.dragged.value;
  const held = at === null ? undefined : cards[at];
  if (!held) return null;
  return (
    <Ghost paint={`vc ${cardPaint(held.card)}`} grab={grab}>
      <CardFace card={held.card} />
    </Ghost>
  );
}
