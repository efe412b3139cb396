"""A tab that is closed in the middle of a turn loses nothing."""

from pathlib import Path

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from .core import game_file, mover, search, seen
from .table import Table


def plain(record: Record) -> list[str]:
    """Cards that can be played one after the other, without Tractors and rows to choose."""
    hand = seen(record)["hand"] if mover(record) == 0 else []
    return [
        held["card"]
        for held in hand
        if len(held["actions"]) == 1 and not (held["tractors"] or held["burned"] or held["plot"])
    ]


def two(record: Record) -> bool:
    cards = [card for card in plain(record) if card != "T"]
    if len(cards) < 2 or seen(record)["acted"]:
        return False
    branch = record.at(len(record.moves))
    branch.play(cards[0])
    return cards[1] in plain(branch) and len(seen(branch)["hand"]) > 3


def test_a_tab_closed_in_the_middle_of_a_turn(garden: Page, tmp_path: Path) -> None:
    record = search("expert 4", two)
    first, second = [card for card in plain(record) if card != "T"][:2]
    tab = garden.context.new_page()
    table = Table(tab).load(game_file(record, tmp_path))
    table.wait()
    table.play(first)
    table.take(table.held(second))
    table.take(table.held(second))
    address = tab.url
    tab.close()

    record.play(first)
    record.play(second)
    garden.goto(address)
    again = Table(garden).opened()
    expect(again.region.get_by_role("group", name="Your hand")).to_be_visible()
    assert again.wait() == "table"
    view = seen(record)
    assert Record.from_text(again.record()).notations == record.notations
    assert again.cards() == [held["card"] for held in view["hand"]]
    assert again.legal() == [held["card"] for held in view["hand"] if held["actions"]]
    expect(again.log.get_by_text("You ").first).to_be_visible()
    again.undo.click()
    expect(again.held(second)).to_be_visible()
    expect(garden.get_by_role("banner").get_by_text("Practice", exact=True)).to_have_count(0)
