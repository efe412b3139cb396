/** Sky, hills, height lines with their numbers, and soil: as wide as the board, whatever part of the vine is seen. */
import type { Camera, Size } from "../camera";
import { CELL } from "./shapes";

const WIDE = 448;
/** Drawn over this width, with the ground at 0. */
const HILLS = ["M0-46C90-106 150-86 230-66S360-106 448-56V90H0z", "M0-20C70-46 160-36 260-20S400-40 448-16V90H0z"] as const;
const SOIL = "M0 46C80 38 150 56 230 48S380 40 448 50V3000H0z";
const GRASS = "M0 24c40-8 70 4 112 0s70-6 112 0 70 4 112 0 70-5 112 0v12H0z";
const UNDER = 29;
const DEEP = 3000;
/** A number so near to the upper edge is left out. */
const CUT_OFF = 9;

const lineOf = ({ y, scale }: Camera) => (row: number): number => y - row * CELL * scale;
/** Up to the upper edge, where there is sky above the board's own rows. */
function rowsOf(camera: Camera, rows: number): number[] {
  const more = Math.ceil(lineOf(camera)(rows) / (CELL * camera.scale));
  return Array.from({ length: rows + Math.max(0, more) }, (_, at) => at + 1);
}

interface SceneProps {
  camera: Camera;
  size: Size;
  rows: number;
  /** Rows over this one are closed. */
  hatchAbove?: number | undefined;
  hatch: string;
}

export function Scene({ camera, size, rows, hatchAbove, hatch }: SceneProps) {
  const ground = `translate(0px, ${camera.y}px) scale(${size.w / WIDE}, ${camera.scale})`;
  const line = lineOf(camera);
  const shown = rowsOf(camera, rows);
  return (
    <>
      <g class="vglide" style={{ transform: ground }}>
        <path class="vhill1" d={HILLS[0]} />
        <path class="vhill2" d={HILLS[1]} />
      </g>
      {hatchAbove !== undefined && (
        <g class="vglide" style={{ transform: `translate(0px, ${line(hatchAbove)}px)` }}>
          <rect class="vshut" x="0" y={-DEEP} width={size.w} height={DEEP} fill={`url(#${hatch})`} />
        </g>
      )}
      {shown.map((row) => (
        <g key={row} class="vglide" style={{ transform: `translate(0px, ${line(row)}px)` }}>
          <path class="vrowl" d={`M0 0H${size.w}`} />
        </g>
      ))}
      {hatchAbove !== undefined && (
        <g class="vglide" style={{ transform: `translate(0px, ${line(hatchAbove)}px)` }}>
          <path class="vlimit" d={`M0 0H${size.w}`} />
        </g>
      )}
      <g class="vglide" style={{ transform: ground }}>
        <rect class="vsoil1" y={UNDER} width={WIDE} height={DEEP} />
        <path class="vsoil2" d={SOIL} />
        <path class="vgrass" d={GRASS} />
      </g>
    </>
  );
}

/** Numbers of the rows over everything else; those up to the height are strong. */
export function RowNumbers({ camera, rows, height }: { camera: Camera; rows: number; height: number }) {
  const line = lineOf(camera);
  return (
    <>
      {rowsOf(camera, rows).filter((row) => line(row - 0.5) > CUT_OFF).map((row) => (
        <g key={row} class="vglide" style={{ transform: `translate(10px, ${line(row - 0.5)}px)` }}>
          <text class={row <= height ? "vrown on" : "vrown"} y="5">
            {row}
          </text>
        </g>
      ))}
    </>
  );
}

/** Far hills and soil for a small picture, in the units of the vine. */
export const SmallScene = () => (
  <>
    <path class="vhill1" d="M-900-40C-500-130-220-80 32-60S500-130 900-50V90H-900z" />
    <path class="vhill2" d="M-900-10C-600-60-200-40 60-20S600-50 900-14V90H-900z" />
    <rect class="vsoil1" x="-900" y={UNDER} width="1800" height="900" />
    <path class="vsoil2" d="M-900 46C-500 36-200 58 32 48S500 38 900 50V900H-900z" />
    <rect class="vgrass" x="-900" y="22" width="1800" height="13" />
  </>
);
