import type { ComponentChildren } from "preact";
import type { Seat } from "../../engine/types";
import type { HandCard, VegeterrorsView as View } from "../../engine/vegeterrors";
import { rich, t } from "../../i18n";
import { cardName, isMagic, laneOf, monster } from "./cards";
import type { Choice } from "./choice";
import { nameOf, useCompany } from "../words";
import { possibleText } from "./words";

interface Props {
  view: View;
  hand: HandCard[];
  choice: Choice;
  mine: boolean;
  me: Seat;
  /** Why not: said on demand, in place of the rest. */
  told: string | null;
}

/** Whose turn, what is possible, what is at stake: one line of fixed height. */
export function Status(props: Props) {
  const [mark, text] = useLine(props);
  return (
    <p class="status" role="status">
      {mark && <span class={`turnmark ${props.told ? "no" : ""}`}>{mark}</span>}
      <span class="words">{text}</span>
    </p>
  );
}

function useLine({ view, hand, choice, mine, me, told }: Props): [string, ComponentChildren] {
  const company = useCompany();
  if (told) return [t("table.not-now"), told];
  if (view.phase === "over") return ["", ""];
  const to = view.toMove;
  if (view.phase === "predict") {
    if (mine) return [t("table.prediction"), rich("table.who-wins-most", { d: (chunks) => <span class="desk">{chunks}</span> })];
    return [t("table.prediction"), to === null ? "" : t("table.choosing", { name: nameOf(company, to) })];
  }
  const leading = view.lanes.find((lane) => lane.leading);
  if (to === null) {
    const who = view.lanes.find((lane) => lane.leading);
    return who ? [t("table.wins", { monster: monster(who.colour) }), t("table.wins-with", { strength: who.strength })] : ["", t("table.nobody-wins")];
  }
  if (mine && choice.mode === "change") {
    const down = cardName(view.seats[me]?.faceDown ?? "");
    const taken = choice.at === null ? undefined : hand[choice.at];
    if (!taken) return [t("table.change"), t("table.change-how", { card: down })];
    return [t("table.change"), rich("table.change-sum", { card: down, down: cardName(taken.card) })];
  }
  if (mine) {
    const taken = choice.at === null ? undefined : hand[choice.at];
    if (taken && isMagic(taken.card) && taken.actions.length > 1) return [t("table.your-turn"), t("table.magic-choose")];
    if (taken && isMagic(taken.card) && taken.actions.every((move) => !laneOf(move))) return [t("table.your-turn"), t("table.magic-nothing")];
    return [t("table.your-turn"), possibleText(view, hand)];
  }
  return [
    to === company.you ? t("table.your-turn") : t("table.turn-of", { name: nameOf(company, to) }),
    leading ? t("table.leading-now", { monster: monster(leading.colour), strength: leading.strength }) : t("table.nothing-yet"),
  ];
}
