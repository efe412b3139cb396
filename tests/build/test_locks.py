"""The locks: exact, complete, by hash, and without anybody's address."""

import json
import re
import tomllib

import pytest

from build_tools.paths import LOCKS, ROOT

NPM = json.loads((ROOT / "package.json").read_text("utf-8"))
NPM_LOCK = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
PYTHON = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PYTHON["dependency-groups"] | PYTHON["project"]["optional-dependencies"]
FILE_OF = dict.fromkeys(["arena", "build", "lint", "test"], "dev") | {
    name: name for name in ("bench", "node", "page")
}


def test_front_end_parts_are_pinned() -> None:
    wanted = NPM["dependencies"] | NPM["devDependencies"]
    assert wanted
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    for name, version in wanted.items():
        assert NPM_LOCK["packages"][f"node_modules/{name}"]["version"] == version


def test_front_end_lock_has_hashes_and_no_address() -> None:
    for name, entry in NPM_LOCK["packages"].items():
        assert "resolved" not in entry, name
        assert not name or entry["integrity"].startswith("sha512-"), name


@pytest.mark.parametrize("group", sorted(GROUPS))
def test_python_group_is_locked(group: str) -> None:
    lock = (LOCKS / f"{FILE_OF[group]}.txt").read_text("utf-8")
    for wanted in GROUPS[group]:
        name, version = wanted.split("==")
        assert re.search(rf"^{name.replace('_', '[-_]')}=={re.escape(version)}( |$)", lock, re.M), wanted


@pytest.mark.parametrize("name", sorted({*FILE_OF.values()}))
def test_python_lock_has_hashes_and_no_address(name: str) -> None:
    text = (LOCKS / f"{name}.txt").read_text("utf-8")
    assert "://" not in text
    blocks = re.split(r"^(?=\S)", text, flags=re.M)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)


def test_build_backend_is_the_locked_one() -> None:
    assert PYTHON["build-system"]["requires"] == GROUPS["build"]
