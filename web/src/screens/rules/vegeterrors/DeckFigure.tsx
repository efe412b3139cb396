import type { CardName } from "../../../engine/types";
import type { Colour } from "../../../engine/vegeterrors";
import { t } from "../../../i18n";
import { Art } from "../../../art/Art";
import { cardSpoken, colourName, monster, pictureOf, powerOf, strengthOf } from "../../../table/vegeterrors/cards";
import deck from "./deck.json";
import { Figure } from "../Figure";

const LETTERS: readonly [string, Colour][] = [["B", "blue"], ["G", "green"], ["Y", "yellow"], ["R", "red"]];
const STRENGTHS = [2, 3, 4, 5, 6, 7, 8, 9];
const counts = Object.entries(deck);
const sum = (of: readonly (readonly [string, number])[]) => of.reduce((total, [, count]) => total + count, 0);

function Cell({ card, count }: { card: CardName; count: number }) {
  const power = powerOf(card);
  return (
    <td class="deck-has">
      <span class="vh">{t("rules-vegeterrors.deck-cell", { card: cardSpoken(card), count })}</span>
      <span class="deck-cell" aria-hidden="true">
        <Art id={pictureOf(card)} />
        {power && <span class="deck-pow"><Art id={power} /></span>}
        <b>×{count}</b>
      </span>
    </td>
  );
}

/** Every card of the house deck: a row a colour, a column a strength. */
export function DeckFigure() {
  const magic = deck.M;
  return (
    <Figure says={t("rules-vegeterrors.fig-deck")}>
      <div class="deck-scroll" tabIndex={0} role="region" aria-label={t("rules-vegeterrors.deck-table")}>
        <table class="deck">
          <caption class="vh">{t("rules-vegeterrors.deck-table")}</caption>
          <thead>
            <tr>
              <td />
              {STRENGTHS.map((strength) => <th key={strength} scope="col">{strength}</th>)}
              <th scope="col">{t("rules-vegeterrors.deck-sum")}</th>
            </tr>
          </thead>
          <tbody>
            {LETTERS.map(([letter, colour]) => {
              const own = counts.filter(([card]) => card.startsWith(letter));
              return (
                <tr key={colour} class={colour}>
                  <th scope="row">
                    <Art id={`sy-${colour}`} />
                    <span><b>{monster(colour)}</b><i>{colourName(colour)}</i></span>
                  </th>
                  {STRENGTHS.map((strength) => {
                    const found = own.find(([card]) => strengthOf(card) === strength);
                    return found ? <Cell key={strength} card={found[0]} count={found[1]} /> : <td key={strength} />;
                  })}
                  <td class="deck-sum">{sum(own)}</td>
                </tr>
              );
            })}
            <tr class="magic">
              <th scope="row"><Art id="spark" /><span><b>{t("card.magic")}</b><i>+3</i></span></th>
              <td colSpan={STRENGTHS.length}><span class="deck-cell"><Art id="magic" /><b>×{magic}</b></span></td>
              <td class="deck-sum">{magic}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={STRENGTHS.length + 1}>{t("rules-vegeterrors.deck-all")}</th>
              <td class="deck-sum">{sum(counts)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Figure>
  );
}
