import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Art } from "../art/Art";

export interface ErrorCardProps {
  /** A picture of the sprite. */
  picture?: string;
  title: string;
  /** What happened and what is safe. */
  text: ComponentChildren;
  /** Opened by "Details". */
  details?: string;
  /** One way out, or a few. */
  children?: ComponentChildren;
  /** A heading of the page, when the card is the whole screen. */
  level?: 1 | 2 | 3;
}

/** Empty, error and "gone" states share this card. */
export function ErrorCard({ picture = "compost", title, text, details, children, level = 2 }: ErrorCardProps) {
  const Title = `h${level}` as "h1" | "h2" | "h3";
  return (
    <section class="state">
      <Art id={picture} class="state-art" />
      <Title tabIndex={-1}>{title}</Title>
      <p>{text}</p>
      {children && <div class="state-act">{children}</div>}
      {details && (
        <details class="state-more">
          <summary>{t("common.details")}</summary>
          <code>{details}</code>
        </details>
      )}
    </section>
  );
}
