import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Art, Face } from "../../art/Art";
import type { VineId, VineSeen, VineView } from "../../engine/vine";
import { rich, t } from "../../i18n";
import { single } from "../media";
import { faceOf, nameOf, useCompany } from "../words";
import { PlantPicture, plantSays } from "./board";
import { Thinking } from "./Thinking";
import { minus, plus, vineName, written } from "./words";

interface Props {
  view: VineView;
  vine: VineId;
  thinking: boolean;
  /** On the left of the person at the table. */
  left: boolean;
}

/** A vine's owner, what it counts, and its points; a press writes the sum out. */
export function Head({ view, vine, thinking, left }: Props) {
  const company = useCompany();
  const here = view.vines[vine];
  if (!here) return null;
  const { solo, counts } = view;
  const turn = view.phase !== "over" && view.active === vine;
  const goalsPlayed = view.goals.length > 0;
  const { beans, height, open, goals } = here.score;
  return (
    <div class={`vhead ${turn ? "turn" : ""}`} data-seat={here.seat}>
      {!solo && <Face face={faceOf(company, here.seat)} />}
      <div class="own">
        <b class="who">{solo ? (single.value ? t("vine.solo-short", { vine }) : vineName(view, company, vine)) : nameOf(company, here.seat)}</b>
        {solo && turn && <span class="tag sun">{t("vine.active")}</span>}
        {thinking ? <Thinking /> : left && <span class="xs dim">{t("vine.on-your-left")}</span>}
      </div>
      <dl class="bd">
        <Count name={t("vine.beans")}>{beans}</Count>
        <Count name={t("vine.height")}>{height}</Count>
        <Count name={t(goalsPlayed || single.value ? "vine.open-short" : "vine.open")} bad={open > 0}>
          {minus(open)}
        </Count>
        {goalsPlayed && <Count name={t("vine.goals")}>{goals}</Count>}
        <div class="lv" title={t("vine.carries", { leaves: here.leaves, bunches: here.bunches })}>
          <dt>
            <span class="word">{t("vine.bunches")}</span>
            <Art id="leaf" class="sign" />
          </dt>
          <dd>
            <span aria-hidden="true">
              {here.bunches}/{here.leaves}
              <Art id="leaf" class="word" />
            </span>
            <span class="vh">{t("vine.carries", { leaves: here.leaves, bunches: here.bunches })}</span>
          </dd>
        </div>
      </dl>
      <span class="tk" title={t("vine.tokens", { tokens: here.tokens })}>
        <Art id="token" />
        <b aria-hidden="true">{here.tokens}</b>
        <span class="vh">{t("vine.tokens", { tokens: here.tokens })}</span>
      </span>
      {here.held && (
        <span class="held" role="img" aria-label={t("vine.holds", { tile: plantSays(here.held) })} title={t("vine.holds", { tile: plantSays(here.held) })}>
          <PlantPicture face={here.held} />
        </span>
      )}
      <Total here={here} word={solo && counts === vine ? t("vine.counts") : t("vine.points")} goals={goalsPlayed} name={vineName(view, company, vine)} />
    </div>
  );
}

function Count({ name, bad = false, children }: { name: string; bad?: boolean; children: ComponentChildren }) {
  return (
    <div class={bad ? "neg" : ""}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Total({ here, word, goals, name }: { here: VineSeen; word: string; goals: boolean; name: string }) {
  const open = useSignal(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open.value) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(event.target as Node)) open.value = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close, true);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close, true);
    };
  }, [open.value]);
  return (
    <div class="tot" ref={box}>
      <button type="button" aria-expanded={open.value} aria-controls={id} onClick={() => (open.value = !open.value)}>
        <span class="vh">{t("vine.sum-of", { vine: name, points: here.score.points, written: written(here.score.points) })}</span>
        <b aria-hidden="true">{written(here.score.points)}</b>
        <span aria-hidden="true">{word}</span>
      </button>
      <div class="sumbox" id={id} hidden={!open.value}>
        <Sum here={here} goals={goals} />
      </div>
    </div>
  );
}

/** The points of a vine, written out. */
function Sum({ here, goals }: { here: VineSeen; goals: boolean }) {
  const { score, leaves, bunches } = here;
  return (
    <>
      <dl class="res">
        <div>
          <dt>{t("vine.sum-beans", { harvested: score.harvested, hanging: score.hanging })}</dt>
          <dd>{score.beans}</dd>
        </div>
        <div>
          <dt>{t("vine.sum-height")}</dt>
          <dd>{plus(score.height)}</dd>
        </div>
        <div>
          <dt>{t("vine.sum-open")}</dt>
          <dd>{minus(score.open)}</dd>
        </div>
        {goals && (
          <div>
            <dt>{t("vine.sum-goals")}</dt>
            <dd>{plus(score.goals)}</dd>
          </div>
        )}
        <div class="sum">
          <dt>{t("vine.points")}</dt>
          <dd>{written(score.points)}</dd>
        </div>
      </dl>
      <p class="xs dim">{rich("vine.sum-leaves", { leaves, bunches })}</p>
    </>
  );
}
