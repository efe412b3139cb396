/** A vine's tiles; what a chosen cut takes is hatched, what a cut took falls and fades, what is new springs up. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { VineSeen } from "../../../engine/vine";
import { still } from "../../../store/settings";
import { cellName } from "./cells";
import { Backs, corner, heightOf, type Piece, Pieces, piecesOf } from "./drawing/pictures";
import { CELL } from "./drawing/shapes";

interface PlantsProps {
  vine: VineSeen;
  /** Cells of what would fall. */
  falls: ReadonlySet<string> | null;
  hatch: string;
  /** Cells to ring: what was placed last. */
  fresh: readonly { x: number; y: number }[];
  /** The cell that was picked: what comes to lie there was seen there before. */
  seen: string | null;
}

const FALL = 420;
const NOTHING: Piece[] = [];

export function Plants({ vine, falls, hatch, fresh, seen }: PlantsProps) {
  const pieces = useMemo(() => piecesOf(vine.plants, vine.hanging), [vine]);
  const { born, fallen } = useChange(pieces, vine.vine, seen);
  return useMemo(() => {
    const goes = ({ x, y }: Piece) => falls?.has(cellName(x, y)) ?? false;
    const going = pieces.filter(goes);
    return (
      <>
        {fallen.length > 0 && (
          <g class="vfallen">
            <Backs pieces={fallen} />
            <Pieces pieces={fallen} />
          </g>
        )}
        <Backs pieces={pieces} />
        {fresh.map(({ x, y }) => (
          <g key={cellName(x, y)} transform={corner(x, y)}>
            <rect class="vjust" x="1.5" y="1.5" width={CELL - 3} height={heightOf(pieces.some((piece) => piece.tall && piece.x === x && piece.y === y)) - 3} rx="9" />
          </g>
        ))}
        <Pieces pieces={going.length > 0 ? pieces.filter((piece) => !goes(piece)) : pieces} fresh={born} />
        {going.length > 0 && (
          <g class="vgone">
            <Pieces pieces={going} />
          </g>
        )}
        {going.map(({ key, x, y, tall }) => (
          <g key={key} transform={corner(x, y)}>
            <rect class="vweft" x="1.5" y="1.5" width={CELL - 3} height={heightOf(tall) - 3} rx="9" fill={`url(#${hatch})`} />
            <rect class="vgl" x="2" y="2" width={CELL - 4} height={heightOf(tall) - 4} rx="9" />
          </g>
        ))}
      </>
    );
  }, [pieces, falls, hatch, fresh, born, fallen]);
}

/** What came and what went since the vine was last drawn. */
function useChange(pieces: Piece[], vine: number, seen: string | null): { born: ReadonlySet<string>; fallen: Piece[] } {
  const last = useRef({ pieces, vine });
  const change = useMemo(() => {
    const before = last.current.vine === vine ? last.current.pieces : pieces;
    last.current = { pieces, vine };
    const old = new Set(before.map(({ key }) => key));
    const cells = new Set(pieces.map(({ x, y }) => cellName(x, y)));
    const born = pieces.filter(({ key, x, y }) => !old.has(key) && cellName(x, y) !== seen);
    return { born: new Set(born.map(({ key }) => key)), fallen: before.filter(({ x, y }) => !cells.has(cellName(x, y))) };
  }, [pieces, vine]);
  const [over, setOver] = useState<typeof change | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(change), FALL);
    return () => clearTimeout(timer);
  }, [change]);
  return { born: change.born, fallen: over === change || still.value ? NOTHING : change.fallen };
}
