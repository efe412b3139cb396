/** A hint in words: what the move does, as the table's buttons call it, and where. */
import type { Move } from "../../engine/types";
import type { Choices, Offer, Placing, VineView as View } from "../../engine/vine";
import { t } from "../../i18n";
import type { HintWords } from "../hint";
import type { Company } from "../words";
import { placeName } from "./board";
import type { Face } from "./choice";
import { faceName, goalName, ownerName, tilesIn } from "./words";

interface Named {
  move: Move;
  text: string;
}

function placed(placing: Placing | null): Named[] {
  return (placing?.offers ?? []).map((offer) => at(offer, offer.face, "one"));
}

const at = (offer: Offer, face: Face, way: "one" | "hang" | "stack"): Named => ({
  move: offer.move,
  text: t("hint.place", { deed: t("vine.do-one", { way, tile: faceName(face), ready: "yes" }), place: placeName(offer.x, offer.y) }),
});

/** Every move that the table offers now, with its name. */
function named(view: View, choices: Choices, company: Company): Named[] {
  const found: (Named | { move: Move | null; text: string })[] = [
    { move: choices.skip, text: t("vine.skip") },
    { move: choices.end.move, text: t("vine.end") },
    { move: choices.refresh.move, text: t("vine.refresh") },
    ...choices.cuts.map((cut) => ({ move: cut.move, text: t("hint.place", { deed: t("vine.do-cut", { tiles: tilesIn(cut) }), place: placeName(...cut.past) }) })),
    ...choices.hand.flatMap(({ face, own, left }) => [
      ...(own?.first ? [{ move: own.first, text: t("hint.way", { way: "keep", tile: faceName(face), name: ownerName(view, company, own.vine) }) }] : []),
      ...(left?.first ? [{ move: left.first, text: t("hint.way", { way: "pass", tile: faceName(face), name: ownerName(view, company, left.vine) }) }] : []),
      ...placed(own),
      ...placed(left),
    ]),
    ...placed(choices.placing),
    ...choices.waiting.flatMap(placed),
    ...choices.beans.flatMap(({ face, hang, stack }) => [...hang.map((offer) => at(offer, face, "hang")), ...stack.map((offer) => at(offer, face, "stack"))]),
    ...view.compost.flatMap(({ face, placing }) => (placing?.first ? [{ move: placing.first, text: t("hint.compost", { tile: faceName(face) }) }] : [])),
  ];
  return found.filter((one): one is Named => one.move !== null);
}

export const hint: HintWords<View> = {
  says: (view, move, company) => (view.choices && named(view, view.choices, company).find((one) => one.move === move)?.text) ?? t("hint.this-move"),
  named: ({ goal, ...params }) => (goal === undefined ? params : { ...params, goal: goalName(String(goal)) }),
};
