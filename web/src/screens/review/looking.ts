/** A finished game looked back on: its decisions are searched one after the other, shown as they come, and kept. */
import { signal } from "@preact/signals";
import { EngineFault, engine } from "../../engine/client";
import { STRONGEST } from "../../engine/levels";
import { think } from "../../engine/thinkers";
import type { Advice, Calls, Course, Found, Meta, Move, Seat, View } from "../../engine/types";
import { askVariants } from "../../games";
import { keepReview, loadReview, markOf } from "../../store/reviews";
import { loadSave } from "../../store/saves";
import { died } from "../../table/stage";
import { type Grade, gradeOf } from "./grades";
import { reviewable } from "./offered";

/** Milliseconds for one decision. */
const LONGEST = 600;
/** Moves of a decision that are kept: those visited most, and the one that was played. */
const KEPT = 6;

export type Choice = Course["choices"][number];

export interface Judged {
  advice: Advice;
  loss: number;
  grade: Grade;
}

export interface Game {
  text: string;
  meta: Meta;
  /** The table at its end. */
  view: View;
  moves: number;
  course: Course;
  people: Seat[];
}

export type Stage = { kind: "opening" } | { kind: "no"; why: "missing" | "unfinished" | "unsearched" } | { kind: "failed"; fault: unknown } | { kind: "open"; game: Game };

let opened = 0;

export class Looking {
  readonly stage = signal<Stage>({ kind: "opening" });
  readonly whose = signal<Seat>(0);
  /** By the moves before the decision. */
  readonly judged = signal<ReadonlyMap<number, Judged>>(new Map());
  readonly views = signal<ReadonlyMap<number, View>>(new Map());
  readonly running = signal(false);

  /** The name under which the game is open in the engine. */
  readonly table = `review-${++opened}`;
  #text = "";
  #mark = "";
  #found = new Map<number, Found>();
  #stop = new AbortController();
  #closed = false;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    const save = loadSave(this.id);
    if (!save) return this.#no("missing");
    if (!save.over) return this.#no("unfinished");
    try {
      this.#text = save.text;
      const { meta, over, moves } = await engine.call("open", { table: this.table, text: save.text });
      if (!over) return this.#no("unfinished");
      await askVariants();
      if (!reviewable(save.summary.game, meta.seats)) return this.#no("unsearched");
      const people = meta.seats.flatMap((seat, at) => (seat.kind === "person" ? [at] : []));
      const course = await this.#call("course", { seats: people });
      const view = await this.#call("view", { eyes: meta.seats.map((_, seat) => seat) });
      if (this.#closed) return;
      this.#mark = markOf(save.text);
      this.whose.value = people[0] ?? 0;
      this.stage.value = { kind: "open", game: { text: save.text, meta, view, moves, course, people } };
      this.#found = new Map(loadReview(this.id, this.#mark));
      await this.run();
    } catch (fault) {
      if (!this.#closed) this.stage.value = { kind: "failed", fault };
    }
  }

  /** The work stops; what was found is kept. */
  close(): void {
    this.#closed = true;
    this.stop();
    void engine.call("close", { table: this.table }).catch(() => undefined);
  }

  stop(): void {
    this.#stop.abort();
    this.running.value = false;
  }

  look(seat: Seat): void {
    this.whose.value = seat;
    void this.run();
  }

  /** The real choices of whoever is looked at, in the order of play. */
  get choices(): Choice[] {
    const { value } = this.stage;
    return value.kind === "open" ? value.game.course.choices.filter(({ seat }) => seat === this.whose.value) : [];
  }

  /** Judges what has not been judged yet. */
  async run(): Promise<void> {
    this.stop();
    if (this.#closed) return;
    const { signal: hurry } = (this.#stop = new AbortController());
    this.running.value = true;
    try {
      for (const { at, seat } of this.choices) if (!hurry.aborted && !this.views.value.has(at)) await this.#see(at, seat);
      for (const choice of this.choices) if (!hurry.aborted && !this.judged.value.has(choice.at)) await this.#weigh(choice, hurry);
    } catch (fault) {
      if (!hurry.aborted) this.stage.value = { kind: "failed", fault };
    } finally {
      if (!hurry.aborted) this.running.value = false;
    }
  }

  /** The same game from this decision on, as a record's text. */
  branch = async (at: number): Promise<string> => (await this.#call("branch", { at })).text;

  async #see(at: number, seat: Seat): Promise<void> {
    const view = await this.#call("view", { eyes: [seat], at });
    this.views.value = new Map(this.views.value).set(at, view);
  }

  /** By what was kept of it, or by a new search. */
  async #weigh({ at, move }: Choice, hurry: AbortSignal): Promise<void> {
    const kept = this.#found.get(at);
    if (kept && (await this.#judge(at, kept).catch(() => false))) return;
    const founds = await think(await this.#call("observe", { at }), STRONGEST, { hurry, longest: LONGEST, about: move });
    if (hurry.aborted) return;
    const found = merged(founds, move);
    await this.#judge(at, found);
    keepReview(this.id, this.#mark, this.#found);
  }

  /** False when it is no search of this decision. */
  async #judge(at: number, found: Found): Promise<boolean> {
    const advice = await this.#call("advise", { founds: [found], at });
    if (typeof advice.loss !== "number") return false;
    this.#found.set(at, found);
    this.judged.value = new Map(this.judged.value).set(at, { advice, loss: advice.loss, grade: gradeOf(advice.loss) });
    return true;
  }

  #no(why: "missing" | "unfinished" | "unsearched"): void {
    this.stage.value = { kind: "no", why };
  }

  /** Asks about this game; a worker that was started again is told of it first. */
  async #call<K extends "course" | "view" | "observe" | "advise" | "branch">(name: K, args: Omit<Calls[K][0], "table">): Promise<Calls[K][1]> {
    const ask = () => engine.call(name, { table: this.table, ...args } as Calls[K][0]);
    try {
      return await ask();
    } catch (fault) {
      if (this.#closed || !(fault instanceof EngineFault) || !died(fault)) throw fault;
      await engine.call("open", { table: this.table, text: this.#text });
      return ask();
    }
  }
}

/** What the workers found, put together and cut to what is kept. */
function merged(founds: Found[], played: Move): Found {
  const sums = new Map<Move, { visits: number; sum: number }>();
  for (const [move, visits, value] of founds.flat()) {
    const before = sums.get(move) ?? { visits: 0, sum: 0 };
    sums.set(move, { visits: before.visits + visits, sum: before.sum + visits * value });
  }
  const found = [...sums].map(([move, { visits, sum }]) => [move, visits, Number((sum / visits).toFixed(4))] satisfies Found[number]);
  found.sort((one, other) => other[1] - one[1]);
  return found.filter(([move], at) => at < KEPT || move === played);
}
