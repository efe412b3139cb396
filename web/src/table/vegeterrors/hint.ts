/** A hint in words: the move, and what the core's reason mentions. */
import type { Colour, VegeterrorsView as View } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import type { HintWords } from "../hint";
import { cardName, colourName, isMagic, isPrediction, laneOf, monster, takenFor } from "./cards";

/** The reason's colours, and what their monsters are called in the sentence. */
const COLOURS = { colour: "monster", other: "rival" } as const;

export const hint: HintWords<View> = {
  says: (_, move) => {
    const card = takenFor(move);
    const lane = laneOf(move);
    if (isPrediction(move)) return t("table.change-confirm", { card: cardName(card) });
    return isMagic(card) && lane ? t("table.magic-on", { monster: monster(lane) }) : t("table.play-card", { card: cardName(card) });
  },
  named: (params) => {
    const names: Record<string, string | number> = { ...params };
    for (const [one, named] of Object.entries(COLOURS)) {
      const colour = params[one] as Colour | undefined;
      if (colour) Object.assign(names, { [one]: colourName(colour), [named]: monster(colour) });
    }
    return names;
  },
};
