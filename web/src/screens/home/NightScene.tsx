import sprite from "potager:sprite";

const STARS = [
  [36, 40, 2], [92, 22, 1.6], [128, 66, 1.4], [176, 30, 2], [214, 78, 1.5], [262, 18, 1.8], [318, 46, 2], [352, 88, 1.4],
  [398, 24, 1.6], [520, 96, 1.8], [566, 38, 2], [604, 74, 1.5], [648, 26, 1.7], [20, 104, 1.4], [60, 128, 1.6], [664, 118, 1.8],
] as const;

const MONSTERS = [
  ["m-green", 218, 108, 138],
  ["m-yellow", 312, 98, 150],
  ["m-blue", 138, 136, 120],
  ["m-red", 416, 130, 126],
] as const;

/** The four monsters on the night bed; the night goes on beyond the edges. */
export function VegeterrorsScene() {
  return (
    <svg class="ill" viewBox="128 0 424 280" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
      <g class="sc-sky"><path d="M-400-400h1480v680H-400z" /></g>
      <circle cx="486" cy="52" r="32" class="sc-moon" />
      <circle cx="500" cy="44" r="27" class="sc-bite" />
      <g class="sc-star">{STARS.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} />)}</g>
      <path class="sc-far" d="M-400 196C-240 150-120 176 0 168C70 162 120 140 210 150S380 186 470 164S620 140 700 158S900 190 1080 160V280H-400z" />
      <path class="sc-near" d="M-400 214C-200 190-60 208 40 204S220 176 330 190S560 214 680 194S960 200 1080 196V280H-400z" />
      <path class="sc-soil" d="M-400 240h1480v40H-400z" />
      <path class="sc-edge" d="M-400 240h1480v7H-400z" />
      <g class="sc-shade">
        <ellipse cx="198" cy="252" rx="58" ry="6" /><ellipse cx="287" cy="242" rx="46" ry="5" />
        <ellipse cx="387" cy="243" rx="50" ry="5" /><ellipse cx="479" cy="252" rx="60" ry="6" />
      </g>
      {MONSTERS.map(([id, x, y, size]) => <use key={id} href={`${sprite}#${id}`} x={x} y={y} width={size} height={size} />)}
    </svg>
  );
}
