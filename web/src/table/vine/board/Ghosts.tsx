/** Where the tile could go; the picked place is drawn strong. */
import { useMemo } from "preact/hooks";
import type { BunchAt, Offer } from "../../../engine/vine";
import { useAid } from "../../aid";
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
  const { move: hinted } = useAid();
  const bunches = useMemo(() => new Set(hanging.map(({ x, y }) => cellName(x, y))), [hanging]);
  const ghosts = ghostsOf(offers, picked);
  const draw = (offer: Offer) => {
    const face = faceOf(offer);
    const on = offer.move === picked?.move;
    const cell = cellName(offer.x, offer.y);
    const piece = isBean(face) ? beanPiece(face, offer.x, offer.y) : plantPiece(face, offer.x, offer.y, on);
    const near = `${over === cell ? "near" : ""} ${waysOf(offers, offer).some(({ move }) => move === hinted) ? "hinted" : ""}`;
    return <Ghost key={cell} piece={piece} on={on} looks={`${near} ${dragging ? "drag" : ""}`} stacks={bunches.has(cell)} ways={waysOf(offers, offer).length} />;
  };
  // The picked one lies over the others, in a group of its own: nothing is moved in the document. Of two beans the lower one keeps its head free.
  const others = ghosts.filter(({ move }) => move !== picked?.move).toSorted((one, other) => other.y - one.y);
  return (
    <>
      <g>{others.map(draw)}</g>
      <g>{ghosts.filter(({ move }) => move === picked?.move).map(draw)}</g>
    </>
  );
}

function Ghost({ piece, on, looks, stacks, ways }: { piece: Piece; on: boolean; looks: string; stacks: boolean; ways: number }) {
  return (
    <g class={`vghost ${on ? "on" : ""} ${stacks ? "stacks" : ""} ${looks}`}>
      <g transform={corner(piece.x, piece.y)}>
        <rect class="vplace" x="2" y="2" width={CELL - 4} height={heightOf(piece.tall) - 4} rx="9" />
      </g>
      <g class="vlook">
        <Pieces pieces={[piece]} />
      </g>
      {stacks && !on && (
        <g class="vadds" transform={corner(piece.x, piece.y)}>
          <circle cx="52" cy="12" r="9.500" />
          <path d="M52 7.500v9M47.500 12h9" />
        </g>
      )}
      {on && ways > 1 && (
        <g class="vways" transform={corner(piece.x, piece.y)}>
          <g transform="translate(53 11)">
            <circle r="10.500" />
            <path d="M4.500-1.500A5 5 0 1 0 4.200 2.600M4.900-5V-1.200H1.100" />
          </g>
        </g>
      )}
    </g>
  );
}
