"""The page's Python, compiled by Pyodide's own Python under Node, so that no page has to compile it."""

import json
import shutil
from pathlib import Path

from build_tools import node_env, stamp
from build_tools.paths import ROOT, WEB, WORK
from build_tools.say import run

SCRIPT = WEB / "compile.mjs"
# For desktops, servers, debuggers and tests of the library itself.
LEFT_OUT = (
    "_pyio _pyrepl bdb cProfile ctypes curses doctest ensurepip ftplib idlelib imaplib mailbox modulefinder "
    "multiprocessing pdb pickletools plistlib poplib profile pstats pyclbr pydoc pydoc_data smtplib sqlite3 "
    "tabnanny tkinter trace turtle turtledemo unittest venv wave wsgiref xml xmlrpc zipapp"
)


def stdlib(runner: Path) -> Path:
    """Python's standard library without what no page uses, made once for each version of Pyodide."""
    folder = WORK / "stdlib"
    made = folder / "python_stdlib.zip"
    jobs = [{"to": str(made), "leftOut": LEFT_OUT}]
    _make(runner, folder, jobs, "compiling Python's standard library", [])
    return made


def wheels(runner: Path, originals: list[Path]) -> list[Path]:
    """The same wheels, compiled, under their own names."""
    folder = WORK / "compiled-wheels"
    made = [folder / wheel.name for wheel in originals]
    jobs = [{"from": str(wheel), "to": str(to)} for wheel, to in zip(originals, made, strict=True)]
    _make(runner, folder, jobs, "compiling the wheels", originals)
    return made


def _make(runner: Path, folder: Path, jobs: list[dict[str, str]], what: str, sources: list[Path]) -> None:
    want = stamp.digest([SCRIPT, ROOT / "package-lock.json", *sources], LEFT_OUT)
    if stamp.fresh(folder / "stamp", want):
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run([runner, SCRIPT, json.dumps(jobs)], what, env=node_env.env(runner))
    stamp.write(folder / "stamp", want)
