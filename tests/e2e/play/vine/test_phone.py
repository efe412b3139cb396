"""On a phone: turns of Vine by taps alone, one vine large and the others a tap away."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from ..drawn import small_targets, too_wide
from ..table import instant
from ..test_phone import PHONE
from .core import drawn, game_file, seen
from .table import Table
from .test_turn import SHORT, VINE, played

ONE, TWO = "Player 1’s vine", "Player 2’s vine"


def assert_fits(page: Page) -> None:
    assert too_wide(page) == []
    assert small_targets(page) == []


def assert_large(table: Table, vine: str, other: str) -> None:
    """One vine is large; of the other there is a picture to tap."""
    expect(table.region.get_by_role("grid", name=vine, exact=True)).to_have_count(1)
    expect(table.region.get_by_role("grid", name=other, exact=True)).to_have_count(0)


@pytest.mark.browser_context_args(**PHONE)
def test_turns_by_taps(new_context: Callable[..., BrowserContext], tmp_path: Path) -> None:
    page = new_context().new_page()
    instant(page)
    record = drawn(VINE, SHORT, phase="grow", hand="LL tee", supply="2EW 1W 3N", people=(0, 1))
    table = Table(page).load(game_file(record, tmp_path))
    table.touch = True
    table.hit(page.get_by_role("button", name="I am Player 1, on with my turn"))
    assert_large(table, ONE, TWO)
    assert_fits(page)

    # The tee stays here, the leaf goes away; then they are swapped again.
    table.hit(table.swap)
    tiles = table.drawn.get_by_role("button", name=re.compile(", for "))
    expect(tiles.first).to_have_accessible_name(re.compile("^tee .*, for Player 1’s vine"))
    table.hit(table.swap)
    expect(tiles.first).to_have_accessible_name(re.compile("^left leaf, for Player 1’s vine"))
    table.hit(table.cell(ONE, 1, 2))
    expect(table.cell(ONE, 1, 2)).to_have_accessible_name(re.compile("; picked"))
    table.hit(table.button(f"Now {TWO}"))
    assert_large(table, TWO, ONE)
    assert_fits(page)

    # The picture of the first vine brings it back, and the place is still picked.
    table.hit(table.button(re.compile("^Look at (Your vine|Player 1’s vine), ")))
    assert_large(table, ONE, TWO)
    expect(table.cell(ONE, 1, 2)).to_have_accessible_name(re.compile("; picked"))
    table.hit(table.button(re.compile(f"^Look at {TWO}, ")))
    table.hit(table.cell(TWO, 0, 2))
    turned = table.cell(TWO, 0, 2)
    expect(turned).to_have_accessible_name(re.compile("; picked, way 1 of "))
    table.hit(table.button("Rotate"))
    expect(turned).to_have_accessible_name(re.compile("; picked, way 2 of "))
    table.hit(table.button("Place both tiles"))
    expect(table.end).to_be_visible()
    assert_large(table, ONE, TWO)
    assert_fits(page)

    table.hit(table.supply.get_by_role("button").first)
    table.hit(table.cell(ONE, 2, 3))
    assert_fits(page)
    table.hit(table.button("Hang the 2-bean"))
    hand = seen(record)["choices"]["hand"]
    here = [offer["move"] for offer in hand[0]["own"]["offers"] if (offer["x"], offer["y"]) == (1, 2)]
    there = [offer["move"] for offer in hand[1]["left"]["offers"] if (offer["x"], offer["y"]) == (0, 2)]
    moves = ["keep 1", here[0], there[1], "bean 1 2,3"]
    assert played(table) == moves
    table.hit(table.end)

    table.hit(page.get_by_role("button", name="I am Player 2, on with my turn"))
    assert_large(table, TWO, ONE)
    table.hit(table.skip)
    expect(table.drawn.get_by_role("button").first).to_be_visible()
    assert_fits(page)
    assert played(table) == [*moves, "end", "no cut"]
