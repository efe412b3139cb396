// Joins web/art/**/*.svg into one sprite; `import url from "potager:sprite"` gives its hashed address.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const art = join(dirname(fileURLToPath(import.meta.url)), "art");

export function spriteText() {
  const files = readdirSync(art, { recursive: true }).map(String).filter((name) => name.endsWith(".svg"));
  const byName = files.map((name) => [basename(name, ".svg"), name]).sort(([a], [b]) => (a < b ? -1 : 1));
  const symbols = byName.map(([id, name]) => {
    const text = readFileSync(join(art, name), "utf8");
    const [, box, body] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text);
    const lean = body.replace(/<!--[\s\S]*?-->/g, "").replace(/\s*\n\s*/g, "");
    return `<symbol id="${id}" viewBox="${box}">${lean}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

// The address is made from where the chunk lies, since the page may be served under any path.
const address = 'import file from "potager:sprite.svg"; export default new URL(file, import.meta.url).href;';

export const sprite = {
  name: "sprite",
  setup(build) {
    build.onResolve({ filter: /^potager:sprite$/ }, () => ({ path: "address", namespace: "sprite" }));
    build.onResolve({ filter: /^potager:sprite\.svg$/ }, () => ({ path: "sprite.svg", namespace: "sprite" }));
    build.onLoad({ filter: /^address$/, namespace: "sprite" }, () => ({ contents: address, loader: "js" }));
    build.onLoad({ filter: /\.svg$/, namespace: "sprite" }, () => ({ contents: spriteText(), loader: "file", watchDirs: [art] }));
  },
};
