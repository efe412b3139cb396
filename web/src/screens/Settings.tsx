import { t } from "../i18n";
import { behind } from "../router";
import { BOT_SPEEDS, setSettings, settings, settingsKept } from "../store/settings";
import { Choices } from "../ui/Choices";
import { TopBar } from "../ui/TopBar";

export function SettingsScreen() {
  const now = settings.value;
  return (
    <div class="page">
      <TopBar title={t("settings.title")} back={behind.value} />
      <main class="page-in narrow" id="main" tabIndex={-1}>
        {!settingsKept.value && <p class="banner bad" role="alert">{t("settings.not-kept")}</p>}
        <section class="panel set" aria-labelledby="set-you">
          <h2 id="set-you">{t("settings.you")}</h2>
          <label class="field">
            {t("settings.name")}
            <input
              class="input"
              maxLength={20}
              autocomplete="nickname"
              placeholder={t("newgame.you")}
              value={now.name}
              onInput={(event) => setSettings({ name: event.currentTarget.value })}
            />
            <span class="pick-note">{t("settings.name-note")}</span>
          </label>
          <Choices
            label={t("common.language")}
            value={now.lang}
            onPick={(lang) => setSettings({ lang })}
            choices={[
              { value: "en", label: t("common.lang-en"), lang: "en" },
              { value: "it", label: t("common.lang-it"), lang: "it" },
            ]}
          />
        </section>
        <section class="panel set" aria-labelledby="set-look">
          <h2 id="set-look">{t("settings.look")}</h2>
          <Choices
            label={t("settings.theme")}
            value={now.theme}
            onPick={(theme) => setSettings({ theme })}
            choices={[
              { value: "system", label: t("settings.system") },
              { value: "light", label: t("settings.theme-light") },
              { value: "dark", label: t("settings.theme-dark") },
            ]}
          />
          <Choices
            label={t("settings.motion")}
            note={t("settings.motion-note")}
            value={now.motion}
            onPick={(motion) => setSettings({ motion })}
            choices={[
              { value: "system", label: t("settings.system") },
              { value: "full", label: t("settings.motion-full") },
              { value: "reduced", label: t("settings.motion-reduced") },
            ]}
          />
        </section>
        <section class="panel set" aria-labelledby="set-bots">
          <h2 id="set-bots">{t("settings.bots")}</h2>
          <Choices
            label={t("settings.speed")}
            note={t("settings.speed-note")}
            value={now.botSpeed}
            onPick={(botSpeed) => setSettings({ botSpeed })}
            choices={BOT_SPEEDS.map((value) => ({ value, label: t(`settings.speed-${value}`) }))}
          />
        </section>
        <p class="page-foot">{t("settings.kept")} <a href="#/about">{t("settings.about")}</a></p>
      </main>
    </div>
  );
}
