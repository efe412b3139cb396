import { t } from "../i18n";
import { BOT_SPEEDS, setSettings, settings } from "../store/settings";
import { Choices } from "../ui/Choices";
import { Icon } from "../ui/Icon";
import type { Session } from "./session";

export function BotSpeed() {
  return (
    <Choices
      label={t("settings.speed")}
      value={settings.value.botSpeed}
      choices={BOT_SPEEDS.map((speed) => ({ value: speed, label: t(`settings.speed-${speed}`) }))}
      onPick={(botSpeed) => setSettings({ botSpeed })}
    />
  );
}

/** A table of bots alone: stop it, step it, set its pace. */
export function WatchControls({ session }: { session: Session }) {
  const stopped = session.paused.value;
  const long = !stopped && session.thought.done.value !== null;
  return (
    <div class="act watch">
      <div class="pair">
        <button type="button" class={`btn ${stopped ? "pri" : ""}`} onClick={() => (stopped ? session.resume() : session.pause())}>
          <Icon name={stopped ? "play" : "pause"} />
          {stopped ? t("table.run") : t("table.stop")}
        </button>
        <button type="button" class="btn" aria-disabled={!long && (!stopped || session.busy.value)} onClick={() => (long ? session.thought.hurry() : stopped && void session.step())}>
          <Icon name="fwd" />
          {long ? t("table.move-now") : t("table.step")}
        </button>
      </div>
      <BotSpeed />
    </div>
  );
}
