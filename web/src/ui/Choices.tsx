import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface Choice<T> {
  value: T;
  label: string;
  lang?: string;
}

/** One of a few, as a row of radio buttons that looks like a switch. */
export function Choices<T extends string | number>({
  label,
  note,
  choices,
  value,
  onPick,
}: {
  label: ComponentChildren;
  note?: ComponentChildren;
  choices: readonly Choice<T>[];
  value: T;
  onPick: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset class="pick">
      <legend>{label}</legend>
      <span class="seg w">
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              class="vh"
              name={name}
              checked={choice.value === value}
              onChange={() => onPick(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
      {note && <p class="pick-note">{note}</p>}
    </fieldset>
  );
}
