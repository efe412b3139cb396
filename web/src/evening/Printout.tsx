import { useEffect, useState } from "preact/hooks";
import type { RankingRow } from "../engine/evening";
import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useAsked } from "./ask";
import { isFinished } from "./course";
import { lineName } from "./SheetForm";
import { Ranking, rankingTitle } from "./Ranking";
import type { Evening, Table } from "./shape";
import { gameName, personName, sumWords, written } from "./words";

export type Printed = "all" | "sheets" | "ranking";

/** A table's score sheet on paper: empty to be filled in by hand, or as it was filled in here. */
function PaperSheet({ evening, table, head, code }: { evening: Evening; table: Table; head: string; code: string | null }) {
  const players = table.seats.length;
  const { answer } = useAsked("eveningSheet", { game: evening.game, players, lines: table.sheet ?? {} });
  const done = isFinished(table);
  const lines = (answer?.lines ?? []).filter(({ key }) => key !== "total");
  return (
    <section class="paper">
      <header>
        <h2>{head}</h2>
        <p>{evening.name} · {gameName(evening.game)}</p>
        {code !== null && <p>{t("evening.code")} <b>{code}</b></p>}
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {table.seats.map((person, seat) => <th key={person} scope="col">{personName(evening, person)}{seat === 0 && <i>{t("evening.deals")}</i>}</th>)}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, unit, values }) => (
            <tr key={key}>
              <th scope="row">{lineName(key)}{unit !== 1 && <i>× {written(unit)}</i>}</th>
              {table.seats.map((person, seat) => {
                const value = table.sheet ? values[seat] : null;
                return <td key={person}>{typeof value === "number" ? written(value) : ""}</td>;
              })}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{t("evening.total")}</th>
            {table.seats.map((person, seat) => <td key={person}>{done ? written(table.points[seat] ?? 0) : ""}</td>)}
          </tr>
        </tbody>
      </table>
      {done && table.sheet && answer?.closes && <p>{sumWords(answer.sum)}</p>}
    </section>
  );
}

interface Props {
  evening: Evening;
  rows: readonly RankingRow[];
  /** The round whose sheets are printed. */
  at: number;
  codeOf: (round: number, table: Table) => string | null;
  what: Printed;
}

/** What goes to the printer, and never to the screen. */
export function Printout({ evening, rows, at, codeOf, what }: Props) {
  const tables = evening.rounds[at] ?? [];
  return (
    <div class="ev-print">
      {what !== "sheets" && (
        <section class="paper">
          <header>
            <h2>{rankingTitle(evening)}</h2>
            <p>{evening.name} · {gameName(evening.game)}</p>
          </header>
          <Ranking evening={evening} rows={rows} />
        </section>
      )}
      {what !== "ranking" &&
        tables.map((table, place) => (
          <PaperSheet key={`${at} ${place}`} evening={evening} table={table} head={t("evening.sheet-of", { round: at + 1, table: place + 1 })} code={codeOf(at, table)} />
        ))}
    </div>
  );
}

export function PrintDialog({ round, onPrint, onClose }: { round: number; onPrint: (what: Printed) => void; onClose: () => void }) {
  const [picked, pick] = useState<Printed | null>(null);
  useEffect(() => {
    if (!picked) return;
    onClose();
    setTimeout(() => print()); // when the dialog has gone and the paper is drawn
  }, [picked]);
  const button = (what: Printed, label: string, note: string) => (
    <button
      type="button"
      class="btn ev-choice"
      onClick={() => {
        onPrint(what);
        pick(what);
      }}
    >
      <Icon name="print" />
      <span><b>{label}</b><i>{note}</i></span>
    </button>
  );
  return (
    <Dialog title={t("evening.print")} class="small" onClose={onClose}>
      {button("sheets", t("evening.print-sheets", { round }), t("evening.print-sheets-note"))}
      {button("ranking", t("evening.print-ranking"), t("evening.print-ranking-note"))}
    </Dialog>
  );
}
