"""The project's own Python environments: made with venv, filled by pip from locks with hashes."""

import shutil
import sys
from pathlib import Path

from build_tools import stamp
from build_tools.paths import LOCKS, ROOT
from build_tools.say import Stop, read, run

PIP = ["-m", "pip", "--disable-pip-version-check", "--no-input"]


def bin_of(venv: Path) -> Path:
    return venv / ("Scripts" if sys.platform == "win32" else "bin")


def python_of(venv: Path) -> Path:
    return bin_of(venv) / ("python.exe" if sys.platform == "win32" else "python")


def ready(name: str = ".venv", lock: str = "dev") -> Path:
    """The Python of an environment that holds exactly what the lock says."""
    venv = ROOT / name
    python = python_of(venv)
    want = stamp.digest([LOCKS / f"{lock}.txt"], sys.version, str(ROOT))
    mark = venv / "potager-lock"
    if stamp.fresh(mark, want) and read([python, "-c", "print(1)"]):
        return python
    if venv.exists():
        shutil.rmtree(venv)
    try:
        run([sys.executable, "-m", "venv", venv], f"making {name}")
    except Stop:
        raise Stop("Python's venv does not work here; on Debian: apt-get install python3-venv") from None
    install(python, lock)
    stamp.write(mark, want)
    return python


def install(python: Path, lock: str) -> None:
    file = LOCKS / f"{lock}.txt"
    run(
        [python, *PIP, "install", "--require-hashes", "--no-deps", "-r", file],
        f"installing {file.relative_to(ROOT).as_posix()}",
    )


def download(python: Path, lock: str, folder: Path, version: str) -> None:
    """Fetches pure wheels for another Python version, checked by hash."""
    target = ["--only-binary=:all:", "--python-version", version, "--no-deps", "--require-hashes"]
    run(
        [python, *PIP, "download", *target, "-r", LOCKS / f"{lock}.txt", "-d", folder],
        f"fetching the wheels of {lock}.txt",
    )
