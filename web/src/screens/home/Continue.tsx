import { t } from "../../i18n";
import type { SaveHead } from "../../store/save";
import { saves } from "../../store/saves";
import { gameState, gameTitle, turnTag } from "../saves/words";
import { Thumb } from "./Thumb";

const SHOWN = 3;

function Card({ save }: { save: SaveHead }) {
  const tag = turnTag(save);
  return (
    <li>
      <a class="cont" href={`#/table/${save.id}`}>
        <span class="cont-pic"><Thumb game={save.summary.game} /></span>
        <span class="cont-text">
          <b>{gameTitle(save)}</b>
          <span>{gameState(save)}</span>
        </span>
        <span class={`tag ${tag.mine ? "sun" : ""}`}>{tag.text}</span>
      </a>
    </li>
  );
}

/** The games that wait, newest first; drawn from the saves, so it is there before the engine. */
export function Continue() {
  const waiting = saves.value.filter((save) => !save.over);
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 class="h2" id="continue">{t("home.continue")}</h2>
      {waiting.length > 0 ? (
        <ul class="strip">
          {waiting.slice(0, SHOWN).map((save) => <Card key={save.id} save={save} />)}
        </ul>
      ) : (
        <p class="strip-none">{t("home.continue-none")}</p>
      )}
      <a class="btn quiet" href="#/saves">{t("home.all-games", { count: saves.value.length })}</a>
    </section>
  );
}
