/** The card or tile of a move, small; a move without one is just its words. */
import type { Move, View } from "../../engine/types";
import type { Placing, VineView } from "../../engine/vine";
import { CardFace as VegeFace } from "../../table/vege/Card";
import { cardPaint } from "../../table/vege/cards";
import { CardFace as MonsterFace } from "../../table/vegeterrors/Card";
import { suitOf, takenFor } from "../../table/vegeterrors/cards";
import { BeanPicture, PlantPicture } from "../../table/vine/board";
import { Icon } from "../../ui/Icon";

const there = (placing: Placing | null): placing is Placing => placing !== null;

function tileOf({ choices, compost }: VineView, move: Move) {
  if (!choices) return null;
  const { hand, placing, waiting, beans } = choices;
  const bean = beans.find(({ hang, stack }) => [...hang, ...stack].some((offer) => offer.move === move));
  if (bean) return <BeanPicture face={bean.face} />;
  const placings = [...hand.flatMap(({ own, left }) => [own, left]), placing, ...waiting].filter(there);
  const turned = placings.flatMap(({ offers }) => offers).find((offer) => offer.move === move);
  const drawn = hand.find(({ own, left }) => own?.first === move || left?.first === move) ?? compost.find(({ placing: one }) => one?.first === move);
  const face = turned?.face ?? drawn?.face;
  return face ? <PlantPicture face={face} /> : null;
}

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
  const tile = tileOf(view, move);
  return tile && <span class="rv-tile">{tile}</span>;
}

export function Pictured({ view, move }: { view: View; move: Move }) {
  return (
    <span class="rv-pic" aria-hidden="true">
      {pictureOf(view, move) ?? <span class="rv-nopic"><Icon name="play" /></span>}
    </span>
  );
}
