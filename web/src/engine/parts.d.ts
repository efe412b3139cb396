/** Where the build put what the engine is made of; paths are relative to the site's root. */
declare module "potager:engine" {
  import type { Lockfile } from "pyodide";
  export const parts: {
    pyodide: string;
    wheels: string;
    /** File name of the engine's own wheel. */
    wheel: string;
    lock: Lockfile;
    /** Bytes of every file that a start loads, by path. */
    bytes: Record<string, number>;
  };
}

declare module "potager:worker" {
  /** The worker's script, relative to the site's root. */
  export const script: string;
}
