import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";

interface Props {
  label: ComponentChildren;
  value: number;
  choices: readonly number[];
  onPick: (value: number) => void;
  note: string;
}

/** One of a few numbers, by a button down and a button up. */
export function Stepper({ label, value, choices, onPick, note }: Props) {
  const id = useId();
  const at = choices.indexOf(value);
  const step = (to: number, name: string, icon: "minus" | "plus") => {
    const next = choices[to];
    return (
      <button type="button" class="ibtn" aria-label={name} aria-disabled={next === undefined} onClick={() => next !== undefined && onPick(next)}>
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <div class="stp" role="group" aria-labelledby={id} aria-describedby={`${id}-note`}>
      <span class="lb" id={id}>{label}</span>
      <i id={`${id}-note`}>{note}</i>
      <span class="stp-in">
        {step(at - 1, t("newgame.fewer"), "minus")}
        <b aria-live="polite">{value}</b>
        {step(at + 1, t("newgame.more"), "plus")}
      </span>
    </div>
  );
}
