import type { Move } from "../../engine/types";
import type { HandCard, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { useAid } from "../aid";
import { HintBox } from "../HintBox";
import { cardName, only } from "./cards";
import { discardOf, giveOf, playsOf, rowsOf } from "./choice";
import { PenaltyButtons, TakeButtons } from "./tournament/Buttons";
import { onlyFree, type Taking } from "./tournament/taking";
import { passReason } from "./tournament/words";
import { playText } from "./words";

interface Props {
  view: VegeTablesView;
  hand: HandCard[];
  held: HandCard | undefined;
  taking: Taking;
  mine: boolean;
  play: (move: Move) => void;
  pass: () => void;
  cancel: () => void;
  /** Takes up the first card that can be discarded. */
  discard: () => void;
}

/** The big buttons: what the chosen card does, or how the turn can end. The space stays when there is nothing to do. */
export function Act(props: Props) {
  const { idle, hint } = useAid();
  const taken = props.held !== undefined || props.taking.picked !== null;
  return <div class="act vact">{!props.mine ? idle : hint && !taken ? <HintBox /> : <Buttons {...props} />}</div>;
}

function Buttons({ view, hand, held, taking, play, pass, cancel, discard }: Props) {
  const { legal } = view;
  if (only(legal, "stuck") || view.phase === "dealer") return null;
  if (held && held.actions.length > 0) return <ForCard held={held} play={play} cancel={cancel} />;
  if (onlyFree(view) || taking.picked) return <TakeButtons view={view} taking={taking} play={play} />;
  if (view.phase === "penalty") return <PenaltyButtons view={view} play={play} />;
  if (view.phase === "give") return <p class="note">{t("vege.give-how")}</p>;
  const takeUp = only(legal, "takeUp");
  const pot = only(legal, "pot");
  return (
    <>
      {pot ? (
        <button type="button" class="btn pri main" onClick={() => play(pot)}>
          {t("vege.take-pot", { pays: view.owed.potPays ?? 0 })}
        </button>
      ) : (
        <button type="button" class="btn pri main" aria-disabled={!only(legal, "pass")} aria-description={only(legal, "pass") ? undefined : passReason(view)} onClick={pass}>
          {t("vege.pass")}
          <kbd class="desk" aria-hidden="true">
            P
          </kbd>
        </button>
      )}
      {takeUp && (
        <button type="button" class="btn" onClick={() => play(takeUp)}>
          {t("vege.take-up")}
        </button>
      )}
      {hand.some((card) => discardOf(card)) && (
        <button type="button" class="btn" onClick={discard}>
          {t("vege.discard")}
        </button>
      )}
    </>
  );
}

function ForCard({ held, play, cancel }: { held: HandCard; play: (move: Move) => void; cancel: () => void }) {
  const plays = playsOf(held);
  const give = giveOf(held);
  const discard = discardOf(held);
  const move = plays[0] ?? give ?? discard;
  return (
    <>
      {plays.length > 0 && rowsOf(held).size > 0 ? (
        <p class="note">{t("vege.choose-row-note")}</p>
      ) : (
        move && (
          <button type="button" class="btn pri main" onClick={() => play(move)}>
            {plays.length > 0 ? playText(held) : give ? t("vege.give-card", { card: cardName(held.card) }) : t("vege.discard-card", { card: cardName(held.card) })}
          </button>
        )
      )}
      <button type="button" class="btn quiet" onClick={cancel}>
        {t("table.put-back")}
      </button>
    </>
  );
}
