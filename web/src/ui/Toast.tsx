import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Icon, type IconName } from "./Icon";

export interface ToastOptions {
  icon?: IconName;
  action?: { label: string; run: () => void };
  /** Stays until closed. */
  stay?: boolean;
}

interface Shown extends ToastOptions {
  id: number;
  text: string;
}

const shown = signal<Shown[]>([]);
let last = 0;

export function toast(text: string, options: ToastOptions = {}): void {
  shown.value = [...shown.value.filter((one) => one.text !== text), { id: ++last, text, ...options }].slice(-3);
}

const close = (id: number) => (shown.value = shown.value.filter((one) => one.id !== id));

function One({ id, text, icon = "info", action, stay }: Shown) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held || stay) return;
    const timer = setTimeout(() => close(id), action ? 10_000 : 5_000);
    return () => clearTimeout(timer);
  }, [held, stay, id, action]);

  return (
    <li
      class="toast"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocusCapture={() => hold(true)}
      onBlurCapture={() => hold(false)}
    >
      <Icon name={icon} />
      <span class="grow">{text}</span>
      {action && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            close(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" class="ibtn" aria-label={t("common.close")} onClick={() => close(id)}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Mounted once, over everything, so that what it says is read out when it comes. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown.value.length > 0 && (
        <ul>
          {shown.value.map((one) => (
            <One key={one.id} {...one} />
          ))}
        </ul>
      )}
    </div>
  );
}
