import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { Colour, Payout, Slip, VegeterrorsView as View } from "../../engine/vegeterrors";
import { rich, t } from "../../i18n";
import { written } from "../../i18n/numbers";
import { Gold, LyingCard, Pip, Suit } from "./Card";
import { cardSpoken, colourOf, monster, strengthOf } from "./cards";
import { keepFocus } from "../keys";
import { Bed } from "./Lanes";
import { PayCard } from "./PayCard";
import { placesOf } from "../seating";
import { SeatPanel } from "./Seats";
import { andNames, faceOf, nameOf, useCompany, who } from "../words";

export const STEPS = ["reveal", "winner", "pay", "chips"] as const;
export function PayoutSteps({ step, pick }: { step: number; pick: (step: number) => void }) {
  return (
    <ol class="steps4" aria-label={t("payout.steps")}>
      {STEPS.map((name, at) => (
        <li key={name}>
          <button type="button" class={at === step ? "on" : at < step ? "past" : ""} aria-current={at === step ? "step" : undefined} onClick={() => pick(at)}>
            <i aria-hidden="true">{at < step ? "✓" : at + 1}</i>
            {t("payout.step", { step: name })}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  view: View;
  payout: Payout;
  me: Seat;
  step: number;
  /** The button that goes on. */
  onward: ComponentChildren;
}

/** Reveal, winner, pay, chips: on the same bed as the tricks. */
export function PayoutTable({ view, payout, me, step, onward }: Props) {
  const company = useCompany();
  const go = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocus(() => go.current?.querySelector("button")), []);
  const won = step >= 1;
  const paid = step >= 2;
  const chipped = step >= 3;
  const round = [me, ...placesOf(view.game.players, me).map(({ seat }) => seat)];
  const place = ({ seat, right }: Slip) => (seat === me ? -10 : right ? 0 : 10) + round.indexOf(seat);
  const slips = [...payout.slips].sort((one, other) => place(one) - place(other));
  return (
    <>
      <p class="status" role="status">
        <span class={`turnmark ${won ? "" : "quiet"}`}>{won ? t("table.wins", { monster: monster(payout.winner) }) : t("payout.hand-over", { round: payout.round })}</span>
        <span class="words">{won ? <Summary payout={payout} view={view} /> : t("payout.revealed")}</span>
      </p>
      <Bed count={view.lanes.length} label={t("table.board")} class="po">
        {view.lanes.map(({ colour }) => (
          <PayoutColumn key={colour} view={view} colour={colour} payout={payout} won={won} chipped={chipped} />
        ))}
      </Bed>
      <ol class="slips" aria-label={t("payout.slips")}>
        {slips.map((slip) => (
          <SlipCard key={slip.seat} slip={slip} payout={payout} paid={paid} mine={slip.seat === me} />
        ))}
      </ol>
      <div class="onward" ref={go}>
        {onward}
      </div>
      <ul class="seats" aria-label={t("table.players")}>
        {placesOf(view.game.players, me).map(({ seat, place }) => {
          const slip = payout.slips.find((one) => one.seat === seat);
          return (
            slip && (
              <SeatPanel
                key={seat}
                view={view}
                seat={seat}
                place={place}
                turn={false}
                thinking={false}
                before={slip.before}
                gold={paid ? slip.after : slip.before}
                facts={
                  <>
                    <Pip card={slip.card} class="rev" />
                    <span class={slip.total > 0 ? "gain" : "zero"}>{paid ? `+${slip.total}` : ""}</span>
                  </>
                }
              />
            )
          );
        })}
      </ul>
      <span class="vh" aria-live="polite">
        {paid ? payout.slips.filter(({ total }) => total > 0).map(({ seat, total }) => t("payout.gets", { name: nameOf(company, seat), gold: total })).join(" ") : ""}
      </span>
    </>
  );
}

function Summary({ payout, view }: { payout: Payout; view: View }) {
  const company = useCompany();
  const right = payout.slips.filter((slip) => slip.right).map(({ seat }) => seat);
  return (
    <>
      {rich("payout.tricks-of", { count: payout.dice[payout.winner] ?? 0, tricks: view.tricks })}{" "}
      {payout.tied.length > 1 && <>{t("payout.tie")} </>}
      {right.length > 0 ? t("payout.rooted", { names: andNames(company, right), count: right.length, you: right.includes(company.you ?? -1) ? "yes" : "no" }) : t("payout.nobody")}
      {payout.ends && <span class="desk"> {t("payout.ends", { target: view.target })}</span>}
    </>
  );
}

function PayoutColumn({ view, colour, payout, won, chipped }: { view: View; colour: Colour; payout: Payout; won: boolean; chipped: boolean }) {
  const company = useCompany();
  const cards = payout.slips.filter((slip) => colourOf(slip.card) === colour);
  const die = payout.dice[colour] ?? 0;
  const before = payout.chipsBefore[colour] ?? 0;
  const after = payout.chipsAfter[colour] ?? 0;
  const winner = payout.winner === colour;
  const wins = won && winner;
  return (
    <div class="col">
      <PayCard
        colour={colour}
        die={die}
        chips={chipped && !winner ? after : before}
        prizes={view.prizes}
        winner={wins}
        state={chipped ? (winner ? "spent" : "new") : undefined}
        line={chipped ? (winner ? (before > 0 ? t("payout.chips-paid", { before }) : undefined) : t("payout.chips-grew", { before, after })) : undefined}
      />
      <div class={`lane ${colour} ${wins ? "ahead" : ""}`}>
        {cards.length === 0 ? (
          <p class="noone">{t("payout.noone")}</p>
        ) : (
          <ol class="stack" data-n={cards.length}>
            {cards.map((slip) => (
              <li key={slip.seat} class="flip">
                <LyingCard card={slip.card} says={t("payout.lay", { card: cardSpoken(slip.card), name: nameOf(company, slip.seat) })} />
                <span class="by" aria-hidden="true">
                  <Face face={faceOf(company, slip.seat)} />
                </span>
              </li>
            ))}
          </ol>
        )}
        <p class="str">
          <b>{die}</b> <span class="sum">{t("payout.tricks", { count: die, wins: wins ? "yes" : "no" })}</span>
        </p>
      </div>
    </div>
  );
}

function SlipCard({ slip, payout, paid, mine }: { slip: Slip; payout: Payout; paid: boolean; mine: boolean }) {
  const company = useCompany();
  const colour = colourOf(slip.card);
  const rows: [string, number][] = slip.right
    ? [
        [t("payout.right", { count: payout.right }), slip.share],
        [t("payout.chips"), slip.chips],
        [t("payout.strength", { strength: strengthOf(slip.card) }), slip.strength],
        ...(slip.penalty ? ([[t("payout.changed"), -slip.penalty]] as [string, number][]) : []),
      ]
    : [[t("payout.wrong", { monster: colour ? monster(colour) : "", count: (colour && payout.dice[colour]) || 0 }), 0]];
  return (
    <li class={`slip ${mine ? "me" : ""} ${slip.right ? "ok" : ""}`}>
      <div class="sh">
        <Face face={faceOf(company, slip.seat)} />
        <b>{nameOf(company, slip.seat)}</b>
        <Pip card={slip.card} />
      </div>
      <dl class={paid ? "" : "hid"}>
        {rows.map(([label, gold]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{written(gold)}</dd>
          </div>
        ))}
      </dl>
      <div class="tt">
        <span>{paid && slip.total > 0 ? `${slip.before} →` : ""}</span>
        <Gold amount={paid ? slip.after : slip.before} />
      </div>
    </li>
  );
}

/** Beside a payout: where the chips go, and the tricks of the hand. */
export function PayoutRail({ view, payout }: { view: View; payout: Payout }) {
  const company = useCompany();
  return (
    <>
      <section>
        <h2 class="h2">{t("payout.chips-title")}</h2>
        <ul class="flow">
          {[payout.winner, ...view.lanes.map(({ colour }) => colour).filter((colour) => colour !== payout.winner)].map((colour) => (
            <li key={colour} class={colour}>
              <Suit colour={colour} />
              <span>
                {rich(colour === payout.winner ? "payout.chips-back" : "payout.chips-add", {
                  monster: monster(colour),
                  before: payout.chipsBefore[colour] ?? 0,
                  after: payout.chipsAfter[colour] ?? 0,
                })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section class="grow" tabIndex={0} aria-label={t("payout.tricks-title")}>
        <h2 class="h2">{t("payout.tricks-title")}</h2>
        <ol class="log">
          {[...payout.tricks].reverse().map((trick, at) => (
            <li key={trick.number} class={at > 0 && trick.leader === company.you ? "me" : ""}>
              {at > 0 ? <Face face={faceOf(company, trick.leader)} class="lf" /> : <span />}
              <span>
                {trick.winner
                  ? rich("payout.trick", { number: trick.number, monster: monster(trick.winner), strength: trick.strength })
                  : rich("payout.trick-nobody", { number: trick.number })}
                {at > 0 && <span class="vh"> {t("payout.leads-next", who(company, trick.leader))}</span>}
              </span>
              <span />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
