import type { ComponentChildren } from "preact";
import { Art, Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Log } from "../Log";
import { andNames, faceOf, nameOf, useCompany } from "../words";
import { Pip } from "./Card";
import { written } from "./cards";
import { Discarded, doubleFacts } from "./double/Facts";
import { groupsOf, linesOf } from "./log";
import { Opened } from "./Seats";
import { OpenWells, tournamentFacts } from "./tournament/Facts";

/** Beside the table, or in a sheet on a small screen: this deal in numbers, the log, what the marks mean. */
export function Rail({ view, me, log }: { view: VegeTablesView; me: Seat; log: VegeTablesEvent[] }) {
  return (
    <>
      {view.sides && (
        <section>
          <Sides view={view} me={me} />
        </section>
      )}
      <section>
        <h2 class="h2">{t("vege.this-deal")}</h2>
        <Facts view={view} me={me} />
      </section>
      {view.seats.some(({ seat, shown, known }) => seat !== me && shown.length + known.length > 0) && (
        <section class="phone">
          <h2 class="h2">{t("vege.seen-hands")}</h2>
          <SeenHands view={view} me={me} />
        </section>
      )}
      {view.silos && <OpenWells view={view} />}
      {view.piles && view.discards.length > 0 && <Discarded cards={view.discards} />}
      {!view.piles && view.discards.length > 0 && (
        <section>
          <h2 class="h2">{t("vege.discarded", { count: view.discards.length })}</h2>
          <ul class="opened gap">
            {view.discards.map((card, at) => (
              <li key={at}>
                <Pip card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="grow" tabIndex={0} aria-label={t("log.title")}>
        <h2 class="h2">{t("log.title")}</h2>
        <Log groups={groupsOf(log)} linesOf={linesOf} />
      </section>
      <section class="legend desk" aria-label={t("vege.legend")}>
        <Mark kind="k1">{t(view.piles ? "double.mark-counts" : view.silos ? "tournament.mark-free" : view.exchange ? "vege.mark-new" : "vege.mark-can")}</Mark>
        <Mark kind="k2">{t(view.piles ? "double.mark-tractor" : "vege.mark-tractor")}</Mark>
        {view.piles && <Mark kind="k6">{t("double.mark-burned")}</Mark>}
        {view.silos && <Mark kind="k4">{t("tournament.mark-chosen")}</Mark>}
        <Mark kind="k3">{t("vege.mark-just")}</Mark>
      </section>
    </>
  );
}

function Mark({ kind, children }: { kind: string; children: ComponentChildren }) {
  return (
    <span>
      <span class={`mark ${kind}`} aria-hidden="true">
        {kind === "k2" && <Art id="tractor" />}
      </span>
      {children}
    </span>
  );
}

function Facts({ view, me }: { view: VegeTablesView; me: Seat }) {
  const company = useCompany();
  const { crops, field, common, seats, owed } = view;
  const closed = crops.filter(({ stage }) => stage === 5).length;
  const pots = seats.filter(({ hasPot }) => hasPot);
  const rows: [string, ComponentChildren][] = view.double ? doubleFacts(view, view.double) : [[t("vege.harvested"), t("vege.of", { count: closed, all: crops.length })]];
  if (view.silos) rows.push(...tournamentFacts(view, me));
  if (field) rows.push([t("vege.field-left"), field.filter((lies) => lies).length]);
  if (common) rows.push([t("vege.in-pot"), common.cards.length], [t("vege.left-to-refill"), common.stock]);
  if (pots.length > 0) rows.push([t("vege.pots-taken"), t("vege.of", { count: pots.filter(({ pot }) => pot === null).length, all: pots.length })]);
  if (owed.closingPays > 0 && !view.double) rows.push([t("vege.closing-pays"), owed.closingPays]);
  rows.push([t("vege.first"), nameOf(company, view.starter)]);
  return (
    <dl class="kv">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On a small screen the seats have no room for cards that are known. */
function SeenHands({ view, me }: { view: VegeTablesView; me: Seat }) {
  const company = useCompany();
  return (
    <ul class="seen">
      {view.seats
        .filter(({ seat, shown, known }) => seat !== me && shown.length + known.length > 0)
        .map((here) => (
          <li key={here.seat}>
            <b class="sm">{nameOf(company, here.seat)}</b>
            <Opened here={here} />
          </li>
        ))}
    </ul>
  );
}

function Sides({ view, me }: { view: VegeTablesView; me: Seat }) {
  const company = useCompany();
  return (
    <>
      <h2 class="h2">{t("vege.sides")}</h2>
      <ul class="sides">
        {view.sides?.map(({ seats, points }) => (
          <li key={seats.join()} class={seats.includes(me) ? "us" : ""}>
            <span class="avs" aria-hidden="true">
              {seats.map((seat) => (
                <Face key={seat} face={faceOf(company, seat)} />
              ))}
            </span>
            <span>{andNames(company, seats)}</span>
            <b>
              {written(points)}
              <span class="vh">{t("vege.points-unit", { points })}</span>
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
