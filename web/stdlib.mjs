// Compiles Pyodide's standard library with Pyodide's own Python: node web/stdlib.mjs <python_stdlib.zip to write>
// A page that need not compile it starts in half the time; what no page uses is left out, so it is hardly larger.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadPyodide } from "pyodide";

// For desktops, servers, debuggers and tests of the library itself.
const LEFT_OUT = `
  _pyio _pyrepl bdb cProfile ctypes curses doctest ensurepip ftplib idlelib imaplib mailbox modulefinder multiprocessing
  pdb pickletools plistlib poplib profile pstats pyclbr pydoc pydoc_data smtplib sqlite3 tabnanny tkinter trace turtle
  turtledemo unittest venv wave wsgiref xml xmlrpc zipapp
`;

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const source = createRequire(import.meta.url).resolve("pyodide/python_stdlib.zip");
python.FS.writeFile("/tmp/in.zip", new Uint8Array(readFileSync(source)));
python.globals.set("left_out", LEFT_OUT);
python.runPython(`
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

left_out = set(left_out.split())
with ZipFile("/tmp/in.zip") as source, ZipFile("/tmp/out.zip", "w", compresslevel=9) as made:
    for name in sorted(source.namelist()):
        if name.split("/")[0].removesuffix(".py") in left_out:
            continue
        data = source.read(name)
        if name.endswith(".py"):
            # Without docstrings; marked as valid whatever the source says, since there is none beside it.
            code = compile(data, f"/lib/python314.zip/{name}", "exec", dont_inherit=True, optimize=2)
            data, name = bytes(_code_to_hash_pyc(code, source_hash(data), checked=False)), f"{name}c"
        entry = ZipInfo(name)  # dated 1980: the same bytes every time
        entry.compress_type = ZIP_DEFLATED
        made.writestr(entry, data)
`);
writeFileSync(process.argv[2], python.FS.readFile("/tmp/out.zip"));
