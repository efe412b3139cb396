import { Art, Face } from "../art/Art";
import { Icon } from "../ui/Icon";
import { isFinished } from "./course";
import type { Evening, Table } from "./shape";

/** The people around a small bed, clockwise from the dealer below, who has the cards. */
export function Bed({ evening, table }: { evening: Evening; table: Table }) {
  return (
    <div class="dia" data-count={table.seats.length} aria-hidden="true">
      <span class="tbl">{isFinished(table) ? <Icon name="check" /> : <Art id="tractor" />}</span>
      {table.seats.map((person, at) => (
        <span key={person} class={`p p${at}`}>
          <Face face={evening.people[person]?.face ?? "you"} />
          {at === 0 && <i class="dlr" />}
        </span>
      ))}
    </div>
  );
}
