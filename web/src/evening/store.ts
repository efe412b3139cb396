/** The evenings that the browser keeps, one entry each; one that it refuses to keep lives in memory and is told of. */
import { signal } from "@preact/signals";
import { key } from "../store/keys";
import { newId, StoreTaken } from "../store/saves";
import { type AsideEvening, type Evening, parse, SCHEMA } from "./shape";

const PREFIX = key("evening:");

export const evenings = signal<Evening[]>([]);
export const eveningsAside = signal<AsideEvening[]>([]);
/** Why the last change lives in this page alone. */
export const eveningTrouble = signal<null | "full" | "forbidden">(null);

/** Evenings that the browser refused to keep. */
const memory = new Map<string, Evening>();
/** The bytes of an entry when it was last read or written here, so that another tab's are not written over. */
const seen = new Map<string, string | null>();

function rawOf(id: string): string | null {
  try {
    return localStorage.getItem(PREFIX + id);
  } catch {
    return null;
  }
}

export function refreshEvenings(): void {
  const found: Evening[] = [...memory.values()];
  const odd: AsideEvening[] = [];
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const name = localStorage.key(at);
      if (!name?.startsWith(PREFIX)) continue;
      const id = name.slice(PREFIX.length);
      if (memory.has(id)) continue;
      const raw = localStorage.getItem(name) ?? "";
      const read = parse(raw);
      if ("evening" in read && read.evening.id === id) found.push(read.evening);
      else odd.push({ id, why: "why" in read ? read.why : "damaged", raw });
    }
  } catch {
    eveningTrouble.value = "forbidden";
  }
  evenings.value = found.sort((one, other) => other.updated - one.updated);
  eveningsAside.value = odd;
}

/** Reads an evening that this tab is going to write: from now on another tab's writing is noticed. */
export function claimEvening(id: string): Evening | null {
  const raw = rawOf(id);
  seen.set(id, raw);
  const held = memory.get(id);
  if (held) return held;
  const read = raw === null ? null : parse(raw);
  return read && "evening" in read && read.evening.id === id ? read.evening : null;
}

/** Throws StoreTaken when another tab wrote it meanwhile; one that was deleted there is kept again. */
export function writeEvening(evening: Evening): void {
  const { id } = evening;
  const now = rawOf(id);
  if (now !== null && now !== (seen.get(id) ?? null)) throw new StoreTaken();
  const next = { ...evening, updated: Date.now() };
  const raw = JSON.stringify(next);
  try {
    localStorage.setItem(PREFIX + id, raw);
    seen.set(id, raw);
    memory.delete(id);
    if (memory.size === 0) eveningTrouble.value = null;
  } catch (fault) {
    memory.set(id, next);
    const full = fault instanceof DOMException && (fault.name === "QuotaExceededError" || fault.name === "NS_ERROR_DOM_QUOTA_REACHED");
    eveningTrouble.value = full ? "full" : "forbidden";
  }
  refreshEvenings();
}

export type NewEvening = Omit<Evening, "schema" | "id" | "created" | "updated">;

export function createEvening(what: NewEvening): Evening {
  const now = Date.now();
  const evening: Evening = { schema: SCHEMA, id: newId(), created: now, updated: now, ...what };
  writeEvening(evening);
  return evening;
}

/** Also lets go of one that cannot be read. */
export function deleteEvening(id: string): void {
  memory.delete(id);
  seen.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    eveningTrouble.value = "forbidden";
  }
  refreshEvenings();
}

/** Follows other tabs; called once, when the evenings are opened for the first time. */
export function watchEvenings(): void {
  refreshEvenings();
  addEventListener("storage", (change) => {
    if (change.key === null || change.key.startsWith(PREFIX)) refreshEvenings();
  });
  addEventListener("beforeunload", (leaving) => {
    if (memory.size > 0) leaving.preventDefault();
  });
}
