import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Move } from "../../../engine/types";
import type { VegeTablesEvent, VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import type { BoardProps } from "../../family";
import { useGrab } from "../../grab";
import { keepFocus } from "../../keys";
import { newsOf } from "../../lines";
import { useTold } from "../../told";
import { nameOf, useCompany } from "../../words";
import { cropId, only, putUnder, tractorOn } from "../cards";
import { aimOf, playsOf, undersOf } from "../choice";
import type { Looked } from "../Chain";
import { type Closes, Field } from "../Field";
import { useFlights } from "../flights";
import { Carried } from "../Hand";
import { useTableKeys } from "../keys";
import { linesOf } from "../log";
import { Mine, Seats } from "../Seats";
import { Status } from "../Status";
import { reasonText } from "../words";
import { DoubleAct } from "./Act";
import { Closing } from "./Closing";
import { doubleHand, drawsOf, mayDraw } from "./choice";
import { usePileFlights } from "./flights";
import { DoubleHand } from "./Hand";
import { usePhaseNews, useQueue } from "./hooks";
import { Talloni } from "./Talloni";
import { askedText, closes, cropSays, drawReason, endReason } from "./words";

/** How long a panel stays when the pointer has left, so that it can be reached. */
const LINGER = 420;

/** The table of Double Deck: bed, talloni on both sides, what closing brings, fifteen cards. */
export function DoubleBoard({ view, log, me, thinking, play, undo, controls }: BoardProps<VegeTablesView, VegeTablesEvent>) {
  const company = useCompany();
  const choice = useSignal<number | null>(null);
  const armed = useSignal(false);
  const looked = useSignal<Looked | null>(null);
  const entered = useSignal(false);
  const leaving = useRef(0);
  const root = useRef<HTMLElement>(null);
  const hand = doubleHand(view, me);
  const mine = play !== undefined && view.toMove === me && view.hand !== null;
  useFlights(log);
  usePileFlights(log, view.move);
  usePhaseNews(log);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const told = useTold(view, () => {
    choice.value = null;
    armed.value = false;
  });
  const queue = useQueue(view, mine ? play : undefined);
  const drawing = mine && (view.phase === "draw" || armed.value);
  const now = choice.value;
  const held = now === null ? undefined : hand[now];
  const say = (why: string) => (told.value = why);

  const stay = () => clearTimeout(leaving.current);
  const close = () => {
    stay();
    entered.value = false;
    looked.value = null;
  };
  const leave = () => {
    stay();
    leaving.current = window.setTimeout(() => looked.value?.by === "hover" && close(), LINGER);
  };
  const go = (move: Move | undefined) => {
    if (!move) return;
    queue.stop();
    close();
    play?.(move);
  };
  const take = (at: number | null) => {
    queue.stop();
    told.value = null;
    armed.value = false;
    choice.value = at;
  };
  const cancel = () => {
    const back = entered.value ? looked.value?.crop : undefined;
    close();
    if (back !== undefined) root.current?.querySelector<HTMLElement>(`[data-cell="${back}"]`)?.focus();
    else take(null);
  };
  const can = (at: number) => mine && (hand[at]?.actions.length ?? 0) > 0;
  const why = (at: number) => {
    const reason = hand[at]?.reason;
    return reason ? reasonText(reason) : null;
  };
  const pick = (at: number) => {
    close();
    if (can(at)) take(at);
    else told.value = why(at);
  };
  const press = (at: number) => {
    if (!can(at) || now !== at) pick(at);
    else if (playsOf(hand[at]).length > 0) go(playsOf(hand[at])[0]);
    else take(null); // discarding and putting under want their button
  };
  const pressPile = (pile: number) => {
    const under = held && putUnder(undersOf(held), pile);
    if (under) return go(under);
    const draw = drawsOf(view)[pile];
    if (!mine) say(t("reason.not-your-turn"));
    else if (draw && drawing) go(draw);
    else if (draw && !held) armed.value = true;
    else say(drawReason(view, view.piles?.[pile]));
  };
  const pressCrop = (crop: number, byKey: boolean) => {
    stay();
    told.value = null;
    const again = looked.value?.crop === crop && looked.value.by === "tap";
    const aimed = held && cropId(view.crops[crop]!.suit, view.crops[crop]!.column) === aimOf(held);
    if (aimed) return go(playsOf(held)[0]);
    if (again && !byKey) return close();
    looked.value = { crop, by: "tap" };
    entered.value = byKey;
  };
  const end = () => {
    queue.stop();
    const pass = only(view.legal, "pass");
    if (pass) go(pass);
    else if (!mayDraw(view)) say(endReason(view));
    else {
      take(null);
      close();
      armed.value = true;
    }
  };
  const layTractor = () => {
    const crop = view.crops[looked.value?.crop ?? -1];
    const move = crop && tractorOn(view.legal, cropId(crop.suit, crop.column));
    if (move) go(move);
    else say(t("double.tractor-how"));
  };
  const drop = (at: number, lane: string | null) => {
    const under = undersOf(hand[at]).find((move) => lane !== null && putUnder([move], Number(lane.split("-")[1])) && lane.startsWith("pile-"));
    if (under) go(under);
    else if (playsOf(hand[at]).length > 0) go(playsOf(hand[at])[0]);
    else take(at);
  };
  const grab = useGrab<string>({ can, pick, drop });
  useTableKeys({ root, mine, cancel, take: pick, endTurn: end, takeUp: layTractor, onlyFree: drawing, undo });

  useEffect(() => {
    if (mine) keepFocus(() => (drawing ? root.current?.querySelector<HTMLElement>("[data-free][aria-disabled=false]") : null) ?? root.current?.querySelector<HTMLElement>("[data-at][tabindex='0']") ?? root.current?.querySelector<HTMLElement>("[data-at]"));
  }, [mine, view.move]);
  useEffect(() => {
    if (armed.value && root.current?.contains(document.activeElement)) root.current.querySelector<HTMLElement>("[data-free][aria-disabled=false]")?.focus({ preventScroll: true });
  }, [armed.value]);
  useEffect(() => {
    const outside = (event: PointerEvent) => looked.value?.by === "tap" && !(event.target as Element).closest(".pop, [data-cell], .dhand") && close();
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, []);

  const dragged = grab.dragged.value;
  const inHand = dragged === null ? held : hand[dragged];
  // A card that closes a crop shows what that brings.
  const aim = mine ? aimOf(inHand) : null;
  const aimed = view.crops.find((crop) => cropId(crop.suit, crop.column) === aim && closes(crop));
  const crop = view.crops[looked.value?.crop ?? -1] ?? (dragged === null ? aimed : undefined) ?? null;
  const counting = crop?.closing;
  const field: Closes = {
    counts: (at) => (counting?.fruit.crops.includes(at) ? "fruit" : counting?.tractor.crops.includes(at) ? "tractor" : null),
    press: pressCrop,
    leave,
    says: (one, fits) => cropSays(one, company, fits),
  };
  const draws = drawsOf(view);
  return (
    <section class={`vtable dd ${controls ? "ctl" : ""} ${drawing ? "drawing" : ""}`} data-players={view.game.players} aria-label={t("table.table")} ref={root}>
      <Status view={view} log={log} held={mine ? inHand : undefined} asked={mine ? askedText(view, log, hand, held, drawing) : undefined} mine={mine} me={me} told={told.value} />
      <div class="handbox">
        {hand.length > 0 && <DoubleHand seat={me} name={nameOf(company, me)} mine={me === company.you || mine} cards={hand} active={mine && !drawing} selected={now} why={why} press={press} grab={grab} />}
      </div>
      <div class="ddbed" onPointerEnter={stay}>
        <Field view={view} hand={hand} held={inHand} active={mine && !drawing && crop === null} grab={grab} looked={looked} lit={crop?.closing ? cropId(crop.suit, crop.column) : null} closes={field} aim={() => undefined} pickRow={() => undefined} />
        <Closing
          view={view}
          crop={crop}
          hand={hand}
          me={me}
          mine={mine}
          entered={entered.value}
          play={go}
          say={say}
          enter={stay}
          leave={leave}
        />
      </div>
      <Talloni view={view} draws={(pile) => drawing && draws[pile] !== undefined} takes={(pile) => mine && inHand !== undefined && putUnder(undersOf(inHand), pile) !== undefined} press={pressPile} grab={grab} />
      <Mine view={view} me={me} takeUp={mine ? layTractor : undefined} />
      {controls ?? <DoubleAct view={view} hand={hand} held={held} mine={mine} drawing={drawing} play={go} playAll={queue.start} end={end} cancel={cancel} say={say} />}
      <Seats view={view} me={me} thinking={thinking} />
      <div class="vh" aria-live="polite">
        {newsOf(log, (fresh) => linesOf(fresh, company))}
      </div>
      <div class="vh" aria-live="assertive">
        {newsOf(log, (fresh) => linesOf(fresh.filter(({ kind }) => kind === "stuck" || kind === "phase"), company))}
        {mine ? t("table.your-turn") : ""}
      </div>
      <Carried cards={hand} grab={grab} />
    </section>
  );
}
