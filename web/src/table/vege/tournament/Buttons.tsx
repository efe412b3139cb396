import type { Move } from "../../../engine/types";
import type { VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { Icon } from "../../../ui/Icon";
import { useCompany } from "../../words";
import { cardName, choicesIn, only } from "../cards";
import { freeOf, type Taking } from "./taking";
import { pickText } from "./words";

interface Props {
  view: VegeTablesView;
  taking: Taking;
  play: (move: Move) => void;
}

/** In place of Pass: take the chosen free card; two players may end a visit early. */
export function TakeButtons({ view, taking, play }: Props) {
  const company = useCompany();
  const free = freeOf(view, taking.picked);
  const stop = view.phase === "visit" ? only(view.legal, "pass") : undefined;
  return (
    <>
      {free && <p class="note desk">{pickText(view, free, company)}</p>}
      <div class="takes">
        <button type="button" class="btn pri main" aria-disabled={!free} aria-description={free ? undefined : t("tournament.choose-first")} onClick={() => free && play(free.move)}>
          {free ? t("tournament.take", { card: cardName(free.card) }) : t("tournament.take-one")}
        </button>
        {free && view.phase === "play" && (
          <button type="button" class="ibtn" aria-label={t("table.put-back")} title={t("table.put-back")} onClick={taking.put}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {stop && (
        <button type="button" class="btn" onClick={() => play(stop)}>
          {t("tournament.stop")}
        </button>
      )}
    </>
  );
}

/** Stuck, the hand lies open: what each choice gives and what it costs. */
export function PenaltyButtons({ view, play }: Omit<Props, "taking">) {
  const { penalty, legal } = view;
  if (!penalty) return null;
  return (
    <>
      {choicesIn(legal).map((choice) => (
        <button key={choice} type="button" class="btn choice" onClick={() => play(choice)}>
          <b>{t("tournament.choice", { choice, takes: penalty.takes, left: penalty.left, others: view.seats.length - 1 })}</b>
          <span>{t("tournament.price", { choice })}</span>
        </button>
      ))}
    </>
  );
}
