import type { ComponentChildren } from "preact";
import { Art } from "../art/Art";
import { t } from "../i18n";
import { dark, setSettings, settings } from "../store/settings";
import { Icon } from "./Icon";

export function LanguageSwitch() {
  const now = settings.value.lang;
  return (
    <span class="seg" role="group" aria-label={t("common.language")}>
      <button type="button" lang="en" aria-pressed={now === "en"} onClick={() => setSettings({ lang: "en" })}>
        EN<span class="vh"> {t("common.lang-en")}</span>
      </button>
      <button type="button" lang="it" aria-pressed={now === "it"} onClick={() => setSettings({ lang: "it" })}>
        IT<span class="vh"> {t("common.lang-it")}</span>
      </button>
    </span>
  );
}

export function ThemeSwitch() {
  const label = dark.value ? t("common.theme-light") : t("common.theme-dark");
  return (
    <button
      type="button"
      class="ibtn"
      aria-label={label}
      title={label}
      onClick={() => setSettings({ theme: dark.value ? "light" : "dark" })}
    >
      <Icon name={dark.value ? "sun" : "moon"} />
    </button>
  );
}

export interface TopBarProps {
  title: ComponentChildren;
  sub?: ComponentChildren;
  /** Where the arrow leads; the home page by default. */
  back?: string | undefined;
  children?: ComponentChildren;
}

/** The bar of every screen but the home page. */
export function TopBar({ title, sub, back = "#/", children }: TopBarProps) {
  return (
    <header class="top">
      <a class="ibtn" href={back} aria-label={back === "#/" ? t("common.home") : t("common.back")}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1}>{title}</h1>
      {sub && <span class="sub">{sub}</span>}
      <span class="sp" />
      {children}
    </header>
  );
}

export function HomeBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top home-top">
      <span class="logo">
        <Art id="logo" />
        {t("common.app")}
      </span>
      <span class="sp" />
      {children}
      <LanguageSwitch />
      <span class="desk">
        <ThemeSwitch />
      </span>
      <a class="ibtn" href="#/settings" aria-label={t("common.settings")} title={t("common.settings")}>
        <Icon name="gear" />
      </a>
    </header>
  );
}
