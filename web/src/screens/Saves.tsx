import { useRef, useState } from "preact/hooks";
import { locale, t } from "../i18n";
import { exportAside, exportSave, importFile, NotASave } from "../store/files";
import type { AsideSave, SaveHead } from "../store/save";
import { aside, deleteAside, deleteSave, renameSave, saves } from "../store/saves";
import { Dialog } from "../ui/Dialog";
import { ErrorCard } from "../ui/ErrorCard";
import { faultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { StoreBanner } from "../ui/StoreBanner";
import { toast } from "../ui/Toast";
import { TopBar } from "../ui/TopBar";
import { Thumb } from "./home/Thumb";
import { reviewable } from "./review/offered";
import { gameState, gameTitle, seatNames, turnTag } from "./saves/words";

const when = (time: number): string => new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(time);

function kept(change: () => void): void {
  try {
    change();
  } catch {
    toast(t("saves.rename-unkept"), { icon: "warn" });
  }
}

function Rename({ save, onClose }: { save: SaveHead; onClose: () => void }) {
  const [name, setName] = useState(save.name);
  return (
    <Dialog title={t("saves.rename")} class="small" onClose={onClose}>
      <form
        class="rename"
        onSubmit={(event) => {
          event.preventDefault();
          kept(() => renameSave(save.id, name));
          onClose();
        }}
      >
        <label class="field">
          {t("saves.name")}
          <input class="input" maxLength={60} autocomplete="off" value={name} placeholder={gameTitle({ ...save, name: "" })} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <span class="act-row">
          <button type="button" class="btn" onClick={onClose}>{t("common.cancel")}</button>
          <button type="submit" class="btn pri">{t("saves.rename-go")}</button>
        </span>
      </form>
    </Dialog>
  );
}

function Row({ save, onRename }: { save: SaveHead; onRename: () => void }) {
  const name = gameTitle(save);
  const tag = turnTag(save);
  const remove = () => {
    const undo = deleteSave(save.id);
    toast(t("saves.deleted", { name }), {
      icon: "trash",
      action: {
        label: t("common.undo"),
        run: () => kept(undo),
      },
    });
  };
  return (
    <li class="save panel">
      <span class="cont-pic"><Thumb game={save.summary.game} /></span>
      <div class="save-text">
        <h2>{name} <span class={`tag ${tag.mine ? "sun" : ""}`}>{tag.text}</span>{save.summary.practice && <span class="tag">{t("saves.practice")}</span>}</h2>
        <p>{gameState(save)}</p>
        <p class="xs dim">{t("saves.with", { names: seatNames(save) })} · {when(save.updated)}</p>
      </div>
      <div class="save-act">
        <button type="button" class="ibtn" aria-label={t("saves.rename-of", { name })} title={t("saves.rename")} onClick={onRename}><Icon name="pencil" /></button>
        <button type="button" class="ibtn" aria-label={t("saves.export-of", { name })} title={t("saves.export")} onClick={() => exportSave(save.id)}><Icon name="save" /></button>
        <button type="button" class="ibtn" aria-label={t("saves.delete-of", { name })} title={t("common.delete")} onClick={remove}><Icon name="trash" /></button>
        {save.over && reviewable(save.summary.game, save.summary.seats) && (
          <a class="btn quiet" href={`#/review/${save.id}`} aria-label={t("saves.review-of", { name })}>{t("saves.review")}</a>
        )}
        <a class={save.over ? "btn" : "btn pri"} href={`#/table/${save.id}`} aria-label={t(save.over ? "saves.look-at" : "saves.continue-of", { name })}>
          {save.over ? t("saves.look") : t("saves.continue")}
        </a>
      </div>
    </li>
  );
}

function Odd({ entry }: { entry: AsideSave }) {
  const remove = () => {
    const undo = deleteAside(entry);
    toast(t("saves.deleted-odd"), { icon: "trash", action: { label: t("common.undo"), run: () => kept(undo) } });
  };
  return (
    <li class="save panel">
      <span class="save-odd"><Icon name="warn" /></span>
      <div class="save-text">
        <h3>{t(`saves.aside-${entry.why}`, { name: entry.from ? gameTitle(entry.from.save) : "" })}</h3>
        <p class="sm dim">{t(`saves.aside-${entry.why}-text`)}</p>
      </div>
      <div class="save-act">
        {entry.why !== "newer" && <button type="button" class="btn quiet" onClick={remove}>{t("common.delete")}</button>}
        <button type="button" class="btn" onClick={() => exportAside(entry)}><Icon name="save" />{t("saves.download")}</button>
      </div>
    </li>
  );
}

export function SavesScreen() {
  const [renaming, setRenaming] = useState<SaveHead | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setTrouble(null);
    try {
      const { save, was } = await importFile(chosen);
      toast(t(`saves.import-${was}`, { name: gameTitle(save) }), { icon: "check" });
    } catch (fault) {
      setTrouble(fault instanceof NotASave ? t(`saves.import-${fault.why}`) : faultText(fault).text);
    } finally {
      if (file.current) file.current.value = "";
    }
  }

  const importer = (
    <button type="button" class="btn" onClick={() => file.current?.click()}><Icon name="open" />{t("saves.import")}</button>
  );
  return (
    <div class="page">
      <TopBar title={t("saves.title")}>{importer}</TopBar>
      <StoreBanner />
      <main class="page-in" id="main" tabIndex={-1}>
        <input ref={file} type="file" class="vh" tabIndex={-1} accept=".json,application/json" aria-label={t("saves.import")} onChange={(event) => void take(event.currentTarget.files?.[0])} />
        {trouble && <p class="banner bad" role="alert">{trouble}</p>}
        {saves.value.length === 0 && aside.value.length === 0 ? (
          <div class="page-one">
            <ErrorCard picture="st-sprout" title={t("saves.none-title")} text={t("saves.none")}>
              <a class="btn pri" href="#/new">{t("saves.none-go")}</a>
            </ErrorCard>
          </div>
        ) : (
          <>
            <ul class="save-list" aria-label={t("saves.title")}>
              {saves.value.map((save) => <Row key={save.id} save={save} onRename={() => setRenaming(save)} />)}
            </ul>
            {aside.value.length > 0 && (
              <section aria-labelledby="aside">
                <h2 class="h2 save-head" id="aside">{t("saves.aside")}</h2>
                <ul class="save-list">{aside.value.map((entry) => <Odd key={`${entry.id} ${entry.from?.tail ?? ""}`} entry={entry} />)}</ul>
              </section>
            )}
          </>
        )}
        <p class="page-foot">{t("saves.foot")}</p>
      </main>
      {renaming && <Rename save={renaming} onClose={() => setRenaming(null)} />}
    </div>
  );
}
