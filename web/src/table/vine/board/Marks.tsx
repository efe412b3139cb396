/** What is marked over the tiles: open and dead connections, fresh tiles, joints that can be cut. */
import type { Cut, Side, VineSeen } from "../../../engine/vine";
import { useAid } from "../../aid";
import { cellName } from "./cells";
import { corner } from "./drawing/pictures";
import { CELL, HALF, STEP, turnsTo } from "./drawing/shapes";

/** The middle of a cell's edge. */
const joint = (x: number, y: number, side: Side): string => {
  const [over, up] = STEP[side];
  return `translate(${x * CELL + HALF + over * HALF} ${-y * CELL + HALF - up * HALF})`;
};
const facing = (x: number, y: number, side: Side): string => cellName(x + STEP[side][0], y + STEP[side][1]);

/** Open connections; `covered`: cells where a ghost shows the same. */
export const Ends = ({ ends, covered }: { ends: VineSeen["ends"]; covered: ReadonlySet<string> }) => (
  <>
    {ends
      .filter(({ x, y, side }) => !covered.has(facing(x, y, side)))
      .map(({ x, y, side, playable }) => (
        <g key={`${x},${y} ${side}`} transform={joint(x, y, side)}>
          {playable ? <circle class="vopen" r="7" /> : <Dead side={side} />}
        </g>
      ))}
  </>
);

/** A stop across the shoot: nothing will grow from here. */
export const Dead = ({ side }: { side: Side }) => (
  <g transform={`rotate(${turnsTo(side) * 90})`}>
    <rect class="vdead" x="-12" y="-3" width="24" height="8" rx="4" />
  </g>
);

/** Places that look right and are shut by a rule of the solo game. */
export const Closed = ({ cells }: { cells: readonly { x: number; y: number }[] }) => (
  <>
    {cells.map(({ x, y }) => (
      <g key={cellName(x, y)} class="vshutcell" transform={corner(x, y)}>
        <rect x="4" y="4" width={CELL - 8} height={CELL - 8} rx="9" />
        <path d="M22 22l20 20M42 22l-20 20" />
      </g>
    ))}
  </>
);

const middle = ([[x, y], [x2, y2]]: Cut["edge"]): string => `translate(${((x + x2) / 2) * CELL + HALF} ${(-(y + y2) / 2) * CELL + HALF})`;

interface CutsProps {
  cuts: readonly Cut[];
  cut: Cut | null;
  choose: (cut: Cut) => void;
}

/** The marks are for the eye and the mouse; keyboards and screen readers cut at the cell past the joint. */
export function Cuts({ cuts, cut, choose }: CutsProps) {
  const { move: hinted } = useAid();
  const mark = (one: Cut, on: boolean) => (
    <g key={one.move} class={`vsnip ${on ? "on" : ""} ${one.move === hinted ? "hinted" : ""}`} transform={middle(one.edge)} onClick={() => choose(one)}>
      <circle class="vreach" r="15" />
      {on ? (
        <>
          <circle r="17" />
          <g transform="translate(-11 -11)">
            <Scissors />
          </g>
        </>
      ) : (
        <>
          <circle r="8" />
          <path d="M-3-3l6 6M3-3l-6 6" />
        </>
      )}
    </g>
  );
  return (
    <>
      <g>{cuts.filter(({ move }) => move !== cut?.move).map((one) => mark(one, false))}</g>
      <g>{cuts.filter(({ move }) => move === cut?.move).map((one) => mark(one, true))}</g>
    </>
  );
}

/** The art of the toolbox, at the size of the mark. */
const Scissors = () => (
  <svg width="22" height="22" viewBox="0 0 24 24">
    <path d="M6 2l7.500 12M18 2l-7.500 12" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" fill="none" />
    <circle class="vring" cx="7" cy="18" r="3.600" />
    <circle class="vring" cx="17" cy="18" r="3.600" />
  </svg>
);
