import { Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { Payout, VegeterrorsView as View, VegeterrorsEvent as Event } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { Gold, Suit } from "./Card";
import { monster } from "./cards";
import { GoldBar } from "./Seats";
import type { ResultProps } from "../family";
import { Podium } from "../Podium";
import { faceOf, nameOf, useCompany } from "../words";

/** The match is over: who won, the gold, every hand. */
export function Result({ view, log, practice, actions }: ResultProps<View, Event>) {
  const company = useCompany();
  const ranked = [...view.seats].sort((one, other) => other.gold - one.gold || one.seat - other.seat);
  const payouts = log.flatMap((event) => (event.kind === "payout" ? [event.payout] : []));
  const winners = view.winners ?? [];
  return (
    <div class="result">
      <Podium
        winners={winners}
        points={view.seats.map(({ gold }) => gold)}
        shared={winners.length > 1}
        played={t("table.result-hands", { count: payouts.length })}
        practice={practice}
        ranks={ranked.map((seat) => (
          <li key={seat.seat} class={winners.includes(seat.seat) ? "now" : ""}>
            <Face face={faceOf(company, seat.seat)} />
            <span class="who">{nameOf(company, seat.seat)}</span>
            <GoldBar gold={seat.gold} target={view.target} most={ranked[0]?.gold ?? 0} />
            <Gold amount={seat.gold} />
          </li>
        ))}
        actions={actions}
      />
      <section class="panel hands">
        <h2 class="h2">{t("table.hands-title")}</h2>
        <div class="scroll" tabIndex={0} role="region" aria-label={t("table.hands-title")}>
          <HandsTable payouts={payouts} players={view.game.players} />
        </div>
      </section>
    </div>
  );
}

function HandsTable({ payouts, players }: { payouts: Payout[]; players: number }) {
  const company = useCompany();
  const seats: Seat[] = Array.from({ length: players }, (_, seat) => seat);
  return (
    <table class="handstable">
      <thead>
        <tr>
          <th scope="col">{t("table.hand-column")}</th>
          <th scope="col">{t("table.winner-column")}</th>
          {seats.map((seat) => (
            <th scope="col" key={seat}>
              <Face face={faceOf(company, seat)} class="lf" />
              <span class="desk">{nameOf(company, seat)}</span>
              <span class="vh phone">{nameOf(company, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.round}>
            <th scope="row">{payout.round}</th>
            <td>
              <span class={`suitname ${payout.winner}`}>
                <Suit colour={payout.winner} />
                <span class="nm">{monster(payout.winner)}</span>
                <small>{t("table.tricks-short", { count: payout.dice[payout.winner] ?? 0 })}</small>
              </span>
            </td>
            {seats.map((seat) => {
              const slip = payout.slips.find((one) => one.seat === seat);
              return (
                <td key={seat} class={slip?.right ? "won" : ""}>
                  {slip?.right ? `+${slip.total}` : "0"}
                  {slip && <small>{slip.after}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
