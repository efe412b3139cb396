import type { Move } from "../../engine/types";
import type { HandCard, Stake, VegeterrorsView as View } from "../../engine/vegeterrors";
import { rich, t } from "../../i18n";
import { cardName, isMagic, laneOf, monster, strengthOf } from "./cards";
import { type Choice, movesOf } from "./choice";
import { useAid } from "../aid";
import { HintBox } from "../HintBox";
import { Suit } from "./Card";

interface Props {
  view: View;
  hand: HandCard[];
  choice: Choice;
  mine: boolean;
  play: (move: Move) => void;
  cancel: () => void;
}

/** The big buttons: what the chosen card does. The space stays when there is nothing to do. */
export function Act({ view, hand, choice, mine, play, cancel }: Props) {
  const taken = choice.at === null ? undefined : hand[choice.at];
  const moves = mine ? movesOf(view, hand, choice) : [];
  const only = moves[0];
  const { idle, hint } = useAid();

  if (!mine) return <div class="act">{idle}</div>;
  if (hint && !taken && choice.mode === "play")
    return (
      <div class="act">
        <HintBox />
      </div>
    );
  if (view.phase === "predict") {
    const stake = view.stakes.find(({ card }) => card === taken?.card);
    return (
      <div class="act">
        <p class="note">{stake ? <StakeSum stake={stake} prizes={view.prizes} /> : t("table.pick-prediction")}</p>
        <button type="button" class="btn pri main" aria-disabled={!only} onClick={() => only && play(only)}>
          {t("table.lay-down")}
        </button>
        <p class="note desk">{t("table.change-costs")}</p>
      </div>
    );
  }
  if (!taken || !only)
    return (
      <div class="act">
        <p class="note">{choice.mode === "change" ? t("table.change-pick") : t("table.how")}</p>
        {choice.mode === "change" && (
          <button type="button" class="btn" onClick={cancel}>
            {t("table.keep-prediction")}
          </button>
        )}
      </div>
    );
  if (choice.mode === "change")
    return (
      <div class="act">
        <button type="button" class="btn pri main" onClick={() => play(only)}>
          {t("table.change-confirm", { card: cardName(taken.card) })}
        </button>
        <button type="button" class="btn quiet" onClick={cancel}>
          {t("table.keep-prediction")}
        </button>
      </div>
    );
  if (moves.length > 1)
    return (
      <div class="act">
        <p class="note desk">{t("table.magic-note")}</p>
        <div class="aims">
          {moves.map((move) => {
            const lane = laneOf(move);
            return (
              lane && (
                <button type="button" key={move} class={`btn aim ${lane}`} onClick={() => play(move)} aria-label={t("table.magic-on", { monster: monster(lane) })}>
                  <Suit colour={lane} />
                  {monster(lane)}
                </button>
              )
            );
          })}
        </div>
      </div>
    );
  const lane = laneOf(only);
  return (
    <div class="act">
      <p class="note desk">{isMagic(taken.card) ? (lane ? t("table.magic-only", { monster: monster(lane) }) : t("table.magic-nothing")) : t("table.again-to-play")}</p>
      <button type="button" class="btn pri main" onClick={() => play(only)}>
        {isMagic(taken.card) && lane ? t("table.magic-on", { monster: monster(lane) }) : t("table.play-card", { card: cardName(taken.card) })}
      </button>
      <button type="button" class="btn quiet" onClick={cancel}>
        {t("table.put-back")}
      </button>
    </div>
  );
}

const StakeSum = ({ stake, prizes }: { stake: Stake; prizes: number[] }) => (
  <>{rich("table.if-it-wins", { strength: strengthOf(stake.card), chips: stake.chips, alone: prizes[0] ?? 0, two: prizes[1] ?? 0, more: prizes[2] ?? 0 })}</>
);
