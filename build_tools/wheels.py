"""The wheels the site carries: the engine's own, built here, and micropip with its needs."""

import shutil
from pathlib import Path

from build_tools import python_env, stamp
from build_tools.paths import LOCKS, ROOT, WORK
from build_tools.say import run

# Files in a zip cannot be older; one fixed time makes the wheel the same byte for byte.
EPOCH = {"SOURCE_DATE_EPOCH": "315532800"}
SOURCES = ["pyproject.toml", "LICENSE", "NOTICE", "pygame_core"]


def engine() -> Path:
    """The wheel of pygame_core."""
    folder = WORK / "wheel"
    want = stamp.digest([ROOT / name for name in SOURCES])
    if not stamp.fresh(folder / "stamp", want):
        shutil.rmtree(folder, ignore_errors=True)
        build_into(folder)
        stamp.write(folder / "stamp", want)
    return next(folder.glob("*.whl"))


def build_into(folder: Path, source: Path = ROOT) -> None:
    python = python_env.ready()
    run(
        [python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        "building the engine's wheel",
        env=EPOCH,
        cwd=source,
    )


def carried() -> list[Path]:
    """micropip and what it needs, for the browser's Python."""
    folder = WORK / "page-wheels"
    want = stamp.digest([LOCKS / "page.txt"])
    if not stamp.fresh(folder / "stamp", want):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        python_env.download(python_env.ready(), "page", folder, "3.14")
        stamp.write(folder / "stamp", want)
    return sorted(folder.glob("*.whl"))
