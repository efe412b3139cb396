/** The board as a grid of named cells over the picture: arrow keys, Enter, a tap. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { VineId } from "../../../engine/vine";
import { type CellName, cellName, type Span } from "./cells";
import { CELL } from "./drawing/shapes";

interface GridProps {
  id: VineId;
  label: string;
  describedBy: string;
  span: Span;
  says: (x: number, y: number) => string;
  /** Cells that are picked or chosen. */
  chosen: ReadonlySet<CellName>;
  /** Upper cells of beans, hanging or offered. */
  tall: ReadonlySet<CellName>;
  /** Cells that answer, in the order of the offers. */
  places: readonly CellName[];
  press: (cell: CellName) => void;
  hover: (cell: CellName | null) => void;
  reveal: (x: number, y: number) => void;
  keys: (event: KeyboardEvent) => boolean;
}

const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const read = (cell: CellName): [number, number] => {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return [x, y];
};

export function Grid({ id, label, describedBy, span, says, chosen, tall, places, press, hover, reveal, keys }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<CellName | null>(null);
  const rows = Array.from({ length: span.top + 1 }, (_, row) => span.top - row);
  const columns = Array.from({ length: span.east - span.west + 1 }, (_, column) => span.west + column);
  const there = (cell: CellName): boolean => {
    const [x, y] = read(cell);
    return x >= span.west && x <= span.east && y <= span.top && y >= 0;
  };
  // Tab reaches the cell that was last looked at, else the picked one, else the first place.
  const stop = [at, [...chosen][0], places[0]].find((cell) => cell && there(cell)) ?? cellName(0, 0);
  useKept(grid, stop);

  const go = (cell: CellName) => {
    if (!there(cell)) return;
    setAt(cell);
    grid.current?.querySelector<HTMLElement>(`[data-vcell="${cell}"]`)?.focus({ preventScroll: true });
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = (event.target as HTMLElement).dataset.vcell ?? stop;
    const [x, y] = read(cell);
    const arrow = ARROWS[event.key];
    const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (arrow) go(cellName(x + arrow[0], y + arrow[1]));
    else if (step && places.length > 0) go(places[(Math.max(places.indexOf(cell), step - 1) + step + places.length) % places.length] ?? cell);
    // Enter on what is picked is left to the table, which may do it then.
    else if (event.key === " " || (event.key === "Enter" && !chosen.has(cell))) press(cell);
    else if (!keys(event)) return;
    event.preventDefault();
  };

  return (
    <div class="vgrid" role="grid" ref={grid} aria-label={label} aria-describedby={describedBy} aria-colcount={columns.length} data-grid={id} onKeyDown={pressed}>
      {rows.map((y) => (
        <div key={y} role="row">
          {columns.map((x) => {
            const cell = cellName(x, y);
            const answers = places.includes(cell);
            return (
              <div
                key={x}
                role="gridcell"
                class={`vcell ${answers ? "can" : ""} ${tall.has(cell) ? "tall" : ""}`}
                style={{ left: `${x * CELL}px`, top: `${-y * CELL}px` }}
                data-vcell={cell}
                data-lane={`${id}:${cell}`}
                tabIndex={cell === stop ? 0 : -1}
                aria-label={says(x, y)}
                aria-colindex={x - span.west + 1}
                aria-selected={answers || chosen.has(cell) ? chosen.has(cell) : undefined}
                onClick={() => {
                  setAt(cell);
                  press(cell);
                }}
                onFocus={() => reveal(x, y)}
                onPointerEnter={answers ? (event) => event.pointerType === "mouse" && hover(cell) : undefined}
                onPointerLeave={answers ? () => hover(null) : undefined}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** When the board shrinks under the focused cell, the focus goes to the one that is left. */
function useKept(grid: RefObject<HTMLElement | null>, stop: CellName): void {
  const had = useRef(false);
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const track = () => (had.current = element.contains(document.activeElement));
    element.addEventListener("focusin", track);
    element.addEventListener("focusout", (event) => {
      if (event.relatedTarget) had.current = false;
    });
    return () => element.removeEventListener("focusin", track);
  }, []);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) grid.current?.querySelector<HTMLElement>(`[data-vcell="${stop}"]`)?.focus({ preventScroll: true });
  });
}
