// Compiles Python in zips with Pyodide's own Python: node web/compile.mjs '[{"from": zip, "to": zip, "leftOut": modules}]'
// A page that need not compile starts in half the time. Without "from" it is Pyodide's standard library.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadPyodide } from "pyodide";

const library = createRequire(import.meta.url).resolve("pyodide/python_stdlib.zip");
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.runPython(`
from base64 import urlsafe_b64encode
from hashlib import sha256
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

def compiled(name, data):
    # Lines but no columns, no docstrings; marked as valid whatever the source says, since there is none beside it.
    code = compile(data, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, source_hash(data), checked=False))

def record(files, name):
    """A wheel's own list of its files."""
    def line(path, data):
        return f"{path},sha256={urlsafe_b64encode(sha256(data).digest()).rstrip(b'=').decode()},{len(data)}"
    return "\\n".join([*(line(*file) for file in files.items()), f"{name},,", ""]).encode()

def convert(left_out):
    files = {}
    with ZipFile("/tmp/in.zip") as source:
        for name in sorted(source.namelist()):
            if name.endswith("/") or name.split("/")[0].removesuffix(".py") in left_out.split():
                continue
            data = source.read(name)
            if name.endswith(".py"):
                files[f"{name}c"] = compiled(name, data)
            else:
                files[name] = data
    for name in [name for name in files if name.endswith(".dist-info/RECORD")]:
        del files[name]
        files[name] = record(files, name)
    with ZipFile("/tmp/out.zip", "w", compresslevel=9) as made:
        for name, data in files.items():
            entry = ZipInfo(name)  # dated 1980: the same bytes every time
            entry.compress_type = ZIP_DEFLATED
            made.writestr(entry, data)
`);
for (const { from = library, to, leftOut = "" } of JSON.parse(process.argv[2])) {
  python.FS.writeFile("/tmp/in.zip", new Uint8Array(readFileSync(from)));
  python.globals.get("convert")(leftOut);
  writeFileSync(to, python.FS.readFile("/tmp/out.zip"));
}
