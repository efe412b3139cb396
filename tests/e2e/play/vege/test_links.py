"""Links of Vege Tables made in one browser and opened in another that has never been here."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from pygame_core.record import Record

from ..table import instant
from ..tree import buttons, nodes
from . import words
from .cards import spoken
from .conftest import Bring
from .core import Json, mover, search, seen, sheet_rows
from .hidden import assert_told_nowhere, known_to, secrets
from .table import Table

ALL = (0, 1, 2, 3)
SEATS = [f"Seat {seat}" for seat in range(1, 5)]


def whole_hand(view: Json, seat: int) -> list[str]:
    """Plots and hand, in no order."""
    told = view["seats"][seat]
    return sorted([plot["card"] for plot in told["plots"]] + told["hand"])


def assert_position(table: Table, record: Record) -> None:
    """The page shows this position with every hand open."""
    view = seen(record, *ALL)
    crops = [crop for row in range(4) for crop in view["crops"] if crop["row"] == row]
    told = [node.name.removesuffix(", you can play it") for node in buttons(table.field)]
    assert told == [words.cell({"hand": None}, crop, SEATS) for crop in crops]
    for seat in view["seats"][1:]:
        hand = table.player(SEATS[seat["seat"]]).get_by_role("list", name="Hand", exact=True)
        assert [node.name for node in nodes(hand) if node.role == "img"] == [
            spoken(card) for card in seat["hand"]
        ]
    assert sorted(table.cards()) == whole_hand(view, 0)


def test_links_open_in_a_fresh_browser(bring: Bring, new_context: Callable[..., BrowserContext]) -> None:
    def later(record: Record) -> bool:
        view = seen(record)
        return view["round"] == 2 and mover(record) == 0 and view["turn"] > 9 and len(view["hand"]) > 5

    record = search("base 4", later, deals=2)
    table = bring(record)
    table.wait()
    replay = table.share("Replay of deal 1")
    deal = table.share("Same deal, from the start")
    position = table.share("This position, from my seat")
    first = record.round(0)
    count = len(first.moves)

    fresh = new_context().new_page()
    instant(fresh)
    other = Table(fresh)
    fresh.goto(replay)
    expect(fresh.get_by_role("heading", level=1, name="A replay")).to_be_visible()
    at = fresh.get_by_text(re.compile(rf"^Move \d+ of {count}$"))
    expect(at).to_have_text(f"Move 0 of {count}")
    assert_position(other, first.at(0))
    for move in range(1, 4):
        fresh.get_by_role("button", name="One move on").click()
        expect(at).to_have_text(f"Move {move} of {count}")
    assert_position(other, first.at(3))
    fresh.get_by_role("slider", name="Move", exact=True).fill("60")
    expect(at).to_have_text(f"Move 60 of {count}")
    assert_position(other, first.at(60))
    fresh.get_by_role("combobox", name="Hands shown").select_option("Seat 2")
    expect(other.hand_group).to_have_accessible_name(re.compile("^Hand of Seat 2"))
    assert sorted(other.cards()) == whole_hand(seen(first.at(60), 1), 1)
    assert_told_nowhere(fresh, secrets(first.at(60)) - known_to(first.at(60), 1))
    fresh.get_by_role("combobox", name="Hands shown").select_option("All hands")
    fresh.get_by_role("button", name="To the end").click()
    expect(fresh.get_by_role("table")).to_be_visible()
    assert other.sheet() == sheet_rows(seen(first)["lastSheet"], SEATS, 2)

    fresh.goto(deal)
    fresh.get_by_role("button", name="Choose seats and play").click()
    fresh.get_by_role("dialog", name="New game").get_by_role("button", name="Deal the cards").click()
    dealt = Table(fresh).opened()
    assert dealt.wait() == "table"
    assert sorted(dealt.cards()) == whole_hand(seen(first.at(0)), 0)

    fresh.goto(position)
    expect(fresh.get_by_role("heading", level=1, name="A position from one seat")).to_be_visible()
    expect(other.hand_group).to_be_visible()
    view = seen(record)
    hidden = secrets(record) - known_to(record, 0)
    assert hidden, "this position hides nothing"
    assert other.cards() == [held["card"] for held in view["hand"]]
    assert_told_nowhere(fresh, hidden)
    fresh.get_by_role("button", name="Play on from here").click()
    fresh.get_by_role("dialog", name="New game").get_by_role("button", name="Play on").click()
    going = Table(fresh).opened()
    assert going.wait() == "table"
    assert going.cards() == [held["card"] for held in view["hand"]]
    assert going.legal() == [held["card"] for held in view["hand"] if held["actions"]]
    assert_told_nowhere(fresh, hidden)
