import sprite from "potager:sprite";

const STARS = [
  [36, 40, 2], [92, 22, 1.6], [128, 66, 1.4], [176, 30, 2], [214, 78, 1.5], [262, 18, 1.8], [318, 46, 2], [352, 88, 1.4],
  [398, 24, 1.6], [520, 96, 1.8], [566, 38, 2], [604, 74, 1.5], [648, 26, 1.7], [20, 104, 1.4], [60, 128, 1.6], [664, 118, 1.8],
] as const;

const MONSTERS = [
  ["m-green", 188, 86, 160],
  ["m-yellow", 294, 70, 178],
  ["m-blue", 84, 118, 138],
  ["m-red", 428, 106, 150],
] as const;

/** The four monsters on the night bed; its sides may be cut off. */
export function VegeterrorsScene() {
  return (
    <svg class="ill" viewBox="0 0 680 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <g class="sc-sky"><path d="M-400-400h1480v680H-400z" /></g>
      <circle cx="516" cy="56" r="34" class="sc-moon" />
      <circle cx="531" cy="47" r="29" class="sc-bite" />
      <g class="sc-star">{STARS.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} />)}</g>
      <path class="sc-far" d="M-400 196C-240 150-120 176 0 168C70 162 120 140 210 150S380 186 470 164S620 140 700 158S900 190 1080 160V280H-400z" />
      <path class="sc-near" d="M-400 214C-200 190-60 208 40 204S220 176 330 190S560 214 680 194S960 200 1080 196V280H-400z" />
      <path class="sc-soil" d="M-400 240h1480v40H-400z" />
      <path class="sc-edge" d="M-400 240h1480v7H-400z" />
      <g class="sc-shade">
        <ellipse cx="153" cy="252" rx="66" ry="6" /><ellipse cx="268" cy="242" rx="52" ry="5" />
        <ellipse cx="383" cy="243" rx="56" ry="5" /><ellipse cx="503" cy="252" rx="70" ry="6" />
      </g>
      {MONSTERS.map(([id, x, y, size]) => <use key={id} href={`${sprite}#${id}`} x={x} y={y} width={size} height={size} />)}
    </svg>
  );
}

/** A small one for a saved game. */
export function VegeterrorsThumb() {
  return (
    <svg viewBox="0 0 64 52" aria-hidden="true" focusable="false">
      <rect class="sc-sky" width="64" height="52" rx="6" />
      <use href={`${sprite}#m-yellow`} x="2" y="10" width="34" height="34" />
      <use href={`${sprite}#m-red`} x="28" y="12" width="34" height="34" />
    </svg>
  );
}
