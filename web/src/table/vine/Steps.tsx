import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import type { Play } from "./play";
import { tilesIn, turnOf } from "./words";

const STEPS = ["prune", "grow", "bean"] as const;

/** The three steps of a turn: which one it is, and what the earlier ones did. */
export function Steps({ play }: { play: Play }) {
  const { view, log, choices } = play;
  const at = STEPS.findIndex((step) => step === view.phase);
  const turn = turnOf(log);
  const cut = turn.find((event) => event.kind === "cut");
  // A position that came without its moves does not tell.
  const pruned = turn.length === 0 ? "" : cut?.kind === "cut" ? t("vine.step-cut", { tiles: tilesIn(cut) }) : t("vine.step-not-cut", { skipped: turn.some(({ kind }) => kind === "no-cut") ? "yes" : "no" });
  const notes = {
    prune: at > 0 ? pruned : t("vine.step-prune", { must: choices?.mustCut ? "yes" : "no" }),
    grow: t("vine.step-grow", { how: view.solo ? "solo" : view.hand.length > 2 ? "three" : "one" }),
    bean: view.solo ? t("vine.step-bean-solo", { vine: view.active }) : t("vine.step-bean"),
  };
  return (
    <ol class="vsteps" aria-label={t("vine.steps")}>
      {STEPS.map((step, number) => (
        <li key={step} class={number === at ? "on" : number < at ? "past" : ""} aria-current={number === at ? "step" : undefined}>
          <i aria-hidden="true">{number < at ? <Icon name="check" /> : number + 1}</i>
          <b>{t("vine.step", { step })}</b>
          <span>{notes[step]}</span>
        </li>
      ))}
    </ol>
  );
}
