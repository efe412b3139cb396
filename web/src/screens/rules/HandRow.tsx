import type { ComponentType } from "preact";
import type { CardName } from "../../engine/types";
import { t } from "../../i18n";

interface Props {
  says: string;
  cards: readonly { card: CardName; legal: boolean }[];
  /** How the game draws a card. */
  Card: ComponentType<{ card: CardName; state?: string | undefined }>;
}

/** A hand in which some cards may be played and others not. */
export function HandRow({ says, cards, Card }: Props) {
  return (
    <div class="rl-hand">
      <span class="lbl">{says}</span>
      <ul>
        {cards.map(({ card, legal }, at) => (
          <li key={at}>
            <Card card={card} state={legal ? "legal" : "illegal"} />
            <span class={`tag ${legal ? "ok" : ""}`}>{legal ? t("rules.legal") : t("rules.illegal")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
