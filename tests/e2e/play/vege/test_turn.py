"""A turn from its first card to its end: the Pot, the questions before a pass, being stuck, undo."""

import re

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from ..tree import nodes
from .conftest import Bring
from .core import answered, mover, search, seen
from .table import Table


def asks(what: str) -> Record:
    """A pass is asked about, and the deal goes on after it."""

    def wanted(record: Record) -> bool:
        return mover(record) == 0 and seen(record)["passAsks"] == what and bool(answered(record, "pass"))

    return search("base 4", wanted)


def after(record: Record, *moves: str) -> Record:
    played = answered(record, *moves)
    assert played
    return played


def told(table: Table) -> list[str]:
    return Record.from_text(table.record()).notations


def test_a_pass_that_leaves_the_pot_is_asked_about(garden: Page, bring: Bring) -> None:
    record = asks("pot")
    owed = seen(record)["owed"]
    table = bring(record)
    table.wait()
    table.pass_button.click()
    expect(table.question).to_have_accessible_name("Pass and leave your Pot?")
    expect(table.question).to_contain_text(f"your Pot for +{owed['potPays']}")
    table.question.get_by_role("button", name="Play on").click()
    expect(table.question).to_have_count(0)
    assert told(table) == record.notations
    assert table.cards() == [held["card"] for held in seen(record)["hand"]]

    table.end_turn()
    table.wait()
    assert told(table) == after(record, "pass").notations


def test_a_pass_that_leaves_the_last_chance_to_close_is_asked_about(garden: Page, bring: Bring) -> None:
    record = asks("close")
    view = seen(record)
    table = bring(record)
    table.wait()
    expect(table.status).to_contain_text(f"+{view['owed']['closingPays']}")
    garden.keyboard.press("p")
    expect(table.question).to_have_accessible_name("Pass and leave the last chance to close?")
    expect(table.question).to_contain_text(f"+{view['owed']['closingPays']}")
    garden.keyboard.press("Escape")
    expect(table.question).to_have_count(0)
    assert told(table) == record.notations
    garden.keyboard.press("P")
    table.question.get_by_role("button", name="Pass anyway").click()
    expect(table.question).to_have_count(0)
    table.wait()
    assert told(table) == after(record, "pass").notations


def test_the_pot_is_taken(bring: Bring) -> None:
    def owed(record: Record) -> bool:
        return mover(record) == 0 and "pot" in seen(record)["legal"] and bool(answered(record, "pot"))

    record = search("base 4", owed)
    before = seen(record)
    pays = before["owed"]["potPays"]
    table = bring(record)
    table.wait()
    # It is compulsory, so there is no Pass.
    expect(table.pass_button).to_have_count(0)
    expect(table.status).to_contain_text(f"Your Pot is open: +{pays}.")
    expect(table.region.get_by_role("button", name=f"Take the Pot, +{pays}")).to_be_visible()
    table.take_pot()
    took = table.log.get_by_text(re.compile(rf"^You take your Pot, {before['seats'][0]['pot']} cards: "))
    expect(took).to_be_visible()
    table.wait()
    view = seen(after(record, "pot"))
    assert table.cards() == [held["card"] for held in view["hand"]]
    expect(table.region.get_by_text("Pot taken").first).to_be_attached()
    points = view["seats"][0]["points"]
    assert [node.text for node in nodes(table.region) if node.text.startswith(f"You {points} points")]


def test_stuck(garden: Page, bring: Bring) -> None:
    def stuck(record: Record) -> bool:
        return (
            mover(record) == 0
            and seen(record)["legal"] == ["stuck"]
            and not seen(record)["seats"][0]["shown"]
            and answered(record, "stuck") is not None
        )

    record = search("base 4", stuck)
    hand = [held["card"] for held in seen(record)["hand"]]
    table = bring(record)
    table.wait()
    expect(table.region.get_by_role("heading", name="No card fits")).to_be_visible()
    assert table.cards() == hand
    assert table.legal() == []
    expect(table.pass_button).to_have_count(0)
    table.region.get_by_role("button", name="Show my hand").click()
    expect(table.log.get_by_text("You have no card that fits: the hand lies open").first).to_be_visible()
    table.wait()
    view = seen(after(record, "stuck"))
    assert [(held.card, held.open) for held in table.hand()] == [
        (held["card"], held["open"]) for held in view["hand"]
    ]


def test_undo_is_free_within_a_turn_then_practice(garden: Page, bring: Bring) -> None:
    def plain(record: Record) -> list[str]:
        """Cards of the hand that go without Tractors, when the turn has just begun."""
        view = seen(record)
        hand = [] if mover(record) != 0 or view["acted"] or len(record.moves) < 30 else view["hand"]
        return [
            held["card"]
            for held in hand
            if len(held["actions"]) == 1 and not held["plot"] and not held["tractors"] and not held["burned"]
        ]

    def wanted(record: Record) -> bool:
        cards = [card for card in plain(record) if card != "T"]
        return bool(cards) and "pass" in answers(record, cards[0])

    def answers(record: Record, card: str) -> list[str]:
        branch = record.at(len(record.moves))
        branch.play(card)
        passes = not branch.state.is_round_over() and "pass" in seen(branch)["legal"]
        return ["pass"] if passes and answered(record, card, "pass") else []

    record = search("base 4", wanted)
    card = next(card for card in plain(record) if card != "T")
    practice = garden.get_by_role("banner").get_by_text("Practice", exact=True)
    table = bring(record)
    table.wait()
    cards = table.cards()
    table.play(card)
    assert card not in table.cards()
    table.undo.click()
    expect(table.held(card)).to_be_enabled()
    assert table.cards() == cards
    expect(practice).to_have_count(0)
    assert told(table) == record.notations

    table.play(card)
    table.end_turn()
    table.wait()
    assert told(table) == after(record, card, "pass").notations
    expect(table.undo).to_have_accessible_description(re.compile("becomes practice"))
    table.undo.click()
    expect(garden.get_by_text("This game is practice now")).to_be_visible()
    expect(practice).to_be_visible()
    assert table.pass_button.is_enabled()
