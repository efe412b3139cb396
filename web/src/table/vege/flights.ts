/** What flies besides the laid card: the Field card to its player, a Fruit to the seat that harvested it. */
import { useEffect, useRef } from "preact/hooks";
import type { VegeTablesEvent } from "../../engine/vegeTables";
import { motion } from "../motion";
import { cropOf } from "./cards";

export function useFlights(log: VegeTablesEvent[]): void {
  const seen = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(seen.current);
    seen.current = log.length;
    const moves = new Set(fresh.map(({ move }) => move));
    if (moves.size !== 1) return; // a table that was opened, or taken back
    for (const event of fresh) {
      if (event.kind !== "lay") continue;
      const cell = document.querySelector(`[data-lane="${cropOf(event.card)}"]`)?.closest(".cell");
      if (!cell) continue;
      if (event.field) motion.send(cell, event.seat, "back green");
      if (event.points > 0) motion.send(cell.querySelector(".pic") ?? cell, event.seat, null);
    }
  }, [log]);
}
