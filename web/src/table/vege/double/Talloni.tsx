import type { Pile, VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { Icon } from "../../../ui/Icon";
import { Back } from "../../Back";
import type { Grab } from "../../grab";
import { CardFace } from "../Card";
import { cardPaint } from "../cards";
import { pileSays } from "./words";

interface Props {
  view: VegeTablesView;
  /** From here a card can be drawn now. */
  draws: (pile: number) => boolean;
  /** The taken-up card can go under this one. */
  takes: (pile: number) => boolean;
  press: (pile: number) => void;
  grab: Grab;
}

const SIDES = { left: [0, 1, 2], right: [3, 4, 5] } as const;

/** Six talloni: red, white and green from the top, on both sides of the bed. */
export function Talloni(props: Props) {
  return (
    <>
      {(["left", "right"] as const).map((side) => (
        <ol key={side} class={`tals t-${side}`} data-board aria-label={t("double.piles", { side })}>
          {SIDES[side].map((at) => {
            const pile = props.view.piles?.[at];
            return pile && <Tallone key={at} {...props} pile={pile} at={at} />;
          })}
        </ol>
      ))}
    </>
  );
}

function Tallone({ pile, at, draws, takes, press, grab }: Props & { pile: Pile; at: number }) {
  const { back, count, top, burned, known } = pile;
  const drawn = draws(at);
  const taken = takes(at);
  const blind = drawn && !top;
  const over = grab.dragged.value !== null && grab.over.value === `pile-${at}`;
  return (
    <li class="tal">
      <button
        type="button"
        class={`stk6 ${drawn ? "on" : ""} ${taken ? "aim" : ""} ${over && taken ? "over" : ""}`}
        data-free={`D${at + 1}`}
        data-number={at + 1}
        data-pile={at}
        data-lane={`pile-${at}`}
        data-target={taken ? "" : undefined}
        tabIndex={at === 0 || drawn || taken ? 0 : -1}
        aria-disabled={!drawn && !taken}
        aria-label={pileSays(pile, at, drawn)}
        onClick={() => press(at)}
      >
        {count > 2 && <Back class={`${back} u2`} />}
        {count > 1 && <Back class={`${back} u1`} />}
        {top ? (
          <span key={`${top}-${count}`} class={`card vc turned ${cardPaint(top)} ${burned ? "burnt" : ""}`}>
            <CardFace card={top} />
          </span>
        ) : count > 0 ? (
          <Back class={`${back} lid`} />
        ) : (
          <span class="hole">
            <Back class={back} />
          </span>
        )}
        {blind && <span class="blind" data-name={t("double.blind")} aria-hidden="true" />}
        {drawn && <kbd class="desk" data-name={at + 1} aria-hidden="true" />}
      </button>
      <span class="n" aria-hidden="true">
        <Back class={back} />
        <b>{count}</b>
        {known.length > 0 && (
          <span class="kn" title={t("double.known-below", { count: known.length })}>
            <Icon name="eye" />
            {known.length}
          </span>
        )}
      </span>
    </li>
  );
}
