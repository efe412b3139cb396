import { useEffect, useRef } from "preact/hooks";
import { Art } from "../../../art/Art";
import type { Move } from "../../../engine/types";
import type { Closing as Brings, Crop, HandCard, VegeTablesView } from "../../../engine/vegeTables";
import { rich, t } from "../../../i18n";
import { cropId, cropTitle, numberOf, signed, stageOf } from "../cards";
import { waysFor } from "./choice";
import { closes, sumText, wayReason } from "./words";

interface Props {
  view: VegeTablesView;
  /** The crop that is looked at; none: a line says how to. */
  crop: Crop | null;
  hand: HandCard[];
  me: number;
  mine: boolean;
  /** Opened by key: its first button takes the focus. */
  entered: boolean;
  play: (move: Move) => void;
  say: (why: string) => void;
  enter: () => void;
  leave: () => void;
}

/** What closing a crop brings now, with a Fruit and with a Tractor, the sums written out; and the two moves. */
export function Closing({ view, crop, hand, me, mine, entered, play, say, enter, leave }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entered) (box.current?.querySelector<HTMLElement>("button[aria-disabled=false]") ?? box.current?.querySelector("button"))?.focus();
  }, [crop, entered]);
  if (!crop) return <p class="pop idle phone">{t("double.look")}</p>;
  const title = cropTitle(crop.suit, crop.column);
  const id = cropId(crop.suit, crop.column);
  if (!crop.closing || !crop.next)
    return (
      <div class="pop shut" {...placeOf(crop)}>
        <p class="ph">
          <b>{title}</b>
          <span>{t("double.closed", { with: crop.closedWith ?? "fruit", brought: signed(crop.brought ?? 0) })}</span>
        </p>
      </div>
    );
  const now = closes(crop);
  const ways = waysFor(view, hand, crop, id);
  const number = numberOf(crop.next);
  const { fruit, tractor } = crop.closing;
  const stage = String(stageOf(crop.next));
  const way = (by: "card" | "tractor", brings: Brings) => {
    const move = ways[by];
    const why = move ? undefined : wayReason(view, hand, crop, by, mine, me);
    const kind = by === "card" ? "fruit" : "tractor";
    const name = t("double.way", { by: kind, stage, number });
    const sum = now ? sumText(kind, brings.crops) : t("double.way-note", { by: kind, number });
    const points = now ? signed(brings.points) : "";
    return (
      <button
        type="button"
        class="opt2"
        aria-disabled={!move}
        aria-label={t("double.way-says", { name, sum, points, now: now ? "yes" : "no" })}
        aria-description={why}
        onClick={() => (move ? play(move) : say(why ?? ""))}
      >
        <Art id={kind === "tractor" ? "tractor" : id} class="oi" />
        <span>
          <b>{name}</b> <i>{sum}</i>
        </span>
        {now && <strong data-name={points} />}
      </button>
    );
  };
  const own = hand.filter(({ card }) => card === crop.next).length;
  return (
    <div class="pop" ref={box} role="group" aria-label={t("double.pop", { crop: title })} {...placeOf(crop)} onPointerEnter={enter} onPointerLeave={leave}>
      <p class="ph">
        <b>{title}</b>
        <span>{t("double.pop-head", { now: now ? "yes" : "no" })}</span>
      </p>
      {way("card", fruit)}
      {way("tractor", tractor)}
      {now ? (
        <p class="desk">{t("double.burns", { number, own })}</p>
      ) : (
        <p class="later">{rich("double.later", { fruit: signed(fruit.points), tractor: signed(tractor.points) })}</p>
      )}
    </div>
  );
}

const MIDDLE = 2;
/** On the quadrant that no row and no column of the crop crosses. */
const placeOf = (crop: Crop) => ({
  "data-side": crop.column <= MIDDLE ? "right" : "left",
  "data-end": (crop.row ?? 0) < MIDDLE ? "below" : "above",
  style: { "--c": crop.column, "--r": (crop.row ?? 0) + 1 },
});
