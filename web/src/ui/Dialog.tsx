import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "./Icon";

export interface DialogProps {
  title: ComponentChildren;
  /** More classes: "wide", "small" or a screen's own. */
  class?: string;
  onClose: () => void;
  /** Between the title and the close button. */
  head?: ComponentChildren;
  foot?: ComponentChildren;
  children: ComponentChildren;
}

/** A modal on the native element: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ title, class: more = "", onClose, head, foot, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={ref}
      class={`dialog ${more}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => (pressedOutside.current = event.target === ref.current)}
      onClick={(event) => {
        if (event.target === ref.current && pressedOutside.current) onClose();
      }}
    >
      <header>
        <h2 id={id} tabIndex={-1} autofocus>
          {title}
        </h2>
        {head}
        <button type="button" class="ibtn" aria-label={t("common.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="body">{children}</div>
      {foot && <footer>{foot}</footer>}
    </dialog>
  );
}
