import { effect, signal } from "@preact/signals";
import { paths, type RouteName } from "./paths";

export interface Place {
  name: RouteName;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The fragment as it stands, without "#". */
  hash: string;
}

function match(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split("/").slice(1);
  const parts = path.split("/").slice(1);
  if (parts.length > names.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = parts[at];
    if (name.startsWith(":")) {
      if (part) params[name.replace(/[:?]/g, "")] = part;
      else if (!name.endsWith("?")) return null;
    } else if (part !== name) return null;
  }
  return params;
}

/** A fragment that does not begin with "/" is a shared link. */
export function placeOf(hash: string): Place {
  const raw = hash.replace(/^#/, "");
  if (raw !== "" && !raw.startsWith("/")) return { name: "link", params: { fragment: raw }, query: new URLSearchParams(), hash: raw };
  const [path = "", query = ""] = raw.split("?");
  const clean = path === "" ? "/" : path.replace(/(.)\/$/, "$1");
  for (const [name, { path: pattern }] of Object.entries(paths)) {
    const params = match(pattern, clean);
    if (params) return { name: name as RouteName, params, query: new URLSearchParams(query), hash: raw };
  }
  return { name: "missing", params: {}, query: new URLSearchParams(), hash: raw };
}

export const place = signal<Place>(placeOf(typeof location === "undefined" ? "" : location.hash));

/** Goes to a path of the route table ("/new") or to a link's fragment. */
export function go(to: string, replace = false): void {
  const url = `#${to}`;
  if (replace) {
    history.replaceState(null, "", url);
    place.value = placeOf(url);
  } else if (location.hash === url) place.value = placeOf(url);
  else location.hash = to;
}

/** The table that rules and settings were opened from: their arrow leads back to it. */
export const behind = signal<string | undefined>(undefined);

const ASIDE: readonly RouteName[] = ["rules", "rulesOf", "settings"];

export function watchPlace(): void {
  addEventListener("hashchange", () => (place.value = placeOf(location.hash)));
  effect(() => {
    const { name, hash } = place.value;
    if (!ASIDE.includes(name)) behind.value = name === "table" ? `#${hash}` : undefined;
  });
}
