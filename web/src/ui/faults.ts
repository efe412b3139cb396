import { has, t, type Key, type Values } from "../i18n";

interface Coded {
  code: string;
  params?: Record<string, string | number>;
}

const coded = (fault: unknown): Coded | null =>
  typeof fault === "object" && fault !== null && typeof (fault as Coded).code === "string" ? (fault as Coded) : null;

export interface FaultText {
  code: string;
  title: string;
  text: string;
  /** For "Details": what the core or the browser said, never translated. */
  details: string;
}

/** What happened, in the player's language: error.<code>-title and error.<code>. */
export function faultText(fault: unknown): FaultText {
  const known = coded(fault);
  const code = known && has(`error.${known.code}`) ? known.code : "internal";
  const values: Values = { move: 0, game: "", ...known?.params };
  return {
    code,
    title: t(`error.${code}-title` as Key, values),
    text: t(`error.${code}` as Key, values),
    details: fault instanceof Error ? `${known?.code ?? fault.name}: ${fault.message}` : String(fault),
  };
}
