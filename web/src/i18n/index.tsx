import { computed } from "@preact/signals";
import { IntlMessageFormat } from "intl-messageformat";
import type { ComponentChildren } from "preact";
import { type Lang, settings } from "../store/settings";
import { en, it } from "./catalogues";

type Catalogue = typeof en & (typeof import("./rules"))["en"] & (typeof import("./vege"))["en"] & (typeof import("./vine"))["en"] & (typeof import("./evening"))["en"] & (typeof import("./hint"))["en"] & (typeof import("./review"))["en"];
export type Key = { [N in keyof Catalogue]: `${N & string}.${keyof Catalogue[N] & string}` }[keyof Catalogue];
export type Values = Record<string, string | number | boolean | Date | null | undefined>;
export type RichValues = Record<string, ComponentChildren | ((chunks: ComponentChildren[]) => ComponentChildren)>;

type Texts = Record<Lang, Record<string, Record<string, string>>>;

const catalogues: Texts = { en: { ...en }, it: { ...it } };

/** Words that are not there from the start. */
export function addTexts(more: Texts): void {
  Object.assign(catalogues.en, more.en);
  Object.assign(catalogues.it, more.it);
}

export const lang = computed(() => settings.value.lang);

/** For dates, numbers and lists: the English here is British. */
export const locale = computed(() => (lang.value === "en" ? "en-GB" : lang.value));

const parsed = new Map<string, IntlMessageFormat>();

function text(key: string): string | undefined {
  const dot = key.indexOf(".");
  return catalogues[lang.value][key.slice(0, dot)]?.[key.slice(dot + 1)];
}

function message(key: string): IntlMessageFormat {
  const name = `${lang.value}:${key}`;
  let found = parsed.get(name);
  if (!found) {
    found = new IntlMessageFormat(text(key) ?? key, locale.value);
    parsed.set(name, found);
  }
  return found;
}

/** Whether the catalogue has this key, for keys made of a code that the core sent. */
export const has = (key: string): key is Key => text(key) !== undefined;

const RIGHT_TO_LEFT = /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}\u200f\u202b\u202e]/u;

/** A name that reads from right to left must not turn the sentence around it. */
const apart = <T,>(value: T): T | string => (typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

const settle = (values: object = {}) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, apart(value)]));

export const t = (key: Key, values?: Values): string => String(message(key).format(values && settle(values)));

const tags: RichValues = {
  b: (chunks: ComponentChildren[]) => <b>{chunks}</b>,
  em: (chunks: ComponentChildren[]) => <em>{chunks}</em>,
};

/** Like `t`, with <b> and <em>, other tags given as functions, and values that may be elements. */
export function rich(key: Key, values?: RichValues): ComponentChildren[] {
  const parts = message(key).format<ComponentChildren>({ ...tags, ...settle(values) } as never) as ComponentChildren | ComponentChildren[];
  return Array.isArray(parts) ? parts : [parts];
}

export const list = (parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(locale.value, { type }).format(parts.map(apart));
