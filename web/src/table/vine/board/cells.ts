/** The cells of a board: what lies in each, what can be put there, and how far the board reaches. */
import type { BeanFace, BunchAt, Cut, Offer, PlantAt, PlantFace, VineSeen } from "../../../engine/vine";
import type { Box } from "./camera";
import { CELL } from "./drawing/shapes";

export type CellName = string;
export type Face = PlantFace | BeanFace;
export const cellName = (x: number, y: number): CellName => `${x},${y}`;
export const isBean = (face: Face): face is BeanFace => "bean" in face;

export interface Lying {
  plant?: PlantAt;
  bunch?: BunchAt;
  /** The lower half of the bunch. */
  lower?: boolean;
}

export function lyingOn({ plants, hanging }: VineSeen): Map<CellName, Lying> {
  const cells = new Map<CellName, Lying>();
  for (const plant of plants) cells.set(cellName(plant.x, plant.y), { plant });
  for (const bunch of hanging) {
    cells.set(cellName(bunch.x, bunch.y), { bunch });
    cells.set(cellName(bunch.x, bunch.y - 1), { bunch, lower: true });
  }
  return cells;
}

/** The offers of a cell; a bean also answers from its lower half, where nothing else is offered. */
export function offersOn(offers: readonly Offer[], faceOf: (offer: Offer) => Face, cell: CellName): Offer[] {
  const here = offers.filter(({ x, y }) => cellName(x, y) === cell);
  return here.length > 0 ? here : offers.filter((offer) => isBean(faceOf(offer)) && cellName(offer.x, offer.y - 1) === cell);
}

/** The next turn of a picked tile: the next offer in its cell. */
export function turned(offers: readonly Offer[], picked: Offer): Offer {
  const ways = waysOf(offers, picked);
  return ways[(ways.findIndex(({ move }) => move === picked.move) + 1) % ways.length] ?? picked;
}

export const waysOf = (offers: readonly Offer[], { x, y }: { x: number; y: number }): Offer[] => offers.filter((offer) => offer.x === x && offer.y === y);

/** One offer a cell: the picked one, else the first. */
export function ghostsOf(offers: readonly Offer[], picked: Offer | null): Offer[] {
  const cells = new Map<CellName, Offer>();
  for (const offer of offers) {
    const cell = cellName(offer.x, offer.y);
    if (!cells.has(cell) || offer.move === picked?.move) cells.set(cell, offer);
  }
  return [...cells.values()];
}

/** The cells of what falls, both of a bean. */
export const fallsWith = ({ plants, hanging }: Cut): Set<CellName> =>
  new Set([...plants.map(({ x, y }) => cellName(x, y)), ...hanging.flatMap(({ x, y }) => [cellName(x, y), cellName(x, y - 1)])]);

/** How far a vine reaches, with the places that are offered. */
export interface Reach {
  west: number;
  east: number;
  top: number;
}

export const reachOf = ({ box }: VineSeen, places: readonly { x: number; y: number }[]): Reach => ({
  west: Math.min(0, box.west, ...places.map(({ x }) => x)),
  east: Math.max(0, box.east, ...places.map(({ x }) => x)),
  top: Math.max(box.top, ...places.map(({ y }) => y)),
});

export const joint = (one: Reach, other: Reach): Reach => ({ west: Math.min(one.west, other.west), east: Math.max(one.east, other.east), top: Math.max(one.top, other.top) });

/** Columns and rows that are drawn, and whether what is in use touches the outermost columns. */
export interface Span extends Reach {
  atWest: boolean;
  atEast: boolean;
}

const COLUMNS = 7;
const ROWS = 7;

/** At least 7 × 7 with the root as near to the middle as it goes, a column free on both sides if there is one, and always a row of sky over the top. */
export function spanOf({ west: low, east: high, top }: Reach): Span {
  const wide = Math.max(COLUMNS, high - low + 1);
  const spare = wide - (high - low + 1);
  const least = Math.min(1, spare);
  const west = low - Math.min(Math.max(least, spare - 1), Math.max(least, low + (COLUMNS - 1) / 2));
  const east = west + wide - 1;
  return { west, east, top: Math.max(ROWS, top + 1), atWest: west === low, atEast: east === high };
}

/** Soil that is seen under the root, and room beside what touches the edge: in the west for the numbers of the rows. */
const SOIL = 84;
const WEST = 38;
const EAST = 12;

export const needOf = ({ west, east, top }: Reach): Box => ({ west: west * CELL, east: (east + 1) * CELL, top: -top * CELL, bottom: SOIL });

export function boxOf({ west, east, top, atWest, atEast }: Span): Box {
  return { west: west * CELL - (atWest ? WEST : 0), east: (east + 1) * CELL + (atEast ? EAST : 0), top: -top * CELL, bottom: SOIL };
}
