import type { CardName } from "../../../engine/types";
import type { Colour } from "../../../engine/vegeterrors";
import { t } from "../../../i18n";
import { LyingCard } from "../../../table/vegeterrors/Card";
import { colourName, monster } from "../../../table/vegeterrors/cards";
import { Art } from "../../../art/Art";

export interface LaneExample {
  colour: Colour;
  cards: readonly CardName[];
  /** As it is written under the lane: "6 + 3". */
  sum?: string;
  total?: number;
  wins?: boolean;
  die?: number;
}

/** A trick as it would lie on the table, with its sums written out. */
export function Lanes({ lanes }: { lanes: readonly LaneExample[] }) {
  return (
    <ul class={`rl ${lanes.some(({ die }) => die) ? "counted" : ""}`} style={{ "--n": lanes.length }}>
      {lanes.map(({ colour, cards, sum, total, wins, die }) => (
        <li key={colour} class={`rl-lane ${colour} ${wins ? "wins" : ""}`}>
          <span class="rl-head">
            <Art id={`m-${colour}`} />
            <span>
              <b>{monster(colour)}</b>
              <i><Art id={`sy-${colour}`} />{colourName(colour)}</i>
            </span>
          </span>
          {die === undefined ? (
            <span class="rl-cards">
              {cards.map((card, at) => <LyingCard key={at} card={card} />)}
            </span>
          ) : (
            <Art id={`die-${die}`} class="rl-die" />
          )}
          {total !== undefined && (
            <span class="rl-sum">
              {sum && <i>{sum}</i>}
              <b>{total}</b>
              {wins && <span class="tag sun">{t("rules-vegeterrors.wins")}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
