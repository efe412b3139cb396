import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import type { BoardProps } from "../family";
import { useGrab } from "../grab";
import { keepFocus } from "../keys";
import { newsOf } from "../lines";
import { useTold } from "../told";
import { nameOf, useCompany } from "../words";
import { Act } from "./Act";
import { DealerPanel, PassQuestion, StuckPanel } from "./Callout";
import { cropOf, only } from "./cards";
import type { Looked } from "./Chain";
import { aimOf, discardOf, firstFor, giveOf, handOf, playsOf, rowsOf } from "./choice";
import { CommonPot } from "./CommonPot";
import { Exchange } from "./Exchange";
import { Field } from "./Field";
import { useFlights } from "./flights";
import { Carried, Hand } from "./Hand";
import { useTableKeys } from "./keys";
import { linesOf } from "./log";
import { Mine, Seats } from "./Seats";
import { Status } from "./Status";
import { useTakenFlights } from "./tournament/flights";
import { Ground } from "./tournament/Ground";
import { freeOf, onlyFree, useTaking } from "./tournament/taking";
import { passReason, restReason } from "./tournament/words";
import { reasonText } from "./words";

/** Status, hand, bed, actions, seats, in the order of play. */
export function Board({ view, log, me, thinking, play, undo, controls }: BoardProps<VegeTablesView, VegeTablesEvent>) {
  const company = useCompany();
  const choice = useSignal<number | null>(null);
  const asking = useSignal(false);
  const looked = useSignal<Looked | null>(null);
  const root = useRef<HTMLElement>(null);
  const hand = handOf(view, me);
  const mine = play !== undefined && view.toMove === me && view.hand !== null;
  useFlights(log);
  useTakenFlights(log, view.move);

  const told = useTold(view, () => {
    choice.value = null;
    asking.value = false;
  });

  const putBack = () => {
    told.value = null;
    choice.value = null;
  };
  const taking = useTaking({ view, me, mine, play, say: (why) => (told.value = why), clear: putBack });
  const now = choice.value;
  const take = (at: number | null) => {
    told.value = null;
    taking.put();
    choice.value = at;
  };
  const cancel = () => {
    looked.value = null;
    take(null);
  };
  const can = (at: number) => mine && (hand[at]?.actions.length ?? 0) > 0;
  const why = (at: number) => {
    const reason = hand[at]?.reason;
    if (reason && mine && restReason(view)) return restReason(view);
    return reason ? reasonText(reason) : null;
  };
  const focusTarget = () => root.current?.querySelector<HTMLElement>("[data-target]")?.focus();
  const pick = (at: number) => (can(at) ? take(at) : (told.value = why(at)));
  const playCard = (at: number) => {
    const moves = playsOf(hand[at]);
    if (rowsOf(hand[at]).size > 0) focusTarget();
    else if (moves[0]) play?.(moves[0]);
  };
  const press = (at: number) => {
    if (!can(at) || now !== at) pick(at);
    else if (playsOf(hand[at]).length > 0) playCard(at);
    else take(null); // giving and discarding want their button
  };
  const aim = (crop: string) => {
    if (now !== null && aimOf(hand[now]) === crop) playCard(now);
    else if (mine && firstFor(hand, crop) >= 0) take(firstFor(hand, crop));
  };
  const pickRow = (row: number) => {
    const move = now === null ? undefined : rowsOf(hand[now]).get(row);
    if (move) play?.(move);
  };
  const drop = (at: number, lane: string | null) => {
    const rows = rowsOf(hand[at]);
    const row = [...rows].find(([number]) => lane === `row-${number}`)?.[1];
    if (row) play?.(row);
    else if (rows.size === 0 && playsOf(hand[at]).length > 0) playCard(at);
    else take(at);
  };
  const pass = () => {
    const end = only(view.legal, "pass") ?? only(view.legal, "pot");
    if (!end) told.value = passReason(view);
    else if (view.passAsks && only(view.legal, "pass")) asking.value = true;
    else play?.(end);
  };
  const takeUp = () => {
    const move = only(view.legal, "takeUp");
    if (move) play?.(move);
  };
  const grab = useGrab<string>({ can, pick, drop });
  useTableKeys({ root, mine, cancel, take: pick, endTurn: pass, takeUp, onlyFree: onlyFree(view), undo });

  useEffect(() => {
    if (!mine) return;
    keepFocus(() => root.current?.querySelector<HTMLElement>(".callout button, .choice") ?? (onlyFree(view) ? root.current?.querySelector<HTMLElement>("[data-free][aria-disabled=false]") : null) ?? root.current?.querySelector<HTMLElement>("[data-at][tabindex='0']") ?? root.current?.querySelector<HTMLElement>("[data-at]"));
  }, [mine, view.move]);

  const dragged = grab.dragged.value;
  const held = dragged === null ? (now === null ? undefined : hand[now]) : hand[dragged];
  const passing = only(view.legal, "pass");
  const free = freeOf(view, taking.picked);
  const field = { view, hand, held, active: mine, grab, looked, lit: free && cropOf(free.card), aim, pickRow };
  return (
    <section
      class={`vtable ${view.common ? "two" : ""} ${view.silos ? "v20" : ""} ${view.sides ? "pairs" : ""} ${view.exchange ? "exch" : ""} ${controls ? "ctl" : ""}`}
      data-players={view.game.players}
      aria-label={t("table.table")}
      ref={root}
    >
      <Status view={view} log={log} held={mine ? held : undefined} picked={taking.picked} mine={mine} me={me} told={told.value} />
      <div class="handbox">
        {hand.length > 0 && (
          <Hand seat={me} name={nameOf(company, me)} mine={me === company.you || mine} cards={hand} active={mine && view.phase !== "dealer" && !onlyFree(view)} selected={now} why={why} press={press} grab={grab} />
        )}
      </div>
      {view.silos ? <Ground {...field} me={me} taking={taking} /> : <Field {...field} />}
      {mine && view.phase === "dealer" && <DealerPanel view={view} play={(move) => play?.(move)} />}
      {mine && <StuckPanel view={view} me={me} play={(move) => play?.(move)} />}
      <CommonPot view={view} ahead={mine && held !== undefined && (playsOf(held).length > 0 || discardOf(held) !== undefined)} />
      <Exchange view={view} me={me} held={mine && giveOf(held) ? held : undefined} />
      <Mine view={view} me={me} takeUp={mine ? takeUp : undefined} />
      {controls ?? (
        <Act
          view={view}
          hand={hand}
          held={now === null ? undefined : hand[now]}
          taking={taking}
          mine={mine}
          play={(move) => play?.(move)}
          pass={pass}
          cancel={cancel}
          discard={() => take(hand.findIndex((card) => discardOf(card)))}
        />
      )}
      <Seats view={view} me={me} thinking={thinking} />
      <div class="vh" aria-live="polite">
        {newsOf(log, (fresh) => linesOf(fresh, company))}
      </div>
      <div class="vh" aria-live="assertive">
        {newsOf(log, (fresh) => linesOf(fresh.filter(({ kind }) => kind === "stuck"), company))}
        {mine ? t("table.your-turn") : ""}
      </div>
      <Carried cards={hand} grab={grab} />
      {asking.value && mine && passing && <PassQuestion view={view} pass={() => play?.(passing)} close={() => (asking.value = false)} />}
    </section>
  );
}
