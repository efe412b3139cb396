import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n";
import { phone } from "../../media";
import { motion } from "../../motion";
import { type HandProps, Held } from "../Hand";

const FULL_ROW = 8;

/** Fifteen cards in slices, burned copies last under one tab; two rows on a phone. */
export function DoubleHand(props: HandProps) {
  const { cards, seat } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => motion.dealt([...(box.current?.querySelectorAll("li") ?? [])]), [cards.length]);
  const rows = phone.value && cards.length > FULL_ROW ? 2 : 1;
  const first = rows === 2 ? Math.ceil(cards.length / 2) : cards.length;
  const burned = cards.findIndex((held) => held.burned);
  const count = burned < 0 ? 0 : cards.length - burned;
  const label = props.mine ? t("double.your-hand", { count: cards.length, burned: count }) : t("double.hand-of", { name: props.name, count: cards.length, burned: count });
  const tab = props.selected ?? 0;
  const twins = new Map<string, number>();
  const keys = cards.map(({ card }) => {
    twins.set(card, (twins.get(card) ?? 0) + 1);
    return `${card}-${twins.get(card)}`;
  });
  const row = (from: number, to: number) => (
    <ol class="row" style={{ "--n": to - from, "--b": burned > from && burned < to ? 1 : 0 }}>
      {cards.slice(from, to).map((card, at) => (
        <Held key={keys[from + at]} {...props} card={card} at={from + at} tab={tab === from + at} label={burned === from + at ? t("double.burned-tab", { count }) : undefined} />
      ))}
    </ol>
  );
  return (
    <div class="vhand dhand" data-hand={seat} data-rows={rows} ref={box} role="group" aria-label={label} style={{ "--p": 0, "--n": first }}>
      <div class="rows">
        {row(0, first)}
        {rows === 2 && row(first, cards.length)}
      </div>
    </div>
  );
}
