/** What was drawn: two tiles side by side with their ways, or more of which one is taken up. */
import type { ComponentChildren } from "preact";
import type { PlantFace } from "../../engine/vine";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { useAid } from "../aid";
import { single } from "../media";
import { nameOf, useCompany } from "../words";
import { PlantPicture, plantSays } from "./board";
import { pairOf, sameFace } from "./choice";
import { notesOf } from "./notes";
import type { Play } from "./play";
import { ownerName, whose } from "./words";

export function Tray({ play }: { play: Play }) {
  const company = useCompany();
  const { view, choices, mode } = play;
  const pair = choices && mode === "pair" ? pairOf(choices, play.choice) : null;
  const seat = view.vines[view.active]?.seat ?? 0;
  const dug = view.phase === "bean" && (view.placingNow !== null || play.choice.compost !== null);
  const title = dug ? t("vine.compost") : view.solo || choices || seat === company.you ? t("vine.drawn") : t("vine.drawn-by", { name: nameOf(company, seat) });
  return (
    <section class="draw" aria-label={title} data-hand={play.me}>
      <h2 class="h2 desk">{title}</h2>
      {pair ? <Pair play={play} stays={pair.stays} goes={pair.goes} /> : <Row play={play} />}
      <TrayNote play={play} />
    </section>
  );
}

interface TileProps {
  play: Play;
  place: number;
  face: PlantFace;
  /** The vine it is for. */
  onto?: number;
  pressed: boolean;
  label: string;
  children?: ComponentChildren;
}

/** A tile that can be taken up, or dragged onto a vine. */
function Tile({ play, place, face, onto, pressed, label, children }: TileProps) {
  const { move } = useAid();
  // Of equal tiles the first stands for all.
  const hinted = move !== null && play.choices?.hand.find(({ own, left }) => own?.first === move || left?.first === move)?.place === place;
  return (
    <button
      type="button"
      class="tl"
      data-at={place}
      data-onto={onto}
      data-hint={hinted ? "" : undefined}
      data-out={play.grab.dragged.value === place ? "" : undefined}
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => play.take(place)}
      onPointerDown={(event) => play.grab.start(event, place)}
    >
      <PlantPicture face={face} />
      {hinted && <span class="flag" data-name={t("table.hint")} aria-hidden="true" />}
      {children}
    </button>
  );
}

function Pair({ play, stays, goes }: { play: Play; stays: { place: number; face: PlantFace }; goes: { place: number; face: PlantFace } }) {
  const company = useCompany();
  const { view, shown } = play;
  const sides = [
    { ...stays, vine: view.active },
    { ...goes, vine: view.left },
  ];
  // In solo the left vine's tile is always on the left.
  if (view.solo && view.active !== 0) sides.reverse();
  const caption = (vine: number, at: number) => (
    <span class="vcap" aria-hidden="true">
      {at === 0 && <Icon name="back" />}
      <span>{view.solo || single.value ? ownerName(view, company, vine) : t("vine.for", whose(view, company, vine))}</span>
      {at === 1 && <Icon name="fwd" />}
    </span>
  );
  const give = (at: 0 | 1) => {
    const side = sides[at];
    if (!side) return null;
    return (
      <div class={`give ${at === 0 ? "me" : "you"}`}>
        <Tile play={play} place={side.place} face={side.face} onto={side.vine} pressed={single.value && shown.length === 1 && shown[0] === side.vine} label={t("vine.tile-for", { tile: plantSays(side.face), ...whose(view, company, side.vine) })} />
        {caption(side.vine, at)}
      </div>
    );
  };
  return (
    <div class="vpair">
      {give(0)}
      <button type="button" class="btn swap" aria-label={t("vine.swap")} aria-disabled={sameFace(stays.face, goes.face)} onClick={play.swap}>
        <Icon name="swap" />
      </button>
      {give(1)}
    </div>
  );
}

/** Tiles in a row: to be taken up, being placed, or only to be seen. */
function Row({ play }: { play: Play }) {
  const company = useCompany();
  const { view, mode, choice, slots } = play;
  const now = view.placingNow;
  const held = view.hand.length > 2;
  const next = mode === "placing" ? slots[1] : undefined;
  const dug = view.compost.find(({ place }) => place === choice.compost);
  return (
    <ol class="tiles">
      {now && (
        <li>
          {mode === "placing" ? (
            <Tile play={play} place={1} face={now.face} pressed={true} label={t("vine.tile-for", { tile: plantSays(now.face), ...whose(view, company, now.vine) })} />
          ) : (
            <Shown face={now.face} />
          )}
          <span class="vcap" aria-hidden="true">
            {t("vine.for", whose(view, company, now.vine))}
          </span>
        </li>
      )}
      {view.hand.map(({ place, face }) => (
        <li key={place}>
          {mode === "hand" ? <Tile play={play} place={place} face={face} pressed={choice.at === place} label={plantSays(face)} /> : <Shown face={face} />}
          <span class="vcap" aria-hidden="true">
            {held && place === 1 ? t("vine.was-held") : next ? t("vine.for", whose(view, company, next.vine)) : ""}
          </span>
        </li>
      ))}
      {dug && (
        <li>
          <Shown face={dug.face} note={t("vine.compost")} />
          <span class="vcap phone" aria-hidden="true">
            {t("vine.compost")}
          </span>
        </li>
      )}
      {view.waiting.map((face, at) => (
        <li key={`w${at}`} class="waits">
          <Shown face={face} note={t("vine.waits")} />
          <span class="vcap" aria-hidden="true">
            {t("vine.waits")}
          </span>
        </li>
      ))}
      {!now && !dug && view.hand.length === 0 && view.waiting.length === 0 && <li class="xs dim">{t("vine.drawn-none")}</li>}
    </ol>
  );
}

function Shown({ face, note }: { face: PlantFace; note?: string }) {
  return (
    <span class="tl" role="img" aria-label={[plantSays(face), note].filter(Boolean).join(", ")}>
      <PlantPicture face={face} />
    </span>
  );
}

function TrayNote({ play }: { play: Play }) {
  const company = useCompany();
  return (
    <p class="note">
      {notesOf(play, company)
        .slice(0, 2)
        .map((note, at) => (
          <span key={at}>{note} </span>
        ))}
    </p>
  );
}
