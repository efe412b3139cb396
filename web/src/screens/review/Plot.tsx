/** The score over time: a line for each seat, told apart by dash, marker and label too; below it what each decision gave away. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Course, Seat } from "../../engine/types";
import { t } from "../../i18n";
import { written } from "../../i18n/numbers";
import { clip } from "../../store/clip";
import { apart, type Line, linesOf, ticksOf } from "./lines";
import type { Choice, Judged } from "./looking";

interface Props {
  course: Course;
  moves: number;
  /** The line that is drawn thick. */
  own: Seat;
  /** Seats that play together have one line. */
  sides: Seat[][];
  nameOf: (seats: Seat[]) => string;
  unit: string;
  choices: Choice[];
  judged: ReadonlyMap<number, Judged>;
  picked: number | null;
  pick: (at: number) => void;
}

const EDGE = { left: 36, above: 12, axis: 24, costs: 56 };
/** Room for the names at the ends of the lines, and letters that fit there. */
const ENDS = { wide: 112, narrow: 88 };
const LETTERS = { wide: 12, narrow: 8 };
/** A loss that fills the band of costs: dearer ones are cut off. */
const DEAREST = 0.2;
const SMALL = 520;
/** Room that the name of the first round takes. */
const NAME = 84;

const MARKERS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  "M-4 -4h8v8h-8z",
  "M0 -5l4.8 7.9h-9.6z",
  "M0 -5.4l5.4 5.4l-5.4 5.4l-5.4 -5.4z",
  "M0 5l4.8 -7.9h-9.6z",
  "M-5 -1.6h3.4v-3.4h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4z",
];

function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { ref, ...size };
}

export function Plot(props: Props) {
  const { ref, width, height } = useSize();
  return (
    <div class="rv-plot" ref={ref}>
      {width > 0 && height > 0 && <Drawn {...props} width={width} height={height} />}
    </div>
  );
}

function Drawn({ course, moves, own, sides, nameOf, unit, choices, judged, picked, pick, width, height }: Props & { width: number; height: number }) {
  const room = width < SMALL ? "narrow" : "wide";
  const lines = linesOf(course, sides, own);
  const ticks = ticksOf(lines);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const floor = height - EDGE.axis - EDGE.costs;
  const far = width - ENDS[room];
  const x = (at: number) => EDGE.left + ((far - EDGE.left) * at) / Math.max(1, moves);
  const y = (value: number) => floor - ((floor - EDGE.above) * (value - low)) / (high - low);
  const labels = apart(lines.map(({ end }) => y(end)), floor);
  const says = t("review.plot", { ends: lines.map(({ seats, end }) => t("review.plot-end", { name: nameOf(seats), value: written(end) })).join("; ") });
  const rounds = course.rounds.length > 1 ? course.rounds : [];
  // Names of rounds only where there is room for them.
  const sparse = Math.ceil((rounds.length * 34) / Math.max(1, far - EDGE.left));
  const named = x(rounds[sparse] ?? moves) - EDGE.left > NAME;
  return (
    <svg class="rv-chart" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={says}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path class="gl" d={`M${EDGE.left} ${y(tick)}H${far}`} />
          <text x={EDGE.left - 8} y={y(tick) + 4} text-anchor="end">
            {written(tick)}
          </text>
        </g>
      ))}
      {rounds.map((at, round) => (
        <g key={at}>
          {round > 0 && <path class="rd" d={`M${x(at)} ${EDGE.above}V${floor}`} />}
          {round % sparse === 0 && (
            <text x={x(at)} y={floor + 16} text-anchor={round === 0 ? "start" : "middle"}>
              {round === 0 && named ? t("review.round", { unit }) : round + 1}
            </text>
          )}
        </g>
      ))}
      {rounds.length === 0 && (
        <>
          <text x={EDGE.left} y={floor + 16}>{t("review.start")}</text>
          <text x={far} y={floor + 16} text-anchor="end">{t("review.moves", { count: moves })}</text>
        </>
      )}
      <Costs choices={choices} judged={judged} x={x} top={floor + EDGE.axis} depth={EDGE.costs - 8} far={far} pick={pick} />
      {picked !== null && <path class="selx" d={`M${x(picked)} ${EDGE.above - 6}V${height - 4}`} />}
      {[...lines.keys()].reverse().map((at) => (
        <Curve key={at} line={lines[at]!} look={at} x={x} y={y} far={far} size={room === "narrow" ? 0.72 : 1} />
      ))}
      {lines.map(({ seats, end }, at) => (
        <text key={at} class={`end s${at}`} x={far + 11} y={(labels[at] ?? 0) + 5}>
          <tspan class="v">{written(end)}</tspan> {short(nameOf(seats), LETTERS[room])}
        </text>
      ))}
    </svg>
  );
}

const short = (name: string, length: number): string => (name.length > length ? `${clip(name, length - 1)}…` : name);

interface CurveProps {
  line: Line;
  look: number;
  x: (at: number) => number;
  y: (value: number) => number;
  far: number;
  /** Of its markers. */
  size: number;
}

function Curve({ line: { marks }, look, x, y, far, size }: CurveProps) {
  const d = marks.map(({ at, value }, mark) => (mark === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`)).join("");
  const last = marks.at(-1);
  return (
    <>
      <path class={`ln s${look}`} d={`${d}H${far}`} />
      {[...marks.slice(1), ...(last ? [{ at: null, value: last.value }] : [])].map(({ at, value }, mark) => (
        <path key={mark} class={`mk s${look}`} d={MARKERS[look] ?? ""} transform={`translate(${at === null ? far : x(at)} ${y(value)}) scale(${size})`} />
      ))}
    </>
  );
}

interface CostProps {
  choices: Choice[];
  judged: ReadonlyMap<number, Judged>;
  x: (at: number) => number;
  top: number;
  depth: number;
  far: number;
  pick: (at: number) => void;
}

/** Decoration for the eye and the mouse: the list says the same in words. */
function Costs({ choices, judged, x, top, depth, far, pick }: CostProps) {
  return (
    <g class="costs">
      <path class="gl" d={`M${EDGE.left} ${top}H${far}`} />
      <text x={far + 11} y={top + 5}>{t("review.given")}</text>
      {choices.map(({ at }) => {
        const one = judged.get(at);
        if (!one) return null;
        const down = Math.max(3, (depth * Math.min(one.loss, DEAREST)) / DEAREST);
        return <path key={at} class="cost" data-grade={one.grade} d={`M${x(at) - 2} ${top}h4v${down}h-4z`} onClick={() => pick(at)} />;
      })}
    </g>
  );
}
