"""Whatever the core says is not possible in Vine, the page has words for it, in both languages."""

import json
from pathlib import Path

import pytest

from pygame_core.vine.why import CODES

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_reason_has_its_words_and_no_words_are_left_over(lang: str) -> None:
    told = json.loads((WORDS / lang / "vinewhy.json").read_text("utf-8"))
    assert set(told) == set(CODES)
