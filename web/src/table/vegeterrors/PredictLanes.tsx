import type { Move } from "../../engine/types";
import type { Colour, HandCard, Stake, VegeterrorsView as View } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { Bed } from "./Lanes";
import { LyingCard } from "./Card";
import { colourOf, monster, strengthOf } from "./cards";
import { type Choice, movesOf } from "./choice";
import { payCardOf } from "./PayCard";

export interface PredictLanesProps {
  view: View;
  /** What predictions would pay the seat whose hand this is; empty while somebody else chooses. */
  stakes: Stake[];
  hand: HandCard[];
  choice: Choice;
  aim: (lane: Colour, move: Move | undefined) => void;
}

/** Before the first trick every lane says what rooting for its colour would pay. */
export function PredictLanes({ view, stakes: all, hand, choice, aim }: PredictLanesProps) {
  const chosen = choice.at === null ? undefined : hand[choice.at]?.card;
  return (
    <Bed count={view.lanes.length} label={t("table.board")} class="pd">
      {view.lanes.map((lane) => {
        const stakes = all.filter((stake) => stake.colour === lane.colour);
        const stake = stakes.find(({ card }) => card === chosen) ?? best(stakes);
        const held = hand.filter(({ card }) => colourOf(card) === lane.colour).map(({ card }) => strengthOf(card));
        const picked = stake !== undefined && stake.card === chosen;
        return (
          <div class="col" key={lane.colour} data-lane={lane.colour}>
            {payCardOf(lane, view)}
            <div class={`lane ${lane.colour} ${picked ? "picked" : ""} ${held.length === 0 ? "free" : ""}`}>
              <div class="pl1">{stake ? <StakeSheet stake={stake} players={view.game.players} /> : <span class="noone">{all.length > 0 ? t("table.none-held") : ""}</span>}</div>
              {stake && (
                <button type="button" class="drop" tabIndex={-1} data-target={lane.colour} aria-label={t("table.root-for", { monster: monster(lane.colour) })} onClick={() => aim(lane.colour, picked ? movesOf(view, hand, choice)[0] : undefined)} />
              )}
              <p class="str">
                {all.length > 0 ? (
                  <>
                    <b>{held.length}</b>
                    <span class="sum">
                      {held.length > 0 && <span class="desk">{t("table.in-hand")} </span>}
                      {held.join(", ")}
                    </span>
                  </>
                ) : (
                  <b aria-hidden="true">–</b>
                )}
              </p>
            </div>
          </div>
        );
      })}
    </Bed>
  );
}

const best = (stakes: Stake[]): Stake | undefined =>
  stakes.reduce<Stake | undefined>((found, stake) => (found && found.alone >= stake.alone ? found : stake), undefined);

function StakeSheet({ stake, players }: { stake: Stake; players: number }) {
  const rows = [
    { label: t("table.only-you"), short: t("table.alone-short"), gold: stake.alone },
    { label: t("table.two-of-you"), short: t("table.two-short"), gold: stake.two },
    { label: t("table.more-of-you", { players }), short: t("table.more-short", { players }), gold: stake.more },
  ];
  return (
    <>
      <LyingCard card={stake.card} />
      <dl class="gn">
        {rows.map(({ label, short, gold }) => (
          <div key={label}>
            <dt>
              <span class="desk">{label}</span>
              <span class="phone">{short}</span>
            </dt>
            <dd>{gold}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
