/** One card of the open hand as a button, with the reason why it cannot be played; and the card being dragged. */
import type { ComponentChildren, CSSProperties } from "preact";
import type { CardName, Seat } from "../engine/types";
import type { Grab } from "./grab";

interface Held {
  seat: Seat;
  /** Its place in the hand, which keys and drags speak of. */
  at: number;
  card: CardName;
  paint: string;
  state: string | undefined;
  spoken: string;
  can: boolean;
  selected: boolean;
  /** Where Tab enters the hand. */
  tab: boolean;
  reason: string | null;
  burned?: boolean;
  style?: CSSProperties;
  press: (at: number) => void;
  grab: Grab;
  children: ComponentChildren;
}

export function HeldCard({ seat, at, card, paint, state, spoken, can, selected, tab, reason, burned, style, press, grab, children }: Held) {
  return (
    <li style={style} data-out={grab.dragged.value === at ? "" : undefined} data-scrub={grab.scrubbed.value === at ? "" : undefined} data-selected={selected ? "" : undefined}>
      <button
        type="button"
        class={`card ${paint}`}
        data-s={state}
        data-burned={burned ? "" : undefined}
        data-card={card}
        data-at={at}
        tabIndex={tab ? 0 : -1}
        aria-pressed={selected}
        aria-disabled={!can}
        aria-describedby={reason ? `why-${seat}-${at}` : undefined}
        aria-label={spoken}
        onClick={() => press(at)}
        onPointerDown={(event) => grab.start(event, at)}
      >
        {children}
      </button>
      {reason && (
        <span class="vh" id={`why-${seat}-${at}`}>
          {reason}
        </span>
      )}
    </li>
  );
}

/** The card under the finger or the pointer, over everything; `children`: its face. */
export function Ghost({ paint, grab, children }: { paint: string; grab: Grab; children: ComponentChildren }) {
  return (
    <div class="carried" ref={grab.ghost} aria-hidden="true">
      <div class={`card ${paint}`}>{children}</div>
    </div>
  );
}
