/** What must be known of the tiles of the turn: a way that is closed, a limit, twine. */
import type { ComponentChildren } from "preact";
import { rich, t } from "../../i18n";
import type { Company } from "../words";
import { limitOf } from "./choice";
import type { Play } from "./play";
import { faceName, whose } from "./words";

export function notesOf({ view, choices, mode, slots }: Play, company: Company): ComponentChildren[] {
  if (!choices || mode === "prune") return [];
  const notes: ComponentChildren[] = [];
  for (const { way, face, offers, vine } of slots) {
    if (offers.length > 0 || (way !== "keep" && way !== "pass")) continue;
    notes.push(rich("vine.note-no-place", { way, tile: faceName(face), ...whose(view, company, vine) }));
  }
  const limit = [view.left, view.active].map((vine) => limitOf(slots, vine)).find((row) => row !== undefined);
  if (limit !== undefined) notes.push(rich("vine.note-limit", { row: limit, ...whose(view, company, view.left) }));
  if (mode === "hand" && slots.length === 0) notes.push(t("vine.note-three", { pass: choices.hand.some(({ left }) => left) ? "yes" : "no", tiles: choices.hand.length, ...whose(view, company, view.left) }));
  if (view.hand.some(({ face }) => face.inEdge) || view.placingNow?.face.inEdge) notes.push(t("vine.note-twine"));
  return notes;
}
