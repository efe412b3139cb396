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
}

const FALL = 420;
const NOTHING: Piece[] = [];

export function Plants({ vine, falls, hatch }: PlantsProps) {
  const pieces = useMemo(() => piecesOf(vine.plants, vine.hanging), [vine]);
  const { born, fallen } = useChange(pieces, vine.vine);
  return useMemo(() => {
    const goes = ({ x, y }: Piece) => falls?.has(cellName(x, y)) ?? false;
    const going = pieces.filter(goes);
    return (
      <>
        {fallen.length > 0 && (
          <g class="fallen">
            <Backs pieces={fallen} />
            <Pieces pieces={fallen} />
          </g>
        )}
        <Backs pieces={pieces} />
        <Pieces pieces={going.length > 0 ? pieces.filter((piece) => !goes(piece)) : pieces} fresh={born} />
        {going.length > 0 && (
          <g class="gone">
            <Pieces pieces={going} />
          </g>
        )}
        {going.map(({ key, x, y, tall }) => (
          <g key={key} transform={corner(x, y)}>
            <rect class="weft" x="1.5" y="1.5" width={CELL - 3} height={heightOf(tall) - 3} rx="9" fill={`url(#${hatch})`} />
            <rect class="gl" x="2" y="2" width={CELL - 4} height={heightOf(tall) - 4} rx="9" />
          </g>
        ))}
      </>
    );
  }, [pieces, falls, hatch, born, fallen]);
}

/** What came and what went since the vine was last drawn. */
function useChange(pieces: Piece[], vine: number): { born: ReadonlySet<string>; fallen: Piece[] } {
  const last = useRef({ pieces, vine });
  const change = useMemo(() => {
    const before = last.current.vine === vine ? last.current.pieces : pieces;
    last.current = { pieces, vine };
    const keys = (of: Piece[]) => new Set(of.map(({ key }) => key));
    const [old, now] = [keys(before), keys(pieces)];
    const cells = new Set(pieces.map(({ x, y }) => cellName(x, y)));
    return { born: new Set([...now].filter((key) => !old.has(key))), fallen: before.filter((piece) => !now.has(piece.key) && !cells.has(cellName(piece.x, piece.y))) };
  }, [pieces, vine]);
  const [over, setOver] = useState<typeof change | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(change), FALL);
    return () => clearTimeout(timer);
  }, [change]);
  return { born: change.born, fallen: over === change || still.value ? NOTHING : change.fallen };
}
