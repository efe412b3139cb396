import { EngineFault } from "../engine/client";
import type { EveningSheet } from "../engine/evening";
import { type Family, families, infoOf, titleOf, variantsOf } from "../games";
import { has, locale, t, type Key } from "../i18n";
import { written } from "../i18n/numbers";
import { clip, shorten } from "../store/clip";
import { NAME_LENGTH } from "../store/settings";
import { faultText } from "../ui/faults";
import type { Evening } from "./shape";

export { written };
/** "+15", "−20", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : written(value));

/** A mean or a difference, to a tenth. */
export const tenths = (value: number, sign = false): string =>
  new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1, signDisplay: sign ? "exceptZero" : "auto" }).format(value).replace("-", "−");

/** Tournament points: places that are shared give halves. */
export function halves(value: number): string {
  const whole = Math.trunc(value);
  return whole === value ? written(value) : `${whole || ""}½`;
}

/** What an evening can be about: games of several rounds; Vine is one round, and its solo has no table. */
export const eveningFamilies = (): Family[] => families.value.filter(({ unit }) => unit !== "game");

/** The games an evening may be about, each once. */
export const playable = (): string[] => [...new Set(eveningFamilies().flatMap(variantsOf).map(({ game }) => game))];

export const gameName = (game: string): string => {
  const counts = infoOf(game)?.players ?? [];
  return titleOf(game, counts[0] ?? 0) ?? shorten(game);
};

/** Whether Potager has this game for so many. */
export const seatsGame = (game: string, players: number): boolean => infoOf(game)?.players.includes(players) ?? false;

export const personName = ({ people }: Evening, person: number): string => people[person]?.name ?? "";

/** Names from what was typed or pasted: one a line, or with commas between; numbers of a list go. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((part) => clip(part.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, "").trim(), NAME_LENGTH).trim())
    .filter((name) => name !== "");

/** "Friday evening". */
export const usualName = (): string => {
  const day = new Intl.DateTimeFormat(locale.value, { weekday: "long" }).format(new Date());
  return t("evening.usual-name", { day });
};

export const dayOf = (time: number): string => new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(time);

interface Coded {
  code: string;
  params: Record<string, string | number>;
}

/** What is wrong, in the player's language: evening.<code> for what the core says of evenings. */
export function faultWords(fault: unknown, more: Record<string, string> = {}): string {
  const coded = fault instanceof EngineFault ? fault : (fault as Partial<Coded> | null);
  const name = String(coded?.code).replace("evening-", "");
  const key = `evening.fault-${name}`;
  return has(key) ? t(key as Key, { ...coded?.params, ...more }) : faultText(fault).text;
}

/** "The sheet closes: 160 crops + 50 Pots = 210". */
export function sumWords({ parts, total }: EveningSheet["sum"]): string {
  const said = parts.filter(({ points }) => points !== 0);
  const words = said.map(({ key, points }, at) => {
    const sign = points < 0 ? "− " : at === 0 ? "" : "+ ";
    return `${sign}${t("evening.part", { key, points: Math.abs(points) })}`;
  });
  return t("evening.closes", { sum: words.join(" "), total: written(total) });
}
