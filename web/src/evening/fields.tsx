/** Number fields as people fill them: empty, half typed or wrong is no number yet. */
import { written } from "./words";

const WHOLE = /^[-−]?\d{1,4}$/;

export const numberIn = (text: string): number | null => (WHOLE.test(text.trim()) ? Number(text.trim().replace("−", "-")) : null);
export const textOf = (value: number | null | undefined): string => (typeof value === "number" ? String(value) : "");
export const isWrong = (text: string): boolean => text.trim() !== "" && numberIn(text) === null;

interface Props {
  label: string;
  value: string;
  onInput: (value: string) => void;
  least?: number | null;
  most?: number | null;
  step?: number;
  autofocus?: boolean;
}

export function NumberField({ label, value, onInput, least = null, most = null, step = 1, autofocus = false }: Props) {
  return (
    <input
      class="input ev-num"
      type="number"
      step={step}
      min={least ?? undefined}
      max={most ?? undefined}
      autocomplete="off"
      autofocus={autofocus}
      aria-label={label}
      aria-invalid={isWrong(value)}
      title={most === null ? undefined : `${written(least ?? 0)}–${written(most)}`}
      value={value}
      onInput={(event) => onInput(event.currentTarget.value)}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
