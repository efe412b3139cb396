import { useState } from "preact/hooks";
import { t } from "../i18n";
import { exportAside } from "../store/files";
import { Dialog } from "../ui/Dialog";
import { ErrorCard } from "../ui/ErrorCard";
import { Icon } from "../ui/Icon";
import { TopBar } from "../ui/TopBar";
import { Faces } from "./Faces";
import { isDone, roundNow } from "./course";
import { EveningTrouble } from "./EveningTrouble";
import type { AsideEvening, Evening } from "./shape";
import { deleteEvening, evenings, eveningsAside } from "./store";
import { dayOf, gameName } from "./words";

function Row({ evening, onDelete }: { evening: Evening; onDelete: () => void }) {
  const { id, name, people, rounds, updated, game } = evening;
  const done = rounds.filter(isDone).length;
  return (
    <li class="save panel ev-row">
      <Faces people={people} />
      <div class="save-text">
        <h3>{name} <span class={`tag ${done < rounds.length ? "sun" : ""}`}>{t("evening.state", { over: done === rounds.length ? "yes" : "no", round: roundNow(evening) + 1, rounds: rounds.length })}</span></h3>
        <p>{t("evening.about", { game: gameName(game), people: people.length, rounds: rounds.length })}</p>
        <p class="xs dim">{dayOf(updated)}</p>
      </div>
      <div class="save-act">
        <button type="button" class="ibtn" aria-label={t("evening.delete-of", { name })} title={t("common.delete")} onClick={onDelete}><Icon name="trash" /></button>
        <a class={done < rounds.length ? "btn pri" : "btn"} href={`#/evening/${id}`} aria-label={t("evening.open-of", { name })}>{t("evening.open")}</a>
      </div>
    </li>
  );
}

function Odd({ entry, onDelete }: { entry: AsideEvening; onDelete: () => void }) {
  return (
    <li class="save panel">
      <span class="save-odd"><Icon name="warn" /></span>
      <div class="save-text">
        <h3>{t(`evening.aside-${entry.why}`)}</h3>
        <p class="sm dim">{t(`evening.aside-${entry.why}-text`)}</p>
      </div>
      <div class="save-act">
        {entry.why !== "newer" && <button type="button" class="btn quiet" onClick={onDelete}>{t("common.delete")}</button>}
        <button type="button" class="btn" onClick={() => exportAside(entry)}><Icon name="save" />{t("evening.download")}</button>
      </div>
    </li>
  );
}

/** Asks before an evening goes for good. */
function AskDelete({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  return (
    <Dialog
      title={t("evening.delete-of", { name })}
      class="small"
      onClose={onClose}
      foot={
        <>
          <button type="button" class="btn" onClick={onClose}>{t("common.cancel")}</button>
          <button
            type="button"
            class="btn dang"
            onClick={() => {
              onClose();
              deleteEvening(id);
            }}
          >
            <Icon name="trash" />
            {t("common.delete")}
          </button>
        </>
      }
    >
      <p>{t("evening.delete-ask")}</p>
    </Dialog>
  );
}

/** All evenings of this device. */
export function List() {
  const [asked, ask] = useState<{ id: string; name: string } | null>(null);
  const none = evenings.value.length === 0 && eveningsAside.value.length === 0;
  return (
    <div class="page">
      <TopBar title={t("home.evenings")}>
        {!none && <a class="btn pri" href="#/evening/new"><Icon name="plus" />{t("evening.new")}</a>}
      </TopBar>
      <EveningTrouble />
      <main class={`page-in ${none ? "page-one" : ""}`} id="main" tabIndex={-1}>
        {none ? (
          <ErrorCard picture="trophy" title={t("evening.none-title")} text={t("evening.none")}>
            <a class="btn pri" href="#/evening/new">{t("evening.new")}</a>
          </ErrorCard>
        ) : (
          <>
            <ul class="save-list" aria-label={t("home.evenings")}>
              {evenings.value.map((evening) => <Row key={evening.id} evening={evening} onDelete={() => ask(evening)} />)}
            </ul>
            {eveningsAside.value.length > 0 && (
              <section aria-labelledby="aside">
                <h2 class="h2 save-head" id="aside">{t("evening.aside")}</h2>
                <ul class="save-list">
                  {eveningsAside.value.map((entry) => <Odd key={entry.id} entry={entry} onDelete={() => ask({ id: entry.id, name: t(`evening.aside-${entry.why}`) })} />)}
                </ul>
              </section>
            )}
            <p class="page-foot">{t("evening.foot")}</p>
          </>
        )}
      </main>
      {asked && <AskDelete {...asked} onClose={() => ask(null)} />}
    </div>
  );
}
