import { signal } from "@preact/signals";
import { proxy, wrap, type Remote } from "comlink";
import { script } from "potager:worker";
import type { Calls, EngineError } from "./types";
import type { Host } from "./worker";

/** A typed error of the core, or "worker": the engine died and was started again, or "engine": it did not start. */
export class EngineFault extends Error {
  readonly code: string;
  readonly params: EngineError["params"];

  constructor({ code, message, params }: EngineError) {
    super(message);
    this.name = "EngineFault";
    this.code = code;
    this.params = params;
  }
}

/** Ticks (seconds in which the page was awake) without a sign of life after which a worker counts as dead. */
const PATIENCE = { boot: 90, call: 30 };

interface Running {
  worker: Worker;
  host: Remote<Host>;
  /** Rejects when the worker is given up. */
  dead: Promise<never>;
  giveUp: (fault: EngineFault) => void;
  ready: Promise<void>;
  waiting: number;
  silence: number;
}

const fault = (code: string, message: string) => new EngineFault({ code, message, params: {} });

/** A module worker whose first script is a blob: only so does it inherit the page's Content-Security-Policy. */
function spawn(name: string): Worker {
  const address = new URL(script, document.baseURI).href;
  const blob = new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(blob), { type: "module", name });
}

/** Python and the rules in a worker of its own, started again when it dies. */
export class Engine {
  readonly state = signal<"idle" | "loading" | "ready" | "failed">("idle");
  readonly progress = signal({ loaded: 0, total: 0 });
  readonly failure = signal<string | null>(null);
  /** Counts the starts that succeeded: after a new one, tables have to be opened again. */
  readonly lives = signal(0);

  #running: Running | null = null;
  #ticking = false;

  constructor(private readonly name: string) {}

  start = (): void => {
    if (this.state.value === "loading" || this.state.value === "ready") return;
    this.state.value = "loading";
    this.failure.value = null;
    this.progress.value = { loaded: 0, total: 0 };
    this.#running = this.#launch();
    this.#watch();
  };

  async call<K extends keyof Calls>(name: K, args: Calls[K][0]): Promise<Calls[K][1]> {
    if (this.state.value === "idle") this.start();
    const life = this.#running;
    if (!life) throw fault("engine", this.failure.value ?? "failed");
    await life.ready;
    if (life.waiting === 0) life.silence = 0;
    life.waiting += 1;
    let text: string;
    try {
      text = await Promise.race([life.host.call(name, JSON.stringify(args)), life.dead]);
    } catch (error) {
      // The core answers every error of its own as data; what is thrown here is Python itself breaking.
      this.#end(life, String(error));
      throw error instanceof EngineFault ? error : fault("worker", String(error));
    } finally {
      life.waiting -= 1;
      life.silence = 0;
    }
    const answer = JSON.parse(text) as { ok: Calls[K][1] } | { error: EngineError };
    if ("error" in answer) throw new EngineFault(answer.error);
    return answer.ok;
  }

  #launch(): Running {
    const worker = spawn(this.name);
    let giveUp: Running["giveUp"] = () => {};
    const dead = new Promise<never>((_, reject) => (giveUp = reject));
    dead.catch(() => {}); // whoever waits for an answer hears of it
    const host = wrap<Host>(worker);
    const life: Running = { worker, host, dead, giveUp, ready: Promise.resolve(), waiting: 0, silence: 0 };
    life.ready = this.#boot(life);
    life.ready.catch(() => {});
    worker.addEventListener("error", (event) => this.#end(life, event.message || "error"));
    worker.addEventListener("messageerror", () => this.#end(life, "messageerror"));
    return life;
  }

  async #boot(life: Running): Promise<void> {
    const report = proxy((loaded: number, total: number) => {
      life.silence = 0;
      if (life === this.#running) this.progress.value = { loaded, total };
    });
    const trouble = await Promise.race([life.host.start(report), life.dead]);
    if (life !== this.#running) throw fault("worker", "replaced");
    if (trouble) {
      this.#end(life, `${trouble.code}: ${trouble.text}`);
      throw fault("engine", trouble.text);
    }
    this.state.value = "ready";
    this.lives.value += 1;
  }

  /** The worker is gone: a start that failed is told, a running engine is started again. */
  #end(life: Running, why: string): void {
    if (life !== this.#running) return;
    const wasReady = this.state.value === "ready";
    life.worker.terminate();
    this.#running = null;
    if (wasReady) {
      this.state.value = "idle";
      life.giveUp(fault("worker", why));
      this.start();
    } else {
      this.state.value = "failed";
      this.failure.value = why;
      life.giveUp(fault("engine", why));
    }
  }

  #watch(): void {
    if (this.#ticking) return;
    this.#ticking = true;
    setInterval(() => {
      const life = this.#running;
      const ready = this.state.value === "ready";
      if (!life || (ready && life.waiting === 0)) return;
      life.silence += 1;
      if (life.silence > (ready ? PATIENCE.call : PATIENCE.boot)) this.#end(life, "silent");
    }, 1000);
  }
}

/** The one that holds the games. */
export const engine = new Engine("engine");
