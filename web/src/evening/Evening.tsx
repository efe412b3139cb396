import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/client";
import { t } from "../i18n";
import { go } from "../router";
import { lockGame } from "../store/lock";
import { saves } from "../store/saves";
import { ErrorCard } from "../ui/ErrorCard";
import { faultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { EngineFailed } from "../ui/Loading";
import { toast } from "../ui/Toast";
import { TopBar } from "../ui/TopBar";
import { useAsked } from "./ask";
import { ChangeDialog } from "./ChangeDialog";
import { CompareDialog } from "./CompareDialog";
import { isDone, isOpen, resultsOf, roundNow, withTable } from "./course";
import { EveningTrouble } from "./EveningTrouble";
import { playHere, pointsOf } from "./play";
import { Printout, type Printed, PrintDialog } from "./Printout";
import { Podium, Ranking, rankingTitle } from "./Ranking";
import { ResultDialog } from "./ResultDialog";
import type { Evening as Data, Table } from "./shape";
import { ShareDialog } from "./ShareDialog";
import { Next, Steps } from "./Steps";
import { claimEvening, evenings, refreshEvenings, writeEvening } from "./store";
import { TableCard, titleOf } from "./TableCard";
import { faultWords, gameName, seatsGame } from "./words";

type Open = { kind: "result"; table: number } | { kind: "change" | "share" | "print" | "compare" } | null;

function Missing() {
  return (
    <div class="page">
      <TopBar title={t("home.evenings")} back="#/evening" />
      <main class="page-in page-one" id="main" tabIndex={-1}>
        <ErrorCard title={t("evening.missing-title")} text={t("evening.missing-text")}>
          <a class="btn pri" href="#/evening">{t("home.evenings")}</a>
        </ErrorCard>
      </main>
    </div>
  );
}

/** One tab writes an evening; another one looks on. */
function useHold(id: string) {
  const lock = useMemo(() => lockGame(`evening-${id}`), [id]);
  const held = lock.state.value;
  useLayoutEffect(() => () => lock.release(), [lock]);
  useEffect(() => {
    if (held !== "mine") return;
    claimEvening(id);
    refreshEvenings();
  }, [held, id]);
  return { mine: held === "mine", elsewhere: held === "elsewhere" || held === "lost", takeOver: () => lock.takeOver() };
}

function keep(evening: Data, patch: Partial<Data>): void {
  try {
    writeEvening({ ...evening, ...patch });
  } catch (fault) {
    toast(faultText(fault).text, { icon: "warn" });
    claimEvening(evening.id);
    refreshEvenings();
  }
}

export function Evening({ id }: { id: string }) {
  const hold = useHold(id);
  const evening = evenings.value.find((one) => one.id === id);
  return evening ? <Shown evening={evening} hold={hold} /> : <Missing />;
}

function Shown({ evening, hold }: { evening: Data; hold: ReturnType<typeof useHold> }) {
  const { name, people, rounds, game } = evening;
  const now = roundNow(evening);
  const [picked, pick] = useState<number | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [side, setSide] = useState<"round" | "ranking">("round");
  const [printed, print] = useState<Printed>("all");
  const [busy, setBusy] = useState(false);
  const at = Math.min(picked ?? now, rounds.length - 1);
  const shown = rounds[at] ?? [];

  const results = resultsOf(evening);
  const ranking = useAsked("eveningRanking", { people: people.length, rounds: results });
  const rows = ranking.answer ?? [];
  const sizes = [...new Set(rounds.flat().map(({ seats }) => seats.length))];
  const deals = useAsked("eveningDeals", evening.sameDeal && sizes.length > 0 ? { seed: evening.seed, rounds: rounds.length, sizes } : null);
  const codeOf = (round: number, { seats }: Table): string | null => (isOpen(evening, round) ? (deals.answer?.[round]?.[sizes.indexOf(seats.length)] ?? null) : null);
  const alike = useAsked("eveningCompare", evening.sameDeal ? { tables: results[at] ?? [] } : null);

  const change = (patch: Partial<Data>) => keep(evening, patch);
  /** To another round, from wherever the page is scrolled to. */
  const turn = (round: number) => {
    pick(round);
    scrollTo(0, 0);
    document.getElementById("ev-round")?.focus({ preventScroll: true });
  };
  const setTable = (table: number, patch: Partial<Table>) => {
    pick(at); // the round stays in sight when its last table is through
    change({ rounds: withTable(rounds, at, table, patch) });
    // The button that was pressed may be gone.
    setTimeout(() => document.activeElement === document.body && document.getElementById(titleOf(table))?.focus());
  };
  const saveOf = (table: Table) => saves.value.find((one) => one.id === table.match?.id);
  const close = () => setOpen(null);

  async function play(place: number, table: Table) {
    if (busy) return;
    setBusy(true);
    try {
      const match = await playHere(evening, table, codeOf(at, table));
      setTable(place, { match });
      go(`/table/${match.id}`);
    } catch (fault) {
      toast(faultWords(fault), { icon: "warn" });
      setBusy(false);
    }
  }

  const about = t("evening.about", { game: gameName(game), people: people.length, rounds: rounds.length });
  const button = (kind: "print" | "share" | "change", icon: "print" | "share" | "gear", label: string, look: string) => (
    <button type="button" class={`btn ${look}`} onClick={() => setOpen({ kind })}><Icon name={icon} />{label}</button>
  );
  const asked = open?.kind === "result" ? shown[open.table] : undefined;
  return (
    <div class="page ev-page">
      <TopBar title={name} sub={about} back="#/evening">
        <span class="desk fx">{button("print", "print", t("evening.print"), "quiet")}{button("share", "share", t("evening.share"), "")}</span>
        <span class="phone fx">
          <button type="button" class="ibtn" aria-label={t("evening.print")} title={t("evening.print")} onClick={() => setOpen({ kind: "print" })}><Icon name="print" /></button>
          <button type="button" class="ibtn" aria-label={t("evening.share")} title={t("evening.share")} onClick={() => setOpen({ kind: "share" })}><Icon name="share" /></button>
        </span>
        <button type="button" class="ibtn" aria-label={t("evening.manage")} title={t("evening.manage")} aria-disabled={!hold.mine} onClick={() => hold.mine && setOpen({ kind: "change" })}><Icon name="users" /></button>
      </TopBar>
      <div class="ev-banners">
        <EveningTrouble />
        {hold.elsewhere && (
          <div class="banner" role="alert">
            <p>{t("evening.elsewhere")}</p>
            <button type="button" class="btn" onClick={hold.takeOver}>{t("evening.take-over")}</button>
          </div>
        )}
      </div>
      <main class="te" id="main" tabIndex={-1} data-side={side}>
        <Steps evening={evening} at={at} onPick={pick} />
        <div class="phone gr ev-tabs">
          <span class="seg" role="group" aria-label={t("evening.look")}>
            {(["round", "ranking"] as const).map((one) => (
              <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>{one === "round" ? t("evening.round-n", { round: at + 1 }) : t("evening.ranking")}</button>
            ))}
          </span>
        </div>
        <section class="panel rk1" aria-labelledby="ev-ranking">
          <div class="hrow">
            <h2 class="h2" id="ev-ranking">{rankingTitle(evening)}</h2>
            <span>{t("evening.how")}</span>
          </div>
          {engine.state.value === "failed" ? <EngineFailed level={2} /> : ranking.fault ? <p class="field-note bad" role="alert">{faultWords(ranking.fault)}</p> : (
            <div class="ev-scroll" tabIndex={0} role="group" aria-label={t("evening.ranking")}>
              {ranking.answer ? <Ranking evening={evening} rows={rows} /> : <p class="dim" role="status">{t("common.loading-title")}</p>}
            </div>
          )}
        </section>
        <section class="now2" aria-labelledby="ev-round">
          <div class="hrow">
            <h2 class="big2" id="ev-round" tabIndex={-1}>{t("evening.round-of", { round: at + 1, rounds: rounds.length })}</h2>
            {(alike.answer?.length ?? 0) > 0 && <button type="button" class="btn quiet" onClick={() => setOpen({ kind: "compare" })}><Icon name="swap" />{t("evening.compare")}</button>}
          </div>
          {now > 0 && <Podium evening={evening} rows={rows} />}
          {shown.map((table, place) => (
            <TableCard
              key={`${at} ${place}`}
              evening={evening}
              round={at}
              at={place}
              rows={rows}
              code={codeOf(at, table)}
              open={isOpen(evening, at)}
              save={saveOf(table)}
              act={
                hold.mine
                  ? {
                      enter: () => setOpen({ kind: "result", table: place }),
                      play: seatsGame(game, table.seats.length) ? () => void play(place, table) : null,
                      take: () => setTable(place, { points: pointsOf(table, saveOf(table)) ?? table.points, sheet: null }),
                      bringBack: () => setTable(place, { out: false }),
                    }
                  : null
              }
            />
          ))}
          <Next evening={evening} at={at} rows={rows} onPick={turn} onMore={hold.mine ? () => setOpen({ kind: "change" }) : null} done={isDone(shown)} />
        </section>
      </main>
      <Printout evening={evening} rows={rows} at={at} codeOf={codeOf} what={printed} />
      {open?.kind === "result" && asked && (
        <ResultDialog
          key={open.table}
          evening={evening}
          table={asked}
          title={t("evening.result-of", { table: open.table + 1, round: at + 1 })}
          onKeep={(patch) => setTable(open.table, patch)}
          onClose={close}
        />
      )}
      {open?.kind === "change" && <ChangeDialog evening={evening} onKeep={(patch) => (pick(null), change(patch))} onClose={close} />}
      {open?.kind === "share" && <ShareDialog evening={evening} rows={rows} onClose={close} />}
      {open?.kind === "print" && <PrintDialog round={at + 1} onPrint={print} onClose={close} />}
      {open?.kind === "compare" && alike.answer && <CompareDialog evening={evening} found={alike.answer} tables={shown} title={t("evening.compare-of", { round: at + 1 })} onClose={close} />}
    </div>
  );
}
