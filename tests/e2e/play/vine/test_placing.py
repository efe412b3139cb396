"""Where tiles go, where they do not, and what happens to one without a place."""

import re

from playwright.sync_api import Page, expect

from .conftest import Bring
from .core import drawn
from .test_turn import LEFT, MINE, SHORT, VINE, played

#: Nothing grows on it.
CLOSED = "straight 0,1 NS; LL 0,2 S"


def test_a_leaf_on_the_root_must_be_cut(bring: Bring) -> None:
    table = bring(drawn("LL 0,1 S", phase="prune"))
    expect(table.skip).to_be_disabled()
    expect(table.skip).to_have_accessible_description("A leaf sits on the root: cut it first.")
    table.hit(table.button("Cut 1 tile"))
    expect(table.skip).to_have_count(0)
    assert played(table) == ["cut 0,0-0,1"]


def test_a_place_that_is_not_legal_says_why(bring: Bring) -> None:
    table = bring(drawn(VINE, SHORT, phase="grow", hand="LL straight"))
    for cell, why in (
        ((0, 3), "A tile lies there already."),
        ((2, 3), "A leaf droops: on a shoot to the west goes the left leaf"),
        ((-2, 2), "No shoot of the vine points there."),
    ):
        table.hit(table.cell(MINE, *cell))
        expect(table.status).to_contain_text(why)


def test_a_tile_and_a_bean_are_dragged(garden: Page, bring: Bring) -> None:
    table = bring(drawn(VINE, SHORT, phase="grow", hand="LL tee", supply="2EW 1N 3N"))
    tiles = table.drawn.get_by_role("button", name=re.compile(", for "))
    tiles.first.drag_to(table.cell(MINE, 1, 2))
    expect(table.cell(MINE, 1, 2)).to_have_accessible_name(re.compile("; picked"))
    tiles.last.drag_to(table.cell(LEFT, 0, 2))
    table.hit(table.button("Place both tiles"))
    expect(table.end).to_be_visible()
    table.supply.get_by_role("button").first.drag_to(table.cell(MINE, 2, 3))
    expect(table.cell(MINE, 2, 3)).to_have_accessible_name(re.compile("; picked"))
    expect(table.button("Hang the 2-bean")).to_be_enabled()
    # The key that the button names does what the button does.
    garden.keyboard.press("Enter")
    expect(table.region.get_by_text("You have taken a bean in this turn.")).to_be_visible()
    assert played(table)[:2] == ["keep 1", "LL 1,2 N"]
    assert played(table)[-1] == "bean 1 2,3"


def test_a_tile_without_a_place_is_held_and_handed_over(garden: Page, bring: Bring) -> None:
    """Two people at one device; the second then has three tiles."""
    table = bring(drawn(VINE, CLOSED, phase="grow", hand="LL X", people=(0, 1)))
    garden.get_by_role("button", name="I am Player 1, on with my turn").click()
    expect(
        table.region.get_by_text("No place for the cross on Player 2’s vine: Player 2 holds it")
    ).to_be_visible()
    table.hit(table.cell("Player 1’s vine", 1, 2))
    table.hit(table.button("Place the left leaf"))
    expect(table.region.get_by_role("img", name="Holds for the next turn: cross")).to_be_visible()
    table.hit(table.end)
    expect(garden.get_by_role("heading", name="Hand the device to Player 2")).to_be_visible()
    expect(garden.get_by_role("grid")).to_have_count(0)
    garden.get_by_role("button", name="I am Player 2, on with my turn").click()
    table.hit(table.skip)
    expect(table.drawn.get_by_role("button")).to_have_count(3)
    expect(table.drawn.get_by_role("button").first).to_have_accessible_name(re.compile("^cross"))
    expect(table.drawn).to_contain_text("3 tiles, one at a time. Exactly one goes to Player 1.")
