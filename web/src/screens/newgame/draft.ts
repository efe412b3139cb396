import { signal } from "@preact/signals";
import { FACES } from "../../art/Art";
import { searches } from "../../engine/levels";
import type { Decoded, SeatMeta } from "../../engine/types";
import { countsOf, familyOf, infoOf, MOST_SEATS, optionsFor, type Variant, variantsOf } from "../../games";
import { t } from "../../i18n";
import { key } from "../../store/keys";
import { clip } from "../../store/clip";
import { NAME_LENGTH, settings } from "../../store/settings";

/** What the new-game dialog holds; all of it but the deal code is remembered. */
export interface Draft {
  game: string;
  players: number;
  /** How many were chosen last; a variant for fewer does not change it. */
  wanted: number;
  /** As many as the largest table of all needs; the first `players` count. */
  seats: SeatMeta[];
  /** Also those of the family's other games. */
  options: Record<string, string>;
  /** Whether people may ask for hints. */
  hints: boolean;
  /** A deal code or any text; empty for random cards. */
  code: string;
}

const KEY = key("new-games");

/** Bots are called after their face. */
const BOT_FACES = ["hedgehog", "fox", "rabbit", "owl", "frog", "ladybird"] as const;
const BOT_NAMES: Record<string, string> = {
  you: "Poppy", rabbit: "Clover", hedgehog: "Hazel", fox: "Rusty", owl: "Sage", frog: "Basil", ladybird: "Ruby", bee: "Maya", snail: "Ivy",
};

export const botName = (face: string): string => BOT_NAMES[face] ?? face;
export const ownName = (): string => clip(settings.value.name.trim(), NAME_LENGTH) || t("newgame.you");

/** Whom one can choose in a game, the weakest first; empty until the core has told. */
export const botsOf = (game: string): readonly string[] => infoOf(game)?.bots ?? [];

/** How strong a bot plays: as was chosen, where the game has that, else in the middle. */
export function strengthOf({ bot }: SeatMeta, game: string): string {
  const bots = botsOf(game);
  return bot && (bots.length === 0 || bots.includes(bot)) ? bot : (bots[bots.length >> 1] ?? "leaf");
}

const bot = (face: string): SeatMeta => ({ kind: "bot", name: botName(face), face });

/** The count nearest to the one wanted. */
export function seatsFor(variant: Variant, wanted: number): number {
  const counts = countsOf(variant);
  return counts.includes(wanted) ? wanted : ([...counts].sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted);
}

const fresh = (game: string): Draft => ({
  game,
  players: 4,
  wanted: 4,
  seats: [{ kind: "person", name: "", face: "you" }, ...BOT_FACES.slice(0, MOST_SEATS - 1).map(bot)],
  options: {},
  hints: true,
  code: "",
});

export const watching = (seats: SeatMeta[]): SeatMeta[] =>
  seats.map((seat, at) => (seat.kind === "bot" ? seat : bot(BOT_FACES.find((face) => seats.every((other) => other.face !== face)) ?? BOT_FACES[at % BOT_FACES.length] ?? "owl")));

function isSeat(value: unknown): value is SeatMeta {
  const it = value as Partial<SeatMeta> | null;
  return (
    typeof it === "object" && it !== null && (it.kind === "person" || it.kind === "bot") && typeof it.name === "string" &&
    (FACES as readonly string[]).includes(it.face ?? "") && (it.bot === undefined || typeof it.bot === "string")
  );
}

function kept(): Record<string, Partial<Draft>> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof all === "object" && all !== null ? (all as Record<string, Partial<Draft>>) : {};
  } catch {
    return {};
  }
}

/** The family's table of the last time, when it was kept and still makes sense; else a fresh one. */
export function remembered(family: string): Draft {
  const found = familyOf(family);
  const variants = found ? variantsOf(found) : [];
  const draft = fresh(variants[0]?.game ?? "");
  const last = kept()[found?.id ?? ""];
  const variant = variants.find(({ game }) => game === last?.game);
  const seats = last?.seats;
  if (!last || !variant || !Array.isArray(seats) || seats.length !== MOST_SEATS || !seats.every(isSeat)) return draft;
  const options = typeof last.options === "object" && last.options !== null ? last.options : {};
  const same = variants.filter(({ game }) => game === variant.game).flatMap(countsOf);
  const players = same.includes(Number(last.players)) ? Number(last.players) : seatsFor(variant, draft.players);
  return { ...draft, game: variant.game, players, wanted: Number(last.wanted) || players, seats, options, hints: last.hints !== false };
}

export function remember({ code: _code, ...draft }: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [familyOf(draft.game)?.id ?? draft.game]: draft }));
  } catch {
    return; // only a convenience
  }
}

/** The option that says how many deals there are, and its value that gives everybody one. */
export const DEALS = "deals";
export const EACH = "each";

/** How many deals the match has; null for a game that has no such choice. */
export function dealsOf({ game, players, options }: Draft): number | null {
  const option = optionsFor(game, players).find(({ name }) => name === DEALS);
  if (!option) return null;
  const chosen = options[DEALS] ?? option.default;
  return chosen === EACH ? players : Number(chosen);
}

/** What the core is told: the options that so many have in this very game, where they were chosen. */
export function optionsOf({ game, players, options }: Draft): Record<string, string> {
  const known = optionsFor(game, players).filter(({ name, values }) => values.includes(options[name] ?? ""));
  return Object.fromEntries(known.map(({ name }) => [name, options[name] ?? ""]));
}

export const draft = signal<Draft>(fresh(""));

export const change = (patch: Partial<Draft>): void => void (draft.value = { ...draft.value, ...patch });

const usualDeals = (game: string): string | undefined => infoOf(game)?.options.find(({ name }) => name === DEALS)?.default;

/** Another way to play. So many deals as were chosen, unless a match of it is another thing. */
export function take({ game, ...variant }: Variant): void {
  const { game: before, options } = draft.value;
  const { [DEALS]: _, ...rest } = options;
  const kept = usualDeals(before) === usualDeals(game) ? options : rest;
  change({ game, players: seatsFor({ game, ...variant }, draft.value.wanted), options: kept });
}

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

/** Whether hints can be had: a bot of this game searches, and a person plays. */
export const givesHints = ({ game, seats, players }: Draft): boolean => botsOf(game).some(searches) && seats.slice(0, players).some(({ kind }) => kind === "person");

/** Names as they go into the record: nobody is nameless. */
export const seatsToPlay = ({ seats, players, game }: Draft): SeatMeta[] =>
  seats.slice(0, players).map((seat, at, all) => ({
    ...seat,
    name: clip(seat.name.trim(), NAME_LENGTH) || givenName(all, at),
    ...(seat.kind === "bot" && { bot: strengthOf(seat, game) }),
  }));

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
