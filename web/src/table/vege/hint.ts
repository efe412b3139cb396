/** A hint in words: the move, and what the core's reason mentions. */
import type { Move } from "../../engine/types";
import type { VegeTablesView as View } from "../../engine/vegeTables";
import { t } from "../../i18n";
import type { HintWords } from "../hint";
import { type Company, nameOf } from "../words";
import { cardName, cardTitle, choicesIn, columnOf, cropThe, kindOf, laidOn, pileOf, receiverOf, suitOf } from "./cards";
import { sideOf } from "./double/log";
import { freeOf } from "./tournament/taking";
import { playText } from "./words";

/** The card of the hand that a move takes up. */
const heldFor = (view: View, move: Move) => view.hand?.find(({ actions }) => actions.includes(move));

/** What is no card of the hand. */
function deed(view: View, move: Move, company: Company): string {
  const kind = kindOf(move);
  const [choice] = choicesIn([move]);
  if (choice && view.penalty) return t("tournament.choice", { choice, takes: view.penalty.takes, left: view.penalty.left, others: view.seats.length - 1 });
  if (kind === "deal") return t("hint.give-to", { name: nameOf(company, receiverOf(move)), me: receiverOf(move) === company.you ? "yes" : "no" });
  if (kind === "drawPile") return t("hint.draw", { pile: pileOf(move) + 1 });
  const suit = kind === "tractor" ? suitOf(laidOn(move)) : null;
  if (suit) return t("hint.tractor", { crop: cropThe(suit, columnOf(laidOn(move))) });
  return kind === "takeUp" ? t("vege.take-up") : t("hint.this-move");
}

function says(view: View, move: Move, company: Company): string {
  const held = heldFor(view, move);
  const kind = kindOf(move);
  if (held && kind === "play") return playText(held);
  if (held && kind === "discard") return t("vege.discard-card", { card: cardName(held.card) });
  if (held && kind === "give") return t("vege.give-card", { card: cardName(held.card) });
  const free = freeOf(view, move);
  if (free) return t("tournament.take", { card: cardName(free.card) });
  if (kind === "pass") return t("vege.pass");
  if (kind === "pot") return t("vege.take-pot", { pays: view.owed.potPays ?? 0 });
  if (held && kind === "under") return t("double.put", { side: sideOf(pileOf(move)), card: cardName(held.card) });
  return deed(view, move, company);
}

export const hint: HintWords<View> = {
  says,
  // A card is a name of the notation: in words it is crop and number.
  named: (params) => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, name === "card" ? cardTitle(String(value)) : value])),
};
