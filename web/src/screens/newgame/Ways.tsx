import { Art } from "../../art/Art";
import { countsOf, type Family, families, familyOf, variantOf, variantsOf } from "../../games";
import { t } from "../../i18n";
import { change, draft, remembered, take } from "./draft";
import { Stepper } from "./Stepper";

/** The switch of the head: another game, with its own table. */
export function Games({ family }: { family: Family }) {
  return (
    <span class="seg gm" role="group" aria-label={t("common.game")}>
      {families.value.map(({ id, icon, name }) => (
        <button key={id} type="button" aria-pressed={id === family.id} onClick={() => id !== family.id && (draft.value = remembered(id))}>
          <Art id={icon} />
          {t(name)}
        </button>
      ))}
    </span>
  );
}

/** How it is played, and by how many where that is still open. `fixed`: as the link says. */
export function Ways({ fixed }: { fixed: boolean }) {
  const { game, players } = draft.value;
  const family = familyOf(game);
  const now = variantOf(game, players);
  if (!family || !now) return null;
  const counts = fixed ? [players] : countsOf(now);
  return (
    <div class="cv">
      <fieldset>
        <legend>{t("newgame.variant")}</legend>
        {(fixed ? [now] : variantsOf(family)).map((variant) => (
          <label key={variant.name} class="vr">
            <input type="radio" class="vh" name="variant" checked={variant === now} onChange={() => take(variant)} />
            <span class="rd" aria-hidden="true" />
            <span>
              <b>{t(variant.name)}</b>
              <i>{t(fixed ? "newgame.count" : variant.note, { count: players })}</i>
            </span>
          </label>
        ))}
      </fieldset>
      {counts.length > 1 && (
        <Stepper
          label={t("newgame.players")}
          value={players}
          choices={counts}
          onPick={(count) => change({ players: count, wanted: count })}
          note={t("newgame.players-note", { from: Math.min(...counts), to: Math.max(...counts) })}
        />
      )}
    </div>
  );
}
