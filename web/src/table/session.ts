/** One game at the table: opens the save, plays, lets bots move, passes the device, keeps everything. */
import { batch, type Signal, signal } from "@preact/signals";
import { EngineFault } from "../engine/client";
import type { Calls, Event, Meta, Move, Seat, View } from "../engine/types";
import { courseOf } from "./course";
import { Keeper } from "./keeper";
import { Pace } from "./pace";
import { died, failed, type Note, type Stage } from "./stage";
import { Thought } from "./thought";
import { browserTools, type Tools } from "./tools";

const LOOK_AT_TABLE = 600;
const LOOK_AT_ROUND = 3_500;

export class Session {
  readonly stage: Signal<Stage> = signal({ kind: "opening" });
  readonly view = signal<View | null>(null);
  readonly log = signal<Event[]>([]);
  readonly meta = signal<Meta>({ seats: [] });
  readonly thinking = signal<Seat | null>(null);
  readonly thought = new Thought();
  /** A table of bots can be stopped and stepped. */
  readonly paused = signal(false);
  readonly note = signal<Note>(null);
  /** Another tab writes this game now: look, do not touch. */
  readonly readOnly = signal(false);
  /** The person who holds the device and said so. */
  readonly holder = signal<Seat | null>(null);
  /** A move is on its way to the engine or being shown. */
  readonly busy = signal(false);

  readonly keeper: Keeper;
  readonly #pace = new Pace();
  #text = "";
  #turn = 0;
  #closed = false;

  constructor(
    readonly id: string,
    private readonly tools: Tools = browserTools,
  ) {
    this.keeper = new Keeper(id, tools.store);
  }

  get people(): Seat[] {
    return this.meta.value.seats.flatMap((seat, at) => (seat.kind === "person" ? [at] : []));
  }

  /** Whose cards may be drawn: the one person's, the holder's, or everybody's at a table of bots. */
  get eyes(): Seat[] {
    const people = this.people;
    if (people.length === 0) return this.meta.value.seats.map((_, seat) => seat);
    if (people.length === 1) return people;
    return this.holder.value === null ? [] : [this.holder.value];
  }

  /** `quietly`: what is drawn stays until the new state is there. */
  async open(quietly = false): Promise<void> {
    const turn = ++this.#turn;
    this.busy.value = false;
    this.thinking.value = null;
    if (!quietly) this.stage.value = { kind: "opening" };
    const save = this.keeper.load();
    if (!save) {
      this.stage.value = { kind: "missing" };
      return;
    }
    this.#text = save.text;
    this.holder.value = null;
    try {
      const opened = await this.#reopen();
      if (this.#stale(turn)) return;
      this.#text = opened.text;
      this.meta.value = opened.meta;
      const fits = (await this.#finish(save.pending)) && opened.setAside.length === 0;
      const view = await this.#look();
      if (this.#stale(turn)) return;
      if (!this.readOnly.value) {
        const tail = { text: save.text, pending: save.pending, at: view.move };
        if (fits) this.keeper.played(this.#text, view, this.meta.value);
        else this.keeper.played(this.#text, view, this.meta.value, tail);
      }
      if (!fits) this.note.value = "aside";
      this.#settle(view);
    } catch (fault) {
      if (!this.#stale(turn)) this.#fail(fault);
    }
  }

  close(): void {
    this.#closed = true;
    this.#turn++;
    this.#pace.skip();
    this.thought.hurry();
    void this.tools.call("close", { table: this.id }).catch(() => undefined);
  }

  /** A person's move, or several one after the other; the row ends before one that cannot be played then. */
  async play(...moves: Move[]): Promise<void> {
    if (this.busy.value || !moves[0] || !this.#mayPlay(moves[0])) return;
    await this.#guard(async (turn) => {
      for (const [at, move] of moves.entries()) {
        if (this.#stale(turn) || !this.#mayPlay(move)) return;
        await this.#move(move, turn, moves.slice(at + 1));
      }
    });
  }

  #mayPlay(move: Move): boolean {
    const view = this.view.value;
    if (this.readOnly.value || this.stage.value.kind !== "table" || !view?.legal.includes(move)) return false;
    return view.toMove !== null && this.people.includes(view.toMove);
  }

  /** What the round paid has been looked at. */
  next(): void {
    const view = this.view.value;
    if (this.stage.value.kind !== "round" || !view) return;
    if (view.phase === "over") {
      this.stage.value = { kind: "result" };
      return;
    }
    this.tools.motion.deal();
    void this.#guard(() => this.#carryOn(view));
  }

  /** "I am Marta, show my cards." */
  ready(): void {
    if (this.stage.value.kind !== "handover") return;
    this.holder.value = this.stage.value.seat;
    void this.#guard(async (turn) => {
      await this.#look();
      if (!this.#stale(turn)) this.stage.value = { kind: "table" };
    });
  }

  async undo(): Promise<void> {
    const view = this.view.value;
    if (!view?.undo || this.readOnly.value || (this.people.length > 1 && view.undo.reveals)) return;
    const agreed = view.undo;
    await this.#guard(async (turn) => {
      const taken = await this.#takeBack(agreed);
      if (taken?.reveals && !this.meta.value.practice) {
        this.meta.value = { ...this.meta.value, practice: true };
        this.note.value = "practice";
      }
      const back = await this.#look();
      if (this.#stale(turn)) return;
      if (taken) this.keeper.played(this.#text, back, this.meta.value);
      await this.#carryOn(back);
    });
  }

  pause(): void {
    this.paused.value = true;
    this.#pace.skip();
  }

  resume(): void {
    this.paused.value = false;
    if (this.stage.value.kind === "round") this.next();
    else this.#go();
  }

  /** One move of a stopped table of bots. */
  async step(): Promise<void> {
    if (this.stage.value.kind === "round") {
      this.next();
      return;
    }
    const view = this.view.value;
    if (view?.toMove == null || this.busy.value) return;
    await this.#guard((turn) => this.#botMove(view, turn, 0, true));
  }

  /** A click at the table hurries moves; what a round paid is read in peace. */
  skip(): void {
    if (this.stage.value.kind !== "round") this.#pace.skip();
    this.tools.motion.finish();
  }

  /** Null when the game has gone on since the person was told what it costs: a second press, a bot's move on its way. */
  async #takeBack(agreed: NonNullable<View["undo"]>): Promise<Calls["undo"][1] | null> {
    try {
      const taken = await this.#call("undo", { table: this.id, people: this.people, agreed });
      this.#text = taken.text;
      return taken;
    } catch (fault) {
      if (fault instanceof EngineFault && fault.code.startsWith("undo-")) return null;
      throw fault;
    }
  }

  // --- the course of the game -------------------------------------------------

  /** Runs one thing at a time; a newer one makes the older stop at its next step. */
  async #guard(work: (turn: number) => Promise<void>): Promise<void> {
    const turn = ++this.#turn;
    this.busy.value = true;
    this.#pace.skip();
    this.thought.hurry();
    try {
      await work(turn);
    } catch (fault) {
      if (!this.#stale(turn)) this.#fail(fault);
    } finally {
      if (!this.#stale(turn)) {
        this.busy.value = false;
        this.thinking.value = null;
        this.#go();
      }
    }
  }

  /** Lets the next bot move, when it is a bot's turn and the table runs. */
  #go(): void {
    const view = this.view.value;
    if (this.#closed || this.readOnly.value || this.stage.value.kind !== "table" || view?.toMove == null) return;
    if (this.meta.value.seats[view.toMove]?.kind !== "bot") return;
    if (this.people.length === 0 && this.paused.value) return;
    void this.#guard((turn) => this.#botMove(view, turn, this.tools.botPause() * (courseOf(view).patience ?? 1)));
  }

  async #botMove(view: View, turn: number, pause: number, stepped = false): Promise<void> {
    const seat = view.toMove ?? 0;
    this.thinking.value = seat;
    const bot = this.meta.value.seats[seat]?.bot ?? "greedy";
    const think = () => this.thought.run((thinking) => this.tools.choose(this.id, bot, thinking));
    const [move] = await Promise.all([this.#alive(think), this.#pace.wait(pause)]);
    const stopped = this.people.length === 0 && this.paused.value && !stepped;
    if (!this.#stale(turn) && !stopped) await this.#move(move, turn);
  }

  /** `then`: moves that follow it at once. */
  async #move(move: Move, turn: number, then: Move[] = []): Promise<void> {
    const before = this.view.value;
    this.keeper.pending([move, ...then]);
    const [played, after] = await this.#both(move);
    this.#text = played.text;
    if (!this.readOnly.value) this.keeper.played(this.#text, after, this.meta.value);
    if (this.#stale(turn)) return;
    await this.#show(before, after, played.events, turn);
    if (!this.#stale(turn)) await this.#arrive(after, played.events, turn);
  }

  /** The card flies; what must be seen for a moment is looked at. */
  async #show(before: View | null, after: View, events: Event[], turn: number): Promise<void> {
    const { motion } = this.tools;
    const course = courseOf(after);
    const laid = course.lifted(events);
    if (laid) motion.lift(laid.seat, laid.card);
    const frame = before && course.frame(before, after, events);
    // All at once, so that the table is drawn once.
    batch(() => {
      this.thinking.value = null;
      this.log.value = [...this.log.value, ...events];
      this.view.value = frame?.view ?? after;
    });
    if (!frame) return;
    await this.#pace.wait(this.tools.botPause() === 0 ? LOOK_AT_TABLE / 2 : LOOK_AT_TABLE + motion.length("move"));
    if (this.#stale(turn)) return;
    if (frame.taker !== null) await motion.take(frame.taker);
  }

  async #arrive(view: View, events: Event[], turn: number): Promise<void> {
    this.view.value = view;
    if (courseOf(view).endsRound(events)) this.#roundEnd();
    else if (this.#changesHands(view)) {
      await this.#pace.wait(LOOK_AT_TABLE); // who played sees the card lie before the cover drops
      if (!this.#stale(turn)) this.#seatPerson(view);
    }
  }

  #roundEnd(): void {
    if (this.people.length > 1) {
      this.holder.value = null;
      if (this.view.value) this.#cover(this.view.value);
    }
    this.stage.value = { kind: "round" };
    if (this.people.length === 0 && !this.paused.value) {
      const turn = this.#turn;
      void this.#pace.wait(LOOK_AT_ROUND).then(() => {
        if (!this.#stale(turn) && !this.paused.value && this.stage.value.kind === "round") this.next();
      });
    }
  }

  /** On from a position: the next person, or the bots. */
  async #carryOn(view: View): Promise<void> {
    if (this.people.length > 1 && this.holder.value !== view.toMove) await this.#look();
    this.stage.value = view.phase === "over" ? { kind: "result" } : { kind: "table" };
    this.#seatPerson(view);
  }

  #changesHands({ toMove }: View): boolean {
    return this.people.length > 1 && toMove !== null && this.people.includes(toMove) && this.holder.value !== toMove;
  }

  #cover(view: View): void {
    const course = courseOf(view);
    this.view.value = course.hide(view);
    this.log.value = course.hideLog(this.log.value);
  }

  #seatPerson(view: View): void {
    const seat = view.toMove;
    if (seat === null || !this.#changesHands(view)) return;
    this.holder.value = null;
    this.#cover(view);
    this.stage.value = { kind: "handover", seat };
  }

  /** Where an opened game stands: the end of a round that was not looked at is shown again. */
  #settle(view: View): void {
    if (view.phase === "over") this.stage.value = { kind: "result" };
    else if (view.roundOver) this.#roundEnd();
    else {
      this.stage.value = { kind: "table" };
      if (view.move === 0) this.tools.motion.deal();
      this.#seatPerson(view);
    }
    this.#go();
  }

  /** Moves that were written but perhaps not played before the tab closed; false when one proves illegal. */
  async #finish(moves: Move[]): Promise<boolean> {
    for (const move of moves) {
      try {
        this.#text = (await this.#call("play", { table: this.id, move, eyes: [] })).text;
      } catch (fault) {
        if (!(fault instanceof EngineFault) || fault.code !== "illegal-move") throw fault;
        return false;
      }
    }
    return true;
  }

  // --- the engine ---------------------------------------------------------------

  async #look(): Promise<View> {
    const args = { table: this.id, eyes: this.eyes };
    const [view, log] = await Promise.all([this.#call("view", { ...args, people: this.people }), this.#call("log", args)]);
    if (!this.#closed) {
      this.view.value = view;
      this.log.value = log;
    }
    return view;
  }

  /** A worker that dies meanwhile is started again by the client, so it is asked once more. */
  async #reopen(): Promise<Calls["open"][1]> {
    const ask = () => this.tools.call("open", { table: this.id, text: this.#text });
    try {
      return await ask();
    } catch (fault) {
      if (!died(fault)) throw fault;
      return ask();
    }
  }

  #call<K extends keyof Calls>(name: K, args: Calls[K][0]): Promise<Calls[K][1]> {
    return this.#alive(() => this.tools.call(name, args));
  }

  /** Asks the engine; when the worker had to be restarted, opens the table again and asks once more. */
  async #alive<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (fault) {
      return this.#again(fault, ask);
    }
  }

  async #again<T>(fault: unknown, ask: () => Promise<T>): Promise<T> {
    if (this.#closed || !died(fault)) throw fault;
    await this.#reopen();
    this.note.value = "restarted";
    return ask();
  }

  /** Plays and looks in one go: both questions are on their way at once and answered in order. */
  async #both(move: Move): Promise<[Calls["play"][1], View]> {
    const play = { table: this.id, move, eyes: this.eyes };
    const look = { table: this.id, eyes: this.eyes, people: this.people };
    const ask = () => this.tools.call("play", play);
    const [played, seen] = await Promise.allSettled([ask(), this.tools.call("view", look)]);
    const answer = played.status === "fulfilled" ? played.value : await this.#again(played.reason, ask);
    if (played.status === "fulfilled" && seen.status === "fulfilled") return [answer, seen.value];
    this.#text = answer.text;
    return [answer, await this.#call("view", look)];
  }

  #stale(turn: number): boolean {
    return this.#closed || turn !== this.#turn;
  }

  #fail(fault: unknown): void {
    this.stage.value = failed(fault);
  }
}
