"""`build.py build`: dist/, complete and relative, so that it works under any path."""

import hashlib
import json
import os
import shutil
from pathlib import Path

from build_tools import compiled, licences, node_env, stamp, wheels
from build_tools.paths import DIST, ROOT, WEB, WORK
from build_tools.say import line, run, section

FOLDERS = ["build_tools", "web", "pygame_core", "requirements"]
FILES = ["pyproject.toml", "package-lock.json", "LICENSE", "NOTICE"]
# Every source file that the bundle was made from.
INPUTS = WORK / "inputs.json"
SOURCES = [ROOT / name for name in [*FOLDERS, *FILES]]


def build() -> Path:
    """Builds dist/ unless it is already what the sources say."""
    section("building the site")
    runner = node_env.ready()
    want = stamp.digest(SOURCES)
    mark = WORK / "site.stamp"
    if stamp.fresh(mark, want) and (DIST / "manifest.json").is_file():
        line("   dist/ is up to date")
        return DIST
    mark.unlink(missing_ok=True)
    # Two builds at once each have a bench of their own; the later one wins.
    bench = WORK / f"site-{os.getpid()}"
    shutil.rmtree(bench, ignore_errors=True)
    out = bench / "dist"
    out.mkdir(parents=True)
    try:
        make(runner, out)
        if DIST.exists():
            DIST.replace(bench / "old")
        out.replace(DIST)
        (bench / "inputs.json").replace(INPUTS)
    finally:
        shutil.rmtree(bench, ignore_errors=True)
    stamp.write(mark, want)
    total = sum(file.stat().st_size for file in DIST.rglob("*") if file.is_file())
    line(f"   dist/ is ready: {total / 1e6:.1f} MB")
    return DIST


def make(runner: Path, out: Path) -> None:
    carried = wheels.carried()
    engine, *others = compiled.wheels(runner, [wheels.engine(), *carried])
    order = {
        "out": str(out),
        "stdlib": str(compiled.stdlib(runner)),
        "wheel": str(engine),
        "carried": [str(wheel) for wheel in others],
    }
    run(
        [runner, WEB / "build.mjs", json.dumps(order)],
        "bundling the page",
        env=node_env.env(runner),
    )
    inputs = json.loads((out.parent / "inputs.json").read_text("utf-8"))
    licences.write(inputs, carried, out)
    (out / ".nojekyll").touch()
    write_manifest(out)


def write_manifest(folder: Path) -> None:
    """Size and hash of every file, for caches and for whoever hosts it."""
    files = {
        file.relative_to(folder).as_posix(): {
            "bytes": file.stat().st_size,
            "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        }
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }
    (folder / "manifest.json").write_text(json.dumps({"files": files}, indent=1), "utf-8")
