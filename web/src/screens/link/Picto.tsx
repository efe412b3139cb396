import type { Unit } from "../../games";

/** Small drawings of what a link shows: hands face up or down around a table, or two vines. */
export type PictoKind = "deal" | "seat" | "round" | "match";

const SIDES = [
  ["you", "translate(48 56)"],
  ["left", "translate(14 32) rotate(90)"],
  ["top", "translate(48 9)"],
  ["right", "translate(82 32) rotate(90)"],
] as const;

const FIELD = [0, 1, 2, 3];

const STEMS = ["M26 54V22m0 18h-9m9-8h9", "M70 54V16m0 14h9m-9 14h-9"] as const;

/** Two skies; from the start nothing has grown. */
const Vines = ({ grown }: { grown: boolean }) => (
  <>
    {STEMS.map((stem, at) => (
      <g key={stem}>
        <rect class="pi-sky" x={8 + 44 * at} y="8" width="36" height="48" rx="4" />
        <path class="pi-stem" d={grown ? stem : `M${26 + 44 * at} 54v-6`} />
      </g>
    ))}
  </>
);

const Played = () => (
  <>
    <circle class="pi-disc" cx="48" cy="31.500" r="10" />
    <path class="pi-play" d="M45 26.500v10l8-5z" />
  </>
);

/** In the middle of a table of deals lies a Field of crops, else lanes. */
export function Picto({ kind, unit }: { kind: PictoKind; unit: Unit }) {
  const field = unit === "deal";
  const whole = kind === "round" || kind === "match";
  if (unit === "game")
    return (
      <svg class="picto" viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <rect class="pi-cloth" width="96" height="64" rx="8" />
        <Vines grown={kind !== "deal"} />
        {whole && <Played />}
      </svg>
    );
  const open = (side: string) => whole || side === "you";
  const colours = kind === "deal" ? [] : field ? (["green", "yellow", "red", "violet"] as const) : (["blue", "green", "yellow", "red"] as const);
  return (
    <svg class="picto" viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <rect class="pi-cloth" width="96" height="64" rx="8" />
      <rect class="pi-soil" x="29" y="17" width="38" height="29" rx="3" />
      {colours.map((colour, at) =>
        field
          ? FIELD.map((place) => <rect key={`${colour}${place}`} class={`pi-lane ${colour}`} x={31 + place * 9} y={19 + at * 6.5} width="7" height="5" rx="1" />)
          : <rect key={colour} class={`pi-lane ${colour}`} x={31 + at * 9} y="19" width="7" height="25" rx="1.5" />,
      )}
      {SIDES.map(([side, place]) => (
        <g key={side} transform={place}>
          {[-12, -6, 0, 6].map((x) => <rect key={x} class={open(side) ? "pi-open" : "pi-back"} x={x - 1} y="-5" width="8" height="11" rx="1.5" />)}
        </g>
      ))}
      {whole && <Played />}
    </svg>
  );
}
