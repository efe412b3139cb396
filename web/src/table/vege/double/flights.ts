/** A card that is drawn flies from its tallone to who draws it, one that goes under flies there. */
import { useEffect, useRef } from "preact/hooks";
import type { VegeTablesEvent } from "../../../engine/vegeTables";
import { motion } from "../../motion";

interface Lain {
  card: Element;
  box: DOMRect;
}

const FACES = ".stk6 > .card, .stk6 > .lid";

/** `move`: counted by the view, so that every position is looked at once it is drawn. */
export function usePileFlights(log: VegeTablesEvent[], move: number): void {
  const seen = useRef(log.length);
  const lain = useRef(new Map<number, Lain>());
  useEffect(() => {
    const fresh = log.slice(seen.current);
    seen.current = log.length;
    // Of several moves at once, a table was opened or taken back.
    if (new Set(fresh.map((event) => event.move)).size === 1)
      for (const event of fresh) {
        if (event.kind === "drawPile") {
          const from = lain.current.get(event.pile);
          if (from) motion.carry(from.box, from.card, event.seat, event.card ?? "");
        } else if (event.kind === "under") {
          const to = lain.current.get(event.pile);
          if (to) motion.tuck(event.seat, to.box, to.card);
        }
      }
    lain.current = new Map(
      [...document.querySelectorAll<HTMLElement>(FACES)].map((card) => [Number(card.closest<HTMLElement>("[data-pile]")?.dataset.pile), { card: card.cloneNode(true) as Element, box: card.getBoundingClientRect() }]),
    );
  }, [log, move]);
}
