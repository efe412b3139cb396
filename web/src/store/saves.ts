import { signal } from "@preact/signals";
import type { Move } from "../engine/types";
import { key } from "./keys";
import type { Summary } from "./summary";

export type { Summary } from "./summary";
export { summaryOf } from "./summary";

export const SCHEMA = 1;

export interface Save {
  schema: typeof SCHEMA;
  id: string;
  /** Given by the player; empty until then. */
  name: string;
  created: number;
  updated: number;
  /** The core's record text. */
  text: string;
  /** Moves written before the engine was asked to play them. */
  pending: Move[];
  summary: Summary;
  over: boolean;
}

export type SaveHead = Omit<Save, "text" | "pending">;

/** An entry that this version cannot read; its bytes stay where they are. */
export interface AsideSave {
  id: string;
  why: "damaged" | "newer";
  raw: string;
}

export class StoreFull extends Error {}
export class StoreForbidden extends Error {}
/** A file that is no saved game; `why` is a key of the catalogue (saves.import-<why>). */
export class NotASave extends Error {
  constructor(readonly why: "foreign" | "damaged" | "newer" | "large") {
    super(why);
  }
}

const PREFIX = key("save:");
const FILE_KIND = "potager-save";
const MAX_FILE = 2_000_000;

export const saves = signal<SaveHead[]>([]);
export const aside = signal<AsideSave[]>([]);
/** "full" or "forbidden" while the browser keeps nothing; banners read it. */
export const storeTrouble = signal<null | "full" | "forbidden">(null);

/** Games that the browser refused to keep: they live as long as the page does. */
const memory = new Map<string, Save>();

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function isSummary(value: unknown): value is Summary {
  const it = value as Partial<Summary> | null;
  return (
    typeof it === "object" && it !== null && isText(it.game) && isCount(it.players) && isCount(it.round) &&
    isCount(it.trick) && isCount(it.target) && Array.isArray(it.gold) && it.gold.every(isCount) &&
    Array.isArray(it.seats) && it.seats.length === it.gold.length &&
    it.seats.every((seat) => typeof seat === "object" && seat !== null && isText(seat.name) && isText(seat.face)) &&
    (it.winners === null || Array.isArray(it.winners))
  );
}

function isSave(value: unknown): value is Save {
  const it = value as Partial<Save> | null;
  return (
    typeof it === "object" && it !== null && it.schema === SCHEMA && isText(it.id) && isText(it.name) && isText(it.text) &&
    isCount(it.created) && isCount(it.updated) && typeof it.over === "boolean" &&
    Array.isArray(it.pending) && it.pending.every(isText) && isSummary(it.summary)
  );
}

type Read = { save: Save } | { why: AsideSave["why"] };

function parse(raw: string): Read {
  try {
    const value: unknown = JSON.parse(raw);
    if (isSave(value)) return { save: value };
    const schema = (value as { schema?: unknown } | null)?.schema;
    return { why: isCount(schema) && schema > SCHEMA ? "newer" : "damaged" };
  } catch {
    return { why: "damaged" };
  }
}

const head = ({ text: _text, pending: _pending, ...rest }: Save): SaveHead => rest;

export function refreshSaves(): void {
  const heads = [...memory.values()].map(head);
  const odd: AsideSave[] = [];
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const name = localStorage.key(at);
      if (!name?.startsWith(PREFIX)) continue;
      const id = name.slice(PREFIX.length);
      if (memory.has(id)) continue;
      const raw = localStorage.getItem(name) ?? "";
      const read = parse(raw);
      if ("save" in read && read.save.id === id) heads.push(head(read.save));
      else odd.push({ id, why: "why" in read ? read.why : "damaged", raw });
    }
  } catch {
    storeTrouble.value = "forbidden";
  }
  saves.value = heads.sort((one, other) => other.updated - one.updated);
  aside.value = odd;
}

function put(save: Save): void {
  try {
    localStorage.setItem(PREFIX + save.id, JSON.stringify(save));
    memory.delete(save.id);
    if (memory.size === 0) storeTrouble.value = null;
  } catch (fault) {
    memory.set(save.id, save);
    const full = fault instanceof DOMException && (fault.name === "QuotaExceededError" || fault.name === "NS_ERROR_DOM_QUOTA_REACHED");
    storeTrouble.value = full ? "full" : "forbidden";
    refreshSaves();
    throw full ? new StoreFull() : new StoreForbidden();
  }
  refreshSaves();
}

export function loadSave(id: string): Save | null {
  const held = memory.get(id);
  if (held) return held;
  try {
    const raw = localStorage.getItem(PREFIX + id);
    const read = raw === null ? null : parse(raw);
    return read && "save" in read ? read.save : null;
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

/** Throws StoreFull or StoreForbidden; the change is then held in memory and can still be exported. */
export function writeSave(id: string, patch: Partial<Omit<Save, "id" | "schema" | "created">>): void {
  const save = loadSave(id);
  if (!save) return;
  put({ ...save, updated: Date.now(), ...patch });
}

export function renameSave(id: string, name: string): void {
  const save = loadSave(id);
  if (save) put({ ...save, name: name.trim().slice(0, 60) });
}

/** Returns the undo. */
export function deleteSave(id: string): () => void {
  const save = loadSave(id);
  memory.delete(id);
  forget(PREFIX + id);
  return () => {
    if (save) put(save);
  };
}

/** Lets go of an entry that cannot be read; returns the undo. */
export function deleteAside({ id, raw }: AsideSave): () => void {
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
  refreshSaves();
}

function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const fileName = (save: Save): string => {
  const words = (save.name || save.summary.game).normalize("NFKD").replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "").toLowerCase();
  return `potager-${words || "game"}-${new Date(save.updated).toISOString().slice(0, 10)}.json`;
};

export const exportText = (save: Save): string => JSON.stringify({ kind: FILE_KIND, ...save }, null, 2) + "\n";

export function exportSave(id: string): void {
  const save = loadSave(id);
  if (save) download(fileName(save), exportText(save), "application/json");
}

export const exportAside = ({ id, raw }: AsideSave): void => download(`potager-${id}.txt`, raw, "text/plain");

export type Imported = { save: Save; was: "new" | "same" | "copy" };

/** Reads a game file. The same game twice is told; another state of a game that is here becomes a copy. */
export function importText(content: string): Imported {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new NotASave(content.includes(FILE_KIND) ? "damaged" : "foreign");
  }
  const { kind, ...rest } = (value ?? {}) as Record<string, unknown>;
  if (kind !== FILE_KIND) throw new NotASave("foreign");
  if (isCount(rest.schema) && rest.schema > SCHEMA) throw new NotASave("newer");
  if (!isSave(rest)) throw new NotASave("damaged");
  const here = loadSave(rest.id);
  if (here && here.text === rest.text && here.pending.join() === rest.pending.join()) return { save: here, was: "same" };
  const taken = here !== null || aside.value.some((entry) => entry.id === rest.id) || !/^[0-9a-z]{8,24}$/.test(rest.id);
  const save = taken ? { ...rest, id: newId() } : rest;
  put(save);
  return { save, was: here ? "copy" : "new" };
}

export async function importFile(file: File): Promise<Imported> {
  if (file.size > MAX_FILE) throw new NotASave("large");
  return importText(await file.text());
}

/** Follows other tabs; called once at the start. */
export function watchSaves(): void {
  refreshSaves();
  addEventListener("storage", (change) => {
    if (change.key === null || change.key.startsWith(PREFIX)) refreshSaves();
  });
}
