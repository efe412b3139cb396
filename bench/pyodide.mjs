// A file of bench/ inside Pyodide under Node: node pyodide.mjs <wheel> <file.py> <expression> [<data.json>]
// The expression knows the file's names, `data` and `clock`, which tells the seconds that this process has worked.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadPyodide } from "pyodide";

const [wheel, file, expression, data] = process.argv.slice(2);
const pyodide = await loadPyodide();
const path = `/tmp/${basename(wheel)}`;
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
pyodide.FS.writeFile(path, readFileSync(wheel));
pyodide.FS.writeFile("/tmp/loop.py", readFileSync(file));
pyodide.globals.set("clock", cpu);
pyodide.globals.set("told", data ? readFileSync(data, "utf8") : "null");
const found = await pyodide.runPythonAsync(`
import json, sys
sys.path[:0] = ["/tmp", "${path}"]
from loop import *
data = json.loads(told)
json.dumps(${expression})
`);
console.log(found);
