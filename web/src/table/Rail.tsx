import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { Face } from "../art/Art";
import type { Event, LastTrick, Seat, View } from "../engine/types";
import { lang, t } from "../i18n";
import { settings } from "../store/settings";
import { Gold, LyingCard, Suit } from "./Card";
import { cardSpoken, colourOf, monster } from "./cards";
import { groupsOf, type Line, linesOf } from "./log";
import { GoldBar } from "./Seats";
import { type Company, faceOf, nameOf, useCompany } from "./words";

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
        <Log events={log} />
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

interface Drawn {
  last: Event | undefined;
  company: Company;
  language: string;
  node: VNode;
}

/** A long match has hundreds of lines: a group that did not grow is drawn once. */
export function Log({ events }: { events: Event[] }) {
  const company = useCompany();
  const language = lang.value;
  const drawn = useRef(new Map<string, Drawn>());
  return (
    <ol class="log">
      {groupsOf(events).map(({ key, title, events }) => {
        const last = events.at(-1);
        const known = drawn.current.get(key);
        if (known?.last === last && known?.company === company && known.language === language) return known.node;
        const node = (
          <li key={key} class="group">
            <span class="sep">{title}</span>
            <Lines lines={linesOf(events, company)} />
          </li>
        );
        drawn.current.set(key, { last, company, language, node });
        return node;
      })}
    </ol>
  );
}

export function Lines({ lines }: { lines: Line[] }) {
  const company = useCompany();
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.key} class={line.seat !== null && line.seat === company.you ? "me" : ""}>
          {line.seat === null ? <span /> : <Face face={faceOf(company, line.seat)} class="lf" />}
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
