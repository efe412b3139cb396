import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { engine } from "../../engine/client";
import { titleOf, unitOf, variantOf } from "../../games";
import { list, t } from "../../i18n";
import { go } from "../../router";
import { exportSave } from "../../store/files";
import { saves } from "../../store/saves";
import { playAgain } from "../../table/again";
import { useFamily } from "../../table/family";
import { keepGame } from "../../table/keep";
import { TablePreview } from "../../table/TablePreview";
import { type Company, CompanyContext, nameOf } from "../../table/words";
import { Dialog } from "../../ui/Dialog";
import { ErrorCard } from "../../ui/ErrorCard";
import { faultText } from "../../ui/faults";
import { Icon } from "../../ui/Icon";
import { Loading } from "../../ui/Loading";
import { toast } from "../../ui/Toast";
import { TopBar } from "../../ui/TopBar";
import { ShareDialog } from "../link/ShareDialog";
import { type Order, Decisions, partsOf } from "./Decisions";
import { Detail } from "./Detail";
import { Head } from "./Head";
import { type Game, Looking } from "./looking";
import { Plot } from "./Plot";
import { Tools } from "./Tools";

export function ReviewPage({ id }: { id: string }) {
  const looking = useMemo(() => new Looking(id), [id]);
  const failed = engine.state.value === "failed";
  useEffect(() => {
    if (!failed) void looking.open();
  }, [looking, failed]);
  useEffect(() => () => looking.close(), [looking]);
  const stage = looking.stage.value;
  const game = stage.kind === "open" ? stage.game : null;
  const { family, fault } = useFamily(game?.view.family);
  if (game && family) return <Open looking={looking} game={game} />;
  const trouble = fault ?? (stage.kind === "failed" && !failed ? faultText(stage.fault) : null);
  return (
    <div class="page">
      <TopBar title={t("saves.review")} />
      <main class="page-in page-one" id="main" tabIndex={-1}>
        {trouble ? (
          <ErrorCard title={trouble.title} text={trouble.text} details={trouble.details}>
            <button type="button" class="btn pri" onClick={() => location.reload()}>
              {t("common.try-again")}
            </button>
          </ErrorCard>
        ) : stage.kind === "no" ? (
          <ErrorCard title={t(`review.no-${stage.why}-title`)} text={t(`review.no-${stage.why}`)}>
            <a class="btn pri" href={stage.why === "missing" ? "#/" : `#/table/${encodeURIComponent(id)}`}>
              {t(stage.why === "missing" ? "common.to-home" : "review.to-table")}
            </a>
          </ErrorCard>
        ) : (
          <Loading />
        )}
      </main>
    </div>
  );
}

function Open({ looking, game }: { looking: Looking; game: Game }) {
  const { meta, view, moves, course, people, text } = game;
  const { family } = useFamily(view.family);
  const order = useSignal<Order | null>(null);
  const chosen = useSignal<number | null>(null);
  const shown = useSignal<number | null>(null);
  const sharing = useSignal(false);
  const large = useRef<HTMLDivElement>(null);
  const company: Company = useMemo(() => ({ meta, you: people.length === 1 ? (people[0] ?? null) : null }), [game]);
  const own = looking.whose.value;
  const judged = looking.judged.value;
  const running = looking.running.value;
  const views = looking.views.value;
  const choices = looking.choices;
  // Only what is new is put into words: there may be many decisions.
  const said = useMemo(() => new Map<number, string>(), [game]);
  for (const { at, move } of choices) {
    const seen = views.get(at);
    if (seen && family && !said.has(at)) said.set(at, family.hint.says(seen, move, company));
  }
  if (!family) return null;

  const known = choices.filter(({ at }) => judged.has(at));
  // While it is being searched nothing changes its place.
  const sorted = order.value ?? (known.length < choices.length ? "played" : "worst");
  const parts = partsOf(choices, judged, sorted);
  const worst = partsOf(known, judged, "worst");
  const pick = (at: number) => {
    chosen.value = at;
    // On a phone it may lie above what was pressed.
    requestAnimationFrame(() => large.current?.scrollIntoView({ block: "nearest" }));
  };
  const mine = choices.some(({ at }) => at === chosen.value) ? chosen.value : null;
  const picked = choices.find(({ at }) => at === mine) ?? worst.worst[0] ?? worst.rest[0] ?? null;
  const seen = picked && views.get(picked.at);
  const told = picked && judged.get(picked.at);
  const variant = variantOf(view.game.id, view.game.players);
  const seats = meta.seats.map((_, seat) => seat);
  const sides = variant?.partners ? seats.slice(0, 2).map((seat) => [seat, seat + 2]) : seats.map((seat) => [seat]);
  const save = saves.value.find(({ id }) => id === looking.id);
  const name = (seats: number[]) => list(seats.map((seat) => nameOf(company, seat)));
  const warn = (fault: unknown) => toast(faultText(fault).text, { icon: "warn" });

  const again = () => void playAgain(view, meta).then((next) => go(`/table/${next}`), warn);
  const branch = async (at: number) => {
    looking.stop();
    const next = await keepGame(await looking.branch(at), { evening: undefined });
    toast(t("review.branched"), { icon: "info" });
    go(`/table/${next}`);
  };
  return (
    <CompanyContext.Provider value={company}>
      <div class="app rvapp">
        <TopBar back={`#/table/${encodeURIComponent(looking.id)}`} title={t("saves.review")} sub={titleOf(view.game.id, view.game.players)}>
          <button type="button" class="btn quiet desk" onClick={() => exportSave(looking.id)}>
            <Icon name="save" />
            {t("table.save-file")}
          </button>
          <button type="button" class="ibtn" aria-label={t("table.share")} title={t("table.share")} onClick={() => (sharing.value = true)}>
            <Icon name="share" />
          </button>
          <button type="button" class="btn pri desk" onClick={again}>
            <Icon name="rot" />
            {t("table.play-again")}
          </button>
        </TopBar>
        <main class="rv" id="main" tabIndex={-1}>
          {save && <Head save={save} decisions={choices.length} />}
          <section class="panel rv-course" aria-labelledby="rv-course">
            <div class="hrow">
              <h2 class="h2" id="rv-course">{t("review.course")}</h2>
              <Tools.Along choices={known} picked={picked?.at ?? null} moves={moves} pick={pick} />
            </div>
            <Plot course={course} moves={moves} own={own} sides={sides} nameOf={name} unit={unitOf(view.game.id)} choices={choices} judged={judged} picked={picked?.at ?? null} pick={pick} />
          </section>
          <div class="rv-col">
            <div ref={large}>
              {picked && seen && told ? (
                <Detail choice={picked} view={seen} judged={told} family={family} show={() => (shown.value = picked.at)} branch={() => void branch(picked.at).catch(warn)} />
              ) : (
                <section class="panel rv-detail rv-wait">
                  <p class="dim">{t(choices.length === 0 ? "review.none" : running ? "review.first" : "review.stopped")}</p>
                </section>
              )}
            </div>
            <section class="panel rv-list" aria-labelledby="rv-list">
              <Tools.Bar looking={looking} people={people} known={known} total={choices.length} order={sorted} sort={(by) => (order.value = by)} />
              <div class="rv-decs">
                <Decisions parts={parts} judged={judged} said={said} picked={picked?.at ?? null} pick={pick} />
              </div>
            </section>
          </div>
        </main>
        {sharing.value && (
          <ShareDialog table={looking.table} game={view.game.id} seat={company.you} endedRound={family.roundEnd.round(view)} over onClose={() => (sharing.value = false)} />
        )}
        {shown.value !== null && (
          <Dialog title={t("review.shown", { move: shown.value + 1 })} class="lookback" onClose={() => (shown.value = null)}>
            <TablePreview text={text} eyes={seats} at={shown.value} me={own} you={company.you} slider />
          </Dialog>
        )}
      </div>
    </CompanyContext.Provider>
  );
}
