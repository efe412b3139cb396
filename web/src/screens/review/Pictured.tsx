/** The card or tile of a move, small; a move without one is just its words. */
import type { Move, View } from "../../engine/types";
import { CardFace as VegeFace } from "../../table/vege/Card";
import { cardPaint } from "../../table/vege/cards";
import { CardFace as MonsterFace } from "../../table/vegeterrors/Card";
import { suitOf, takenFor } from "../../table/vegeterrors/cards";
import { Icon } from "../../ui/Icon";

function pictureOf(view: View, move: Move) {
  if (view.family === "vegeterrors") {
    const card = takenFor(move);
    return (
      <span class={`card ${suitOf(card)}`}>
        <MonsterFace card={card} />
      </span>
    );
  }
  if (view.family === "vege-tables") {
    const held = view.hand?.find(({ actions }) => actions.includes(move));
    return (
      held && (
        <span class={`card vc ${cardPaint(held.card)}`}>
          <VegeFace card={held.card} />
        </span>
      )
    );
  }
  return null;
}

export function Pictured({ view, move }: { view: View; move: Move }) {
  return (
    <span class="rv-pic" aria-hidden="true">
      {pictureOf(view, move) ?? <span class="rv-nopic"><Icon name="play" /></span>}
    </span>
  );
}
