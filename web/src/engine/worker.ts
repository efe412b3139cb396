import { expose } from "comlink";
import { parts } from "potager:engine";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { meter } from "./meter";

export type Report = (loaded: number, total: number) => void;
export type BootTrouble = "offline" | "refused" | "unsupported" | "boot";
type Call = (name: string, json: string) => string;

const site = new URL("../", import.meta.url);
const pyodideFolder = new URL(parts.pyodide, site).href;
const wheelFolder = new URL(parts.wheels, site).href;
const total = Object.values(parts.bytes).reduce((sum, bytes) => sum + bytes, 0);

let call: Call | null = null;

/** Python itself; its loader is asked for first, so that its bytes are counted when they are there. */
async function python(onBytes: (bytes: number) => void): Promise<PyodideAPI> {
  const loader = `${parts.pyodide}pyodide.asm.mjs`;
  import(new URL(loader, site).href).then(
    () => onBytes(parts.bytes[loader] ?? 0),
    () => undefined, // loadPyodide asks for it too, and tells
  );
  return loadPyodide({
    indexURL: pyodideFolder,
    packageBaseUrl: wheelFolder,
    lockFileContents: Promise.resolve(parts.lock),
  });
}

async function wake(onBytes: (bytes: number) => void): Promise<void> {
  const pyodide = await python(onBytes);
  await pyodide.loadPackage(["micropip"], { messageCallback: () => {} });
  const micropip = pyodide.pyimport("micropip");
  await micropip.install.callKwargs(wheelFolder + parts.wheel, { deps: false });
  call = pyodide.pyimport("pygame_core.page").call as Call;
}

const host = {
  /** Loads Python and the rules; null when all is well, else what went wrong. */
  async start(report: Report): Promise<{ code: BootTrouble; text: string } | null> {
    if (typeof WebAssembly !== "object") return { code: "unsupported", text: "WebAssembly" };
    let loaded = 0;
    const onBytes = (bytes: number) => report((loaded += bytes), total);
    let trouble: BootTrouble = "boot";
    let stop = () => {};
    // Pyodide only warns when its own files do not come, and then waits for ever.
    const stuck = new Promise<never>((_, reject) => {
      stop = meter(onBytes, (code) => {
        trouble = code;
        reject(new Error(code));
      });
    });
    report(0, total);
    try {
      await Promise.race([wake(onBytes), stuck]);
      return null;
    } catch (error) {
      return { code: trouble, text: String(error) };
    } finally {
      stop();
    }
  },

  call(name: string, json: string): string {
    if (!call) throw new Error("not started");
    return call(name, json);
  },
};

export type Host = typeof host;

expose(host);
