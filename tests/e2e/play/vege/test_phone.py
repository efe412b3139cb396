"""On a phone: a whole deal by touch, on a table that does not scroll."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from ..drawn import small_targets, too_tall, too_wide
from ..table import instant
from ..test_phone import PHONE
from .core import finished, game_file, names, seen, sheet_rows
from .person import Person
from .screens import FIT, SCREENS
from .table import Table, sheets

SMALL = {"width": 390, "height": 844}


def assert_fits(page: Page) -> None:
    assert too_wide(page) == []
    assert too_tall(page) == []
    assert small_targets(page) == []


@pytest.mark.browser_context_args(**PHONE)
def test_a_deal_by_touch(new_context: Callable[..., BrowserContext], tmp_path: Path) -> None:
    page = new_context().new_page()
    instant(page)
    table = Table(page).start("base 4", code="APPLE-APPLE-000003", deals=1)
    table.touch = True
    person = Person(table, 3)
    while person.move():
        assert too_tall(page) == []
        assert too_wide(page) == []
        if len(person.done) % 8 == 1:
            table.my_move.or_(table.onward).first.wait_for()
            assert_fits(page)
    assert len(person.done) > 10
    assert_fits(page)

    table.hit(page.get_by_role("button", name="Log", exact=True))
    log = page.get_by_role("dialog", name="Log")
    expect(log.get_by_text("Turn 2", exact=True)).to_be_visible()
    assert too_wide(page) == []
    table.hit(log.get_by_role("button", name="Close"))
    table.next()
    assert too_wide(page) == []
    assert small_targets(page) == []

    # The widest sheet there is.
    record = finished("expert 5", deals=2)
    Table(page).load(game_file(record, tmp_path))
    expect(table.result).to_be_visible()
    assert sheets(page.get_by_role("main")) == [
        sheet_rows(sheet, names(record), 2) for sheet in seen(record)["sheets"]
    ]
    assert too_wide(page) == []


@pytest.mark.parametrize("screen", FIT)
def test_tables_that_fit(garden: Page, tmp_path: Path, screen: str) -> None:
    garden.set_viewport_size(SMALL)
    SCREENS[screen](garden, tmp_path)
    assert_fits(garden)
