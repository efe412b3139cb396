/** A vine in small: a picture that does nothing. */
import { useMemo } from "preact/hooks";
import type { VineSeen } from "../../../engine/vine";
import { Backs, Pieces, piecesOf } from "./drawing/pictures";
import { SmallScene } from "./drawing/Scene";
import { CELL } from "./drawing/shapes";

const WIDE = 5;
const HIGH = 4;
const SOIL = 58;
const ROOM = 14;

export function Thumb({ vine, label }: { vine: VineSeen; label: string }) {
  return useMemo(() => {
    const { west, east, top } = vine.box;
    const pieces = piecesOf(vine.plants, vine.hanging);
    const wide = Math.max(WIDE, east - west + 1);
    const first = west - (wide - (east - west + 1)) / 2;
    const high = Math.max(HIGH, top) * CELL + ROOM;
    return (
      <span class="vthumb">
        <svg viewBox={`${first * CELL - ROOM} ${-high} ${wide * CELL + 2 * ROOM} ${high + SOIL}`} preserveAspectRatio="xMidYMax meet" {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })} focusable="false">
          <SmallScene />
          <Backs pieces={pieces} />
          <Pieces pieces={pieces} />
        </svg>
      </span>
    );
  }, [vine, label]);
}
