import sprite from "potager:sprite";
import { CLOUD } from "./cloud";

const PLANTS = [
  ["pl-tree", 28, 88, 112], ["pl-stake", 192, 100, 96], ["pl-tree", 282, 80, 116], ["pl-stalk", 398, 100, 94], ["pl-stake", 556, 98, 98],
] as const;
const FRUIT = [
  ["red-2", 48, 116, 17], ["red-2", 82, 104, 16], ["red-2", 98, 130, 17], ["red-2", 64, 136, 16],
  ["red-1", 203, 129, 22], ["red-1", 252, 109, 21], ["red-1", 250, 149, 22],
  ["yellow-1", 302, 109, 19], ["yellow-1", 338, 96, 18], ["yellow-1", 353, 122, 19], ["yellow-1", 322, 129, 18],
  ["yellow-3", 413, 133, 24], ["yellow-3", 453, 126, 24],
  ["violet-1", 568, 128, 22], ["violet-1", 616, 108, 21], ["violet-1", 614, 148, 22],
] as const;
const BURIED = [
  ["red-4", 40, 198, 40], ["green-1", 128, 198, 42], ["violet-1", 216, 202, 42], ["yellow-2", 294, 200, 48], ["green-3", 366, 197, 44], ["red-3", 438, 202, 40], ["violet-3", 524, 198, 42], ["green-4", 606, 200, 42],
] as const;

/** A bed in the sun; the garden goes on beyond the edges. */
export function VegeTablesScene() {
  return (
    <svg class="ill" viewBox="150 0 390 280" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
      <path class="gs-sky" d="M-400-400h1480v680H-400z" />
      <circle class="gs-sun" cx="446" cy="50" r="28" />
      <g class="gs-cloud">
        <path d={CLOUD} transform="translate(206 34)" />
        <path d={CLOUD} transform="translate(322 14) scale(.8)" />
        <path d={CLOUD} transform="translate(66 40)" />
        <path d={CLOUD} transform="translate(556 56)" />
      </g>
      <path class="gs-far" d="M-400 150C-240 118-120 140 0 138S120 118 210 126s170 10 260-4 150-20 230 2 200 6 380-2v158H-400z" />
      <path class="gs-near" d="M-400 172C-200 150-60 166 40 162s180-16 290-6 230 14 350-4 280 8 400 2v126H-400z" />
      <path class="gs-soil" d="M-400 190h1480v90H-400z" />
      <path class="gs-edge" d="M-400 190h1480v8H-400z" />
      {[...PLANTS, ...FRUIT, ...BURIED].map(([id, x, y, size], at) => <use key={at} href={`${sprite}#${id}`} x={x} y={y} width={size} height={size} />)}
    </svg>
  );
}
