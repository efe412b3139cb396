import type { ComponentChildren } from "preact";
import { Art, Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { VegeterrorsView as View } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { Back } from "../Back";
import { Dots } from "../Dots";
import { placesOf } from "../seating";
import { Gold, LyingCard } from "./Card";
import { isMagic } from "./cards";
import { faceOf, nameOf, useCompany } from "../words";

/** `most`: the highest gold among bars that are compared. */
export function GoldBar({ gold, before, target, most = gold }: { gold: number; before?: number; target: number; most?: number }) {
  const top = Math.max(target * 1.09, most);
  const share = (amount: number) => `${(100 * amount) / top}%`;
  const base = before ?? gold;
  return (
    <span class="bar goal" aria-hidden="true">
      <i style={{ width: share(base) }} />
      <u style={{ left: share(base), width: share(gold - base) }} />
      <s style={{ left: share(target) }} />
    </span>
  );
}

export interface SeatPanelProps {
  view: View;
  seat: Seat;
  place: string;
  turn: boolean;
  thinking: boolean;
  /** In place of the usual facts. */
  facts?: ComponentChildren;
  before?: number;
  gold?: number;
}

export function SeatPanel({ view, seat, place, turn, thinking, facts, before, gold }: SeatPanelProps) {
  const company = useCompany();
  const here = view.seats[seat];
  if (!here) return null;
  const amount = gold ?? here.gold;
  return (
    <li class={`seat s-${place} ${turn ? "turn" : ""}`} data-seat={seat}>
      <Face face={faceOf(company, seat)} />
      <div class="c1">
        <span class="who">{nameOf(company, seat)}</span>
        <Gold amount={amount} />
        <GoldBar gold={amount} target={view.target} {...(before === undefined ? {} : { before })} />
      </div>
      <div class="facts">{facts ?? <Facts view={view} seat={seat} />}</div>
      {!facts && <SeatTag view={view} seat={seat} thinking={thinking} />}
      {here.hand && !facts && <OpenHand cards={here.hand} />}
    </li>
  );
}

function Facts({ view, seat }: { view: View; seat: Seat }) {
  const here = view.seats[seat];
  if (!here) return null;
  return (
    <>
      <span class="cnt">
        <Back />
        <span aria-hidden="true">{here.handCount}</span>
        <span class="vh">{t("table.cards-in-hand", { count: here.handCount })}</span>
      </span>
      {here.predicted ? (
        <span class="pred">
          <Back />
          <span class="vh">{here.changed ? t("table.prediction-changed") : t("table.prediction-down")}</span>
        </span>
      ) : (
        <span class="pred no">
          <span class="vh">{t("table.prediction-none")}</span>
        </span>
      )}
    </>
  );
}

function SeatTag({ view, seat, thinking }: { view: View; seat: Seat; thinking: boolean }) {
  const here = view.seats[seat];
  const adrift = view.plays.some((play) => play.seat === seat && isMagic(play.card) && play.target === null);
  if (thinking || (view.phase === "predict" && !here?.predicted && view.toMove === seat))
    return (
      <span class="tag">
        {view.phase === "predict" ? t("table.is-choosing") : t("table.is-thinking")}
        <Dots />
      </span>
    );
  if (view.phase === "predict")
    return here?.predicted ? (
      <span class="tag ok">
        <Icon name="check" />
        {view.startSeat === seat ? t("table.has-chosen-leads") : t("table.has-chosen")}
      </span>
    ) : (
      <span class="tag">{t("table.will-choose")}</span>
    );
  if (adrift)
    return (
      <span class="tag">
        <Art id="spark" />
        {t("table.magic-adrift")}
      </span>
    );
  if (view.leader === seat) return <span class="tag">{view.plays.length > 0 ? t("table.led") : t("table.leads")}</span>;
  if (here?.changed) return <span class="tag">{t("table.changed")}</span>;
  return <span class="tag none" aria-hidden="true" />;
}

/** At tables of bots and in replays every hand lies open. */
function OpenHand({ cards }: { cards: string[] }) {
  return (
    <ol class="openhand">
      {cards.map((card, at) => (
        <li key={at}>
          <LyingCard card={card} />
        </li>
      ))}
    </ol>
  );
}

export function Seats({ view, me, thinking }: { view: View; me: Seat; thinking: Seat | null }) {
  return (
    <ul class="seats" aria-label={t("table.players")}>
      {placesOf(view.game.players, me).map(({ seat, place }) => (
        <SeatPanel key={seat} view={view} seat={seat} place={place} turn={view.toMove === seat} thinking={thinking === seat} />
      ))}
    </ul>
  );
}
