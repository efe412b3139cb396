import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { Sheet as SheetData, SheetRow, VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import type { RoundEndProps } from "../family";
import { keepFocus } from "../keys";
import { Log } from "../Log";
import { type Company, faceOf, nameOf, useCompany, who } from "../words";
import { written } from "./cards";
import { ClosedRows } from "./double/Rows";
import { groupsOf, linesOf } from "./log";

/** What the paper sheet notes for each, one after the other. */
const Marks = ({ count, mark }: { count: number; mark: string }) => <>{count === 0 ? "–" : Array.from({ length: count }, () => mark).join(" ")}</>;

/** Partners stand side by side. */
const columnsOf = (sheet: SheetData): Seat[] => sheet.sides?.flatMap(({ seats }) => seats) ?? sheet.rows.map(({ seat }) => seat);

function Ticks({ row }: { row: SheetRow }) {
  return (
    <>
      <span class="ticks" aria-hidden="true">
        {Array.from({ length: row.harvested }, (_, at) => (
          <Icon key={at} name="check" />
        ))}
        {Array.from({ length: row.closing }, (_, at) => (
          <i key={`c${at}`}>
            <Icon name="check" />
          </i>
        ))}
      </span>
      <span class="vh">{t("sheet.ticks", { harvested: row.harvested, closing: row.closing })}</span>
    </>
  );
}

/** What the rows of a sheet share. */
export interface Rows {
  sheet: SheetData;
  rows: SheetRow[];
  mine: (seat: Seat) => string;
}

/** Crops harvested, and families. */
function CropRows({ sheet: { checks }, rows, mine }: Rows) {
  return (
    <>
      <tr>
        <th scope="row">{t("sheet.crops")}</th>
        {rows.map((row) => (
          <td key={row.seat} class={mine(row.seat)}>
            <Ticks row={row} />
          </td>
        ))}
        <td class="ck">
          <span class="tick">
            {checks.ticks}
            <Icon name="check" />
          </span>
        </td>
      </tr>
      <tr>
        <th scope="row">{t("sheet.families")}</th>
        {rows.map(({ seat, families }) => (
          <td key={seat} class={mine(seat)}>
            <Marks count={families} mark={t("sheet.family-mark")} />
          </td>
        ))}
        <td class="ck">{checks.families}</td>
      </tr>
    </>
  );
}

/** How the deal ended, in a sentence. */
export function endText(sheet: SheetData, company: Company): string {
  if (sheet.lost !== null) return t("sheet.lost", who(company, sheet.lost));
  if (sheet.closer === null) return t(sheet.bonus === "double" ? "sheet.standstill" : "sheet.ended");
  return t("sheet.closed", { ...who(company, sheet.closer), bonus: sheet.bonus ?? "pot", crops: sheet.rows.find(({ seat }) => seat === sheet.closer)?.closing ?? 0 });
}

/** The score sheet of a deal, as it lies beside the table: a column a player, and one to check. */
export function Sheet({ sheet, rounds, me }: { sheet: SheetData; rounds: number; me: Seat | null }) {
  const company = useCompany();
  const seats = columnsOf(sheet);
  const rows = seats.flatMap((seat) => sheet.rows.filter((row) => row.seat === seat));
  const { checks, sides } = sheet;
  const mine = (seat: Seat) => (seat === me ? "me" : "");
  return (
    <table class="scoresheet">
      <caption>{rounds > 1 ? t("sheet.title-of", { round: sheet.round, rounds }) : t("sheet.title")}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" class={mine(seat)}>
              <Face face={faceOf(company, seat)} class="lf" />
              <span>{nameOf(company, seat)}</span>
            </th>
          ))}
          <th scope="col" class="ck">
            {t("sheet.check")}
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.potMost > 0 && (
          <tr>
            <th scope="row">{t("sheet.pot", { bonus: sheet.bonus ?? "pot" })}</th>
            {rows.map(({ seat, pot }) => (
              <td key={seat} class={mine(seat)}>
                {pot ?? <span aria-label={t("sheet.pot-left", { bonus: sheet.bonus ?? "pot" })}>–</span>}
              </td>
            ))}
            <td class="ck">{t("sheet.of", { sum: checks.pot, most: checks.potMost })}</td>
          </tr>
        )}
        {sheet.bonus === "double" ? <ClosedRows sheet={sheet} rows={rows} mine={mine} /> : <CropRows sheet={sheet} rows={rows} mine={mine} />}
        <tr>
          <th scope="row">{t("sheet.penalties")}</th>
          {rows.map(({ seat, penalties }) => (
            <td key={seat} class={`${mine(seat)} ${penalties ? "bad" : ""}`}>
              <Marks count={penalties} mark={t("sheet.penalty-mark")} />
            </td>
          ))}
          <td class="ck">{checks.penalties}</td>
        </tr>
        <tr class="sum">
          <th scope="row">{t("sheet.total")}</th>
          {rows.map(({ seat, total }) => (
            <td key={seat} class={mine(seat)}>
              {written(total)}
            </td>
          ))}
          <td class="ck">{written(checks.total)}</td>
        </tr>
        {sides && (
          <tr class="side">
            <th scope="row">{t("sheet.side")}</th>
            {sides.map((side) => (
              <td key={side.seats.join()} colSpan={side.seats.length}>
                {written(side.total)}
              </td>
            ))}
            <td class="ck" />
          </tr>
        )}
        {rounds > 1 && (
          <Fragment>
            <tr class="match">
              <th scope="row">{t("sheet.before")}</th>
              {sides
                ? sides.map((side) => (
                    <td key={side.seats.join()} colSpan={side.seats.length}>
                      {written(side.before)}
                    </td>
                  ))
                : seats.map((seat) => (
                    <td key={seat} class={mine(seat)}>
                      {written(sheet.before[seat] ?? 0)}
                    </td>
                  ))}
              <td class="ck" />
            </tr>
            <tr class="match after">
              <th scope="row">{t("sheet.after")}</th>
              {sides
                ? sides.map((side) => (
                    <td key={side.seats.join()} colSpan={side.seats.length}>
                      {written(side.after)}
                    </td>
                  ))
                : seats.map((seat) => (
                    <td key={seat} class={mine(seat)}>
                      {written(sheet.after[seat] ?? 0)}
                    </td>
                  ))}
              <td class="ck" />
            </tr>
          </Fragment>
        )}
      </tbody>
    </table>
  );
}

export function PrintButton() {
  return (
    <button type="button" class="btn" onClick={() => print()}>
      <Icon name="print" />
      {t("sheet.print")}
    </button>
  );
}

/** A deal has ended: its score sheet in place of the table. */
export function RoundTable({ view, me, onward }: RoundEndProps<VegeTablesView>) {
  const company = useCompany();
  const go = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocus(() => go.current?.querySelector("button")), []);
  const sheet = view.lastSheet;
  if (!sheet) return null;
  return (
    <section class="roundend" aria-label={t("table.table")}>
      <p class="status" role="status">
        <span class="turnmark">{t("sheet.over", { round: sheet.round })}</span>
        <span class="words">{endText(sheet, company)}</span>
      </p>
      <div class="panel printable" role="region" tabIndex={0} aria-label={t("sheet.title")}>
        <p class="printed">{t("home.vege-tables")}</p>
        <Sheet sheet={sheet} rounds={view.rounds} me={company.you === null ? null : me} />
        <p class="printed">{endText(sheet, company)}</p>
      </div>
      <div class="onward" ref={go}>
        <PrintButton />
        {onward}
      </div>
    </section>
  );
}

/** The log up to the sheet: the next deal is not told yet. */
export function RoundRail({ log }: { view: VegeTablesView; log: VegeTablesEvent[] }) {
  const told = log.slice(0, log.findLastIndex(({ kind }) => kind === "sheet") + 1);
  return (
    <section class="grow" tabIndex={0} aria-label={t("log.title")}>
      <h2 class="h2">{t("log.title")}</h2>
      <Log groups={groupsOf(told)} linesOf={linesOf} />
    </section>
  );
}
