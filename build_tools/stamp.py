"""Remembers by hash what a step was made from, so that it runs again only when that changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from build_tools.paths import ROOT


def digest(files: Iterable[Path], *extra: str) -> str:
    """One hash of the named files' places and contents; folders count with all they hold."""
    found: set[Path] = set()
    for file in files:
        found.update(file.rglob("*") if file.is_dir() else [file])
    total = hashlib.sha256("\0".join(extra).encode())
    for file in sorted(found):
        if file.is_file() and "__pycache__" not in file.parts:
            total.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def fresh(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text() == value


def write(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)
