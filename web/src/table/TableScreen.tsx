import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { engine } from "../engine/client";
import { t } from "../i18n";
import { lockGame } from "../store/lock";
import { exportAside, exportSave } from "../store/files";
import { aside, saves, storeTrouble } from "../store/saves";
import { ErrorCard } from "../ui/ErrorCard";
import { faultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { Loading } from "../ui/Loading";
import { toast } from "../ui/Toast";
import { TopBar } from "../ui/TopBar";
import { useFamily } from "./family";
import { Session } from "./session";

/** A saved game at the table, from its opening to its result. */
export function TableScreen({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  const lock = useMemo(() => lockGame(id), [id]);
  const held = lock.state.value;

  // At once, not after the next frame: who leaves sooner than that would keep the lock.
  useLayoutEffect(() => () => (session.close(), lock.release()), [session, lock]);
  useEffect(() => {
    if (held === "asking") return;
    session.readOnly.value = held !== "mine";
    void session.open(session.view.value !== null);
  }, [session, held]);
  // Looking on while another tab plays.
  const written = held === "mine" ? null : saves.value.find((save) => save.id === id)?.updated;
  useEffect(() => {
    if (written && session.readOnly.value && session.view.value) void session.open(true);
  }, [session, written]);
  const note = session.note.value;
  useEffect(() => {
    if (!note) return;
    const tail = note === "aside" ? aside.value.findLast((entry) => entry.id === id) : undefined;
    const download = tail && { label: t("saves.download"), run: () => exportAside(tail) };
    toast(t("table.note", { note }), { icon: note === "practice" ? "info" : "warn", stay: note === "aside", ...(download && { action: download }) });
    session.note.value = null;
  }, [session, note]);

  return <Open session={session} readOnly={held === "elsewhere" || held === "lost"} takeOver={() => lock.takeOver()} />;
}

function Open({ session, readOnly, takeOver }: { session: Session; readOnly: boolean; takeOver: () => void }) {
  const view = session.view.value;
  const stage = session.stage.value;
  const { family, AtTable, fault } = useFamily(view?.family);
  if (stage.kind === "missing" || stage.kind === "failed" || !view || stage.kind === "opening" || !family || !AtTable)
    return (
      <div class="page">
        <TopBar title={t("table.table")} />
        <main class="page-in page-one" id="main" tabIndex={-1}>
          {stage.kind === "missing" ? (
            <Missing id={session.id} />
          ) : stage.kind === "failed" ? (
            <Failed session={session} />
          ) : fault ? (
            <ErrorCard {...fault}>
              <button type="button" class="btn pri" onClick={() => location.reload()}>
                {t("common.try-again")}
              </button>
            </ErrorCard>
          ) : (
            <Loading />
          )}
        </main>
      </div>
    );
  return <AtTable session={session} view={view} stage={stage} family={family} readOnly={readOnly} takeOver={takeOver} />;
}

function Missing({ id }: { id: string }) {
  const entry = aside.value.find((one) => one.id === id && !one.from);
  const { title, text } = entry ? faultText({ code: `record-${entry.why}` }) : { title: t("table.missing-title"), text: t("table.missing") };
  return (
    <ErrorCard title={title} text={text}>
      {entry && (
        <button type="button" class="btn" onClick={() => exportAside(entry)}>
          <Icon name="save" />
          {t("saves.download")}
        </button>
      )}
      <a class="btn pri" href="#/">
        {t("common.to-home")}
      </a>
    </ErrorCard>
  );
}

function Failed({ session }: { session: Session }) {
  const stage = session.stage.value;
  const asleep = stage.kind === "failed" && stage.code === "engine";
  const awake = engine.state.value;
  useEffect(() => {
    if (asleep && awake === "ready") void session.open();
  }, [asleep, awake]);
  if (stage.kind !== "failed") return null;
  if (asleep && awake !== "ready") return <Loading />;
  const { title, text } = faultText(stage);
  return (
    <ErrorCard title={title} text={text} details={`${stage.code}: ${stage.message}`}>
      <button type="button" class="btn pri" onClick={() => void session.open()}>
        {t("common.try-again")}
      </button>
      <button type="button" class="btn" onClick={() => exportSave(session.id)}>
        {t("table.save-file")}
      </button>
      {storeTrouble.value === null && (
        <a class="btn quiet" href="#/">
          {t("common.to-home")}
        </a>
      )}
    </ErrorCard>
  );
}
