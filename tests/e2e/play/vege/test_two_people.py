"""Two people at one device: partners who exchange cards, and nothing of them where it must not be."""

import re

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from .cards import spoken
from .conftest import Bring
from .core import mover, search, seen
from .hidden import assert_told_nowhere, known_to, secrets
from .table import Table

PEOPLE = (0, 2)


def plot_for_field_card(record: Record) -> str | None:
    """A Plot of the first person, whose Field card goes to the second."""
    if mover(record) != 0 or len(record.moves) < 20:
        return None
    view = seen(record)
    plays = [
        held for held in view["hand"] if held["plot"] and len(held["actions"]) == 1 and not held["burned"]
    ]
    for held in plays:
        branch = record.at(len(record.moves))
        branch.play(held["actions"][0])
        exchange = seen(branch, 2)["exchange"] if mover(branch) == 2 else None
        if exchange and exchange["card"] != "T":
            return str(held["card"])
    return None


def take_over(page: Page, record: Record, seat: int) -> Table:
    """The cover between two people, and the table behind it."""
    name = f"Player {seat + 1}"
    table = Table(page)
    expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
    assert_told_nowhere(page, secrets(record))
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.get_by_role("button", name=f"I am {name}, show my cards").click()
    expect(table.hand_group).to_be_visible()
    return table


def test_partners_exchange(garden: Page, bring: Bring) -> None:
    page = garden
    record = search("partners 4", lambda record: plot_for_field_card(record) is not None, PEOPLE)
    plot = plot_for_field_card(record)
    assert plot
    bring(record)
    table = take_over(page, record, 0)
    expect(table.my_move.or_(table.status.filter(has_text="Player 1"))).to_be_visible()
    assert_told_nowhere(page, secrets(record) - known_to(record, 0))
    table.play(plot)
    record.play(plot)
    drawn = seen(record, 2)["exchange"]["card"]

    # The partner sees the card from the Field, and gives another back.
    table = take_over(page, record, 2)
    exchange = table.region.get_by_role("region", name="Exchange with Player 1")
    expect(exchange.get_by_role("img", name=spoken(drawn), exact=True)).to_be_visible()
    expect(exchange).to_contain_text("Player 1 has not seen it")
    assert_told_nowhere(page, secrets(record) - known_to(record, 2))
    view = seen(record, 2)
    kept = [held["card"] for held in view["hand"] if held["plot"]]
    for card in kept:
        expect(table.held(card)).to_have_accessible_description(
            "A Plot stays with its owner. Any other card can go back."
        )
    back = next(held["card"] for held in view["hand"] if held["actions"] and held["card"] not in (drawn, "T"))
    table.take(table.held(back))
    expect(exchange.get_by_role("img", name=spoken(back), exact=True)).to_be_visible()
    expect(exchange).to_contain_text("only Player 1 will see it")
    table.region.get_by_role("button", name=re.compile("^Give ")).click()
    record.play(f">{back}")

    # Back with the first, who has the card and never saw the other.
    table = take_over(page, record, 0)
    assert drawn not in known_to(record, 0)
    assert_told_nowhere(page, secrets(record) - known_to(record, 0))
    assert table.cards() == [held["card"] for held in seen(record)["hand"]]
    assert back in table.cards()
    expect(table.undo).to_be_disabled()
    expect(table.undo).to_have_accessible_description("You have seen a new card, so this move stays.")
    assert Record.from_text(table.record()).notations == record.notations
