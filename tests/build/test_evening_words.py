"""Whatever the core says of an evening, the page has words for it, in both languages."""

import json
import re
from pathlib import Path

import pytest

from pygame_core.evening.sheets import lines_of

ROOT = Path(__file__).resolve().parents[2]
CORE = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "pygame_core" / "evening").glob("*.py")))
CODES = {*re.findall(r'(?:code=|Fault\()"evening-([a-z-]+)"', CORE), "damaged"}


def words(lang: str) -> dict[str, str]:
    file = ROOT / "web" / "src" / "i18n" / lang / "evening.json"
    found: dict[str, str] = json.loads(file.read_text("utf-8"))
    return found


def test_the_codes_are_found() -> None:
    assert {"few", "left", "many", "rounds", "sheet-crops", "sheet-bonus"} <= CODES


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_fault_has_its_words_and_no_words_are_left_over(lang: str) -> None:
    told = {key.removeprefix("fault-") for key in words(lang) if key.startswith("fault-")}
    assert told == CODES


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("message", ["line", "part"])
def test_every_line_of_a_sheet_has_its_name(lang: str, message: str) -> None:
    games = ["base", "expert", "partners", "tournament", "double-deck"]
    keys = {line.key for game in games for line in lines_of(f"vege-tables-{game}", 4)}
    named = set(re.findall(r"(\w+) \{", words(lang)[message]))
    assert keys <= named
