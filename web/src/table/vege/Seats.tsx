import { Art, Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { SeatView, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { Back } from "../Back";
import { Dots } from "../Dots";
import { placesOf } from "../seating";
import { faceOf, nameOf, useCompany } from "../words";
import { Chip, Pip } from "./Card";
import { cardSpoken, written } from "./cards";
import { Backs, Ready, ReadyCount } from "./double/Ready";
import { Aside, Tray } from "./tournament/Tray";

/** How many cards, by their backs. */
export function Count({ here }: { here: SeatView }) {
  if (here.red !== undefined) return <Backs here={here} red={here.red} />;
  return (
    <span class="cnt">
      <Back class="white" />
      <span aria-hidden="true">{here.green > 0 ? here.white : here.handCount}</span>
      {here.green > 0 && (
        <>
          <Back class="green" />
          <span aria-hidden="true">{here.green}</span>
        </>
      )}
      <span class="vh">{t("vege.hand-count", { count: here.handCount, green: here.green })}</span>
    </span>
  );
}

export function PotOf({ here }: { here: SeatView }) {
  if (!here.hasPot) return null;
  return (
    <span class={`pot ${here.pot === null ? "taken" : ""}`}>
      <Art id="pot" />
      <b aria-hidden="true" class={here.pot === null ? "desk" : ""}>{here.pot ?? t("vege.taken")}</b>
      <span class="vh">{here.pot === null ? t("vege.pot-taken") : t("vege.pot-waits", { count: here.pot })}</span>
    </span>
  );
}

export function Beside({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="tra">
      <Art id="tractor" />
      <b aria-hidden="true">{count}</b>
      <span class="vh">{t("vege.beside", { count })}</span>
    </span>
  );
}

function Plots({ view, here }: { view: VegeTablesView; here: SeatView }) {
  if (view.common || view.piles) return null;
  return (
    <ul class="plots" aria-label={t("vege.plots", { count: here.plots.length })}>
      {here.plots.length === 0 && <li class="none">{t("vege.no-plots")}</li>}
      {here.plots.map(({ card, burned }) => (
        <li key={card}>
          <Chip card={card} class={burned ? "burnt" : ""} says={t("vege.plot-says", { card: cardSpoken(card), burned: burned ? "yes" : "no" })} />
        </li>
      ))}
    </ul>
  );
}

/** Cards of a hand that may be seen: laid open, known, or the whole hand where nobody plays. */
export function Opened({ here }: { here: SeatView }) {
  if (here.hand)
    return (
      <ul class="opened" aria-label={t("vege.open-hand")}>
        {here.hand.map((card, at) => (
          <li key={at}>
            <Pip card={card} />
          </li>
        ))}
      </ul>
    );
  const rows = [
    { label: t("vege.shown"), cards: here.shown, icon: "eye" as const },
    { label: t("vege.known"), cards: here.known, icon: "info" as const },
  ];
  return (
    <>
      {rows
        .filter(({ cards }) => cards.length > 0)
        .map(({ label, cards, icon }) => (
          <ul key={icon} class="opened" aria-label={label} title={label}>
            <li class="sign" aria-hidden="true">
              <Icon name={icon} />
            </li>
            {cards.map((card, at) => (
              <li key={at}>
                <Pip card={card} />
              </li>
            ))}
          </ul>
        ))}
    </>
  );
}

interface PanelProps {
  view: VegeTablesView;
  here: SeatView;
  place: string;
  me: Seat;
  thinking: boolean;
}

function SeatPanel({ view, here, place, me, thinking }: PanelProps) {
  const company = useCompany();
  const { seat } = here;
  const turn = (view.exchange?.from ?? view.visit?.seat ?? view.toMove) === seat;
  const partner = here.partner !== null && here.partner === me;
  return (
    <li class={`seat vseat s-${place} ${turn ? "turn" : ""} ${partner ? "mate" : ""}`} data-seat={seat}>
      <div class="hd">
        <Face face={faceOf(company, seat)} />
        <div class="c1">
          <span class="who">{nameOf(company, seat)}</span>
          <b class="score">
            {written(here.points)}
            <span class="vh">{t("vege.points-unit", { points: here.points })}</span>
          </b>
        </div>
      </div>
      <div class="facts">
        <Count here={here} />
        <PotOf here={here} />
        {view.piles ? <ReadyCount here={here} /> : view.silos ? <Aside here={here} /> : <Beside count={here.beside} />}
        {thinking ? (
          <span class="tag think-tag">
            <span class="vh">{t("table.is-thinking")}</span>
            <Dots />
          </span>
        ) : partner ? (
          <span class="tag ok">{t("vege.partner")}</span>
        ) : view.dealer === seat && (view.common || view.phase === "dealer") ? (
          <span class="tag">{t("vege.dealer")}</span>
        ) : null}
      </div>
      <Plots view={view} here={here} />
      <Opened here={here} />
    </li>
  );
}

export function Seats({ view, me, thinking }: { view: VegeTablesView; me: Seat; thinking: Seat | null }) {
  return (
    <ul class="seats" data-others={view.seats.length - 1} aria-label={t("table.players")}>
      {placesOf(view.game.players, me).map(({ seat, place }) => {
        const here = view.seats[seat];
        return here && <SeatPanel key={seat} view={view} here={here} place={place} me={me} thinking={thinking === seat} />;
      })}
    </ul>
  );
}

/** The own seat, beside the hand. */
export function Mine({ view, me, takeUp }: { view: VegeTablesView; me: Seat; takeUp?: (() => void) | undefined }) {
  const company = useCompany();
  const here = view.seats[me];
  if (!here) return null;
  return (
    <div class={`mine ${here.partner === null ? "" : "mate"}`} data-seat={me}>
      <Face face={faceOf(company, me)} />
      <div class="c1">
        <span class="who">{nameOf(company, me)}</span>
        <b class="score">
          {written(here.points)}
          <span class="vh">{t("vege.points-unit", { points: here.points })}</span>
        </b>
      </div>
      <div class="facts">
        <PotOf here={here} />
        {view.piles ? <Ready here={here} press={takeUp} /> : view.silos ? <Tray view={view} here={here} takeUp={takeUp} /> : <Beside count={here.beside} />}
      </div>
    </div>
  );
}
