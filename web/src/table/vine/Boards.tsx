import type { VineId } from "../../engine/vine";
import { useCompany } from "../words";
import { VineBoard } from "./board";
import { crossedOf, limitOf } from "./choice";
import { Head } from "./Head";
import type { Play } from "./play";
import { vineName } from "./words";

/** A vine at a size one can play on, under its head. */
export function BigVine({ play, vine, thinking }: { play: Play; vine: VineId; thinking: boolean }) {
  const company = useCompany();
  const { view, slots, choices, mode, choice, grab } = play;
  const here = view.vines[vine];
  if (!here) return null;
  const name = vineName(view, company, vine);
  const slot = slots.find((one) => one.vine === vine);
  const pruning = mode === "prune" && vine === play.own ? choices : null;
  const [lane, cell = null] = grab.over.value?.split(":") ?? [];
  const left = !view.solo && vine === (play.own + 1) % view.vines.length && view.vines.length > 2;
  return (
    <section class={`vbox ${slot && slots.length > 0 ? "aim" : ""}`} aria-label={name} data-vine={vine}>
      <Head view={view} vine={vine} thinking={thinking} left={left} />
      <div class="vframe">
        <VineBoard
          key={vine}
          vine={here}
          label={name}
          size="big"
          offers={slot?.offers ?? NONE}
          ghostFace={play.faceOf}
          picked={slot?.picked ?? null}
          onPick={(offer) => play.pick(vine, offer)}
          onMiss={(where) => play.miss(vine, where)}
          cuts={pruning?.cuts ?? NONE}
          cut={pruning ? choice.cut : null}
          onCut={play.cut}
          fresh={view.fresh.filter((one) => one.vine === vine)}
          hatchAbove={limitOf(slots, vine)}
          crossed={crossedOf(slots, vine)}
          over={lane === String(vine) ? cell : null}
          dragging={grab.dragged.value !== null}
        />
      </div>
    </section>
  );
}

const NONE: never[] = [];
