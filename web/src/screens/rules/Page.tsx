import { type ComponentChildren, Fragment } from "preact";
import { families, familyOf } from "../../games";
import { type Key, rich, t } from "../../i18n";
import { behind, type Place } from "../../router";
import { ErrorCard } from "../../ui/ErrorCard";
import { Icon } from "../../ui/Icon";
import { TopBar } from "../../ui/TopBar";
import type { Book, Chapter } from "./book";
import { rulesOf } from "./books";

export { rulesOf };

/** The page of all rulings, after the chapters. */
const ALL = "rulings";

const chaptersOf = (book: Book): Chapter[] => book.parts.flatMap(({ chapters }) => chapters);
const idsOf = (book: Book): string[] => [...chaptersOf(book).map(({ id }) => id), ALL];

const title = (book: Book, id: string): string => (id === ALL ? t("rules.ruling-all") : t(book.text.chapter(id)));
const at = (book: Book, id: string): string => `#/rules/${book.family}/${id}`;

function RulingBox({ book, id }: { book: Book; id: string }) {
  return (
    <p class="ruling">
      <Icon name="info" />
      <span><b>{t("rules.house")}</b> {t(book.text.ruling(id))}</span>
    </p>
  );
}

function FactBox({ book, id }: { book: Book; id: string }) {
  const key = book.text.fact?.(id);
  return key && (
    <p class="ruling">
      <Icon name="book" />
      <span><b>{t("rules.author")}</b> {t(key)}</span>
    </p>
  );
}

/** The chapters of a part; with its title they fold away while another part is read. */
function Part({ title: name, open, children }: { title: Key | null; open: boolean; children: ComponentChildren }) {
  if (!name) return <ol class="ru-part">{children}</ol>;
  return (
    <details class="ru-part" open={open}>
      <summary>{t(name)}<Icon name="down" /></summary>
      <ol>{children}</ol>
    </details>
  );
}

function Contents({ book, now }: { book: Book; now: string }) {
  const chapters = chaptersOf(book);
  return (
    <nav class="ru-nav" aria-label={t("rules.chapters")}>
      {book.parts.map((part) => (
        <Part key={`${part.title} ${now}`} title={part.title} open={part.chapters.some(({ id }) => id === now)}>
          {part.chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={at(book, chapter.id)} aria-current={chapter.id === now ? "page" : undefined}>
                <span class="ru-n" aria-hidden="true">{chapters.indexOf(chapter) + 1}</span>
                {title(book, chapter.id)}
              </a>
            </li>
          ))}
        </Part>
      ))}
      <a class="ru-all" href={at(book, ALL)} aria-current={now === ALL ? "page" : undefined}>
        <Icon name="info" />
        {t("rules.ruling-all")} <b>{book.rulings.length}</b>
      </a>
    </nav>
  );
}

/** On a phone the chapters are one select-like disclosure above the text. */
function ContentsPhone({ book, now }: { book: Book; now: string }) {
  return (
    <details class="ru-fold" key={now}>
      <summary>
        <Icon name="menu" />
        <span>{t("rules.chapters")}</span>
        <b>{title(book, now)}</b>
      </summary>
      <Contents book={book} now={now} />
    </details>
  );
}

function Text({ book, chapter }: { book: Book; chapter: Chapter }) {
  const { id, points, rulings, facts = [] } = chapter;
  return (
    <>
      <h2 tabIndex={-1} data-focus>{title(book, id)}</h2>
      <p class="lead">{rich(book.text.chapter(`${id}-lead`))}</p>
      <ul class="pts">
        {Array.from({ length: points }, (_, index) => <li key={index}>{rich(book.text.chapter(`${id}-${index + 1}`))}</li>)}
      </ul>
      {facts.map((fact) => <FactBox key={fact} book={book} id={fact} />)}
      {rulings.map((ruling) => <RulingBox key={ruling} book={book} id={ruling} />)}
    </>
  );
}

/** The part of the book that tells of a ruling first. */
const partOf = (book: Book, id: string) => book.parts.find(({ chapters }) => chapters.some(({ rulings }) => rulings.includes(id)));

function AllRulings({ book }: { book: Book }) {
  return (
    <>
      <h2 tabIndex={-1} data-focus>{t("rules.ruling-all")}</h2>
      <p class="lead">{t("rules.ruling-all-lead")}</p>
      {book.parts.map((part) => (
        <Fragment key={part.title}>
          {part.title && <h3>{t(part.title)}</h3>}
          {book.rulings.filter((id) => partOf(book, id) === part).map((id) => <RulingBox key={id} book={book} id={id} />)}
        </Fragment>
      ))}
      {book.facts.length > 0 && <p class="lead">{t("rules.author-lead")}</p>}
      {book.facts.map((id) => <FactBox key={id} book={book} id={id} />)}
    </>
  );
}

function NextPrevious({ book, now }: { book: Book; now: string }) {
  const ids = idsOf(book);
  const index = ids.indexOf(now);
  const before = ids[index - 1];
  const after = ids[index + 1];
  return (
    <nav class="pn" aria-label={t("rules.turn-page")}>
      {before ? <a class="btn quiet" href={at(book, before)}><Icon name="back" />{title(book, before)}</a> : <span />}
      {after ? <a class="btn" href={at(book, after)}>{title(book, after)}<Icon name="fwd" /></a> : <a class="btn pri" href={`#/new?game=${book.family}`}><Icon name="play" />{t("rules.play")}</a>}
    </nav>
  );
}

/** What an address opens; null when there is no such page. */
function opened(place: Place): { book: Book; now: string } | null {
  const { game, chapter } = place.params;
  const family = game === undefined ? families.value[0] : familyOf(game);
  const book = rulesOf(family?.id);
  const played = place.query.get("as");
  const fitting = played === null ? undefined : book?.begins?.(played, Number(place.query.get("players")));
  const now = chapter ?? fitting ?? (book && idsOf(book)[0]);
  return book && now !== undefined && idsOf(book).includes(now) ? { book, now } : null;
}

export function pageTitle(place: Place): string {
  const open = opened(place);
  return open ? t("rules.page-title", { chapter: title(open.book, open.now) }) : t("common.missing-title");
}

function Missing() {
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

export function RulesPage({ place }: { place: Place }) {
  const open = opened(place);
  if (!open) return <Missing />;
  const { book, now } = open;
  const chapter = chaptersOf(book).find(({ id }) => id === now);
  const figures = chapter?.figures ?? [];
  return (
    <div class="page ru-page">
      <TopBar title={t("common.rules")} back={behind.value}>
        <nav class="seg ru-games" aria-label={t("common.game")}>
          {families.value.map(({ id, name }) => <a key={id} href={`#/rules/${id}`} aria-current={id === book.family ? "true" : undefined}>{t(name)}</a>)}
        </nav>
        <button type="button" class="ibtn desk" aria-label={t("rules.print")} title={t("rules.print")} onClick={() => print()}><Icon name="print" /></button>
        <a class="ibtn" href="#/settings" aria-label={t("common.settings")} title={t("common.settings")}><Icon name="gear" /></a>
      </TopBar>
      <div class={`ru ${figures.length > 0 ? "" : "ru-plain"}`}>
        <div class="ru-side"><Contents book={book} now={now} /></div>
        <main id="main" tabIndex={-1} class="ru-main">
          <ContentsPhone book={book} now={now} />
          {figures.length > 0 && (
            <div class="ru-figs" tabIndex={0} role="region" aria-label={t("rules.examples")} key={now}>
              {figures.map((Drawing, index) => <Drawing key={index} />)}
            </div>
          )}
          <article class="ru-text" key={`${book.family} ${now}`}>
            {chapter ? <Text book={book} chapter={chapter} /> : <AllRulings book={book} />}
            <NextPrevious book={book} now={now} />
          </article>
        </main>
      </div>
    </div>
  );
}
