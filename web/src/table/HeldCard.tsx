/** One card of the open hand as a button, with the reason why it cannot be played; and the card being dragged. */
import type { ComponentChildren, CSSProperties } from "preact";
import type { CardName, Move, Seat } from "../engine/types";
import { t } from "../i18n";
import { useAid } from "./aid";
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
  /** What it can be played as now. */
  moves: readonly Move[];
  style?: CSSProperties;
  press: (at: number) => void;
  grab: Grab;
  children: ComponentChildren;
}

export function HeldCard({ seat, at, card, paint, state, spoken, can, selected, tab, reason, burned, moves, style, press, grab, children }: Held) {
  const { move } = useAid();
  const hinted = move !== null && moves.includes(move);
  const told = [reason && `why-${seat}-${at}`, hinted && `hint-${seat}`].filter(Boolean).join(" ");
  return (
    <li style={style} data-out={grab.dragged.value === at ? "" : undefined} data-scrub={grab.scrubbed.value === at ? "" : undefined} data-selected={selected ? "" : undefined}>
      <button
        type="button"
        class={`card ${paint}`}
        data-s={state}
        data-hint={hinted ? "" : undefined}
        data-burned={burned ? "" : undefined}
        data-card={card}
        data-at={at}
        tabIndex={tab ? 0 : -1}
        aria-pressed={selected}
        aria-disabled={!can}
        aria-describedby={told || undefined}
        aria-label={spoken}
        onClick={() => press(at)}
        onPointerDown={(event) => grab.start(event, at)}
      >
        {children}
        {hinted && <span class="flag" data-name={t("table.hint")} aria-hidden="true" />}
      </button>
      {hinted && (
        <span class="vh" id={`hint-${seat}`}>
          {t("table.hint")}
        </span>
      )}
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
