import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Move } from "../../engine/types";
import type { Colour, VegeterrorsView as View, VegeterrorsEvent as Event } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { Act } from "./Act";
import { type Choice, firstFor, handOf, movesOf, NOTHING, reasonOf, targets } from "./choice";
import { useGrab } from "../grab";
import { Carried, Hand } from "./Hand";
import type { BoardProps } from "../family";
import { keepFocus } from "../keys";
import { Lanes } from "./Lanes";
import { newsOf } from "../lines";
import { MyPrediction } from "./MyPrediction";
import { PredictLanes } from "./PredictLanes";
import { Seats } from "./Seats";
import { Status } from "./Status";
import { nameOf, useCompany } from "../words";
import { useTold } from "../told";
import { useTableKeys } from "./keys";
import { linesOf } from "./log";
import { reasonText } from "./words";

/** Prediction and tricks: status, hand, board, actions, seats, in the order of play. */
export function Board({ view, log, me, thinking, play, undo, alone, controls }: BoardProps<View, Event>) {
  const company = useCompany();
  const choice = useSignal<Choice>(NOTHING);
  const root = useRef<HTMLElement>(null);
  const hand = handOf(view, me);
  const mine = play !== undefined && view.toMove === me && view.hand !== null;
  const predicting = view.phase === "predict";

  const told = useTold(view, () => (choice.value = NOTHING));

  const now = choice.value;
  const take = (next: Choice) => {
    told.value = null;
    choice.value = next;
  };
  const cancel = () => take(NOTHING);
  const legal = (at: number) => mine && movesOf(view, hand, now, at).length > 0;
  const why = (at: number) => {
    const reason = reasonOf(view, hand, now, at);
    return reason && reasonText(reason, hand[at]?.card);
  };
  /** A card that a hint means: to be played, or to root for. */
  const hintable = (at: number) => (mine ? [...movesOf(view, hand, { mode: "play", at }), ...movesOf(view, hand, { mode: "change", at })] : []);
  const focusTarget = () => root.current?.querySelector<HTMLElement>("[data-target]")?.focus();
  const press = (at: number) => {
    const moves = mine ? movesOf(view, hand, now, at) : [];
    if (moves.length === 0) told.value = why(at);
    else if (now.at !== at) take({ ...now, at });
    else if (moves.length === 1 && moves[0]) play?.(moves[0]);
    else focusTarget();
  };
  const aim = (lane: Colour, move: Move | undefined) => {
    if (move) play?.(move);
    else if (predicting) {
      const best = view.stakes.filter(({ colour }) => colour === lane).sort((one, other) => other.alone - one.alone)[0];
      const at = hand.findIndex(({ card }) => card === best?.card);
      if (at >= 0) take({ mode: "play", at });
    } else {
      const at = firstFor(hand, lane);
      if (at >= 0) take({ mode: "play", at });
    }
  };
  const drop = (at: number, lane: Colour | null) => {
    const moves = movesOf(view, hand, now, at);
    const only = moves.length === 1 ? moves[0] : lane ? targets(view, hand, { mode: "play", at }).get(lane) : undefined;
    if (only && now.mode === "play") play?.(only);
    else take({ ...now, at });
  };
  const grab = useGrab<Colour>({ can: legal, pick: (at) => (legal(at) ? take({ ...now, at }) : (told.value = why(at))), drop });
  useTableKeys({ root, mine, cancel, take: (at) => (legal(at) ? take({ ...now, at }) : (told.value = why(at))), undo, focusTarget });

  useEffect(() => {
    if (mine) keepFocus(() => root.current?.querySelector<HTMLElement>("[data-at][tabindex='0']") ?? root.current?.querySelector<HTMLElement>("[data-at]"));
  }, [mine, view.move]);

  const dragging = grab.dragged.value;
  const shown: Choice = dragging === null ? now : { ...now, at: dragging };
  const flat = predicting || hand.length > 7;
  return (
    <section class={`table ${predicting ? "pd" : ""} ${controls ? "ctl" : ""}`} data-players={view.game.players} aria-label={t("table.table")} ref={root}>
      <Status view={view} hand={hand} choice={now} mine={mine} me={me} told={told.value} />
      <div class="handbox">
        {hand.length > 0 && (
          <Hand seat={me} name={nameOf(company, me)} mine={me === company.you || mine} cards={hand} active={mine} flat={flat} selected={now.at} legal={legal} why={why} moves={hintable} press={press} grab={grab} />
        )}
      </div>
      {predicting ? (
        <PredictLanes view={view} stakes={view.toMove === me ? view.stakes : []} hand={hand} choice={shown} aim={aim} />
      ) : (
        <Lanes view={view} hand={hand} choice={shown} open={mine ? targets(view, hand, shown) : new Map()} active={mine} grab={grab} aim={aim} />
      )}
      <MyPrediction
        key={`${me}-${view.round}`}
        view={view}
        seat={me}
        hand={hand}
        choice={now}
        owner={play === undefined && company.you !== me ? nameOf(company, me) : null}
        open={alone}
        canChange={mine && !predicting && view.change !== null}
        startChange={() => take(now.mode === "change" ? NOTHING : { mode: "change", at: null })}
        tell={(text) => (told.value = text)}
      />
      {controls ?? <Act view={view} hand={hand} choice={now} mine={mine} play={(move) => play?.(move)} cancel={cancel} />}
      <Seats view={view} me={me} thinking={thinking} />
      <div class="vh" aria-live="polite">
        {newsOf(log, (fresh) => linesOf(fresh, company))}
      </div>
      <div class="vh" aria-live="assertive">
        {mine ? t("table.your-turn") : ""}
      </div>
      <Carried cards={hand} grab={grab} />
    </section>
  );
}
