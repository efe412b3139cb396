// Bundles the site. Called by build.py: node web/build.mjs '{"out": folder, "stdlib": file, "wheel": file, "carried": [files]}'
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { sprite } from "./sprite.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);
const { out, stdlib, wheel, carried } = JSON.parse(process.argv[2]);
const pyodide = join(root, "node_modules", "pyodide");

const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/** Copies files into assets/<name>-<hash>/, keeping their names: Python reads wheels by theirs. */
function copyHashed(name, files) {
  const sums = files.map((file) => `${basename(file)} ${sha256(readFileSync(file))}`);
  const folder = `assets/${name}-${sha256(sums.join("\n")).slice(0, 8)}/`;
  mkdirSync(join(out, folder), { recursive: true });
  const bytes = {};
  for (const file of files) {
    copyFileSync(file, join(out, folder, basename(file)));
    bytes[folder + basename(file)] = readFileSync(file).length;
  }
  return { folder, bytes };
}

/** The part of Pyodide's lock that the site carries, with the wheels' own hashes. */
function lockOf(wheels) {
  const full = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
  const entry = (file) => {
    const [name, version] = basename(file).split("-");
    const entry = { name, version, file_name: basename(file), sha256: sha256(readFileSync(file)) };
    return { ...entry, install_dir: "site", package_type: "package", imports: [name], unvendored_tests: false };
  };
  const packages = Object.fromEntries(wheels.map((file) => [basename(file).split("-")[0], entry(file)]));
  for (const name in packages) packages[name].depends = name === "micropip" ? ["packaging"] : [];
  return { info: full.info, packages };
}

/** A module made by the build: `import … from "potager:<name>"`. */
const virtual = (name, text) => ({
  name,
  setup(builder) {
    builder.onResolve({ filter: new RegExp(`^potager:${name}$`) }, () => ({ path: name, namespace: name }));
    builder.onLoad({ filter: /.*/, namespace: name }, () => ({ contents: text, loader: "js" }));
  },
});

const common = {
  bundle: true,
  format: "esm",
  outdir: out,
  absWorkingDir: root,
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "file", ".png": "file" },
  jsx: "automatic",
  jsxImportSource: "preact",
  target: ["chrome123", "safari17.5", "firefox120"],
  minify: true,
  sourcemap: false,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
};

const outputOf = (meta, entry) =>
  relative(out, join(root, Object.keys(meta.outputs).find((file) => meta.outputs[file].entryPoint === entry))).replaceAll("\\", "/");

const core = copyHashed("pyodide", [join(pyodide, "pyodide.asm.mjs"), join(pyodide, "pyodide.asm.wasm"), stdlib]);
const wheels = copyHashed("wheels", [wheel, ...carried]);
const parts = {
  pyodide: core.folder,
  wheels: wheels.folder,
  wheel: basename(wheel),
  lock: lockOf(carried),
  bytes: { ...core.bytes, ...wheels.bytes },
};

const worker = await build({
  ...common,
  entryPoints: ["web/src/engine/worker.ts"],
  external: ["node:*", "ws"], // Pyodide's branches for Node, never taken here
  plugins: [virtual("engine", `export const parts = ${JSON.stringify(parts)};`)],
});
const script = outputOf(worker.metafile, "web/src/engine/worker.ts");

/** Sheets that come with a part of the page. */
const SHEETS = ["tables", "book", "evening", "review"];
const sheet = (name) => `web/styles/${name}.css`;
const styles = await build({ ...common, entryPoints: SHEETS.map(sheet) });
const sheets = Object.fromEntries(SHEETS.map((name) => [name, outputOf(styles.metafile, sheet(name))]));

const page = await build({
  ...common,
  entryPoints: ["web/src/main.tsx", "web/styles/index.css", "web/styles/screens.css"],
  splitting: true,
  define: { POTAGER_VERSION: JSON.stringify(basename(wheel).split("-")[1]) },
  plugins: [sprite, virtual("worker", `export const script = ${JSON.stringify(script)};`), virtual("styles", `export const sheets = ${JSON.stringify(sheets)};`)],
});

const files = Object.keys(page.metafile.outputs).map((file) => relative(out, join(root, file)).replaceAll("\\", "/"));
const named = (pattern) => files.find((file) => pattern.test(file));
const text = (lang, key) => {
  const [namespace, name] = key.split(".");
  const found = JSON.parse(readFileSync(join(web, "src", "i18n", lang, `${namespace}.json`), "utf8"))[name];
  if (found === undefined) throw new Error(`no ${key} in ${lang}`);
  return found.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
};
const places = {
  main: outputOf(page.metafile, "web/src/main.tsx"),
  styles: outputOf(page.metafile, "web/styles/index.css"),
  screens: outputOf(page.metafile, "web/styles/screens.css"),
  sprite: named(/sprite-\w+\.svg$/),
  textfont: named(/figtree-latin-wght-normal-\w+\.woff2$/),
  titlefont: named(/bricolage-grotesque-latin-wght-normal-\w+\.woff2$/),
  icon: `assets/logo-${sha256(readFileSync(join(web, "art", "logo.svg"))).slice(0, 8)}.svg`,
};
copyFileSync(join(web, "art", "logo.svg"), join(out, places.icon));
for (const name of ["index.html", "404.html"]) {
  const filled = readFileSync(join(web, name), "utf8").replace(/\{\{(?:(en|it):)?([\w.-]+)\}\}/g, (all, lang, key) => {
    const value = lang ? text(lang, key) : places[key];
    if (value === undefined) throw new Error(`${name}: nothing for ${all}`);
    return value;
  });
  writeFileSync(join(out, name), filled);
}

// The route table, for the tests that visit every screen.
const paths = join(out, "..", "paths.mjs");
await build({ entryPoints: [join(web, "src", "paths.ts")], bundle: true, format: "esm", outfile: paths, logLevel: "warning" });
writeFileSync(join(out, "routes.json"), JSON.stringify((await import(`${pathToFileURL(paths)}?${Date.now()}`)).paths, null, 1));

const inputs = [...Object.keys(worker.metafile.inputs), ...Object.keys(page.metafile.inputs)];
const used = (file) => [worker, page].some(({ metafile }) => Object.values(metafile.outputs).some((output) => file in output.inputs));
writeFileSync(join(out, "..", "inputs.json"), JSON.stringify([...new Set(inputs.filter(used))].sort(), null, 1));
