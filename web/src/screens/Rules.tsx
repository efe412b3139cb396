import { familyOf } from "../games";
import { rich, t, type Key } from "../i18n";
import type { Place } from "../router";
import { ErrorCard } from "../ui/ErrorCard";
import { Icon } from "../ui/Icon";
import { TopBar } from "../ui/TopBar";
import { CHAPTERS, type Chapter } from "./rules/chapters";
import { RULINGS, type Ruling } from "./rules/rulings";

const GAME = "vegeterrors";
const ALL = "rulings";
const IDS: readonly string[] = [...CHAPTERS.map(({ id }) => id), ALL];

const title = (id: string): string => t(`rules.chapter-${id}` as Key);
const at = (id: string): string => `#/rules/${GAME}/${id}`;

function RulingBox({ id }: { id: Ruling }) {
  return (
    <p class="ruling">
      <Icon name="info" />
      <span><b>{t("rules.house")}</b> {t(`rules.ruling-${id}`)}</span>
    </p>
  );
}

function Contents({ now }: { now: string }) {
  return (
    <nav class="ru-nav" aria-label={t("rules.chapters")}>
      <ol>
        {CHAPTERS.map(({ id }, index) => (
          <li key={id}>
            <a href={at(id)} aria-current={id === now ? "page" : undefined}>
              <span class="ru-n" aria-hidden="true">{index + 1}</span>
              {title(id)}
            </a>
          </li>
        ))}
      </ol>
      <a class="ru-all" href={at(ALL)} aria-current={now === ALL ? "page" : undefined}>
        <Icon name="info" />
        {t("rules.chapter-rulings")} <b>{RULINGS.length}</b>
      </a>
    </nav>
  );
}

/** On a phone the chapters are one select-like disclosure above the text. */
function ContentsPhone({ now }: { now: string }) {
  return (
    <details class="ru-fold" key={now}>
      <summary>
        <Icon name="menu" />
        <span>{t("rules.chapters")}</span>
        <b>{title(now)}</b>
      </summary>
      <Contents now={now} />
    </details>
  );
}

function Text({ chapter }: { chapter: Chapter }) {
  const { id, points, rulings } = chapter;
  return (
    <>
      <h2 tabIndex={-1} data-focus>{title(id)}</h2>
      <p class="lead">{rich(`rules.chapter-${id}-lead` as Key)}</p>
      <ul class="pts">
        {Array.from({ length: points }, (_, index) => <li key={index}>{rich(`rules.chapter-${id}-${index + 1}` as Key)}</li>)}
      </ul>
      {rulings.map((ruling) => <RulingBox key={ruling} id={ruling} />)}
    </>
  );
}

function AllRulings() {
  return (
    <>
      <h2 tabIndex={-1} data-focus>{t("rules.chapter-rulings")}</h2>
      <p class="lead">{t("rules.chapter-rulings-lead")}</p>
      {RULINGS.map((id) => <RulingBox key={id} id={id} />)}
    </>
  );
}

function NextPrevious({ now }: { now: string }) {
  const index = IDS.indexOf(now);
  const before = IDS[index - 1];
  const after = IDS[index + 1];
  return (
    <nav class="pn" aria-label={t("rules.turn-page")}>
      {before ? <a class="btn quiet" href={at(before)}><Icon name="back" />{title(before)}</a> : <span />}
      {after ? <a class="btn" href={at(after)}>{title(after)}<Icon name="fwd" /></a> : <a class="btn pri" href="#/new"><Icon name="play" />{t("rules.play")}</a>}
    </nav>
  );
}

const chapterOf = (place: Place): string => place.params.chapter ?? CHAPTERS[0]?.id ?? ALL;

export function chapterTitle(place: Place): string {
  const id = chapterOf(place);
  return IDS.includes(id) ? t("rules.page-title", { chapter: title(id) }) : t("common.missing-title");
}

export function RulesScreen({ place }: { place: Place }) {
  const now = chapterOf(place);
  const family = familyOf(place.params.game ?? GAME);
  if (!family || !IDS.includes(now)) {
    return (
      <div class="page">
        <TopBar title={t("common.missing-title")} back="#/rules" />
        <main class="page-in page-one" id="main" tabIndex={-1}>
          <ErrorCard title={t("common.missing-title")} text={t("common.missing")}>
            <a class="btn pri" href="#/rules">{t("common.rules")}</a>
          </ErrorCard>
        </main>
      </div>
    );
  }
  const chapter = CHAPTERS.find(({ id }) => id === now);
  return (
    <div class="page ru-page">
      <TopBar title={t("rules.title")} sub={t(family.name)}>
        <button type="button" class="ibtn desk" aria-label={t("rules.print")} title={t("rules.print")} onClick={() => print()}><Icon name="print" /></button>
        <a class="ibtn" href="#/settings" aria-label={t("common.settings")} title={t("common.settings")}><Icon name="gear" /></a>
      </TopBar>
      <div class={`ru ${chapter ? "" : "ru-plain"}`}>
        <div class="ru-side"><Contents now={now} /></div>
        <main id="main" tabIndex={-1} class="ru-main">
          <ContentsPhone now={now} />
          {chapter && (
            <div class="ru-figs" tabIndex={0} role="region" aria-label={t("rules.examples")}>
              {chapter.figures.map((Drawing, index) => <Drawing key={index} />)}
            </div>
          )}
          <article class="ru-text">
            {chapter ? <Text chapter={chapter} /> : <AllRulings />}
            <NextPrevious now={now} />
          </article>
        </main>
      </div>
    </div>
  );
}
