/** Outlines of tiles in a cell of 64 × 64: curves as bare numbers, so that they can be turned and mirrored. */
import type { PlantFace, Side, Stubs } from "../../../../engine/vine";

/** Side of a cell in the units of the drawing. */
export const CELL = 64;
export const HALF = CELL / 2;
/** What a fitted board keeps to, in pixels; a smaller one is panned. */
export const SMALLEST_TILE = 40;
export const LARGEST_TILE = 84;
/** A shoot is drawn a little past its edge, so that no hair is left where two tiles meet. */
const BLEED = 0.8;

/** A point, and then for each curve two handles and its end. */
type Curve = readonly number[];
interface Shape {
  sides: Stubs;
  stems: readonly Curve[];
  /** Small leaves under the stem, in two tones. */
  pale?: Curve;
  fresh?: Curve;
}

/** Each set of sides there can be is one of these, turned. */
const SHAPES: readonly Shape[] = [
  { sides: "N", stems: [[32, 0, 32, 14, 30, 22, 32, 34]], pale: [32, 44, 24, 40, 24, 32, 32, 26, 40, 32, 40, 40, 32, 44] },
  {
    sides: "NS",
    stems: [[32, 0, 32, 18, 26, 20, 29, 32, 32, 44, 32, 46, 32, 64]],
    pale: [31, 38, 21, 40, 16, 35, 16, 26, 25, 26, 31, 31, 31, 38],
    fresh: [33, 26, 34, 19, 39, 15, 46, 15, 46, 22, 41, 26, 33, 26],
  },
  { sides: "NE", stems: [[32, 0, 32, 20, 44, 32, 64, 32]], pale: [37, 21, 27, 24, 22, 33, 25, 43, 34, 41, 39, 32, 37, 21] },
  {
    sides: "NES",
    stems: [
      [32, 0, 32, 20, 29, 26, 31, 36, 33, 46, 32, 50, 32, 64],
      [32.1, 56, 32.1, 41, 44, 32, 64, 32],
    ],
    pale: [31, 30, 20, 30, 14, 24, 15, 14, 25, 15, 32, 21, 31, 30],
  },
  {
    sides: "NESW",
    stems: [
      [32, 0, 32, 22, 34, 40, 32, 64],
      [32.5, 57, 32.5, 41, 44, 32, 64, 32],
      [32.8, 50, 32.8, 39, 20, 32, 0, 32],
    ],
    pale: [33, 24, 34, 16, 39, 12, 46, 12, 46, 20, 41, 25, 33, 24],
  },
];

const ROOT: Curve = [32, 0, 32, 14, 32, 28, 32, 40];
/** From each side to under a left leaf. */
const STALK: Record<Side, Curve> = {
  N: [32, 0, 32, 12, 35, 14, 34, 26],
  E: [64, 32, 52, 32, 46, 24, 36, 25],
  S: [32, 64, 32, 48, 34, 42, 31.5, 31],
  W: [0, 32, 14, 32, 26, 33, 33, 27],
};
/** From each side to the cap of a pod. */
const POD: Record<Side, Curve> = {
  N: [32, 0, 32, 14, 32, 28, 32, 42],
  E: [64, 32, 46, 32, 32, 26, 32, 42],
  S: [32, 64, 32, 58, 32, 50, 32, 42],
  W: [0, 32, 18, 32, 32, 26, 32, 42],
};

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** One cell further on a side; rows are counted upwards. */
export const STEP: Record<Side, readonly [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
export const sidesOf = (stubs: Stubs): Side[] => SIDES.filter((side) => stubs.includes(side));
/** A quarter turn clockwise is one. */
export const turnsTo = (side: Side): number => SIDES.indexOf(side);

const points = (curve: Curve, map: (x: number, y: number) => [number, number]): number[] => {
  const out: number[] = [];
  for (let at = 0; at < curve.length; at += 2) out.push(...map(curve[at] ?? 0, curve[at + 1] ?? 0));
  return out;
};
const quarter = (curve: Curve, turns: number): Curve => (turns === 0 ? curve : quarter(points(curve, (x, y) => [CELL - y, x]), turns - 1));
const mirrored = (curve: Curve): Curve => points(curve, (x, y) => [CELL - x, y]);

/** A point on the cell's edge is carried a little over it. */
const over = (at: number): number => (at === 0 ? -BLEED : at === CELL ? CELL + BLEED : at);
const onEdge = (x: number, y: number): boolean => [x, y].some((at) => at === 0 || at === CELL);

function written(curve: Curve, bleed: boolean): string {
  const [x = 0, y = 0, ...rest] = curve;
  const [endX = x, endY = y] = rest.slice(-2);
  const start = bleed && onEdge(x, y) ? `${over(x)} ${over(y)}L` : "";
  const end = bleed && onEdge(endX, endY) ? `L${over(endX)} ${over(endY)}` : "";
  return `M${start}${x} ${y}C${rest.join(" ")}${end}`;
}

/** Where the light falls on a stem: a little to the upper left, and at an edge along it, so that it meets the next tile's. */
const SHINE = 1.5;
const lit = (curve: Curve): Curve =>
  points(curve, (x, y) => [x === 0 || x === CELL ? x : x - SHINE, y === 0 || y === CELL ? y : y - SHINE]);

/** What is drawn of a tile besides its own picture: paths for the stem and the small leaves under it. */
export interface Lines {
  stem: string;
  shine: string;
  pale: string;
  fresh: string;
}

const stemOf = (curves: readonly Curve[]): Pick<Lines, "stem" | "shine"> => ({
  stem: curves.map((curve) => written(curve, true)).join(""),
  shine: curves.map((curve) => written(lit(curve), true)).join(""),
});
const joined = (curves: readonly Curve[]): Lines => ({ ...stemOf(curves), pale: "", fresh: "" });

const stems = new Map<Stubs, Lines>();
for (const { sides, stems: curves, pale, fresh } of SHAPES)
  for (let turns = 0; turns < SIDES.length; turns++) {
    const key = SIDES.filter((_, at) => sides.includes(SIDES[(at - turns + SIDES.length) % SIDES.length] ?? "")).join("");
    const leaf = (curve?: Curve) => (curve ? written(quarter(curve, turns), false) : "");
    if (!stems.has(key)) stems.set(key, { ...stemOf(curves.map((curve) => quarter(curve, turns))), pale: leaf(pale), fresh: leaf(fresh) });
  }

export function plantLines({ kind, stubs, form }: PlantFace): Lines {
  const sides = sidesOf(stubs);
  if (kind === "root") return joined([ROOT]);
  if (kind === "leaf") return joined(sides.map((side) => (form === "right" ? mirrored(STALK[turned(side)]) : STALK[side])));
  return stems.get(sides.join("")) ?? joined([]);
}

const turned = (side: Side): Side => (side === "E" ? "W" : side === "W" ? "E" : side);

export const podLines = (stubs: Stubs): Lines => joined(sidesOf(stubs).map((side) => POD[side]));
