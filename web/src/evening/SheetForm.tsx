import type { EveningSheet, SheetLines } from "../engine/evening";
import { Face } from "../art/Art";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { NumberField, numberIn, textOf } from "./fields";
import type { Evening, Table } from "./shape";
import { faultWords, personName, sumWords, written } from "./words";

/** What stands in the fields, by line and seat. */
export type Cells = Record<string, string[]>;

export const cellsOf = (lines: SheetLines): Cells => Object.fromEntries(Object.entries(lines).map(([key, values]) => [key, values.map(textOf)]));
export const linesOf = (cells: Cells): SheetLines => Object.fromEntries(Object.entries(cells).map(([key, texts]) => [key, texts.map(numberIn)]));

/** Nothing written means nothing scored. */
export const zeros = ({ lines }: EveningSheet, cells: Cells, players: number): Cells =>
  Object.fromEntries(lines.map(({ key }) => [key, Array.from({ length: players }, (_, seat) => cells[key]?.[seat] || "0")]));

export const lineName = (key: string): string => t("evening.line", { key });

interface Props {
  evening: Evening;
  table: Table;
  /** What the core says of the sheet as it stands. */
  sheet: EveningSheet;
  cells: Cells;
  onWrite: (cells: Cells) => void;
  onZeros: () => void;
  onTotals: () => void;
}

function Check({ evening, table, sheet, onZeros, onTotals }: Omit<Props, "cells" | "onWrite">) {
  const { fault, closes, missing, sum } = sheet;
  if (closes) return <p class="ev-check ok" role="status"><Icon name="check" /><span>{sumWords(sum)}</span></p>;
  if (fault) {
    const { line, seat } = fault.params;
    const person = table.seats[Number(seat)];
    const more = { line: line === undefined ? "" : lineName(String(line)), name: person === undefined ? "" : personName(evening, person) };
    return (
      <div class="ev-check bad" role="status">
        <Icon name="warn" />
        <p>{faultWords(fault, more)} {t("evening.sheet-refused")}</p>
        <button type="button" class="btn" onClick={onTotals}>{t("evening.use-totals")}</button>
      </div>
    );
  }
  return (
    <div class="ev-check" role="status">
      <p>{t("evening.missing", { count: missing })}</p>
      <button type="button" class="btn" onClick={onZeros}>{t("evening.zeros")}</button>
    </div>
  );
}

/** The score sheet with a field for each line and person. */
export function SheetForm(props: Props) {
  const { evening, table, sheet, cells, onWrite } = props;
  const write = (key: string, seat: number, value: string) => {
    const line = table.seats.map((_, at) => (at === seat ? value : (cells[key]?.[at] ?? "")));
    onWrite({ ...cells, [key]: line });
  };
  return (
    <>
      <table class="ev-sheet">
        <thead>
          <tr>
            <td />
            {table.seats.map((person) => (
              <th key={person} scope="col">
                <Face face={evening.people[person]?.face ?? "you"} />
                <span>{personName(evening, person)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map(({ key, unit, step, least, most }) => (
            <tr key={key}>
              <th scope="row">{lineName(key)}{unit !== 1 && <i>× {written(unit)}</i>}</th>
              {table.seats.map((person, seat) => (
                <td key={person}>
                  <NumberField
                    label={t("evening.cell", { line: lineName(key), name: personName(evening, person) })}
                    value={cells[key]?.[seat] ?? ""}
                    least={least}
                    most={most}
                    step={step}
                    onInput={(value) => write(key, seat, value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("evening.total")}</th>
            {table.seats.map((person, seat) => <td key={person}>{written(sheet.totals[seat] ?? 0)}</td>)}
          </tr>
        </tfoot>
      </table>
      <Check {...props} />
    </>
  );
}
