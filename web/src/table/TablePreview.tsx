/** A record to look at: move by move, with the hands of some seats or all. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { engine } from "../engine/client";
import type { Event, Meta, Seat, View } from "../engine/types";
import { t } from "../i18n";
import { ErrorCard } from "../ui/ErrorCard";
import { faultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { Loading } from "../ui/Loading";
import { useFamily } from "./family";
import { railless } from "./media";
import { CompanyContext } from "./words";

export interface TablePreviewProps {
  /** A record's text. */
  text: string;
  /** Seats whose cards are shown. */
  eyes: Seat[];
  /** The move to begin with; the end by default. */
  at?: number;
  /** The seat at the bottom; the first of `eyes` by default. */
  me?: Seat;
  /** The seat that is called "you". */
  you?: Seat | null;
  slider?: boolean;
  /** "Play on from here": gets the record up to this move. */
  onPlay?: (text: string, moves: number) => void;
}

interface Opened {
  meta: Meta;
  moves: number;
  log: Event[];
}

const BEAT = 900;
let opened = 0;

export function TablePreview({ text, eyes, at, me, you = null, slider = false, onPlay }: TablePreviewProps) {
  const table = useMemo(() => `preview:${++opened}`, [text]);
  const game = useSignal<Opened | null>(null);
  const view = useSignal<View | null>(null);
  const move = useSignal(at ?? 0);
  const running = useSignal(false);
  const seats = useSignal<Seat[]>(eyes);
  const fault = useSignal<unknown>(null);

  useEffect(() => {
    let gone = false;
    const open = async () => {
      const { meta, moves } = await engine.call("open", { table, text });
      const log = await engine.call("log", { table, eyes });
      if (gone) return;
      move.value = Math.min(at ?? moves, moves);
      game.value = { meta: named(meta, eyes, await seatCount(table)), moves, log };
    };
    open().catch((error) => (fault.value = error));
    return () => {
      gone = true;
      void engine.call("close", { table }).catch(() => undefined);
    };
  }, [table]);

  useEffect(() => {
    if (!game.value) return;
    let gone = false;
    engine.call("view", { table, eyes: seats.value, at: move.value }).then(
      (next) => !gone && (view.value = next),
      (error) => (fault.value = error),
    );
    return () => void (gone = true);
  }, [game.value, move.value, seats.value]);

  useEffect(() => {
    if (!running.value || !game.value) return;
    if (move.value >= game.value.moves) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => (move.value += 1), BEAT);
    return () => clearTimeout(timer);
  }, [running.value, move.value, game.value]);

  const { family, fault: unread } = useFamily(view.value?.family);
  const trouble = unread ?? (fault.value ? faultText(fault.value) : null);
  if (trouble) return <ErrorCard title={trouble.title} text={trouble.text} details={trouble.details} />;
  if (!game.value || !view.value || !family) return <Loading />;

  const { meta, moves, log } = game.value;
  const now = view.value;
  const bottom = seats.value.length === 1 ? (seats.value[0] ?? 0) : (me ?? eyes[0] ?? 0);
  const happened = log.filter((event) => event.move < now.move);
  const go = (to: number) => {
    running.value = false;
    move.value = Math.max(0, Math.min(moves, to));
  };
  const controls = (
    <Controls
      at={now.move}
      moves={slider ? moves : 0}
      running={running.value}
      go={go}
      run={() => {
        if (move.value >= moves) move.value = 0;
        running.value = !running.value;
      }}
      seen={eyes.length > 1 && !family.open ? (seats.value.length > 1 ? "all" : (seats.value[0] ?? "all")) : null}
      names={meta.seats.map(({ name }) => name)}
      see={(whose) => (seats.value = whose === "all" ? eyes : [whose])}
      play={onPlay && now.phase !== "over" ? () => onPlay(upTo(text, now.move), now.move) : undefined}
    />
  );
  const company = { meta, you };
  const { Board, Rail, roundEnd } = family;
  const railed = !railless.value && !family.wide;
  const paid = slider && roundEnd.round(now) !== null && (now.roundOver || now.phase === "over");
  return (
    <CompanyContext.Provider value={company}>
      <div class={`preview ${railed ? "railed" : ""}`}>
        {paid ? (
          <roundEnd.Table view={now} me={bottom} step={roundEnd.steps - 1} onward={controls} />
        ) : (
          <Board view={now} log={happened} me={bottom} thinking={null} alone controls={controls} />
        )}
        {railed && (
          <aside class="rail">{paid ? <roundEnd.Rail view={now} log={happened} /> : <Rail view={now} me={bottom} log={happened} />}</aside>
        )}
      </div>
    </CompanyContext.Provider>
  );
}

interface ControlsProps {
  at: number;
  moves: number;
  running: boolean;
  go: (to: number) => void;
  run: () => void;
  /** Whose hand is shown; null when there is no choice. */
  seen: Seat | "all" | null;
  names: string[];
  see: (whose: Seat | "all") => void;
  play: (() => void) | undefined;
}

function Controls({ at, moves, running, go, run, seen, names, see, play }: ControlsProps) {
  return (
    <div class="act replay">
      {moves > 0 && (
        <>
          <label class="slide">
            <span class="xs dim">{t("table.move-of", { move: at, moves })}</span>
            <input type="range" min={0} max={moves} value={at} aria-label={t("table.move-slider")} onInput={(event) => go(Number(event.currentTarget.value))} />
          </label>
          <div class="pair" role="group" aria-label={t("table.replay")}>
            <button type="button" class="ibtn" aria-label={t("table.to-start")} aria-disabled={at === 0} onClick={() => go(0)}>
              <Icon name="first" />
            </button>
            <button type="button" class="ibtn" aria-label={t("table.move-back")} aria-disabled={at === 0} onClick={() => go(at - 1)}>
              <Icon name="back" />
            </button>
            <button type="button" class="ibtn" aria-label={running ? t("table.stop") : t("table.run")} aria-pressed={running} onClick={run}>
              <Icon name={running ? "pause" : "play"} />
            </button>
            <button type="button" class="ibtn" aria-label={t("table.move-on")} aria-disabled={at === moves} onClick={() => go(at + 1)}>
              <Icon name="fwd" />
            </button>
            <button type="button" class="ibtn" aria-label={t("table.to-end")} aria-disabled={at === moves} onClick={() => go(moves)}>
              <Icon name="last" />
            </button>
          </div>
        </>
      )}
      {seen !== null && (
        <label class="whose">
          <span class="vh">{t("table.seen-by")}</span>
          <Icon name="eye" />
          <select class="input" value={String(seen)} onChange={({ currentTarget: { value } }) => see(value === "all" ? "all" : Number(value))}>
            <option value="all">{t("table.all-hands")}</option>
            {names.map((name, seat) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {play && (
        <button type="button" class="btn pri" onClick={play}>
          <Icon name="play" />
          {t("table.play-on")}
        </button>
      )}
    </div>
  );
}

const seatCount = async (table: string): Promise<number> => (await engine.call("view", { table, eyes: [] })).game.players;

/** Links carry no names: seats are numbered then. */
function named(meta: Meta, eyes: Seat[], players: number): Meta {
  if ((meta.seats ?? []).length === players) return meta;
  const faces = ["you", "rabbit", "hedgehog", "fox", "owl"];
  const first = eyes[0] ?? 0;
  const seats = Array.from({ length: players }, (_, seat) => ({
    kind: "bot" as const,
    name: t("table.seat", { seat: seat + 1 }),
    face: faces[(seat - first + players) % players] ?? "owl",
  }));
  return { ...meta, seats };
}

/** The record's first moves; who has seen the rest of it plays on for practice. */
function upTo(text: string, moves: number): string {
  const record = JSON.parse(text) as { moves: string[]; meta?: Meta };
  const practice = record.moves.length > moves ? { practice: true } : {};
  return JSON.stringify({ ...record, moves: record.moves.slice(0, moves), meta: { ...record.meta, ...practice } });
}
