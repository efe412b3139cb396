/** Games as files: saved to the device, and opened again. */
import { type AsideSave, asSave, exportText, FILE_KIND, isCount, type Save, SCHEMA } from "./save";
import { addSave, aside, loadSave, newId } from "./saves";

const MAX_FILE = 2_000_000;

/** A file that is no saved game; `why` is a key of the catalogue (saves.import-<why>). */
export class NotASave extends Error {
  constructor(readonly why: "foreign" | "damaged" | "newer" | "large") {
    super(why);
  }
}

export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const fileName = (save: Save): string => {
  const words = (save.name || save.summary.game).normalize("NFKD").replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "").toLowerCase();
  return `potager-${words || "game"}-${new Date(save.updated).toISOString().slice(0, 10)}.json`;
};

export function exportSave(id: string): void {
  const save = loadSave(id);
  if (save) download(fileName(save), exportText(save), "application/json");
}

export const exportAside = ({ id, raw, from }: AsideSave): void =>
  from ? download(`potager-${id}-${from.tail + 1}.json`, raw, "application/json") : download(`potager-${id}.txt`, raw, "text/plain");

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
  const read = asSave(rest);
  if (!read) throw new NotASave("damaged");
  const here = loadSave(read.id);
  if (here && here.text === read.text && here.pending.join() === read.pending.join()) return { save: here, was: "same" };
  const taken = here !== null || aside.value.some((entry) => entry.id === read.id) || !/^[0-9a-z]{8,24}$/.test(read.id);
  const save = taken ? { ...read, id: newId() } : read;
  addSave(save);
  return { save, was: here ? "copy" : "new" };
}

export async function importFile(file: File): Promise<Imported> {
  if (file.size > MAX_FILE) throw new NotASave("large");
  return importText(await file.text());
}
