"""Vege Tables in Italian: no word of the English texts is left on the table, the sheet or the result."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from build_tools.paths import WEB
from pygame_core.record import Record

from ..tree import nodes
from .conftest import Bring
from .core import NAMES, finished, mover, search, seen
from .screens import to_decide
from .table import Table

FILES = ("common", "sheet", "table", "vege", "vegelog", "reason", "tournament", "double")
WORD = re.compile(r"[a-zà-ù]{3,}")


def words(language: str) -> set[str]:
    """All words of the texts; what belongs to their notation is in both languages."""
    folder = WEB / "src" / "i18n" / language
    texts = [json.loads((folder / f"{name}.json").read_text("utf-8")).values() for name in FILES]
    return {word for values in texts for text in values for word in WORD.findall(text.lower())}


ENGLISH = words("en") - words("it") - {name.lower() for name in NAMES[1:]}


@pytest.fixture
def italian(garden: Page) -> Iterator[None]:
    yield
    garden.goto("./#/")
    garden.get_by_role("group").get_by_role("button", name="English").click()
    expect(garden.get_by_role("group", name="Language")).to_be_visible()


def test_no_english_is_left(garden: Page, bring: Bring, italian: None) -> None:
    def busy(record: Record) -> bool:
        return (
            mover(record) == 0 and len(record.moves) > 60 and any(s["shown"] for s in seen(record)["seats"])
        )

    records = [
        search("base 4", busy),
        search("expert 2", lambda record: mover(record) == 0 and len(record.moves) > 20),
        search("partners 4", lambda record: mover(record) == 0 and bool(seen(record)["exchange"])),
        search("expert 3", lambda record: mover(record) == 0 and bool(seen(record)["giving"])),
        search("base 4", lambda record: mover(record) == 0 and seen(record)["legal"] == ["stuck"]),
        search("base 4", lambda record: record.state.is_round_over()),
        finished("expert 5", deals=2),
        search("tournament 4", to_decide(lambda view: view["phase"] == "silo" and view["turn"] > 8), deals=1),
        search("tournament 2", to_decide(lambda view: view["phase"] == "visit"), deals=1),
        search("tournament 4", to_decide(lambda view: "own" in view["legal"]), deals=1),
        finished("tournament 5", deals=1),
        search("double-deck 4", to_decide(lambda view: view["acted"] and len(view["discards"]) > 9), deals=1),
        search("double-deck 2", to_decide(lambda view: view["phase"] == "under"), deals=1),
        finished("double-deck 5", deals=1),
    ]
    places = []
    for record in records:
        bring(record)
        places.append(garden.url)
    garden.goto("./#/")
    garden.get_by_role("group", name="Language").get_by_role("button", name="Italiano").click()
    for place in places:
        garden.goto(place)
        expect(garden.get_by_role("heading", level=1, name=Table.title)).to_be_visible()
        told = [*nodes(garden.get_by_role("banner")), *nodes(garden.get_by_role("main"))]
        said = {word for node in told for word in WORD.findall(f"{node.name} {node.text}".lower())}
        assert len(said) > 30
        assert said & ENGLISH == set()
