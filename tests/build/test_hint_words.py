"""Whatever speaks for a move, the page has words for it, in both languages, with the values that are told."""

import json
from pathlib import Path

import pytest

from pygame_core.bots.search import vege_tables, vegeterrors, vine

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"
CODES = {
    "vege-tables": vege_tables.facts.CODES,
    "vegeterrors": vegeterrors.facts.CODES,
    "vine": vine.facts.CODES,
}


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("family", CODES)
def test_every_fact_has_its_words_and_no_words_are_left_over(lang: str, family: str) -> None:
    told = json.loads((WORDS / lang / "hint.json").read_text("utf-8"))
    assert {key for key in told if key.startswith(f"{family}-")} == {
        f"{family}-{code}" for code in CODES[family]
    }
