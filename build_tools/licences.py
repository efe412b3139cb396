"""Who made what the site carries: found from what was really bundled, told in two files."""

import json
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path

from build_tools.paths import DIST, NODE_MODULES, ROOT
from build_tools.say import Stop

# What is inside Pyodide's own files; their texts lie in web/licences.
INSIDE_PYODIDE = [
    ("CPython and its standard library", "3.14", "PSF-2.0", "Python Software Foundation", "psf-2.0.txt"),
    ("Emscripten and musl", "5.0.3", "MIT", "Emscripten authors; Rich Felker and others", "emscripten.txt"),
    ("zlib, bzip2", "as in Pyodide", "Zlib, bzip2-1.0.6", "their authors", "native-libraries.txt"),
    ("libffi, liblzma", "as in Pyodide", "MIT, 0BSD", "their authors", "native-libraries.txt"),
]
PICTURES = (
    "Fluent Emoji Flat, recoloured",
    "@iconify-json/fluent-emoji-flat",
    "MIT",
    "Microsoft Corporation",
)


@dataclass
class Part:
    name: str
    version: str
    licence: str
    author: str
    text: str


def parts(inputs: list[str], wheels: list[Path]) -> list[Part]:
    """Every bundled part, by name."""
    packages = {package_of(name) for name in inputs if name.startswith("node_modules/")} | {"pyodide"}
    found = [_npm(NODE_MODULES / name) for name in packages]
    found += [_wheel(path) for path in wheels]
    found += [
        Part(name, version, licence, author, _own(file))
        for name, version, licence, author, file in INSIDE_PYODIDE
    ]
    title, package, licence, author = PICTURES
    version = json.loads((NODE_MODULES / package / "package.json").read_text("utf-8"))["version"]
    found.append(Part(title, version, licence, author, _own("fluent-emoji.txt")))
    return sorted(found, key=lambda part: part.name.lower())


def write(inputs: list[str], wheels: list[Path], folder: Path = DIST) -> None:
    """licences.json for the About page, and one readable file with every text."""
    found = parts(inputs, wheels)
    (folder / "licences.json").write_text(
        json.dumps([asdict(part) for part in found], ensure_ascii=False, indent=1), "utf-8"
    )
    blocks = [(ROOT / "LICENSE").read_text("utf-8"), (ROOT / "NOTICE").read_text("utf-8")]
    for part in found:
        rule = "-" * 72
        blocks.append(
            f"{rule}\n{part.name} {part.version} ({part.licence}) - {part.author}\n{rule}\n\n{part.text}"
        )
    (folder / "third-party-notices.txt").write_text("\n\n".join(blocks), "utf-8")


def package_of(path: str) -> str:
    """The npm package a bundled file is from."""
    words = path.rpartition("node_modules/")[2].split("/")
    return "/".join(words[:2]) if words[0].startswith("@") else words[0]


def _npm(folder: Path) -> Part:
    about = json.loads((folder / "package.json").read_text("utf-8"))
    files = sorted(file for file in folder.iterdir() if file.name.lower().startswith("licen"))
    text = files[0].read_text("utf-8") if files else _own(f"{about['license'].lower()}.txt")
    author = about.get("author") or ", ".join(_names(about.get("contributors"))) or f"{about['name']} authors"
    return Part(about["name"], about["version"], about["license"], _name(author), text)


def _names(people: object) -> list[str]:
    return [_name(person) for person in people] if isinstance(people, list) else []


def _name(person: object) -> str:
    if isinstance(person, dict):
        return str(person["name"])
    return str(person).partition("<")[0].partition("(")[0].strip()


def _wheel(path: Path) -> Part:
    name, version = path.name.split("-")[:2]
    with zipfile.ZipFile(path) as archive:
        lines = archive.read(f"{name}-{version}.dist-info/METADATA").decode().splitlines()
        texts = [archive.read(file).decode() for file in archive.namelist() if "/licenses/" in file]
    fields = dict(reversed([line.split(": ", 1) for line in lines if ": " in line[:30]]))
    licence = fields.get("License-Expression") or {"micropip": "MPL-2.0"}.get(name, "")
    author = fields.get("Author") or fields.get("Author-email", "").partition("<")[0].strip()
    if not licence:
        raise Stop(f"{path.name} does not say its licence")
    return Part(name, version, licence, author, "\n\n".join(texts) or _own(f"{licence.lower()}.txt"))


def _own(file: str) -> str:
    path = ROOT / "web" / "licences" / file
    if not path.is_file():
        raise Stop(f"a bundled part needs web/licences/{file}")
    return path.read_text("utf-8")
