import type { SheetRow } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { signed } from "../cards";
import type { Rows } from "../Sheet";

/** Points, and how many crops they come from. */
function Sum({ count, points }: { count: number; points: number }) {
  if (count === 0) return <>–</>;
  return (
    <>
      {signed(points)}
      <small>{t("sheet.counted", { count })}</small>
    </>
  );
}

/** Crops closed by Fruits, by Tractors, and what ending the deal brought. */
export function ClosedRows({ sheet: { checks }, rows, mine }: Rows) {
  const line = (title: string, of: (row: SheetRow) => { count: number; points: number } | undefined, check: { count: number; points: number } | undefined) => (
    <tr class="counts">
      <th scope="row">{title}</th>
      {rows.map((row) => (
        <td key={row.seat} class={mine(row.seat)}>
          <Sum {...(of(row) ?? NONE)} />
        </td>
      ))}
      <td class="ck">
        <Sum {...(check ?? NONE)} />
      </td>
    </tr>
  );
  const ended = rows.find(({ closing }) => closing > 0)?.closing ?? 0;
  return (
    <>
      {line(t("sheet.by-fruit"), ({ fruits }) => fruits, checks.fruits)}
      {line(t("sheet.by-tractor"), ({ tractors }) => tractors, checks.tractors)}
      {line(t("sheet.ending"), ({ closing }) => (closing > 0 ? { count: closing, points: checks.closing ?? 0 } : NONE), { count: ended, points: checks.closing ?? 0 })}
    </>
  );
}

const NONE = { count: 0, points: 0 };
