// The same random play inside Pyodide under Node: node pyodide.mjs <wheel> <random_play.py> <rounds> <seconds>
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadPyodide } from "pyodide";

const [wheel, loop, rounds, seconds] = process.argv.slice(2);
const pyodide = await loadPyodide();
const path = `/tmp/${basename(wheel)}`;
pyodide.FS.writeFile(path, readFileSync(wheel));
pyodide.FS.writeFile("/tmp/random_play.py", readFileSync(loop));
const rates = await pyodide.runPythonAsync(`
import json, sys
sys.path[:0] = ["/tmp", "${path}"]
from random_play import GAMES, potager, rates
json.dumps(rates({name: potager(name) for name in GAMES}, ${rounds}, ${seconds}))
`);
console.log(rates);
