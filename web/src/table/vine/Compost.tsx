import { Art } from "../../art/Art";
import type { CompostTile } from "../../engine/vine";
import { t } from "../../i18n";
import { Dialog } from "../../ui/Dialog";
import { PlantPicture, plantName, plantSays } from "./board";
import type { Play } from "./play";
import { tilesOf, whyText } from "./words";

const PILE = 4;

/** The Compost as a pile that can be looked through, and what is left in the bag. */
export function Last({ play }: { play: Play }) {
  const { view } = play;
  return (
    <section class="last" aria-label={t("vine.compost-and-bag")}>
      <div>
        <h2 class="h2">{t("vine.compost")}</h2>
        <button type="button" class="heap" onClick={() => (play.sorting.value = true)}>
          <span class="vh">{t("vine.compost-look", { tiles: tilesOf(view.compost) })}</span>
          <span class="sm dim" aria-hidden="true">{t("vine.tiles", { tiles: tilesOf(view.compost) })}</span>
          <span class="stack4" aria-hidden="true">
            {view.compost.slice(0, PILE).map(({ face, place }) => (
              <span key={place} class="tl">
                <PlantPicture face={face} />
              </span>
            ))}
          </span>
        </button>
      </div>
      <div class="bag">
        <h2 class="h2">{t("vine.plant-bag")}</h2>
        <span class="sm dim">{t("vine.left", { count: view.plantBag })}</span>
        <Art id="bag-green" />
      </div>
    </section>
  );
}

/** Both in numbers, for a narrow tray. */
export function Bags({ play }: { play: Play }) {
  const { view } = play;
  return (
    <div class="bagl">
      <Art id="bag-green" />
      <b aria-hidden="true">{view.plantBag}</b>
      <span class="vh">{t("vine.plant-bag-left", { count: view.plantBag })}</span>
      <button type="button" onClick={() => (play.sorting.value = true)}>
        <span class="vh">{t("vine.compost-look", { tiles: tilesOf(view.compost) })}</span>
        <Art id="compost" />
        <b aria-hidden="true">{tilesOf(view.compost)}</b>
      </button>
    </div>
  );
}

/** All tiles of the Compost; in the third step one can be taken, for a token. */
export function CompostList({ play }: { play: Play }) {
  const { view, choices, mode, sorting } = play;
  if (!sorting.value) return null;
  const why = mode === "bean" ? choices?.compost.why : undefined;
  const open = mode === "bean" && why === null;
  return (
    <Dialog title={t("vine.compost")} class="small sorting" onClose={() => (sorting.value = false)}>
      <p class="sm dim">{view.compost.length === 0 ? t("vine.compost-empty") : open ? t("vine.compost-how") : why ? whyText(why) : t("vine.compost-when")}</p>
      <ul class="sorted">
        {view.compost.map((tile) => (
          <li key={tile.place}>
            <Kind tile={tile} open={open} dig={() => play.dig(tile.place)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Kind({ tile, open, dig }: { tile: CompostTile; open: boolean; dig: () => void }) {
  const { face, placing } = tile;
  const can = open && placing !== null && placing.offers.length > 0;
  const label = t("vine.compost-tile", { tile: plantSays(face), count: tile.count, can: !open || can ? "yes" : "no" });
  const looks = (
    <>
      <span class="tl" aria-hidden="true">
        <PlantPicture face={face} />
      </span>
      <span class="nm" aria-hidden="true">
        {plantName(face)}
      </span>
      <b aria-hidden="true">{t("vine.times", { count: tile.count })}</b>
    </>
  );
  if (!open)
    return (
      <span class="kind" role="img" aria-label={label}>
        {looks}
      </span>
    );
  return (
    <button type="button" class="kind" aria-disabled={!can} onClick={() => can && dig()}>
      <span class="vh">{label}</span>
      {looks}
    </button>
  );
}
