import sprite from "potager:sprite";
import type { FunctionComponent } from "preact";
import { familyOf } from "../../games";

/** The Field in small: some crops are up, some cards still lie. */
const BED = ["bggg", "yyyy", "rbrr", "vvbb"] as const;
const KINDS: Readonly<Record<string, string>> = { b: "tb-back", g: "tb-green", y: "tb-yellow", r: "tb-red", v: "tb-violet" };

function GardenThumb() {
  return (
    <svg viewBox="0 0 64 52" aria-hidden="true" focusable="false">
      <rect class="tb-soil" width="64" height="52" rx="6" />
      {BED.flatMap((row, down) =>
        [...row].map((kind, right) => <rect key={`${down}${right}`} class={KINDS[kind]} x={5 + 14 * right} y={4 + 11.4 * down} width="12" height="9.500" rx="2" />),
      )}
    </svg>
  );
}

function NightThumb() {
  return (
    <svg viewBox="0 0 64 52" aria-hidden="true" focusable="false">
      <rect class="sc-sky" width="64" height="52" rx="6" />
      <use href={`${sprite}#m-yellow`} x="2" y="10" width="34" height="34" />
      <use href={`${sprite}#m-red`} x="28" y="12" width="34" height="34" />
    </svg>
  );
}

/** Art, place, and how many cells high. */
const VINE = [["v-NS", 24, 30, 1], ["v-NESW", 24, 14, 1], ["v-leafL-E", 8, 14, 1], ["v-bean2-W", 40, 14, 2], ["v-NS", 24, -2, 1]] as const;

function VineThumb() {
  return (
    <svg viewBox="0 0 64 52" aria-hidden="true" focusable="false">
      <rect class="vs-sky" width="64" height="52" rx="6" />
      <path class="tb-soil" d="M0 46h64v6H0z" />
      {VINE.map(([id, x, y, high]) => (
        <g key={`${x},${y}`}>
          <rect class="vs-tile" x={x + 0.5} y={y + 0.5} width="15" height={16 * high - 1} rx="2.500" />
          <use href={`${sprite}#${id}`} x={x} y={y} width="16" height={16 * high} />
        </g>
      ))}
    </svg>
  );
}

const THUMBS: Readonly<Record<string, FunctionComponent>> = { "vege-tables": GardenThumb, vegeterrors: NightThumb, vine: VineThumb };

/** The small picture of a saved game. */
export function Thumb({ game }: { game: string }) {
  const Picture = THUMBS[familyOf(game)?.id ?? ""] ?? NightThumb;
  return <Picture />;
}
