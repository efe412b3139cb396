"""How the house is kept: short files, a core without a browser, nothing of one machine in what is shared."""

import ast
import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = {".py", ".ts", ".tsx", ".css", ".mjs", ".js"}
LONGEST = 400
# What the core may import besides itself: no clock, no files, no network, no browser.
LIBRARY = {
    "abc", "base64", "binascii", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum",
    "functools", "hashlib", "heapq", "itertools", "json", "math", "operator", "random", "re", "string",
    "struct", "types", "typing", "zlib",
}  # fmt: skip
# Texts of others, and hashes.
FOREIGN = ("web/licences/", "requirements/", "package-lock.json", "tests/golden/")

REGISTRY = re.compile(
    r"(?:pypi|pythonhosted|npmjs|yarnpkg|jsdelivr|unpkg|cdnjs|crates|debian|ubuntu)\.(?:org|com|io|net)\b"
    r"|\bregistry\.[a-z]+\.|\b(?:index-url|trusted-host|--proxy)\b|\b\d{1,3}(?:\.\d{1,3}){3}:\d+"
)
MACHINE = re.compile(
    r"""(?<![\w.~*}/-])/(?:work|root|home|Users|mnt|opt|srv)/[\w.]|[A-Z]:\\(?:Users|work)\\"""
)
LEFT_OVER = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b|\bstub(?:bed)?\b(?! )|NotImplementedError\(\)")
SKIPPED = re.compile(
    r"(?:pytest\.|mark\.)(?:skip|skipif|importorskip|xfail)\b|\b(?:it|test|describe)\.skip\b"
)


def tracked() -> Iterator[tuple[str, str]]:
    """Name and text of every text file that git knows, or would take."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT, capture_output=True, check=False,
    )  # fmt: skip
    names = listed.stdout.decode().split("\0") if listed.returncode == 0 else everything()
    for name in sorted(filter(None, names)):
        try:
            yield name, (ROOT / name).read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue


def everything() -> list[str]:
    """The same without git, as in an unpacked archive."""
    built = {"node_modules", "dist", "__pycache__"}
    return [
        file.relative_to(ROOT).as_posix()
        for file in ROOT.rglob("*")
        if not any(part in built or part.startswith(".") for part in file.relative_to(ROOT).parts[:-1])
    ]


FILES = dict(tracked())


def lines(pattern: re.Pattern[str], but: tuple[str, ...] = ()) -> list[str]:
    own = Path(__file__).relative_to(ROOT).as_posix()
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in FILES.items()
        if name != own and not name.startswith(but)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_the_files_are_seen() -> None:
    assert {"build.py", "pygame_core/game.py", "web/src/main.tsx", "package-lock.json"} <= FILES.keys()


def test_nothing_exported_by_the_page_is_forgotten() -> None:
    scripts = "\n".join(text for name, text in FILES.items() if re.match(r"web/src/.*\.tsx?$", name))
    words = Counter(re.findall(r"\w+", scripts))
    exported = re.findall(r"^export (?:async )?(?:const|function|class) (\w+)", scripts, re.MULTILINE)
    assert exported
    assert [name for name in exported if words[name] == 1] == []


def test_files_are_short() -> None:
    long = {
        name: text.count("\n")
        for name, text in FILES.items()
        if Path(name).suffix in CODE and text.count("\n") > LONGEST
    }
    assert long == {}


@pytest.mark.parametrize("name", [name for name in FILES if re.match(r"pygame_core/(?!arena/).*\.py$", name)])
def test_the_core_imports_only_itself_and_pure_parts(name: str) -> None:
    tree = ast.parse(FILES[name])
    imported = {
        alias.name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    } | {
        (node.module or "").split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level == 0
    }
    assert imported <= LIBRARY | {"pygame_core"}
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "exec", "eval", "input", "print", "__import__"}


def test_no_registry_host() -> None:
    assert lines(REGISTRY, ("web/licences/",)) == []


def test_no_path_of_one_machine() -> None:
    assert lines(MACHINE, FOREIGN) == []


def test_nothing_left_over() -> None:
    assert lines(LEFT_OVER, FOREIGN) == []


def test_no_test_is_skipped() -> None:
    assert lines(SKIPPED) == []


def test_front_end_parts_by_hash_and_without_addresses() -> None:
    packages = json.loads(FILES["package-lock.json"])["packages"]
    parts = {name: entry for name, entry in packages.items() if name}
    assert [name for name, entry in parts.items() if "resolved" in entry] == []
    assert [name for name, entry in parts.items() if "integrity" not in entry and not entry.get("link")] == []
    own = json.loads(FILES["package.json"])
    asked = {**own.get("dependencies", {}), **own.get("devDependencies", {})}
    assert [
        name for name, version in asked.items() if not re.fullmatch(r"\d+\.\d+\.\d+[\w.-]*", version)
    ] == []


def test_python_parts_by_hash() -> None:
    for name, text in FILES.items():
        if re.fullmatch(r"requirements/\w+\.txt", name):
            pins = re.split(r"\n(?=[a-zA-Z])", re.sub(r"(?m)^#.*\n?", "", text).strip())
            assert all("==" in pin and "--hash=sha256:" in pin for pin in pins), name


@pytest.mark.parametrize(
    ("pattern", "planted"),
    [
        (REGISTRY, "see https://" + "pypi" + ".org/simple"),
        (REGISTRY, '"resolved": "https://registry' + ".npmjs" + '.org/preact"'),
        (REGISTRY, "--index-url http://mirror/"),
        (MACHINE, 'ROOT = "/work' + '/main/web"'),
        (MACHINE, "open('/root" + "/notes.txt')"),
        (MACHINE, r"C:\Users\me\potager"),
        (LEFT_OVER, "# TODO: later"),
        (SKIPPED, "@pytest.mark.skip"),
    ],
)
def test_each_of_these_would_be_found(pattern: re.Pattern[str], planted: str) -> None:
    assert pattern.search(planted)
