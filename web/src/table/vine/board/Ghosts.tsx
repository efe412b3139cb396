/** Where the tile could go; the picked place is drawn strong. */
import { useMemo } from "preact/hooks";
import type { BunchAt, Offer } from "../../../engine/vine";
import { type CellName, cellName, type Face, ghostsOf, isBean, waysOf } from "./cells";
import { beanPiece, corner, heightOf, type Piece, Pieces, plantPiece } from "./drawing/pictures";
import { CELL } from "./drawing/shapes";

interface GhostsProps {
  offers: readonly Offer[];
  faceOf: (offer: Offer) => Face;
  picked: Offer | null;
  hanging: readonly BunchAt[];
  /** The cell under the pointer. */
  over: CellName | null;
  dragging: boolean;
}

export function Ghosts({ offers, faceOf, picked, hanging, over, dragging }: GhostsProps) {
  const bunches = useMemo(() => new Set(hanging.map(({ x, y }) => cellName(x, y))), [hanging]);
  // The picked one lies over the others; of two beans the lower one keeps its head free.
  const ghosts = ghostsOf(offers, picked).toSorted((one, other) => Number(one.move === picked?.move) - Number(other.move === picked?.move) || other.y - one.y);
  return (
    <>
      {ghosts.map((offer) => {
        const face = faceOf(offer);
        const on = offer.move === picked?.move;
        const cell = cellName(offer.x, offer.y);
        const piece = isBean(face) ? beanPiece(face, offer.x, offer.y) : plantPiece(face, offer.x, offer.y, on);
        const near = over === cell ? "near" : "";
        return <Ghost key={cell} piece={piece} on={on} looks={`${near} ${dragging ? "drag" : ""} ${bunches.has(cell) ? "stacks" : ""}`} ways={waysOf(offers, offer).length} />;
      })}
    </>
  );
}

function Ghost({ piece, on, looks, ways }: { piece: Piece; on: boolean; looks: string; ways: number }) {
  return (
    <g class={`ghost ${on ? "on" : ""} ${looks}`}>
      <g transform={corner(piece.x, piece.y)}>
        <rect class="place" x="2" y="2" width={CELL - 4} height={heightOf(piece.tall) - 4} rx="9" />
      </g>
      <g class="look">
        <Pieces pieces={[piece]} />
      </g>
      {on && ways > 1 && (
        <g class="ways" transform={corner(piece.x, piece.y)}>
          <g transform="translate(53 11)">
            <circle r="10.500" />
            <path d="M4.500-1.500A5 5 0 1 0 4.200 2.600M4.900-5V-1.200H1.100" />
          </g>
        </g>
      )}
    </g>
  );
}
