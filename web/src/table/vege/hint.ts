/** A hint in words: the move, and what the core's reason mentions. */
import type { Move } from "../../engine/types";
import type { VegeTablesView as View } from "../../engine/vegeTables";
import { t } from "../../i18n";
import type { HintWords } from "../hint";
import { cardName, cardTitle, kindOf } from "./cards";
import { freeOf } from "./tournament/taking";
import { playText } from "./words";

/** The card of the hand that a move takes up. */
const heldFor = (view: View, move: Move) => view.hand?.find(({ actions }) => actions.includes(move));

function says(view: View, move: Move): string {
  const held = heldFor(view, move);
  const kind = kindOf(move);
  if (held && kind === "play") return playText(held);
  if (held && kind === "discard") return t("vege.discard-card", { card: cardName(held.card) });
  if (held && kind === "give") return t("vege.give-card", { card: cardName(held.card) });
  const free = freeOf(view, move);
  if (free) return t("tournament.take", { card: cardName(free.card) });
  if (kind === "pass") return t("vege.pass");
  if (kind === "pot") return t("vege.take-pot", { pays: view.owed.potPays ?? 0 });
  return kind === "takeUp" ? t("vege.take-up") : t("hint.this-move");
}

export const hint: HintWords<View> = {
  says,
  // A card is a name of the notation: in words it is crop and number.
  named: (params) => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, name === "card" ? cardTitle(String(value)) : value])),
};
