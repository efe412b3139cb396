import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../../engine/types";
import type { VineEvent, VineView } from "../../engine/vine";
import { t } from "../../i18n";
import type { BoardProps } from "../family";
import { keepFocus } from "../keys";
import { newsOf } from "../lines";
import { single } from "../media";
import { useCompany } from "../words";
import { BeanPicture, PlantPicture } from "./board";
import { BigVine } from "./Boards";
import { Bags, CompostList, Last } from "./Compost";
import { Act, Status } from "./Foot";
import { Goals } from "./Goals";
import { useTableKeys } from "./keys";
import { linesOf } from "./log";
import { type Play, usePlay } from "./play";
import { Gone, Prune } from "./Prune";
import { SoloScore } from "./Score";
import { Steps } from "./Steps";
import { Supply } from "./Supply";
import { Thumbs } from "./Thumbs";
import { Tokens } from "./Tokens";
import { Tray } from "./Tray";
import { whyText } from "./words";

/** Two skies with the tray between them; where there is no room, one sky at a time. */
export function Table(props: BoardProps<VineView, VineEvent>) {
  const company = useCompany();
  const root = useRef<HTMLElement>(null);
  const play = usePlay(props);
  const { view, log, thinking, undo, controls } = props;
  const { choices, mode } = play;
  const mine = choices !== null;
  const skip = () => play.act(choices?.skip, t("vine.prune-must"));
  const end = () => play.act(choices?.end.move, choices?.end.why ? whyText(choices.end.why) : "");
  const refresh = () => play.act(choices?.refresh.move, choices?.refresh.why ? whyText(choices.refresh.why) : "");
  useTableKeys(play, { root, undo, skip, end, refresh });
  useEffect(() => {
    if (mine) keepFocus(() => root.current?.querySelector<HTMLElement>(".vbox.aim [data-vcell][tabindex='0']") ?? root.current?.querySelector<HTMLElement>("[data-at]") ?? root.current?.querySelector<HTMLElement>("[data-vcell][tabindex='0']"));
  }, [mine, view.move]);

  const act = controls ?? <Act play={play} skip={skip} end={end} />;
  const parts = { play, thinking, act };
  return (
    <section class={`vine-table ${single.value ? "one" : "both"} ${view.solo ? "solo" : ""} ${view.vines.length > 2 || view.goals.length > 0 ? "crowd" : ""} ${controls ? "ctl" : ""} at-${view.phase}`} data-players={view.vines.length} aria-label={t("table.table")} ref={root}>
      {single.value ? <Single {...parts} /> : <Wide {...parts} />}
      <div class="vh" aria-live="polite">
        {mine || view.phase === "over" ? newsOf(log, (fresh) => linesOf(fresh, company)) : ""}
      </div>
      <div class="vh" aria-live="assertive">
        {mine ? t("vine.your-turn", { mode: mode ?? "bean" }) : ""}
      </div>
      <Carried play={play} />
      <CompostList play={play} />
    </section>
  );
}

interface Parts {
  play: Play;
  thinking: Seat | null;
  act: ComponentChildren;
}

function Wide({ play, thinking, act }: Parts) {
  const { view, mode, shown } = play;
  const [first = 0, second = 1] = shown;
  const thinks = (vine: number) => view.active === vine && view.vines[vine]?.seat === thinking;
  const crowded = view.vines.length > 2;
  return (
    <>
      <BigVine play={play} vine={first} thinking={thinks(first)} />
      <div class="mid">
        {view.phase !== "over" && <Steps play={play} />}
        <Thumbs play={play} thinking={thinking} />
        <Goals play={play} small={(mode === "prune" && play.choice.cut !== null) || (crowded && (view.phase !== "bean" || view.waiting.length > 0))} />
        {mode === "prune" ? <Prune play={play} /> : trayed(play) ? <Tray play={play} /> : null}
        <Supply play={play} />
        <Tokens play={play} />
        <SoloScore play={play} />
        {mode !== "bean" && <Last play={play} />}
      </div>
      <BigVine play={play} vine={second} thinking={thinks(second)} />
      <footer class="vfoot">
        <Status play={play} thinking={thinking} />
        {act}
      </footer>
    </>
  );
}

/** There are tiles of the turn to be seen, or will be. */
const trayed = ({ view, choice }: Play): boolean => view.phase === "prune" || view.phase === "grow" || view.waiting.length > 0 || view.placingNow !== null || choice.compost !== null;

function Single({ play, thinking, act }: Parts) {
  const { view, choices, mode, shown, choice } = play;
  const thinks = (vine: number) => view.active === vine && view.vines[vine]?.seat === thinking;
  const laying = view.placingNow !== null || choice.compost !== null || (choices?.waiting ?? []).length > 0;
  const tokens = mode === "bean" && !laying;
  const falls = mode === "prune" ? choice.cut : null;
  return (
    <>
      <Thumbs play={play} thinking={thinking} />
      {shown.map((vine) => (
        <BigVine key={vine} play={play} vine={vine} thinking={thinks(vine)} />
      ))}
      <div class="vside">
        <Goals play={play} small />
        <Status play={play} thinking={thinking} />
        <div class="tray">
          {falls ? <Gone cut={falls} /> : view.phase === "grow" || laying ? <Tray play={play} /> : null}
          {!falls && <Supply play={play} />}
          {tokens ? <Tokens play={play} /> : view.hand.length > 2 ? null : <Bags play={play} />}
        </div>
        {act}
      </div>
    </>
  );
}

/** The tile under the finger or the pointer, over everything. */
function Carried({ play }: { play: Play }) {
  const { grab, view } = play;
  const at = grab.dragged.value;
  if (at === null) return null;
  const tile = view.hand.find(({ place }) => place === at)?.face ?? view.placingNow?.face;
  const bean = view.phase === "bean" && !view.placingNow ? view.supply[at - 1] : null;
  return (
    <div class="carried" ref={grab.ghost} aria-hidden="true">
      {bean ? (
        <span class="tl tall">
          <BeanPicture face={bean} />
        </span>
      ) : (
        tile && (
          <span class="tl">
            <PlantPicture face={tile} />
          </span>
        )
      )}
    </div>
  );
}
