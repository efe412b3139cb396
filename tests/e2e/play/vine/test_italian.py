"""Vine in Italian: no word of the English texts is left on the table, the result and the rules."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..italian import english, said, speak
from .conftest import Bring
from .core import NAMES, drawn
from .screens import BUSY, finished
from .table import Table
from .test_turn import SHORT

FILES = ("common", "table", "vine", "vineboard", "vinelog", "vinewhy", "rules", "rules-vine")
ENGLISH = english(FILES, NAMES[1:])
CHAPTERS = ("tiles", "prune", "score", "goals", "rulings")


@pytest.fixture
def italian(garden: Page) -> Iterator[None]:
    yield
    speak(garden, "English")


def test_no_english_is_left(garden: Page, bring: Bring, italian: None) -> None:
    tables = [
        drawn(BUSY, SHORT, phase="prune", harvest={0: "1N"}),
        drawn(BUSY, SHORT, BUSY, phase="grow", hand="LL tee", tokens=[2], players=3),
        drawn(BUSY, SHORT, supply="2EW 1W 3N", tokens=[1], name="vine-solo", players=1),
        finished("2 objectives"),
    ]
    places = []
    for record in tables:
        bring(record)
        places.append(garden.url)
    speak(garden, "Italiano")
    for place in places:
        garden.goto(place)
        expect(garden.get_by_role("heading", level=1, name=Table.title)).to_be_visible()
        # The rules' own words of a position have come too.
        expect(
            garden.get_by_role("region", name="Tavolo", exact=True).or_(garden.get_by_role("table")).first
        ).to_be_visible()
        found = said(garden)
        assert len(found) > 30
        assert found & ENGLISH == set()
    for chapter in CHAPTERS:
        garden.goto(f"./#/rules/vine/{chapter}")
        expect(garden.get_by_role("heading", level=2).first).to_be_visible()
        found = said(garden)
        assert len(found) > 60
        assert found & ENGLISH == set()
