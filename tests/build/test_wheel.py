"""The engine's wheel: what is in it, and the same bytes every time."""

import shutil
import zipfile
from pathlib import Path

import pytest

from build_tools import wheels
from build_tools.paths import ROOT


@pytest.fixture(scope="module")
def wheel() -> Path:
    return wheels.engine()


def test_holds_the_core_and_nothing_else(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    core = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "pygame_core").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and "arena" not in path.parts
    }
    assert core <= names
    assert all(name.startswith(("pygame_core/", "potager-")) for name in names)
    assert {name.rpartition("/")[2] for name in names} >= {"LICENSE", "NOTICE", "py.typed", "METADATA"}


def test_needs_nothing_and_runs_anywhere(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        about = next(name for name in archive.namelist() if name.endswith("METADATA"))
        text = archive.read(about).decode()
    assert "Name: potager\n" in text
    assert "License-Expression: MIT\n" in text
    assert "Requires-Python: >=3.11\n" in text
    # Only who asks for the arena's packages gets them.
    needed = [line for line in text.splitlines() if line.startswith("Requires-Dist")]
    assert [line for line in needed if not line.endswith("; extra == 'arena'")] == []


def test_leaves_the_arena_out(wheel: Path) -> None:
    assert (ROOT / "pygame_core" / "arena" / "__main__.py").is_file()
    assert [name for name in zipfile.ZipFile(wheel).namelist() if "arena" in name] == []


def test_is_the_same_byte_for_byte_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    source = tmp_path / "a folder with another name"
    source.mkdir()
    for name in wheels.SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, source / name)
    wheels.build_into(tmp_path / "out", source)
    built = next((tmp_path / "out").glob("*.whl"))
    assert built.name == wheel.name
    assert built.read_bytes() == wheel.read_bytes()
