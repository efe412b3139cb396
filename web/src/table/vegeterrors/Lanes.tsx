import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../../art/Art";
import type { Move } from "../../engine/types";
import type { Colour, HandCard, Lane, Play, VegeterrorsView as View } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { LyingCard, Suit } from "./Card";
import { cardName, cardSpoken, colourName, colourOf, isMagic, monster } from "./cards";
import { type Choice, firstFor } from "./choice";
import type { Grab } from "../grab";
import { motion } from "../motion";
import { payCardOf } from "./PayCard";
import { faceOf, nameOf, useCompany } from "../words";

export interface LanesProps {
  view: View;
  hand: HandCard[];
  choice: Choice;
  /** Where the chosen card may lie. */
  open: Map<Colour, Move>;
  active: boolean;
  grab: Grab;
  aim: (lane: Colour, move: Move | undefined) => void;
}

const laneOfPlay = (play: Play): Colour | null => play.target ?? colourOf(play.card);

/** The raised bed in a trick: a payout card and the cards of one colour share a lane. */
export function Lanes(props: LanesProps) {
  const { view } = props;
  return (
    <Bed count={view.lanes.length} label={t("table.board")}>
      {view.lanes.map((lane) => (
        <div class="col" key={lane.colour} data-lane={lane.colour}>
          {payCardOf(lane, view)}
          <TrickLane {...props} lane={lane} />
        </div>
      ))}
    </Bed>
  );
}

export function Bed({ count, label, class: extra = "", children }: { count: number; label: string; class?: string; children: preact.ComponentChildren }) {
  return (
    <section class={`bed s-board ${extra}`} data-board aria-label={label}>
      <div class="soil lanes" data-lanes={count}>
        {children}
      </div>
    </section>
  );
}

function TrickLane({ lane, view, hand, choice, open, active, grab, aim }: LanesProps & { lane: Lane }) {
  const { colour } = lane;
  const plays = view.plays.filter((play) => laneOfPlay(play) === colour);
  const move = open.get(colour);
  const chosen = choice.at === null ? undefined : hand[choice.at];
  const could = active && choice.mode === "play" && !chosen && firstFor(hand, colour) >= 0;
  const target = active && (move !== undefined || could);
  const dragged = grab.dragged.value !== null && grab.over.value === colour;
  const label = !target
    ? ""
    : isMagic(chosen?.card)
      ? t("table.magic-on", { monster: monster(colour) })
      : chosen
        ? t("table.play-here", { card: cardName(chosen.card) })
        : t("table.lane-open", { monster: monster(colour) });
  return (
    <div class={`lane ${colour} ${plays.length === 0 ? "free" : ""} ${lane.leading ? "ahead" : ""} ${move ? "aim" : ""} ${dragged ? "over" : ""}`} data-awake={lane.poisonAwake ? "" : undefined}>
      <ol class="stack" data-n={plays.length}>
        {plays.map((play) => (
          <Lying key={`${view.round}-${view.trick}-${play.order}`} play={play} just={play.order === view.plays.length} />
        ))}
      </ol>
      {target && (
        <button type="button" class="drop" tabIndex={-1} data-target={colour} aria-label={label} onClick={() => aim(colour, move)}>
          {plays.length === 0 && (
            <span class="slot">
              <Suit colour={colour} />
              <span>{move ? t("table.lay-here") : t("table.can-go-here")}</span>
            </span>
          )}
          {plays.length > 0 && move && <span class="plus">{isMagic(chosen?.card) ? "+3" : "+"}</span>}
        </button>
      )}
      <p class="str">
        <Strength lane={lane} empty={plays.length === 0} free={could || (move !== undefined && plays.length === 0)} />
      </p>
    </div>
  );
}

function Strength({ lane, empty, free }: { lane: Lane; empty: boolean; free: boolean }) {
  const parts = lane.parts.length > 1 ? lane.parts.join(" + ") : "";
  const text = empty
    ? free
      ? t("table.lane-free")
      : t("table.lane-empty")
    : lane.leading
      ? t("table.lane-leads", { order: lane.byOrder ? "yes" : "no" })
      : lane.poisonAwake
        ? t("table.poison-awake")
        : "";
  return (
    <>
      <b aria-hidden="true">{empty ? "–" : lane.strength}</b>
      <span class="vh">
        {empty
          ? t("table.lane-spoken-empty", { monster: monster(lane.colour), colour: colourName(lane.colour) })
          : t("table.lane-spoken", { monster: monster(lane.colour), colour: colourName(lane.colour), strength: lane.strength })}
      </span>
      <span class="sum">
        {parts && <span>{parts}</span>} {text && <span>{text}</span>}
      </span>
    </>
  );
}

function Lying({ play, just }: { play: Play; just: boolean }) {
  const company = useCompany();
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (ref.current) motion.land(ref.current, play.seat);
  }, []);
  const name = nameOf(company, play.seat);
  return (
    <li ref={ref} data-lying>
      <LyingCard
        card={play.card}
        state={just ? "just" : undefined}
        says={t("table.lying", { card: cardSpoken(play.card), name, order: play.order, up: play.turnedUp ? "yes" : "no" })}
      />
      <span class="by" aria-hidden="true">
        <Face face={faceOf(company, play.seat)} />
        <i>{play.order}</i>
      </span>
    </li>
  );
}
