import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { HandCard, VegeterrorsView as View } from "../../engine/vegeterrors";
import { rich, t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { Back } from "../Back";
import { Pip } from "./Card";
import { cardName } from "./cards";
import type { Choice } from "./choice";
import { motion } from "../motion";
import { reasonText } from "./words";

interface Props {
  view: View;
  seat: Seat;
  hand: HandCard[];
  choice: Choice;
  /** At tables of bots and in replays: whose prediction it is. */
  owner: string | null;
  /** Nobody else can look over the shoulder: it lies open until it is covered. */
  open: boolean;
  canChange: boolean;
  startChange: () => void;
  tell: (text: string) => void;
}

/** The own face-down card: looked at and covered again with a tap, changed once a hand. */
export function MyPrediction({ view, seat, hand, choice, owner, open, canChange, startChange, tell }: Props) {
  const shown = useSignal(open);
  const card = view.seats[seat]?.faceDown ?? null;
  const back = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (card && back.current) motion.land(back.current, seat);
  }, [card]);

  if (!card) {
    const taken = choice.at === null ? undefined : hand[choice.at]?.card;
    return (
      <div class="mypred" data-seat={seat}>
        <span class={`slot ${taken ? "on" : ""}`}>{taken ? <><Back /><Pip card={taken} class="foldtag" /></> : <span class="hole" />}</span>
        <div class="say">
          <span class="cap">{taken ? t("table.you-root") : t("table.no-prediction")}</span>
          {taken && <span class="who">{cardName(taken)}</span>}
          {taken && <Only />}
        </div>
      </div>
    );
  }
  const reason = view.change?.reason;
  const stake = view.stake;
  return (
    <div class="mypred" data-seat={seat}>
      <button type="button" class="peek" aria-pressed={shown.value} aria-label={shown.value ? t("table.cover", { card: cardName(card) }) : t("table.look")} onClick={() => (shown.value = !shown.value)}>
        <span ref={back} class="turnable" key={`${view.round}`}>
          <Back />
          {shown.value && <Pip card={card} class="foldtag" />}
        </span>
      </button>
      <div class="say">
        <span class="cap">
          {owner === null ? t("table.you-root") : t("table.roots-for", { name: owner })}
          {owner === null && <span class="phone"> · {rich("table.you-have", { gold: view.seats[seat]?.gold ?? 0 })}</span>}
        </span>
        <span class="who">{shown.value ? cardName(card) : t("table.covered")}</span>
        {shown.value && stake ? <span class="pays">{t("table.pays", { alone: stake.alone, two: stake.two, more: stake.more })}</span> : owner === null && <Only />}
      </div>
      {canChange && (
        <button type="button" class="btn chg" aria-disabled={!!reason} aria-pressed={choice.mode === "change"} onClick={() => (reason ? tell(reasonText(reason)) : startChange())}>
          {t("table.change")}
          <span class="cost" aria-hidden="true">
            <Art id="gold" />
            {t("table.change-cost")}
          </span>
          <span class="vh">{t("table.change-price")}</span>
        </button>
      )}
    </div>
  );
}

const Only = () => (
  <span class="only">
    <Icon name="eye" />
    {t("table.only-you-see")}
  </span>
);
