/** What a board says: tiles, cells and what can be done there. */
import type { BeanFace, Cut, Offer, PlantFace, Side, Stubs, VineSeen } from "../../../engine/vine";
import { list, t } from "../../../i18n";
import { written } from "../../../i18n/numbers";
import { type CellName, cellName, type Face, fallsWith, isBean, type Lying, lyingOn, waysOf } from "./cells";
import { sidesOf } from "./drawing/shapes";

const sideName = (side: Side): string => t("vineboard.side", { side });
const sidesText = (sides: readonly Side[]): string => list(sides.map(sideName));
export const stubsText = (stubs: Stubs): string => sidesText(sidesOf(stubs));

/** "tee", "left leaf"; a tile of another set is told by its kind. */
export const plantName = ({ tile, kind, form }: PlantFace): string =>
  kind === "leaf" ? t("vineboard.leaf", { form: form ?? "other" }) : kind === "root" ? t("vineboard.root") : t("vineboard.stem", { tile });
/** "2-bean with shoots to the east and the west". */
export const beanName = ({ value, stubs }: BeanFace): string => t("vineboard.bean", { value, sides: stubsText(stubs) });
/** A tile with all that is printed on it, for a tray. */
export function plantSays(face: PlantFace): string {
  if (face.kind === "leaf") return plantName(face);
  const said = t("vineboard.shows", { tile: plantName(face), sides: stubsText(face.stubs) });
  return face.inEdge ? t("vineboard.twine", { tile: said, side: sideName(face.inEdge) }) : said;
}

export const placeName = (x: number, y: number): string => t("vineboard.place", { column: written(x), row: y });

export interface CellsAsk {
  vine: VineSeen;
  offers: readonly Offer[];
  faceOf: (offer: Offer) => Face;
  picked: Offer | null;
  cuts: readonly Cut[];
  cut: Cut | null;
  closed: ReadonlySet<CellName>;
}

/** Says each cell: its place, what lies there, and what can be done. */
export function speaker({ vine, offers, faceOf, picked, cuts, cut, closed }: CellsAsk): (x: number, y: number) => string {
  const cells = lyingOn(vine);
  const falls = cut ? fallsWith(cut) : new Set<CellName>();
  const ends = (x: number, y: number, playable: boolean) => vine.ends.filter((end) => end.x === x && end.y === y && end.playable === playable).map(({ side }) => side);

  const lies = (x: number, y: number, here: Lying | undefined): string => {
    if (!here) return t(y > 0 ? "vineboard.empty" : "vineboard.ground");
    if (here.lower) return t("vineboard.lower");
    const name = here.bunch ? bunchName(here.bunch.beans) : here.plant ? plantName(here.plant) : "";
    const [open, dead] = [ends(x, y, true), ends(x, y, false)];
    return t("vineboard.lies", { tile: name, open: open.length, sides: sidesText(open), dead: dead.length, blocked: sidesText(dead) });
  };

  const can = (x: number, y: number, here: Lying | undefined): string => {
    const cell = cellName(x, y);
    if (closed.has(cell)) return t("vineboard.closed");
    const found = waysOf(offers, { x, y });
    const first = found[0];
    if (first) {
      const taken = found.findIndex(({ move }) => move === picked?.move);
      const ways = found.length;
      if (taken < 0) return t("vineboard.can", { way: here?.bunch ? "stack" : isBean(faceOf(first)) ? "hang" : "place", ways });
      return t("vineboard.picked", { at: taken + 1, ways, sides: stubsText(faceOf(found[taken] ?? first).stubs) });
    }
    if (cut && falls.has(cell)) return t("vineboard.falls");
    return cuts.some(({ past }) => cellName(...past) === cell) ? t("vineboard.cut-here") : "";
  };

  return (x, y) => {
    const here = cells.get(cellName(x, y));
    const said = { place: placeName(x, y), lies: lies(x, y, here) };
    const more = can(x, y, here);
    return more ? t("vineboard.cell-can", { ...said, can: more }) : t("vineboard.cell", said);
  };
}

const bunchName = (beans: readonly BeanFace[]): string => t("vineboard.bunch", { beans: list(beans.map(({ value }) => t("vineboard.bean-short", { value })).toReversed()) });
