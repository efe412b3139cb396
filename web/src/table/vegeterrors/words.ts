/** Sentences of the table, made of the core's codes: why not, what is possible now. */
import type { Colour, HandCard, Reason, VegeterrorsView } from "../../engine/vegeterrors";
import { list, t } from "../../i18n";
import { colourName, colourOf, isMagic } from "./cards";

const colours = (names: Colour[] | undefined, type: "conjunction" | "disjunction" = "conjunction"): string =>
  list((names ?? []).map(colourName), type);

/** Why a card cannot be played or the prediction not changed. */
export function reasonText(reason: Reason, card?: string): string {
  const own = card ? colourOf(card) : (reason.colour ?? null);
  const values = { colour: own ?? reason.inPlay?.[0] ?? "", holds: colours(reason.holds) };
  switch (reason.code) {
    case "must-not-follow":
      return t("reason.must-not-follow", values);
    case "predict-magic":
      return t("reason.predict-magic");
    case "not-your-turn":
      return t("reason.not-your-turn");
    case "changed-already":
      return t("reason.changed-already");
    case "change-no-card":
      return t("reason.change-no-card");
    case "change-must-not-follow":
      return t("reason.change-must-not-follow", values);
    case "change-same-colour":
      return t("reason.change-same-colour");
    default:
      return t("reason.not-now");
  }
}

/** What the person to move may do, in a sentence. */
export function possibleText(view: VegeterrorsView, hand: HandCard[]): string {
  const held = hand.find((card) => card.reason?.code === "must-not-follow")?.reason;
  const magic = hand.some((card) => isMagic(card.card) && card.actions.length > 0);
  if (view.plays.length === 0) return t("table.you-lead");
  if (view.plays.every(({ card }) => isMagic(card))) return t("table.only-magic");
  if (held) return t("table.free-colours", { colours: colours(held.holds), count: held.holds?.length ?? 0, magic: magic ? "yes" : "no" });
  return t("table.any-card");
}
