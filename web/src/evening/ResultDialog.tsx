import { useState } from "preact/hooks";
import type { EveningSheet } from "../engine/evening";
import { Face } from "../art/Art";
import { t } from "../i18n";
import { Choices } from "../ui/Choices";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useAsked } from "./ask";
import { emptyTable, isFinished } from "./course";
import { NumberField, numberIn, textOf } from "./fields";
import { type Cells, cellsOf, linesOf, SheetForm, zeros } from "./SheetForm";
import type { Evening, Table } from "./shape";
import { personName } from "./words";

interface Props {
  evening: Evening;
  table: Table;
  title: string;
  onKeep: (patch: Partial<Table>) => void;
  onClose: () => void;
}

function Totals({ evening, table, typed, onType }: { evening: Evening; table: Table; typed: string[]; onType: (typed: string[]) => void }) {
  return (
    <ol class="ev-totals">
      {table.seats.map((person, seat) => {
        const name = personName(evening, person);
        return (
          <li key={person}>
            <Face face={evening.people[person]?.face ?? "you"} />
            <b aria-hidden="true">{name}</b>
            <NumberField label={t("evening.points-of", { name })} value={typed[seat] ?? ""} onInput={(value) => onType(typed.map((one, at) => (at === seat ? value : one)))} />
          </li>
        );
      })}
    </ol>
  );
}

/** Only a sheet of more than its total is worth a form. */
const hasLines = (sheet: EveningSheet | null): boolean => (sheet?.lines.length ?? 0) > 1;

/** The result of a table: the totals alone, or the whole score sheet, which is checked. */
export function ResultDialog({ evening, table, title, onKeep, onClose }: Props) {
  const { game } = evening;
  const players = table.seats.length;
  const [way, setWay] = useState<"totals" | "sheet">(table.sheet ? "sheet" : "totals");
  const [typed, type] = useState(table.points.map(textOf));
  const [cells, write] = useState<Cells>(cellsOf(table.sheet ?? {}));
  const { answer, fresh } = useAsked("eveningSheet", { game, players, lines: linesOf(cells) });

  const totals = typed.map(numberIn);
  const good = way === "totals" ? totals.every((one) => one !== null) : fresh && answer?.closes === true;
  const keep = (patch: Partial<Table>) => {
    onClose();
    onKeep(patch);
  };
  const finish = () => {
    if (!good) return;
    if (way === "totals") keep({ points: totals, sheet: null, out: false });
    else if (answer) keep({ points: answer.totals, sheet: linesOf(cells), out: false });
  };
  const useTotals = () => {
    if (answer) type(answer.totals.map(textOf));
    setWay("totals");
  };
  const started = isFinished(table) || table.sheet !== null;

  return (
    <Dialog
      title={title}
      class={way === "sheet" ? "ev-wide" : ""}
      onClose={onClose}
      foot={
        <>
          {way === "sheet" && !good && <button type="button" class="btn" onClick={() => keep({ points: table.seats.map(() => null), sheet: linesOf(cells), out: false })}>{t("evening.keep-draft")}</button>}
          <button type="submit" form="ev-result" class="btn pri" aria-disabled={!good}>{t("evening.keep")}</button>
        </>
      }
    >
      <form
        id="ev-result"
        class="ev-result"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        {hasLines(answer) && (
          <Choices
            label={t("evening.way")}
            choices={[{ value: "totals", label: t("evening.way-totals") }, { value: "sheet", label: t("evening.way-sheet") }]}
            value={way}
            onPick={setWay}
          />
        )}
        {way === "sheet" && answer ? (
          <SheetForm evening={evening} table={table} sheet={answer} cells={cells} onWrite={write} onZeros={() => write(zeros(answer, cells, players))} onTotals={useTotals} />
        ) : (
          <Totals evening={evening} table={table} typed={typed} onType={type} />
        )}
      </form>
      {started ? (
        <button type="button" class="btn quiet ev-aside" onClick={() => keep({ ...emptyTable(table.seats), match: table.match })}><Icon name="trash" />{t("evening.clear")}</button>
      ) : (
        <button type="button" class="btn quiet ev-aside" onClick={() => keep({ out: true })}>{t("evening.leave-out")}</button>
      )}
    </Dialog>
  );
}
