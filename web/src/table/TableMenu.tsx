import type { GameInfo } from "../engine/types";
import { rulesAt } from "../games";
import { t } from "../i18n";
import { setSettings, settings } from "../store/settings";
import { exportSave } from "../store/files";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { Family } from "./family";
import { BotSpeed } from "./WatchControls";

const HINT_KEY: Family["keys"][number] = ["H", "table.key-hint"];

/** What can be set without leaving the table. */
export function TableMenu({ id, game, family, hints, onShare, onClose }: { id: string; game: GameInfo; family: Family; hints: boolean; onShare: () => void; onClose: () => void }) {
  const listed = settings.value.discards;
  return (
    <Dialog title={t("table.menu")} class="small tablemenu" onClose={onClose}>
      <BotSpeed />
      {family.lists && (
        <label class="check">
          <input type="checkbox" checked={listed} onChange={() => setSettings({ discards: !listed })} />
          <span>
            <b>{t("table.show-discards")}</b>
            <span class="xs dim">{t("table.show-discards-note")}</span>
          </span>
        </label>
      )}
      <div class="rows">
        <a class="btn" href={rulesAt(family.rules, game)}>
          <Icon name="book" />
          {t("table.rules")}
        </a>
        <button type="button" class="btn" onClick={onShare}>
          <Icon name="share" />
          {t("table.share")}
        </button>
        <button type="button" class="btn" onClick={() => exportSave(id)}>
          <Icon name="save" />
          {t("table.save-file")}
        </button>
        <a class="btn" href="#/settings">
          <Icon name="gear" />
          {t("table.all-settings")}
        </a>
      </div>
      <div class="keys desk">
        <h3 class="h2">{t("table.keys")}</h3>
        <dl>
          {[...family.keys, ...(hints ? [HINT_KEY] : [])].map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
