"""A table of bots alone: watched, stopped, stepped, every hand open."""

import re

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from .cards import spoken
from .core import seen
from .table import Table, choose
from .tree import nodes


def test_watching_bots(unhurried: Page) -> None:
    page = unhurried
    page.goto("./#/")
    page.get_by_role("article", name="Vegeterrors").get_by_role("link", name="Watch the bots").click()
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog.get_by_text("Nobody plays on this device")).to_be_visible()
    dialog.get_by_role("button", name="Deal the cards").click()
    table = Table(page).opened()
    table.region.get_by_role("button", name="Pause", exact=True).click()
    step = table.region.get_by_role("button", name="One move", exact=True)
    expect(step).to_be_enabled()
    expect(page.get_by_role("banner").get_by_role("button", name="Undo")).to_have_count(0)

    before = Record.from_text(table.record())
    for _ in range(len(before.moves), 7):
        told = len(nodes(table.log))
        expect(step).to_be_enabled()
        step.click()
        expect(table.log.get_by_role("listitem")).not_to_have_count(told)
        expect(step).to_be_enabled()
    after = Record.from_text(table.record())
    assert len(after.moves) == max(7, len(before.moves))
    assert after.notations[: len(before.moves)] == before.notations

    # Every hand lies open, and is what the core deals.
    view = seen(after, len(after.moves), [0, 1, 2, 3])
    rows = table.others.get_by_role("listitem").filter(has_text="gold")
    for at, seat in enumerate(view["seats"][1:]):
        shown = [node.name for node in nodes(rows.nth(at)) if node.role == "img"]
        assert shown == [spoken(card) for card in seat["hand"]]
    assert sorted(table.cards()) == sorted(view["seats"][0]["hand"])

    choose(page, "Pause between two moves of bots", "none")
    table.region.get_by_role("button", name="Go on", exact=True).click()
    expect(page.get_by_role("list", name="What everyone is paid")).to_be_visible()
    table.region.get_by_role("button", name="Pause", exact=True).click()
    step.click()
    expect(page.get_by_role("banner").get_by_text(re.compile(r"^Hand 2"))).to_be_visible()
