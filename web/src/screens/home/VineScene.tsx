import sprite from "potager:sprite";
import { CLOUD } from "./cloud";

/** Art, place, and how many cells high: a vine that grows out of the picture. */
const TILES = [
  ["v-NS", 174, 252, 1], ["v-NSW", 174, 204, 1], ["v-leafL-E", 126, 204, 1], ["v-NESW", 174, 156, 1], ["v-SW", 222, 156, 1],
  ["v-bean3-N", 222, 204, 2], ["v-leafL-E", 126, 156, 1], ["v-NES", 174, 108, 1], ["v-leafR-W", 222, 108, 1], ["v-NS", 174, 60, 1],
  ["v-NS", 174, 12, 1], ["v-NS", 174, -36, 1],
] as const;

/** A vine against the sky; the field goes on beyond the edges. */
export function VineScene() {
  return (
    <svg class="ill" viewBox="54 76 288 256" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
      <path class="vs-sky" d="M-400-400h1480v760H-400z" />
      <g class="vs-cloud">
        <path d={CLOUD} transform="translate(72 168)" />
        <path d={CLOUD} transform="translate(286 132)" />
        <path d={CLOUD} transform="translate(-60 120)" />
        <path d={CLOUD} transform="translate(420 190)" />
      </g>
      <path class="vs-far" d="M-400 288C-260 262-80 282 48 286c90 3 170-22 300-8 150 12 300-16 732 2v80H-400z" />
      <path class="gs-soil" d="M-400 308h1480v60H-400z" />
      <path class="vs-grass" d="M-400 300c160-8 300 4 448 0 60-2 110 4 162 0 190-10 300 6 870-2v12H-400z" />
      {TILES.map(([id, x, y, high]) => (
        <g key={`${x},${y}`}>
          <rect class="vs-tile" x={x + 1} y={y + 1} width="46" height={48 * high - 2} rx="7" />
          <use href={`${sprite}#${id}`} x={x} y={y} width="48" height={48 * high} />
        </g>
      ))}
      <use href={`${sprite}#v-root-plain`} x="174" y="300" width="48" height="48" />
    </svg>
  );
}
