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
import json, random, sys
sys.path[:0] = ["/tmp", "${path}"]
from random_play import potager, rate
random.seed(1)
play = potager()
rate(play, ${seconds} / 4)
json.dumps([rate(play, ${seconds}) for _ in range(${rounds})])
`);
console.log(rates);
