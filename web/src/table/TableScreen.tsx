import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { engine } from "../engine/client";
import { t } from "../i18n";
import { go } from "../router";
import { ShareDialog } from "../screens/link/ShareDialog";
import { lockGame } from "../store/lock";
import { exportAside, exportSave } from "../store/files";
import { aside, loadSave, saves, storeTrouble } from "../store/saves";
import { Dialog } from "../ui/Dialog";
import { ErrorCard } from "../ui/ErrorCard";
import { faultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { Loading } from "../ui/Loading";
import { toast } from "../ui/Toast";
import { TopBar } from "../ui/TopBar";
import { playAgain } from "./again";
import { Banners } from "./Banners";
import { Handover } from "./Handover";
import { railless } from "./media";
import { PayoutRail, PayoutSteps, PayoutTable, usePayoutStep } from "./Payout";
import { Rail } from "./Rail";
import { Result } from "./Result";
import { Session } from "./session";
import { TableMenu } from "./TableMenu";
import { TablePreview } from "./TablePreview";
import { TableView } from "./TableView";
import { UndoButton } from "./UndoButton";
import { WatchControls } from "./WatchControls";
import { type Company, CompanyContext } from "./words";

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
  const sheet = useSignal<null | "menu" | "log" | "share" | "back">(null);
  const view = session.view.value;
  const meta = session.meta.value;
  const stage = session.stage.value;
  const payout = view?.lastPayout ?? null;
  const paying = stage.kind === "payout" ? payout : null;
  const [step, pickStep] = usePayoutStep(paying);
  const people = session.people;
  const you = people.length === 1 ? (people[0] ?? null) : null;
  const company: Company = useMemo(() => ({ meta, you }), [meta, you]);
  const me = session.holder.value ?? people[0] ?? 0;
  const close = () => (sheet.value = null);

  if (stage.kind === "missing" || stage.kind === "failed" || !view || stage.kind === "opening")
    return (
      <div class="page">
        <TopBar title={t("table.table")} />
        <main class="page-in page-one" id="main" tabIndex={-1}>
          {stage.kind === "missing" ? (
            <Missing id={session.id} />
          ) : stage.kind === "failed" ? (
            <Failed session={session} />
          ) : (
            <Loading />
          )}
        </main>
      </div>
    );

  const log = session.log.value;
  const playable = !readOnly && people.length > 0;
  const watching = people.length === 0;
  const again = () => void playAgain(view, meta).then((next) => go(`/table/${next}`), (fault) => toast(faultText(fault).text, { icon: "warn" }));
  const onward = watching ? (
    <WatchControls session={session} />
  ) : (
    <button type="button" class="btn pri goend" disabled={readOnly} onClick={() => session.next()}>
      {payout?.ends ? t("payout.result") : t("payout.next")}
    </button>
  );
  const rail = paying ? <PayoutRail view={view} payout={paying} /> : <Rail view={view} me={me} log={log} />;
  const covered = stage.kind === "handover";
  const over = stage.kind === "result";

  return (
    <CompanyContext.Provider value={company}>
      <div class={`app tableapp ${over ? "over" : ""}`} onPointerDown={(event) => (event.target as Element).closest(".watch") ?? session.skip()}>
        <TopBar title={t("table.title")} sub={<Where step={paying ? payout?.round ?? 1 : null} over={over} session={session} />}>
          {!paying && !over && !covered && view.phase === "trick" && <TrickDots at={view.trick} of={view.tricks} />}
          {meta.practice && <span class="tag desk">{t("table.practice")}</span>}
          {paying && (
            <div class="desk">
              <PayoutSteps step={step} pick={pickStep} />
            </div>
          )}
          {!covered && playable && <UndoButton session={session} />}
          {railless.value && !covered && !over && (
            <button type="button" class="ibtn" aria-label={paying ? t("payout.tricks-title") : t("table.open-log")} onClick={() => (sheet.value = "log")}>
              <Icon name="log" />
            </button>
          )}
          <a class="ibtn desk" href="#/rules/vegeterrors" aria-label={t("table.rules")} title={t("table.rules")}>
            <Icon name="book" />
          </a>
          {!covered && !over && (
            <button type="button" class="ibtn desk" aria-label={t("table.share")} title={t("table.share")} onClick={() => (sheet.value = "share")}>
              <Icon name="share" />
            </button>
          )}
          <button type="button" class="ibtn" aria-label={t("table.menu")} title={t("table.menu")} onClick={() => (sheet.value = "menu")}>
            <Icon name="gear" />
          </button>
        </TopBar>
        <main class={`vg ${covered || over ? "whole" : ""}`} id="main" tabIndex={-1}>
          <Banners session={session} readOnly={readOnly} takeOver={takeOver} />
          {covered ? (
            <Handover view={view} seat={stage.seat} log={log} ready={() => session.ready()} />
          ) : over ? (
            <Result
              view={view}
              log={log}
              practice={meta.practice ?? false}
              actions={
                <>
                  <button type="button" class="btn pri" onClick={again}>
                    <Icon name="rot" />
                    {t("table.play-again")}
                  </button>
                  <button type="button" class="btn" onClick={() => (sheet.value = "share")}>
                    <Icon name="share" />
                    {t("table.share")}
                  </button>
                  <button type="button" class="btn" onClick={() => (sheet.value = "back")}>
                    <Icon name="eye" />
                    {t("table.look-back")}
                  </button>
                </>
              }
            />
          ) : paying ? (
            <section class="table po" data-players={view.game.players} aria-label={t("table.table")}>
              <PayoutTable view={view} payout={paying} me={me} step={step} onward={onward} />
            </section>
          ) : (
            <TableView
              view={view}
              log={log}
              me={me}
              thinking={session.thinking.value}
              play={playable ? (move) => void session.play(move) : undefined}
              undo={playable ? () => void session.undo() : undefined}
              alone={people.length <= 1}
              controls={watching ? <WatchControls session={session} /> : undefined}
            />
          )}
          {!covered && !over && !railless.value && <aside class="rail">{rail}</aside>}
        </main>
        {sheet.value === "menu" && <TableMenu id={session.id} onShare={() => (sheet.value = "share")} onClose={close} />}
        {sheet.value === "log" && (
          <Dialog title={paying ? t("table.last-hand") : t("table.open-log")} class="sheet" onClose={close}>
            {rail}
          </Dialog>
        )}
        {sheet.value === "share" && (
          <ShareDialog
            table={session.id}
            seat={people.length === 1 ? (people[0] ?? null) : session.holder.value}
            endedRound={payout?.round ?? null}
            over={view.phase === "over"}
            onClose={close}
          />
        )}
        {sheet.value === "back" && (
          <Dialog title={t("table.look-back")} class="lookback" onClose={close}>
            <TablePreview text={loadSave(session.id)?.text ?? ""} eyes={meta.seats.map((_, seat) => seat)} me={me} slider />
          </Dialog>
        )}
      </div>
    </CompanyContext.Provider>
  );
}

function Where({ session, step, over }: { session: Session; step: number | null; over: boolean }) {
  const view = session.view.value;
  if (!view) return null;
  if (over) return <>{t("table.match-over")}</>;
  if (step !== null) return <>{t("payout.where", { round: step })}</>;
  return (
    <>
      {t("table.where", { round: view.round })}
      <span class="desk">{view.phase === "predict" ? t("table.where-before") : t("table.where-trick", { trick: view.trick, tricks: view.tricks })}</span>
    </>
  );
}

function TrickDots({ at, of }: { at: number; of: number }) {
  return (
    <span class="dots desk" aria-hidden="true">
      {Array.from({ length: of }, (_, dot) => (
        <i key={dot} class={dot + 1 < at ? "on" : dot + 1 === at ? "now" : ""} />
      ))}
    </span>
  );
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
