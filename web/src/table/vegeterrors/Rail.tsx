import { Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { LastTrick, VegeterrorsView as View, VegeterrorsEvent as Event } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import { settings } from "../../store/settings";
import { Gold, LyingCard, Suit } from "./Card";
import { cardSpoken, colourOf, monster } from "./cards";
import { Log } from "../Log";
import { groupsOf, linesOf } from "./log";
import { GoldBar } from "./Seats";
import { faceOf, nameOf, useCompany } from "../words";

/** Beside the table, or in a sheet on a small screen: last trick, own gold, discards, log. */
export function Rail({ view, me, log }: { view: View; me: Seat; log: Event[] }) {
  return (
    <>
      <section>
        <LastTrickPanel last={view.lastTrick} />
      </section>
      <section class="me-tot">
        <MyTotal view={view} seat={me} />
      </section>
      {settings.value.discards && (
        <section>
          <Discards view={view} />
        </section>
      )}
      <section class="grow" tabIndex={0} aria-label={t("log.title")}>
        <h2 class="h2">{t("log.title")}</h2>
        <Log groups={groupsOf(log)} linesOf={linesOf} />
      </section>
    </>
  );
}

export function LastTrickPanel({ last }: { last: LastTrick | null }) {
  const company = useCompany();
  if (!last)
    return (
      <>
        <h2 class="h2">{t("table.last-trick")}</h2>
        <p class="xs dim gap">{t("table.last-trick-none")}</p>
      </>
    );
  return (
    <>
      <div class="hrow">
        <h2 class="h2">{t("table.last-trick")}</h2>
        <span class="tag">
          {last.winner && <Suit colour={last.winner} />}
          {last.winner ? t("table.won-with", { monster: monster(last.winner), strength: last.strength }) : t("table.nobody-short")}
        </span>
      </div>
      <ol class="peekrow" data-n={last.plays.length}>
        {last.plays.map((play) => (
          <li key={play.order} class={last.winner && (play.target ?? colourOf(play.card)) === last.winner ? "w" : ""}>
            <LyingCard
              card={play.card}
              says={t("table.lying", { card: cardSpoken(play.card), name: nameOf(company, play.seat), order: play.order, up: play.turnedUp ? "yes" : "no" })}
            />
            <span class="by" aria-hidden="true">
              <Face face={faceOf(company, play.seat)} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function MyTotal({ view, seat }: { view: View; seat: Seat }) {
  const company = useCompany();
  const gold = view.seats[seat]?.gold ?? 0;
  return (
    <div class="tip">
      <Face face={faceOf(company, seat)} />
      <div class="gr">
        <div class="who">
          <span>{nameOf(company, seat)}</span> <Gold amount={gold} />
        </div>
        <GoldBar gold={gold} target={view.target} />
        <span class="xs dim">{t("table.ends-at", { target: view.target })}</span>
      </div>
    </div>
  );
}

function Discards({ view }: { view: View }) {
  return (
    <>
      <h2 class="h2">{t("table.discards", { count: view.discards.length })}</h2>
      {view.discards.length === 0 ? (
        <p class="xs dim gap">{t("table.discards-none")}</p>
      ) : (
        <ol class="gone">
          {view.discards.map((card, at) => (
            <li key={at}>
              <LyingCard card={card} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
