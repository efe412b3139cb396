/** A free card of a Silo or a well flies to who takes it. */
import { useEffect, useRef } from "preact/hooks";
import type { VegeTablesEvent } from "../../../engine/vegeTables";
import { motion } from "../../motion";
import { takeMove } from "../cards";

interface Lain {
  card: Element;
  box: DOMRect;
}

/** Looks like the card and answers to nothing. */
function copyOf(card: HTMLElement): Element {
  const copy = card.cloneNode(true) as HTMLElement;
  delete copy.dataset.free;
  return copy;
}

/** `move`: counted by the view, so that every position is looked at once it is drawn. */
export function useTakenFlights(log: VegeTablesEvent[], move: number): void {
  const seen = useRef(log.length);
  const lain = useRef(new Map<string, Lain>());
  useEffect(() => {
    const fresh = log.slice(seen.current);
    seen.current = log.length;
    // Of several moves at once, a table was opened or taken back.
    if (new Set(fresh.map((event) => event.move)).size === 1)
      for (const event of fresh) {
        const from = event.kind === "silo" ? lain.current.get(takeMove("silo", event.silo)) : event.kind === "well" ? lain.current.get(takeMove("well", event.well)) : undefined;
        if (from && "card" in event && event.card) motion.carry(from.box, from.card, event.seat, event.card);
      }
    const free = [...document.querySelectorAll<HTMLElement>(".t20 [data-free]")];
    lain.current = new Map(free.map((card) => [card.dataset.free ?? "", { card: copyOf(card), box: card.getBoundingClientRect() }]));
  }, [log, move]);
}
