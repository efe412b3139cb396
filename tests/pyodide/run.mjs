// Runs pytest inside Pyodide under Node: node run.mjs '{"root", "packages", "wheel", "carried", "args"}'
// The engine comes from its wheel by micropip, the tests from the folder, pytest from the environment's own files.
import { basename } from "node:path";
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const { root, packages, wheel, carried, args } = JSON.parse(process.argv[2]);

const pyodide = await loadPyodide();
const mount = (at, from) => {
  pyodide.FS.mkdirTree(at);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: from }, at);
};
const wheels = mkdtempSync(join(tmpdir(), "potager-wheels-"));
for (const file of [wheel, ...carried]) copyFileSync(file, join(wheels, basename(file)));
mount("/wheels", wheels);
mount("/repo/tests", join(root, "tests"));
mount("/packages", packages);

const code = await pyodide.runPythonAsync(`
import sys, zipfile
from pathlib import Path

# Pure wheels can be imported as they lie; micropip then installs the engine as in the page.
for wheel in Path("/wheels").glob("*.whl"):
    if not wheel.name.startswith("potager-"):
        sys.path.append(str(wheel))
import micropip
await micropip.install("emfs:/wheels/${basename(wheel)}", deps=False)

sys.path.append("/packages")
sys.dont_write_bytecode = True
import pygame_core
assert "site-packages" in pygame_core.__file__, pygame_core.__file__
print(f"Pyodide's Python {sys.version.split()[0]}, pygame_core from {pygame_core.__file__}")
import os
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # plugins of the environment need native parts
os.chdir("/repo")
import pytest
int(pytest.main(${JSON.stringify(args)}))
`);
process.exit(code);
