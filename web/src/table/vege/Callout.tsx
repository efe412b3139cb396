import { Face } from "../../art/Art";
import type { Move } from "../../engine/types";
import type { VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Dialog } from "../../ui/Dialog";
import { faceOf, nameOf, useCompany } from "../words";
import { LyingCard } from "./Card";
import { cardSpoken, kindOf, only, receiverOf } from "./cards";
import { wellsHold } from "./tournament/taking";

/** The dealer gives out what is over: the short Pot unseen, then two white cards. */
export function DealerPanel({ view, play }: { view: VegeTablesView; play: (move: Move) => void }) {
  const company = useCompany();
  const { giving, legal } = view;
  if (!giving) return null;
  const moves = legal.filter((move) => kindOf(move) === "deal");
  return (
    <section class="callout" aria-labelledby="dealer-title">
      {giving.cards && (
        <div class="over">
          {giving.cards.map((card) => (
            <LyingCard key={card} card={card} state={card === giving.card ? "sun" : undefined} />
          ))}
        </div>
      )}
      <div>
        <h2 class="h2" id="dealer-title">
          {giving.card ? t("vege.deal-card", { card: cardSpoken(giving.card) }) : t("vege.deal-pot")}
        </h2>
        <p class="sm dim">{giving.card ? t("vege.deal-rule", { left: giving.left }) : t("vege.deal-pot-rule")}</p>
        <ul class="to" aria-label={t("vege.deal-to")}>
          {moves.map((move) => {
            const seat = receiverOf(move);
            return (
              <li key={move}>
                <button type="button" class="btn" data-focus-first onClick={() => play(move)}>
                  <Face face={faceOf(company, seat)} />
                  {nameOf(company, seat)}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Nothing can be played or discarded: the one thing that is left to do. */
export function StuckPanel({ view, me, play }: { view: VegeTablesView; me: number; play: (move: Move) => void }) {
  const stuck = only(view.legal, "stuck");
  const here = view.seats[me];
  if (!stuck || !here) return null;
  const hidden = here.handCount > here.shown.length;
  const takeUp = view.silos ? only(view.legal, "takeUp") : undefined;
  const how = view.common ? "lost" : wellsHold(view) ? "choose" : view.silos || hidden ? "show" : "pay";
  return (
    <section class="callout stuck" aria-labelledby="stuck-title">
      <div>
        <h2 class="h2" id="stuck-title">
          {t("vege.stuck-title")}
        </h2>
        <p class="sm dim">{t("vege.stuck-text", { how, pot: here.pot === null ? "no" : "yes" })}</p>
        <button type="button" class="btn pri" onClick={() => play(stuck)}>
          {t("vege.stuck-do", { how })}
        </button>
        {takeUp && (
          <button type="button" class="btn" onClick={() => play(takeUp)}>
            {t("vege.take-up")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Asked before a pass that gives something up. */
export function PassQuestion({ view, pass, close }: { view: VegeTablesView; pass: () => void; close: () => void }) {
  const asks = view.passAsks ?? "pot";
  return (
    <Dialog
      title={t("vege.pass-title", { asks })}
      class="small"
      onClose={close}
      foot={
        <>
          <button type="button" class="btn quiet" onClick={pass}>
            {t("vege.pass-anyway")}
          </button>
          <button type="button" class="btn pri" onClick={close}>
            {t("vege.play-on-button")}
          </button>
        </>
      }
    >
      <p>{t("vege.pass-text", { asks, more: view.owed.toPot ?? 0, pays: (asks === "pot" ? view.owed.potPays : view.owed.closingPays) ?? 0 })}</p>
    </Dialog>
  );
}

