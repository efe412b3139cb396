/** Puts together what helps at the table: the hint with its button and key, and the button that hurries a bot. */
import { useEffect, useMemo } from "preact/hooks";
import { searches } from "../engine/levels";
import type { View } from "../engine/types";
import { infoOf } from "../games";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { Aid } from "./aid";
import type { Family } from "./family";
import { Hints } from "./hint";
import { useKeys } from "./keys";
import { MoveNow } from "./MoveNow";
import type { Session } from "./session";
import type { Company } from "./words";

interface Help {
  aid: Aid;
  /** Null where this game has no hints. */
  button: { pressed: boolean; can: boolean; press: () => void } | null;
}

/** `mine`: a person at this device is to move, and sees the table. */
export function useHelp(session: Session, view: View, family: Family, mine: boolean, company: Company): Help {
  const hints = useMemo(() => new Hints(session.id), [session]);
  useEffect(() => () => hints.drop(), [hints]);
  const offered = session.meta.value.hints !== false && session.people.length > 0 && (infoOf(view.game.id)?.bots ?? []).some(searches);
  const can = offered && mine && view.legal.length > 0;
  const now = hints.now.value;
  const hint = now && can && now.at === view.move ? now : null;
  useEffect(() => {
    if (now && !hint) hints.drop();
  });
  const press = () => {
    if (hint) hints.drop();
    else if (can) void hints.ask(view.move);
  };
  useKeys((event) => {
    if (!offered || event.key.toLowerCase() !== "h") return false;
    if (!event.repeat) press();
    return true;
  });

  const move = hint?.advice?.best.move ?? null;
  const aid: Aid = {
    move,
    hint: hint && {
      words: hint.words && (hint.advice ? <hint.words.Words view={view} advice={hint.advice} words={family.hint} company={company} /> : <hint.words.Looking done={hint.done} />),
      buttons: (
        <>
          {move && (
            <button type="button" class="btn sun" onClick={() => void session.play(move)}>
              {t("table.play-hint")}
            </button>
          )}
          <button type="button" class={move ? "ibtn" : "btn quiet"} aria-label={move ? t("common.close") : undefined} onClick={() => hints.drop()}>
            {move ? <Icon name="close" /> : t("common.cancel")}
          </button>
        </>
      ),
    },
    idle: <MoveNow session={session} />,
  };
  return { aid, button: offered ? { pressed: hint !== null, can, press } : null };
}

export function HintButton({ pressed, can, press }: NonNullable<Help["button"]>) {
  return (
    <button type="button" class="btn quiet hb" aria-pressed={pressed} aria-disabled={!can} title={t("table.hint-key")} onClick={press}>
      <Icon name="hint" />
      <span class="hb-name">{t("table.hint")}</span>
    </button>
  );
}
