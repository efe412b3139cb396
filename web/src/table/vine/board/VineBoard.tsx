import { useId, useMemo, useRef, useState } from "preact/hooks";
import type { Cut, Offer, VineSeen } from "../../../engine/vine";
import { t } from "../../../i18n";
import { Icon } from "../../../ui/Icon";
import { useCamera } from "./camera";
import { Grid } from "./Grid";
import { boxOf, type CellName, cellName, type Face, fallsWith, ghostsOf, isBean, joint, lyingOn, needOf, offersOn, type Reach, reachOf, spanOf, turned } from "./cells";
import { RowNumbers, Scene } from "./drawing/Scene";
import { CELL, HALF } from "./drawing/shapes";
import { Ghosts } from "./Ghosts";
import { Closed, Cuts, Ends } from "./Marks";
import { Plants } from "./Plants";
import { Thumb } from "./Thumb";
import { speaker } from "./words";

interface At {
  x: number;
  y: number;
}

export interface VineBoardProps {
  vine: VineSeen;
  label: string;
  /** "thumb": a small picture that does nothing; without a label it is decoration. */
  size: "big" | "thumb";
  /** What can be placed here; several of one cell are its turns. */
  offers?: readonly Offer[];
  ghostFace?: (offer: Offer) => Face;
  picked?: Offer | null;
  onPick?: (offer: Offer | null) => void;
  /** A cell that takes nothing was chosen. */
  onMiss?: (cell: CellName) => void;
  cuts?: readonly Cut[];
  cut?: Cut | null;
  onCut?: (cut: Cut | null) => void;
  /** Cells of what was placed last. */
  fresh?: readonly At[];
  /** Rows above this one are closed, and these cells of them would have taken the tile. */
  hatchAbove?: number | undefined;
  crossed?: readonly At[];
  /** The cell under a tile that is dragged; the grid's cells are lanes of the shared grab. */
  over?: CellName | null;
  dragging?: boolean;
}

const NONE: readonly never[] = [];
const nothing = () => {};
const noFace = (): Face => ({ tile: "", kind: "stem", stubs: "", inEdge: null, form: null });

export const VineBoard = (props: VineBoardProps) => (props.size === "thumb" ? <Thumb vine={props.vine} label={props.label} /> : <Big {...props} />);

function Big({ vine, label, offers = NONE, ghostFace = noFace, picked = null, onPick = nothing, onMiss = nothing, cuts = NONE, cut = null, onCut = nothing, fresh = NONE, hatchAbove, crossed = NONE, over = null, dragging = false }: VineBoardProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<CellName | null>(null);
  const ghosts = useMemo(() => ghostsOf(offers, picked), [offers, picked]);
  const span = useSpan(vine, ghosts);
  const camera = useCamera(frame, boxOf(span), needOf(reachOf(vine, ghosts)), focusOf(vine, picked, ghosts));
  const { camera: cam, size } = camera;

  const choose = (one: Cut) => onCut(one.move === cut?.move ? null : one);
  const press = (cell: CellName) => {
    const found = offersOn(offers, ghostFace, cell);
    const first = found[0];
    const taken = found.find(({ move }) => move === picked?.move);
    const upper = lying.get(cell)?.bunch;
    const past = cuts.find((one) => cellName(...one.past) === (upper ? cellName(upper.x, upper.y) : cell));
    if (first) onPick(taken ? turned(offers, taken) : first);
    else if (past) choose(past);
    else onMiss(cell);
  };
  const keys = ({ key }: KeyboardEvent): boolean => {
    if ((key === "r" || key === "R") && picked) onPick(turned(offers, picked));
    else if (key === "Escape" && picked) onPick(null);
    else if (key === "Escape" && cut) onCut(null);
    else if (key === "+" || key === "=") camera.nearer();
    else if (key === "-" || key === "_") camera.farther();
    else if (key === "0") camera.fit();
    else return false;
    return true;
  };

  const seen = useRef<CellName | null>(null);
  if (picked) seen.current = cellName(picked.x, picked.y);
  const lying = useMemo(() => lyingOn(vine), [vine]);
  const chosen = useMemo(() => new Set([...(picked && ghosts.some(({ move }) => move === picked.move) ? [cellName(picked.x, picked.y)] : []), ...(cut ? [cellName(...cut.past)] : [])]), [picked, ghosts, cut]);
  const places = useMemo(() => (cuts.length > 0 && ghosts.length === 0 ? cuts.map(({ past }) => cellName(...past)) : ghosts.map(({ x, y }) => cellName(x, y))), [ghosts, cuts]);
  const covered = useMemo(() => new Set(ghosts.map(({ x, y }) => cellName(x, y))), [ghosts]);
  const tall = useMemo(() => new Set([...vine.hanging, ...ghosts.filter((offer) => isBean(ghostFace(offer)))].map(({ x, y }) => cellName(x, y))), [vine, ghosts, ghostFace]);
  const closed = useMemo(() => new Set(crossed.map(({ x, y }) => cellName(x, y))), [crossed]);
  const falls = useMemo(() => (cut ? fallsWith(cut) : null), [cut]);
  const says = useMemo(() => speaker({ vine, offers, faceOf: ghostFace, picked, cuts, cut, closed }), [vine, offers, ghostFace, picked, cuts, cut, closed]);

  // While the board is only moved, what lies on it is not drawn anew.
  const acts = useRef({ press, keys, choose, reveal: camera.reveal });
  acts.current = { press, keys, choose, reveal: camera.reveal };
  const shown = dragging ? over : hover;
  const things = useMemo(
    () => (
      <>
        <Plants vine={vine} falls={falls} hatch={`${id}h`} fresh={fresh} seen={seen.current} />
        <Closed cells={crossed} />
        <Ends ends={vine.ends} covered={covered} />
        <Ghosts offers={offers} faceOf={ghostFace} picked={picked} hanging={vine.hanging} over={shown} dragging={dragging} />
      </>
    ),
    [vine, falls, fresh, crossed, covered, offers, ghostFace, picked, shown, dragging],
  );
  const grid = useMemo(
    () => (
      <Grid
        id={vine.vine}
        label={label}
        describedBy={`${id}k`}
        span={span}
        says={says}
        chosen={chosen}
        tall={tall}
        places={places}
        press={(cell) => acts.current.press(cell)}
        hover={setHover}
        reveal={(x, y) => acts.current.reveal(x, y)}
        keys={(event) => acts.current.keys(event)}
      />
    ),
    [vine.vine, label, span, says, chosen, tall, places],
  );
  const marks = useMemo(() => <Cuts cuts={cuts} cut={cut} choose={(one) => acts.current.choose(one)} />, [cuts, cut]);

  const world = { transform: `translate(${cam.x}px, ${cam.y}px) scale(${cam.scale})` };
  return (
    <div class={`vboard ${camera.live ? "live" : ""} ${cuts.length > 0 ? "pruning" : ""} ${dragging ? "dragging" : ""}`} data-board ref={frame}>
      <span class="vh" id={`${id}k`}>
        {t("vineboard.keys")}
      </span>
      {size.w > 0 && (
        <>
          <svg class="vscene" aria-hidden="true" focusable="false">
            <defs>
              <pattern id={`${id}h`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path class="vweave" d="M0 0v8" />
              </pattern>
              <pattern id={`${id}s`} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path class="vweave shutw" d="M0 0v10" />
              </pattern>
            </defs>
            <Scene camera={cam} size={size} rows={span.top} hatchAbove={hatchAbove} hatch={`${id}s`} />
            <g class="vglide" style={world}>
              {things}
            </g>
            <RowNumbers camera={cam} rows={span.top} height={vine.score.height} />
          </svg>
          <div class="vworld vglide" style={world}>
            {grid}
          </div>
          {cuts.length > 0 && (
            <svg class="vscene vmarks" aria-hidden="true" focusable="false">
              <g class="vglide" style={world}>
                {marks}
              </g>
            </svg>
          )}
          <div class={camera.moved || camera.cropped ? "vzoom on" : "vzoom"}>
            <button type="button" class="ibtn" aria-label={t("vineboard.farther")} onClick={camera.farther}>
              <Icon name="minus" />
            </button>
            <button type="button" class="ibtn" aria-label={t("vineboard.nearer")} onClick={camera.nearer}>
              <Icon name="plus" />
            </button>
            <button type="button" class="ibtn" aria-label={t("vineboard.fit")} onClick={camera.fit}>
              <Icon name="fit" />
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** The board grows with the vine and its ghosts, and shrinks only when the vine has shrunk. */
function useSpan(vine: VineSeen, ghosts: readonly At[]) {
  const before = useRef<{ own: Reach; all: Reach } | null>(null);
  return useMemo(() => {
    const own = reachOf(vine, NONE);
    const last = before.current;
    const shrunk = last && (own.west > last.own.west || own.east < last.own.east || own.top < last.own.top);
    const now = reachOf(vine, ghosts);
    const all = last && !shrunk ? joint(now, last.all) : now;
    before.current = { own, all };
    return spanOf(all);
  }, [vine, ghosts]);
}

/** What must be seen when not all fits: the picked place, else the places, else the top of the vine. */
function focusOf({ box }: VineSeen, picked: At | null, places: readonly At[]): At {
  const seen = picked ? [picked] : places.length > 0 ? places : [{ x: (box.west + box.east) / 2, y: box.top }];
  const mean = (of: (at: At) => number) => seen.reduce((sum, at) => sum + of(at), 0) / seen.length;
  return { x: mean(({ x }) => x) * CELL + HALF, y: -mean(({ y }) => y) * CELL + HALF };
}

