import { computed, effect, signal } from "@preact/signals";
import { clip } from "./clip";
import { key } from "./keys";
import { matches } from "./matches";

export type Lang = "en" | "it";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export const BOT_SPEEDS = [0, 300, 600, 1200] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** Milliseconds between two moves of bots. */
  botSpeed: BotSpeed;
  name: string;
  /** A help: the table lists the cards of earlier tricks. */
  discards: boolean;
}

export const NAME_LENGTH = 20;

const KEY = key("settings");

function spokenHere(): Lang {
  if (typeof navigator === "undefined") return "en";
  const first = navigator.languages.find((tag) => /^(en|it)\b/i.test(tag));
  return first?.toLowerCase().startsWith("it") ? "it" : "en";
}

const defaults = (): Settings => ({ lang: spokenHere(), theme: "system", motion: "system", botSpeed: 600, name: "", discards: false });

const oneOf = <T,>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.includes(value as T) ? (value as T) : otherwise;

function clean(raw: unknown): Settings {
  const base = defaults();
  if (typeof raw !== "object" || raw === null) return base;
  const kept = raw as Partial<Record<keyof Settings, unknown>>;
  return {
    lang: oneOf(kept.lang, ["en", "it"] as const, base.lang),
    theme: oneOf(kept.theme, ["system", "light", "dark"] as const, base.theme),
    motion: oneOf(kept.motion, ["system", "full", "reduced"] as const, base.motion),
    botSpeed: oneOf(kept.botSpeed, BOT_SPEEDS, base.botSpeed),
    name: typeof kept.name === "string" ? clip(kept.name, NAME_LENGTH) : base.name,
    discards: kept.discards === true,
  };
}

function read(): Settings {
  try {
    return clean(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return defaults();
  }
}

export const settings = signal<Settings>(read());

/** False when the browser refused to keep the last change: it still holds until the page is closed. */
export const settingsKept = signal(true);

export function setSettings(patch: Partial<Settings>): void {
  settings.value = { ...settings.value, ...patch };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
    settingsKept.value = true;
  } catch {
    settingsKept.value = false;
  }
}

const systemDark = matches("(prefers-color-scheme: dark)");
const systemStill = matches("(prefers-reduced-motion: reduce)");

export const dark = computed(() =>
  settings.value.theme === "system" ? systemDark.value : settings.value.theme === "dark",
);
export const still = computed(() =>
  settings.value.motion === "system" ? systemStill.value : settings.value.motion === "reduced",
);

/** Keeps <html> in step with the settings; called once at the start. */
export function applySettings(): void {
  effect(() => {
    const root = document.documentElement;
    root.lang = settings.value.lang;
    if (settings.value.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.value.theme;
    root.dataset.motion = still.value ? "reduced" : "full";
  });
  addEventListener("storage", (change) => {
    if (change.key === KEY) settings.value = read();
  });
}
