import sprite from "potager:sprite";
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

/** The small picture of a saved game. */
export const Thumb = ({ game }: { game: string }) => (familyOf(game)?.id === "vege-tables" ? <GardenThumb /> : <NightThumb />);
