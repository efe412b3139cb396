import { Art } from "../../art/Art";
import type { Cut, VineSeen } from "../../engine/vine";
import { t } from "../../i18n";
import { BeanPicture, PlantPicture } from "./board";
import type { Play } from "./play";
import { faceSays, goalName, plus, tilesIn, written } from "./words";

/** What a cut would take away and bring, before it is made. */
export function Prune({ play }: { play: Play }) {
  const { view, choices, choice, own } = play;
  const here = view.vines[own];
  if (!choices || !here) return null;
  if (choice.cut)
    return (
      <section class="draw cutbox" aria-label={t("vine.cut-removes")}>
        <h2 class="h2">{t("vine.cut-removes")}</h2>
        <Gone cut={choice.cut} />
        <Brings cut={choice.cut} here={here} />
      </section>
    );
  return (
    <section class="draw cutbox" aria-label={t("vine.prune-title")}>
      <h2 class="h2">{t("vine.prune-title")}</h2>
      <p class="note">{t(choices.mustCut ? "vine.prune-must" : "vine.prune-how")}</p>
      <p class="note">{t("vine.prune-brings")}</p>
    </section>
  );
}

/** From so many on they are drawn smaller. */
const MANY = 8;

export function Gone({ cut }: { cut: Cut }) {
  return (
    <ul class={`falls ${tilesIn(cut) > MANY ? "many" : ""}`}>
      {cut.plants.map((plant) => (
        <li key={`${plant.x},${plant.y}`}>
          <span class="tl" role="img" aria-label={faceSays(plant)}>
            <PlantPicture face={plant} />
          </span>
        </li>
      ))}
      {cut.hanging.map(({ x, y, beans }) =>
        beans.map((bean, at) => (
          <li key={`${x},${y},${at}`}>
            <span class="tl tall" role="img" aria-label={faceSays(bean)}>
              <BeanPicture face={bean} />
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

function Brings({ cut, here }: { cut: Cut; here: VineSeen }) {
  const { after } = cut;
  const worse = after.score.open > here.score.open;
  return (
    <dl class="res">
      <div>
        <dt>
          <Art id="token" />
          {t("vine.cut-tokens")}
        </dt>
        <dd class="better">{plus(cut.tokens)}</dd>
        {cut.leaves + cut.stems > 0 && <dd class="wy">{t("vine.cut-why", { leaves: cut.leaves, stems: cut.stems })}</dd>}
      </div>
      <div>
        <dt>
          <Art id="basket" />
          {t("vine.cut-harvest")}
        </dt>
        <dd class={cut.beans > 0 ? "better" : ""}>{t("vine.beans-of", { beans: cut.beans })}</dd>
        {cut.beans > 0 && <dd class="wy">{t("vine.cut-keeps")}</dd>}
      </div>
      <div>
        <dt>{t("vine.change-what", { what: "height" })}</dt>
        <dd>{t("vine.from-to", { from: written(here.score.height), to: written(after.score.height) })}</dd>
      </div>
      <div>
        <dt>{t("vine.change-what", { what: "open" })}</dt>
        <dd class={worse ? "worse" : ""}>{t("vine.from-to", { from: written(here.score.open), to: written(after.score.open) })}</dd>
      </div>
      <div>
        <dt>{t("vine.leaves-bunches")}</dt>
        <dd>{t("vine.of-both", { leaves: after.leaves, bunches: after.bunches })}</dd>
      </div>
      {cut.goals.map((goal) => (
        <div key={goal}>
          <dt>{t("vine.goal-taken")}</dt>
          <dd class="better">{goalName(goal)}</dd>
        </div>
      ))}
      <div class="sum">
        <dt>{t("vine.points-now")}</dt>
        <dd>{t("vine.from-to", { from: written(here.score.points), to: written(after.score.points) })}</dd>
      </div>
    </dl>
  );
}
