import { signal } from "@preact/signals";
import { FACES } from "../../art/Art";
import type { Decoded, SeatMeta } from "../../engine/types";
import { t } from "../../i18n";
import { key } from "../../store/keys";
import { clip } from "../../store/clip";
import { NAME_LENGTH, settings } from "../../store/settings";

/** What the new-game dialog holds; all of it but the deal code is remembered. */
export interface Draft {
  game: string;
  players: number;
  /** As many as the largest table needs; the first `players` count. */
  seats: SeatMeta[];
  options: Record<string, string>;
  /** A deal code or any text; empty for random cards. */
  code: string;
}

export const BOTS = ["greedy", "random"] as const;
const SEATS = 4;
const KEY = key("new-game");

/** Bots are called after their face. */
const BOT_FACES = ["hedgehog", "fox", "rabbit", "owl"] as const;
const BOT_NAMES: Record<string, string> = {
  you: "Poppy", rabbit: "Clover", hedgehog: "Hazel", fox: "Rusty", owl: "Sage", frog: "Basil", ladybird: "Ruby", bee: "Maya", snail: "Ivy",
};

export const botName = (face: string): string => BOT_NAMES[face] ?? face;
export const ownName = (): string => clip(settings.value.name.trim(), NAME_LENGTH) || t("newgame.you");

const bot = (face: string): SeatMeta => ({ kind: "bot", name: botName(face), face, bot: BOTS[0] });

export const fresh = (game: string): Draft => ({
  game,
  players: SEATS,
  seats: [{ kind: "person", name: "", face: "you" }, ...BOT_FACES.slice(0, SEATS - 1).map(bot)],
  options: {},
  code: "",
});

export const watching = (seats: SeatMeta[]): SeatMeta[] =>
  seats.map((seat, at) => (seat.kind === "bot" ? seat : bot(BOT_FACES.find((face) => seats.every((other) => other.face !== face)) ?? BOT_FACES[at % BOT_FACES.length] ?? "owl")));

function isSeat(value: unknown): value is SeatMeta {
  const it = value as Partial<SeatMeta> | null;
  return (
    typeof it === "object" && it !== null && (it.kind === "person" || it.kind === "bot") && typeof it.name === "string" &&
    (FACES as readonly string[]).includes(it.face ?? "") && (it.kind === "person" || (BOTS as readonly string[]).includes(it.bot ?? ""))
  );
}

/** The table of the last time, when it was kept and still makes sense. */
export function remembered(game: string): Draft {
  const draft = fresh(game);
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    if (kept?.game !== game || !Array.isArray(kept.seats) || kept.seats.length !== SEATS || !kept.seats.every(isSeat)) return draft;
    const options = typeof kept.options === "object" && kept.options !== null ? kept.options : {};
    return { ...draft, players: Number(kept.players), seats: kept.seats, options };
  } catch {
    return draft;
  }
}

export function remember({ code: _code, ...draft }: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return; // only a convenience
  }
}

export const draft = signal<Draft>(fresh(""));

export const change = (patch: Partial<Draft>): void => void (draft.value = { ...draft.value, ...patch });

export const changeSeat = (at: number, patch: Partial<SeatMeta>): void =>
  change({ seats: draft.value.seats.map((seat, other) => (other === at ? { ...seat, ...patch } : seat)) });

/** What a seat is called until somebody names it: a bot after its face, the first person after the settings. "You" is only who is alone. */
export function givenName(seats: readonly SeatMeta[], at: number): string {
  const seat = seats[at];
  if (seat?.kind === "bot") return botName(seat.face);
  const people = seats.flatMap(({ kind }, place) => (kind === "person" ? [place] : []));
  const own = people[0] === at && (people.length === 1 || settings.value.name.trim() !== "");
  return own ? ownName() : t("newgame.person-n", { seat: at + 1 });
}

/** Names as they go into the record: nobody is nameless. */
export const seatsToPlay = ({ seats, players }: Draft): SeatMeta[] =>
  seats.slice(0, players).map((seat, at, all) => ({ ...seat, name: clip(seat.name.trim(), NAME_LENGTH) || givenName(all, at) }));

/** A number below 2^40, the size of the core's seeds. */
export function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 256) * 2 ** 32 + low;
}

/** A game that came with a link: its record is dealt instead of new cards. */
export interface Given {
  text: string;
  game: string;
  players: number;
  kind: Decoded["kind"];
  /** Already played when it is taken up. */
  moves: number;
  /** The seat the link shows, which a person takes. */
  seat: number | null;
  code: string | null;
}
export const given = signal<Given | null>(null);

/** A table for a game from a link: one person in the given seat, bots around. */
export function seated(seats: SeatMeta[], seat: number): SeatMeta[] {
  const person = seats.find(({ kind }) => kind === "person") ?? { kind: "person" as const, name: "", face: "you" };
  const bots = seats.filter((one) => one !== person);
  return [...bots.slice(0, seat), person, ...bots.slice(seat)];
}
