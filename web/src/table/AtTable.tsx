import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { View } from "../engine/types";
import { rulesAt } from "../games";
import { t } from "../i18n";
import { go } from "../router";
import { ShareDialog } from "../screens/link/ShareDialog";
import { reviewable } from "../screens/review/offered";
import { loadSave } from "../store/saves";
import { Dialog } from "../ui/Dialog";
import { faultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/Toast";
import { TopBar } from "../ui/TopBar";
import { playAgain } from "./again";
import { AidContext } from "./aid";
import { Banners } from "./Banners";
import type { Family } from "./family";
import { Handover } from "./Handover";
import { HintButton, useHelp } from "./help";
import { railless } from "./media";
import type { Session } from "./session";
import type { Stage } from "./stage";
import { useSteps } from "./steps";
import { TableMenu } from "./TableMenu";
import { TablePreview } from "./TablePreview";
import { UndoButton } from "./UndoButton";
import { WatchControls } from "./WatchControls";
import { type Company, CompanyContext } from "./words";

interface Props {
  session: Session;
  view: View;
  stage: Stage;
  family: Family;
  readOnly: boolean;
  takeOver: () => void;
}

/** An opened game: the bar, the table with what lies beside it, and the sheets over it. */
export function AtTable({ session, view, stage, family, readOnly, takeOver }: Props) {
  const { Board, Rail, Result, Where, Progress, roundEnd } = family;
  const sheet = useSignal<null | "menu" | "log" | "share" | "back">(null);
  const meta = session.meta.value;
  const ended = roundEnd.round(view);
  const paying = stage.kind === "round";
  const [step, pickStep] = useSteps(paying ? ended : null, roundEnd.steps);
  const people = session.people;
  const you = people.length === 1 ? (people[0] ?? null) : null;
  const company: Company = useMemo(() => ({ meta, you }), [meta, you]);
  const me = session.holder.value ?? people[0] ?? 0;
  const close = () => (sheet.value = null);
  const evening = meta.evening && `#/evening/${encodeURIComponent(meta.evening)}`;

  const log = session.log.value;
  const playable = !readOnly && people.length > 0;
  const watching = people.length === 0;
  const again = () => void playAgain(view, meta).then((next) => go(`/table/${next}`), (fault) => toast(faultText(fault).text, { icon: "warn" }));
  const onward = watching ? (
    <WatchControls session={session} />
  ) : (
    <button type="button" class="btn pri goend" disabled={readOnly} onClick={() => session.next()}>
      {t(roundEnd.ends(view) ? roundEnd.words.result : roundEnd.words.next)}
    </button>
  );
  const rail = paying ? <roundEnd.Rail view={view} log={log} /> : <Rail view={view} me={me} log={log} />;
  const covered = stage.kind === "handover" ? stage : null;
  const alone = railless.value || family.wide === true;
  const over = stage.kind === "result";
  const mine = playable && stage.kind === "table" && view.toMove !== null && session.eyes.includes(view.toMove) && people.includes(view.toMove) && !session.busy.value;
  const { aid, button } = useHelp(session, view, family, mine, company);

  return (
    <CompanyContext.Provider value={company}>
      <div class={`app tableapp ${over ? "over" : ""}`} onPointerDown={(event) => (event.target as Element).closest(".watch") ?? session.skip()}>
        <TopBar back={evening} title={t(family.title)} sub={over ? t("table.match-over") : paying ? t(roundEnd.words.where, { round: ended ?? 1 }) : <Where view={view} />}>
          {!paying && !over && !covered && Progress && <Progress view={view} />}
          {meta.practice && <span class="tag desk">{t("table.practice")}</span>}
          {paying && roundEnd.Steps && (
            <div class="desk">
              <roundEnd.Steps step={step} pick={pickStep} />
            </div>
          )}
          {!covered && !paying && !over && playable && button && <HintButton {...button} />}
          {!covered && playable && <UndoButton session={session} />}
          {alone && !covered && !over && (
            <button type="button" class="ibtn" aria-label={t(paying ? roundEnd.words.log : family.openLog)} onClick={() => (sheet.value = "log")}>
              <Icon name="log" />
            </button>
          )}
          <a class="ibtn desk" href={rulesAt(family.rules, view.game)} aria-label={t("table.rules")} title={t("table.rules")}>
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
        <main class={`vg ${covered || over || family.wide ? "whole" : ""}`} id="main" tabIndex={-1}>
          <Banners session={session} readOnly={readOnly} takeOver={takeOver} />
          {covered ? (
            <Handover view={view} family={family} seat={covered.seat} log={log} ready={() => session.ready()} />
          ) : over ? (
            <Result
              view={view}
              log={log}
              practice={meta.practice ?? false}
              actions={
                <>
                  {evening && (
                    <a class="btn pri" href={evening}>
                      {t("table.to-evening")}
                    </a>
                  )}
                  <button type="button" class={evening ? "btn" : "btn pri"} onClick={again}>
                    <Icon name="rot" />
                    {t("table.play-again")}
                  </button>
                  <button type="button" class="btn" onClick={() => (sheet.value = "share")}>
                    <Icon name="share" />
                    {t("table.share")}
                  </button>
                  {reviewable(view.game.id, meta.seats) && (
                    <a class="btn" href={`#/review/${encodeURIComponent(session.id)}`}>
                      <Icon name="hint" />
                      {t("saves.review")}
                    </a>
                  )}
                  <button type="button" class="btn" onClick={() => (sheet.value = "back")}>
                    <Icon name="eye" />
                    {t("table.look-back")}
                  </button>
                </>
              }
            />
          ) : paying ? (
            <roundEnd.Table view={view} me={me} step={step} onward={onward} />
          ) : (
            <AidContext.Provider value={aid}>
              <Board
                view={view}
                log={log}
                me={me}
                thinking={session.thinking.value}
                play={playable ? (...moves) => void session.play(...moves) : undefined}
                undo={playable ? () => void session.undo() : undefined}
                alone={people.length <= 1}
                controls={watching ? <WatchControls session={session} /> : undefined}
              />
            </AidContext.Provider>
          )}
          {!covered && !over && !alone && <aside class="rail">{rail}</aside>}
        </main>
        <div class="vh" aria-live="polite">
          {aid.move && aid.hint?.words}
        </div>
        {sheet.value === "menu" && <TableMenu id={session.id} game={view.game} family={family} hints={button !== null} onShare={() => (sheet.value = "share")} onClose={close} />}
        {sheet.value === "log" && (
          <Dialog title={t(paying ? roundEnd.words.rail : family.openLog)} class="sheet" onClose={close}>
            {rail}
          </Dialog>
        )}
        {sheet.value === "share" && (
          <ShareDialog
            table={session.id}
            game={view.game.id}
            seat={people.length === 1 ? (people[0] ?? null) : session.holder.value}
            endedRound={ended}
            over={view.phase === "over"}
            onClose={close}
          />
        )}
        {sheet.value === "back" && (
          <Dialog title={t("table.look-back")} class="lookback" onClose={close}>
            <TablePreview text={loadSave(session.id)?.text ?? ""} eyes={meta.seats.map((_, seat) => seat)} me={me} you={you} slider />
          </Dialog>
        )}
      </div>
    </CompanyContext.Provider>
  );
}
