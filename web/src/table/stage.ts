/** Where a game at the table stands. */
import { EngineFault } from "../engine/client";
import type { Seat } from "../engine/types";
import { StoreTaken } from "../store/saves";

export type Stage =
  | { kind: "opening" }
  | { kind: "missing" }
  | { kind: "failed"; code: string; message: string; params: Record<string, string | number> }
  | { kind: "table" }
  | { kind: "handover"; seat: Seat }
  | { kind: "round" }
  | { kind: "result" };

export type Note = "practice" | "aside" | "restarted" | null;

export function failed(fault: unknown): Stage {
  const known = fault instanceof EngineFault || fault instanceof StoreTaken;
  return {
    kind: "failed",
    code: known ? fault.code : "page",
    message: fault instanceof Error ? fault.message : String(fault),
    params: fault instanceof EngineFault ? fault.params : {},
  };
}

/** The worker died, or was started again since and knows no tables. */
export const died = (fault: unknown): boolean => fault instanceof EngineFault && (fault.code === "worker" || fault.code === "not-open");
