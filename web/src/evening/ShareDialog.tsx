import type { RankingRow } from "../engine/evening";
import { engine } from "../engine/client";
import { t } from "../i18n";
import { copy } from "../screens/link/address";
import { download } from "../store/files";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/Toast";
import { resultsOf } from "./course";
import { listed, rankingTitle } from "./Ranking";
import type { Evening } from "./shape";
import { faultWords, halves, personName, written } from "./words";

/** The ranking as lines for a message. */
function rankingText(evening: Evening, rows: readonly RankingRow[]): string {
  const lines = listed(evening, rows).map((row) =>
    t("evening.share-line", { place: row.place, name: personName(evening, row.person), points: halves(row.points), game: written(row.game) }),
  );
  return [t("evening.share-title", { name: evening.name, ranking: rankingTitle(evening) }), ...lines].join("\n");
}

/** A spreadsheet tells by its first character that the file is UTF-8. */
const MARK = "\ufeff";

async function csv(evening: Evening): Promise<void> {
  const rounds = resultsOf(evening);
  const labels = {
    place: t("evening.place"),
    name: t("evening.player"),
    points: t("evening.points"),
    game: t("evening.game-points"),
    rounds: rounds.map((_, at): [string, string] => [t("evening.csv-points", { round: at + 1 }), t("evening.csv-game", { round: at + 1 })]),
  };
  const text = await engine.call("eveningCsv", { names: evening.people.map(({ name }) => name), rounds, labels });
  const words = evening.name.normalize("NFKD").replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "").toLowerCase();
  download(`potager-${words || "evening"}.csv`, MARK + text, "text/csv;charset=utf-8");
}

export function ShareDialog({ evening, rows, onClose }: { evening: Evening; rows: readonly RankingRow[]; onClose: () => void }) {
  const text = rankingText(evening, rows);
  const take = async () => toast((await copy(text)) ? t("common.copied") : t("common.copy-failed"), { icon: "copy" });
  const save = () => csv(evening).catch((fault: unknown) => toast(faultWords(fault), { icon: "warn" }));
  return (
    <Dialog
      title={t("evening.share")}
      onClose={onClose}
      foot={
        <>
          <button type="button" class="btn" onClick={() => void save()}><Icon name="save" />{t("evening.csv")}</button>
          <button type="button" class="btn pri" disabled={rows.length === 0} onClick={() => void take()}><Icon name="copy" />{t("evening.copy")}</button>
        </>
      }
    >
      <textarea class="input ev-text" readOnly rows={Math.min(rows.length + 2, 14)} aria-label={t("evening.share-text")} value={text} onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
