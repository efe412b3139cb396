import type { Move } from "../../../engine/types";
import type { HandCard, VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { useAid } from "../../aid";
import { HintBox } from "../../HintBox";
import { cardName, only, pileOf } from "../cards";
import { discardOf, playsOf, undersOf } from "../choice";
import { reasonText } from "../words";
import { allDiscards, mayDraw } from "./choice";
import { sideOf } from "./log";
import { endReason } from "./words";

interface Props {
  view: VegeTablesView;
  hand: HandCard[];
  held: HandCard | undefined;
  mine: boolean;
  /** Talloni are being chosen. */
  drawing: boolean;
  play: (move: Move) => void;
  /** One after the other. */
  playAll: (moves: Move[]) => void;
  /** Begins to draw, or ends the turn. */
  end: () => void;
  cancel: () => void;
  say: (why: string) => void;
}

/** The big buttons: what the chosen card does, discarding, drawing. */
export function DoubleAct(props: Props) {
  const { idle, hint } = useAid();
  return <div class="act vact dact">{!props.mine ? idle : hint && !props.held && !props.drawing ? <HintBox /> : <Buttons {...props} />}</div>;
}

function Buttons({ view, hand, held, drawing, play, playAll, end, cancel, say }: Props) {
  const { legal } = view;
  if (held && held.actions.length > 0) return <ForCard held={held} play={play} cancel={cancel} />;
  if (drawing)
    return (
      <>
        <p class="note">{t("double.choose-pile", { left: view.double?.draws ?? 0 })}</p>
        {view.phase !== "draw" && (
          <button type="button" class="btn quiet" onClick={cancel}>
            {t("double.not-yet", { under: view.phase === "under" ? "yes" : "no" })}
          </button>
        )}
      </>
    );
  const stuck = only(legal, "stuck");
  if (stuck)
    return (
      <button type="button" class="btn pri main" onClick={() => play(stuck)}>
        {t("double.stuck-do")}
      </button>
    );
  const away = allDiscards(hand);
  const resting = hand.find(({ burned, reason }) => burned && reason)?.reason;
  const ends = only(legal, "pass");
  const can = ends !== undefined || mayDraw(view);
  return (
    <>
      {view.phase === "play" && (away.length > 0 || resting) && (
        <button
          type="button"
          class="btn"
          aria-disabled={away.length === 0}
          aria-description={away.length === 0 && resting ? reasonText(resting) : undefined}
          onClick={() => (away.length > 0 ? playAll(away) : resting && say(reasonText(resting)))}
        >
          {t("double.discard", { count: away.length > 0 ? away.length : hand.filter(({ burned }) => burned).length })}
        </button>
      )}
      <button type="button" class="btn pri main" aria-disabled={!can} aria-description={can ? undefined : endReason(view)} onClick={end}>
        {ends ? t("double.end") : view.phase === "under" ? t("double.draw-put", { count: view.double?.draws ?? 0 }) : t("double.draw-up")}
        <kbd class="desk" aria-hidden="true">
          P
        </kbd>
      </button>
    </>
  );
}

function ForCard({ held, play, cancel }: { held: HandCard; play: (move: Move) => void; cancel: () => void }) {
  const card = cardName(held.card);
  const move = playsOf(held)[0] ?? discardOf(held);
  const unders = undersOf(held);
  return (
    <>
      {move && (
        <button type="button" class="btn pri main" onClick={() => play(move)}>
          {playsOf(held).length > 0 ? t("vege.play-card", { card, tractors: 0 }) : t("vege.discard-card", { card })}
        </button>
      )}
      {unders.length > 0 && (
        <div class="pair main">
          {unders.map((under) => (
            <button key={under} type="button" class="btn pri" aria-label={t("double.put", { side: sideOf(pileOf(under)), card })} onClick={() => play(under)}>
              {t("double.put-short", { side: sideOf(pileOf(under)) })}
            </button>
          ))}
        </div>
      )}
      <button type="button" class="btn quiet" onClick={cancel}>
        {t("table.put-back")}
      </button>
    </>
  );
}
