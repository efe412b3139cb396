import { useLayoutEffect, useRef } from "preact/hooks";
import type { Move, Seat } from "../../engine/types";
import type { HandCard } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { CardFace } from "./Card";
import { cardSpoken, suitOf } from "./cards";
import type { Grab } from "../grab";
import { Ghost, HeldCard } from "../HeldCard";
import { phone } from "../media";
import { motion } from "../motion";

export interface HandProps {
  seat: Seat;
  name: string;
  mine: boolean;
  cards: HandCard[];
  /** It is this hand's turn: legal cards are lifted, the others washed out. */
  active: boolean;
  flat: boolean;
  selected: number | null;
  legal: (at: number) => boolean;
  why: (at: number) => string | null;
  /** What a card can be played as. */
  moves: (at: number) => Move[];
  press: (at: number) => void;
  grab: Grab;
}

const FULL_ROW = 7;

/** The open hand: a fan on the desktop, one or two rows of equal slices on a phone. */
export function Hand(props: HandProps) {
  const { cards, seat } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => motion.dealt([...(box.current?.querySelectorAll("li") ?? [])]), [cards.length > 10]);

  const rows = phone.value && cards.length > FULL_ROW ? 2 : 1;
  const first = rows === 2 ? Math.ceil(cards.length / 2) : cards.length;
  const label = props.mine ? t("table.your-hand", { count: cards.length }) : t("table.hand-of", { name: props.name, count: cards.length });
  return (
    <div class={`hand ${props.flat ? "flat" : ""}`} data-hand={seat} data-rows={rows} ref={box} role="group" aria-label={label}>
      <ol class="row" style={{ "--n": first }} data-tight={first > FULL_ROW && !phone.value ? "" : undefined}>
        {cards.slice(0, first).map((card, at) => (
          <Held key={at} {...props} card={card} at={at} of={first} tab={(props.selected ?? 0) === at} />
        ))}
      </ol>
      {rows === 2 && (
        <ol class="row" style={{ "--n": cards.length - first }}>
          {cards.slice(first).map((card, at) => (
            <Held key={at} {...props} card={card} at={first + at} of={cards.length - first} tab={props.selected === first + at} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Held({ card, at, of, tab, ...props }: HandProps & { card: HandCard; at: number; of: number; tab: boolean }) {
  const { active, legal, why, selected, grab } = props;
  const can = legal(at);
  const reason = active || !can ? why(at) : null;
  const state = selected === at ? "selected" : !active ? undefined : can ? "legal" : "illegal";
  const off = (at % of) - (of - 1) / 2;
  return (
    <HeldCard
      seat={props.seat}
      at={at}
      card={card.card}
      paint={suitOf(card.card)}
      state={state}
      spoken={cardSpoken(card.card)}
      can={can}
      selected={selected === at}
      tab={tab}
      reason={reason}
      moves={props.moves(at)}
      style={{ "--off": off, "--off2": off * off }}
      press={props.press}
      grab={grab}
    >
      <CardFace card={card.card} />
    </HeldCard>
  );
}

/** The card being dragged. */
export function Carried({ cards, grab }: { cards: HandCard[]; grab: Grab }) {
  const at = grab.dragged.value;
  const card = at === null ? undefined : cards[at];
  if (!card) return null;
  return (
    <Ghost paint={suitOf(card.card)} grab={grab}>
      <CardFace card={card.card} />
    </Ghost>
  );
}
