/** What searches found of finished games, kept beside the save: it can always be searched for again. */
import type { Found } from "../engine/types";
import { key } from "./keys";

const SCHEMA = 1;
const PREFIX = key("review:");

/** By the moves before each decision. */
export type Reviewed = ReadonlyMap<number, Found>;

/** A short mark of a record without its names: another continuation of a game has another one. */
export function markOf(text: string): string {
  const { meta: _, ...record } = JSON.parse(text) as Record<string, unknown>;
  const played = JSON.stringify(record);
  let mark = 5381;
  for (let at = 0; at < played.length; at++) mark = (Math.imul(mark, 31) ^ played.charCodeAt(at)) >>> 0;
  return `${played.length}-${mark.toString(36)}`;
}

const isFound = (value: unknown): value is Found =>
  Array.isArray(value) && value.length > 0 &&
  value.every((line) => Array.isArray(line) && typeof line[0] === "string" && [line[1], line[2]].every((told) => typeof told === "number" && Number.isFinite(told)));

export function loadReview(id: string, mark: string): Reviewed {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as { schema?: unknown; of?: unknown; found?: Record<string, unknown> } | null;
    if (kept?.schema !== SCHEMA || kept.of !== mark) return new Map();
    return new Map(Object.entries(kept.found ?? {}).flatMap(([at, found]) => (isFound(found) ? [[Number(at), found] as const] : [])));
  } catch {
    return new Map();
  }
}

/** A browser that has no room for it only searches again next time. */
export function keepReview(id: string, mark: string, found: Reviewed): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ schema: SCHEMA, of: mark, found: Object.fromEntries(found) }));
  } catch {
    return;
  }
}

export function dropReview(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    return;
  }
}
