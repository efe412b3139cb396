"""dist/: complete, relative, and with no other host in it."""

import base64
import hashlib
import html.parser
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from build_tools import site
from build_tools.paths import NODE_MODULES, ROOT

# Names of XML vocabularies, which nobody fetches, and addresses inside Pyodide's and Preact's messages.
LINK = re.compile(rb"""(?:src|href|url|import|fetch)\s*[=(:]\s*["'`]?(?:https?:)?//[\w.]""")


@pytest.fixture(scope="module")
def dist() -> Path:
    return site.build()


@pytest.fixture(scope="module")
def manifest(dist: Path) -> dict[str, Any]:
    return json.loads((dist / "manifest.json").read_text("utf-8"))["files"]


class Addresses(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("src", "href")]


def test_manifest_tells_every_file(dist: Path, manifest: dict[str, Any]) -> None:
    there = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert set(manifest) == there - {"manifest.json"}
    for name, entry in manifest.items():
        data = (dist / name).read_bytes()
        assert len(data) == entry["bytes"]
        assert hashlib.sha256(data).hexdigest() == entry["sha256"]


@pytest.mark.parametrize("name", ["index.html", "404.html"])
def test_pages_point_to_files_that_are_there_by_relative_address(dist: Path, name: str) -> None:
    parser = Addresses()
    parser.feed((dist / name).read_text("utf-8"))
    assert parser.found
    for address in parser.found:
        assert not address.startswith(("/", "http:", "https:", "//")), address
        assert address == "./" or (dist / address.partition("#")[0]).is_file(), address


def test_pages_have_no_inline_script_or_style(dist: Path) -> None:
    text = (dist / "index.html").read_text("utf-8")
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*\ssrc=)", text)


def test_our_scripts_styles_and_pictures_load_from_no_other_host(dist: Path) -> None:
    for path in dist.rglob("*"):
        if path.suffix in (".js", ".css", ".svg", ".html"):
            assert LINK.findall(path.read_bytes()) == [], path.name


def test_everything_in_assets_has_its_hash_in_its_path(manifest: dict[str, Any]) -> None:
    for name in manifest:
        if name.startswith("assets/"):
            assert re.search(r"-([0-9a-f]{8}|[0-9A-Z]{8})[./]", name), name


def test_the_first_page_does_not_pay_for_the_rules(dist: Path) -> None:
    """Chapters and their drawings are in parts of their own, which nothing loads before somebody reads."""
    opened = re.findall(r'<script[^>]*\ssrc="(assets/[^"]+\.js)"', (dist / "index.html").read_text("utf-8"))
    assert opened
    for name in opened:
        text = (dist / name).read_text("utf-8")
        linked = re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', text)
        opened += [part for part in (f"assets/{found}" for found in linked) if part not in opened]
    scripts = {
        path.relative_to(dist).as_posix(): path.read_text("utf-8") for path in dist.glob("assets/*.js")
    }
    for words in (
        "Sixteen crops on one Field",
        "Four monsters fight over ten tricks",
        "Whoever sits in the same place",
    ):
        holding = [name for name, text in scripts.items() if words in text]
        assert len(holding) == 1
        assert holding[0] not in opened


def test_the_first_page_does_not_pay_for_other_screens_styles(dist: Path) -> None:
    """Tables, rules and evenings bring their sheets along; only the build's own list knows their names."""
    linked = re.findall(r'"(assets/[^"]+\.css)"', (dist / "index.html").read_text("utf-8"))
    sheets = {
        path.relative_to(dist).as_posix(): path.read_text("utf-8") for path in dist.glob("assets/*.css")
    }
    named = "".join(path.read_text("utf-8") for path in dist.glob("assets/*.js"))
    assert ".packet" in "".join(sheets[name] for name in linked)
    for styled in (".scoresheet", ".lanes", ".cell", ".ru-page", ".rv-bed", ".te"):
        holding = [name for name, text in sheets.items() if re.search(rf"\{styled}[^\w-]", text)]
        assert holding
        assert not set(holding) & set(linked), styled
        assert all(f'"{name}"' in named for name in holding)


def test_standard_library_is_compiled(dist: Path) -> None:
    """A start that compiles it takes twice as long."""
    with zipfile.ZipFile(next(dist.glob("assets/pyodide-*/python_stdlib.zip"))) as library:
        names = library.namelist()
    assert {"os.pyc", "asyncio/__init__.pyc", "json/decoder.pyc"} <= set(names)
    assert not [name for name in names if name.endswith(".py")]


def test_wheels_are_compiled_by_the_same_python(dist: Path) -> None:
    with zipfile.ZipFile(next(dist.glob("assets/pyodide-*/python_stdlib.zip"))) as library:
        magic = library.read("os.pyc")[:4]
    wheels = list(dist.glob("assets/wheels-*/*.whl"))
    assert {wheel.name.split("-")[0] for wheel in wheels} == {"potager", "micropip", "packaging"}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as files:
            names = files.namelist()
            assert not [name for name in names if name.endswith(".py")]
            assert {files.read(name)[:4] for name in names if name.endswith(".pyc")} == {magic}
            (record,) = (name for name in names if name.endswith("RECORD"))
            listed = {line.split(",")[0]: line.split(",")[1:] for line in files.read(record).decode().split()}
            assert set(listed) == set(names)
            for name in set(names) - {record}:
                data = files.read(name)
                digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                assert listed[name] == [f"sha256={digest}", str(len(data))]


def test_works_on_github_pages(manifest: dict[str, Any]) -> None:
    assert {".nojekyll", "404.html", "index.html"} <= set(manifest)


def test_every_bundled_part_is_named_with_its_licence(dist: Path) -> None:
    named = {part["name"]: part for part in json.loads((dist / "licences.json").read_text("utf-8"))}
    inputs = json.loads(site.INPUTS.read_text("utf-8"))
    bundled = {path.split("node_modules/")[1] for path in inputs if path.startswith("node_modules/")}
    assert bundled
    assert all(any(path.startswith(f"{name}/") for name in named) for path in bundled)
    assert {"pyodide", "micropip", "packaging", "preact"} <= set(named)
    for part in named.values():
        assert part["licence"]
        assert part["author"]
        assert len(part["text"]) > 200, part["name"]
        if (NODE_MODULES / part["name"] / "package.json").is_file():
            about = json.loads((NODE_MODULES / part["name"] / "package.json").read_text("utf-8"))
            assert part["licence"] == about["license"]


def test_notice_names_every_bundled_part() -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8").lower()
    inputs = json.loads(site.INPUTS.read_text("utf-8"))
    family = {"@formatjs": "formatjs", "@preact": "preact signals", "@fontsource-variable": "fontsource"}
    for path in inputs:
        if path.startswith("node_modules/"):
            name = path.split("/")[1]
            assert family.get(name, name) in notice, name
