import { useEffect, useRef } from "preact/hooks";
import type { Move } from "../../../engine/types";
import type { VegeTablesEvent, VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { toast } from "../../../ui/Toast";
import { motion } from "../../motion";

/** Several moves one after the other, each its own: on as long as the next one is legal. */
export function useQueue(view: VegeTablesView, play: ((move: Move) => void) | undefined): { start: (moves: Move[]) => void; stop: () => void } {
  const left = useRef<Move[]>([]);
  const timer = useRef(0);
  const next = () => {
    const [move, ...rest] = left.current;
    left.current = rest;
    if (move) play?.(move);
  };
  const latest = useRef(next);
  latest.current = next;
  const stop = () => {
    left.current = [];
    clearTimeout(timer.current);
  };
  useEffect(() => {
    const [move] = left.current;
    if (!play || !move || !view.legal.includes(move)) stop();
    else timer.current = window.setTimeout(() => latest.current(), motion.length("fast"));
  }, [view.move]);
  useEffect(() => stop, []);
  return {
    start: (moves) => {
      stop();
      left.current = moves;
      next();
    },
    stop,
  };
}

/** Says it when the second phase begins. */
export function usePhaseNews(log: VegeTablesEvent[]): void {
  const seen = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(seen.current);
    seen.current = log.length;
    if (fresh.some(({ kind }) => kind === "phase")) toast(t("double.second-begins"), { icon: "info" });
  }, [log]);
}
