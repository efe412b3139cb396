import { t } from "../../i18n";
import { saves } from "../../store/saves";
import { useCompany } from "../words";
import type { Play } from "./play";
import { vineName, written } from "./words";

/** Solo: the lower vine counts. */
export function SoloScore({ play }: { play: Play }) {
  const company = useCompany();
  const { view } = play;
  const { counts } = view;
  if (!view.solo || counts === null) return null;
  const best = bestOf(view.game.id);
  return (
    <section class="lower" aria-label={t("vine.score-now")}>
      <span class="lw">{written(view.vines[counts]?.score.points ?? 0)}</span>
      <div>
        <h2 class="h2">{t("vine.score-now")}</h2>
        <p class="sm dim">
          {t("vine.lower-counts", { vine: vineName(view, company, counts) })} {best === null ? "" : t("vine.best", { points: written(best) })}
        </p>
      </div>
    </section>
  );
}

/** The best of the finished games that are kept here. */
export function bestOf(game: string): number | null {
  const kept = saves.value.filter(({ over, summary }) => over && summary?.game === game && !summary.practice);
  const ends = kept.flatMap(({ summary }) => summary?.points ?? []);
  return ends.length > 0 ? Math.max(...ends) : null;
}
