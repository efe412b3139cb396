/** The games that the browser keeps, one entry each; one that it refuses to keep lives in memory and is told of. */
import { signal } from "@preact/signals";
import { clip } from "./clip";
import { key } from "./keys";
import { dropReview } from "./reviews";
import { type AsideSave, head, parse, type Save, type SaveHead, SCHEMA, type Tail, tailsOf } from "./save";
import type { Summary } from "./summary";

/** `code` is a key of the catalogue (error.<code>). */
export class StoreFull extends Error {
  readonly code = "store-full";
}
export class StoreForbidden extends Error {
  readonly code = "store-forbidden";
}
/** Another tab wrote this game since it was read here. */
export class StoreTaken extends Error {
  readonly code = "store-taken";
}

const PREFIX = key("save:");

export const saves = signal<SaveHead[]>([]);
export const aside = signal<AsideSave[]>([]);
/** "full" or "forbidden" while the browser keeps nothing; banners read it. */
export const storeTrouble = signal<null | "full" | "forbidden">(null);

/** Games that the browser refused to keep live as long as the page does; `stamp`: what it keeps of them instead. */
const memory = new Map<string, { save: Save; stamp: string | null }>();
/** Games at a table of this tab, with what the browser kept of them when they were last read or written here. */
const claims = new Map<string, string | null>();
/** For each game in memory, how many moves are kept nowhere else. */
export const unkept = signal<ReadonlyMap<string, number>>(new Map());

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");

export function refreshSaves(): void {
  const heads: SaveHead[] = [];
  const odd: AsideSave[] = [];
  const take = (save: Save) => {
    heads.push(head(save));
    odd.push(...tailsOf(save));
  };
  for (const { save } of memory.values()) take(save);
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const name = localStorage.key(at);
      if (!name?.startsWith(PREFIX)) continue;
      const id = name.slice(PREFIX.length);
      if (memory.has(id)) continue;
      const raw = localStorage.getItem(name) ?? "";
      const read = parse(raw);
      if ("save" in read && read.save.id === id) take(read.save);
      else odd.push({ id, why: "why" in read ? read.why : "damaged", raw });
    }
  } catch {
    storeTrouble.value = "forbidden";
  }
  saves.value = heads.sort((one, other) => other.updated - one.updated);
  aside.value = odd;
}

/** What the browser keeps of a game: its text and moves, or the bytes that cannot be read. */
function stampOf(id: string): string | null {
  try {
    const raw = localStorage.getItem(PREFIX + id);
    const read = raw === null ? null : parse(raw);
    return read && "save" in read ? stamp(read.save) : raw;
  } catch {
    return null;
  }
}
const stamp = ({ text, pending }: Save): string => [text, ...pending].join("\n");

function put(save: Save): void {
  try {
    localStorage.setItem(PREFIX + save.id, JSON.stringify(save));
  } catch (fault) {
    hold(save);
    const full = fault instanceof DOMException && (fault.name === "QuotaExceededError" || fault.name === "NS_ERROR_DOM_QUOTA_REACHED");
    storeTrouble.value = full ? "full" : "forbidden";
    refreshSaves();
    throw full ? new StoreFull() : new StoreForbidden();
  }
  if (claims.has(save.id)) claims.set(save.id, stamp(save));
  letGo(save.id);
  refreshSaves();
}

function hold(save: Save): void {
  const before = loadSave(save.id);
  const held = memory.get(save.id);
  memory.set(save.id, { save, stamp: held ? held.stamp : stampOf(save.id) });
  const lost = (unkept.value.get(save.id) ?? 0) + (before && before.text !== save.text ? 1 : 0);
  unkept.value = new Map(unkept.value).set(save.id, lost);
}

/** Nothing of this game lives in memory alone any more. */
function letGo(id: string): void {
  memory.delete(id);
  if (unkept.value.has(id)) unkept.value = new Map([...unkept.value].filter(([other]) => other !== id));
  if (memory.size === 0) storeTrouble.value = null;
}

/** When room was made: keeps what had to live in memory, unless another tab went on with it. */
function keepHeld(): void {
  for (const [id, { save, stamp: kept }] of [...memory]) {
    if (stampOf(id) !== kept) continue;
    try {
      put(save);
    } catch {
      return;
    }
  }
}

export function loadSave(id: string): Save | null {
  const held = memory.get(id);
  if (held) return held.save;
  try {
    const raw = localStorage.getItem(PREFIX + id);
    const read = raw === null ? null : parse(raw);
    return read && "save" in read && read.save.id === id ? read.save : null;
  } catch {
    return null;
  }
}

/** Keeps a new game; when the browser refuses, it lives in memory and `storeTrouble` says so. */
export function createSave(text: string, summary: Summary, over = false): Save {
  const now = Date.now();
  const save: Save = { schema: SCHEMA, id: newId(), name: "", created: now, updated: now, text, pending: [], summary, over };
  try {
    put(save);
  } catch (fault) {
    if (!(fault instanceof StoreFull || fault instanceof StoreForbidden)) throw fault;
  }
  return save;
}

export const addSave = (save: Save): void => put(save);

type Patch = Partial<Omit<Save, "id" | "schema" | "created">>;

/** For the table that plays this game: from now on it is told when another tab writes it. */
export function claimSave(id: string): Save | null {
  claims.set(id, stampOf(id));
  return loadSave(id);
}

/**
 * Throws StoreFull or StoreForbidden; the change is then held in memory and can still be exported.
 * A game that was deleted meanwhile is kept again, from `last`; one that another tab wrote is left alone: StoreTaken.
 */
export function writeClaimed(id: string, patch: Patch, last: Save): void {
  const now = stampOf(id);
  if (now !== null && now !== claims.get(id)) throw new StoreTaken();
  put({ ...(loadSave(id) ?? last), updated: Date.now(), ...patch });
}

function writeTails(id: string, tails: Tail[]): void {
  const save = loadSave(id);
  if (save) put({ ...save, tails });
}

export function renameSave(id: string, name: string): void {
  const save = loadSave(id);
  if (save) put({ ...save, name: clip(name.trim(), 60) });
}

/** Returns the undo. */
export function deleteSave(id: string): () => void {
  const save = loadSave(id);
  letGo(id);
  dropReview(id);
  forget(PREFIX + id);
  return () => {
    if (save && stampOf(id) === null) put(save);
  };
}

/** Lets go of an entry that cannot be read, or of a tail; returns the undo. */
export function deleteAside({ id, raw, from }: AsideSave): () => void {
  if (from) {
    const tails = loadSave(id)?.tails ?? [];
    writeTails(id, tails.filter((_, at) => at !== from.tail));
    return () => writeTails(id, tails);
  }
  forget(PREFIX + id);
  return () => {
    localStorage.setItem(PREFIX + id, raw);
    refreshSaves();
  };
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    storeTrouble.value = "forbidden";
  }
  keepHeld();
  refreshSaves();
}

/** Follows other tabs; called once at the start. */
export function watchSaves(): void {
  refreshSaves();
  addEventListener("storage", (change) => {
    if (change.newValue === null) keepHeld(); // something is gone, so there may be room
    if (change.key === null || change.key.startsWith(PREFIX)) refreshSaves();
  });
  addEventListener("beforeunload", (leaving) => {
    if (memory.size > 0) leaving.preventDefault();
  });
}
