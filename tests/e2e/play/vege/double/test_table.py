"""At a table of Double Deck: what closing a crop brings, burned copies, the penalty."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from ...tree import buttons, nodes
from ..cards import crop as crop_of
from ..cards import short
from ..conftest import Bring
from ..core import Json, mover, names, new, number, search, seen
from ..screens import to_decide
from ..table import Table
from . import words
from .shown import as_shown, look, unders


def asked(table: Table, record: Record) -> None:
    """The page shows what the core has, and asks the person."""
    table.wait()
    assert look(nodes(table.region)) == as_shown(seen(record), names(record))


def played(table: Table, record: Record) -> list[str]:
    """What was played since the record."""
    now = Record.from_text(table.record()).notations
    assert now[: len(record.notations)] == record.notations
    return now[len(record.notations) :]


def grown(wanted: Callable[[Json], bool]) -> Record:
    """The first game of people who play what they can, and close with Tractors, that comes to a position."""
    for seed in range(200):
        record, rng = new("double-deck 3", seed, deals=1), Random(seed)
        while not record.state.is_terminal():
            view = seen(record, mover(record))
            if mover(record) == 0 and wanted(view):
                return record
            plants = {crop["chain"][0]["card"] for crop in view["crops"] if crop["stage"] == 4}
            closing = [move for move in view["legal"] if move.startswith("T:") and move[2:] in plants]
            plays = [move for move in view["legal"] if move[0] in "RKGY" and "<" not in move]
            rest = [move for move in view["legal"] if not move.startswith("T:")]
            record.play(rng.choice(closing if closing and rng.random() < 0.3 else plays or rest))
    raise AssertionError("no such game among the seeds")


def worked(view: Json) -> list[Json]:
    """Crops that a Tractor can close, with two Fruits and two Tractors in their row and column."""
    return [
        told
        for told in view["crops"]
        if told["stage"] == 4
        and told["closing"]
        and len(told["closing"]["fruit"]["crops"]) == 2
        and len(told["closing"]["tractor"]["crops"]) == 2
        and f"T:{told['chain'][0]['card']}" in view["legal"]
    ]


def test_a_crop_shows_what_closing_it_brings(garden: Page, bring: Bring) -> None:
    record = grown(lambda view: bool(worked(view)))
    view, called = seen(record), names(record)
    told = worked(view)[0]
    at = view["crops"].index(told)
    fruit = f"Fruit {told['next'][1:]}: 10 + 2 × 10, that is +30"
    tractor = "Tractor: 2 × 20, that is +40"
    assert words.ways(told) == [fruit, tractor]
    table = bring(record)
    asked(table, record)
    panel = table.region.get_by_role("group", name=f"{words.title(told)}: what closing it would bring now")
    crops = table.field.get_by_role("listitem")
    cells = table.field.get_by_role("button")

    def marks(text: str) -> list[int]:
        return [crop.get_by_text(text, exact=True).count() for crop in crops.all()]

    before = {text: marks(text) for text in ("+10", "+20")}
    cells.nth(at).hover()
    expect(panel).to_be_visible()
    assert [way.name for way in buttons(panel)] == [fruit, tractor]
    for text, by in (("+10", "fruit"), ("+20", "tractor")):
        new = [now - was for now, was in zip(marks(text), before[text], strict=True)]
        assert new == [int(place in told["closing"][by]["crops"]) for place in range(16)]
    table.status.hover()
    expect(panel).to_have_count(0)

    # The same by keys; T lays the Tractor there.
    keys = garden.keyboard
    table.hand_group.get_by_role("button").first.focus()
    keys.press("ArrowUp")
    for _ in range(3 - at // 4):
        keys.press("ArrowUp")
    for _ in range(3 - at % 4):
        keys.press("ArrowLeft")
    expect(cells.nth(at)).to_be_focused()
    expect(panel).to_be_visible()
    keys.press("t")
    move = f"T:{told['chain'][0]['card']}"
    record.play(move)
    after = seen(record)
    done = words.cell(after, after["crops"][at], called)
    assert done == f"{words.title(told)}: closed by a Tractor, yours, +40"
    expect(table.field.get_by_role("button", name=done, exact=True)).to_be_visible()
    closes = (
        f"You lay a Tractor and close the {crop_of(told['chain'][0]['card'])}, in place of {told['next'][1:]}"
    )
    expect(table.log.get_by_text(closes).first).to_be_visible()
    assert played(table, record) == []


def test_all_burned_copies_go_at_once(garden: Page, bring: Bring) -> None:
    def burned(view: Json) -> list[str]:
        return [held["actions"][0] for held in view["hand"] if held["burned"] and held["actions"]]

    record = search(
        "double-deck 4", to_decide(lambda view: len(burned(view)) > 1 and not view["acted"]), deals=1
    )
    view = seen(record)
    moves = burned(view)
    table = bring(record)
    asked(table, record)
    button = table.region.get_by_role("button", name=f"Discard {len(moves)} burned", exact=True)
    button.click()
    expect(button).to_have_count(0)
    for move in moves:
        record.play(move)
    left = len(view["hand"]) - len(moves)
    expect(table.region.get_by_role("group", name=re.compile(f"^Your hand, {left} card"))).to_be_visible()
    asked(table, record)
    assert sorted(Record.from_text(table.record()).notations[-len(moves) :]) == sorted(moves)
    # Each was a move of its own.
    table.undo.click()
    expect(table.region.get_by_role("group", name=re.compile(f"^Your hand, {left + 1} card"))).to_be_visible()


def test_a_penalty_puts_cards_under_piles(garden: Page, bring: Bring) -> None:
    def stuck(record: Record) -> bool:
        if mover(record) != 0 or "stuck" not in seen(record)["legal"]:
            return False
        branch = record.at(len(record.moves))
        branch.play("stuck")
        return mover(branch) == 0 and seen(branch)["phase"] == "under"

    record = search("double-deck 2", stuck, deals=1)
    table = bring(record)
    asked(table, record)
    table.region.get_by_role("button", name="Show my hand, −50", exact=True).click()
    record.play("stuck")
    expect(table.status).to_contain_text("Put at least one card under a pile of its back.")
    asked(table, record)
    points = number(seen(record)["seats"][0]["points"])
    assert [node.text for node in nodes(table.region) if node.text.startswith(f"You {points} points")]
    draw = table.region.get_by_role("button", name="Draw", exact=True)
    expect(draw).to_have_accessible_description("First put a card under a pile of its back.")

    held = next(held for held in seen(record)["hand"] if unders(held))
    label = table.label()
    table.take(table.held(held["card"]))
    way = unders(held)[0]
    side = "Left" if way[-1] in "123" else "Right"
    put = f"{side} pile: put {short(held['card'])} under it"
    table.region.get_by_role("button", name=put, exact=True).click()
    table.moved(label)
    record.play(way)
    asked(table, record)
    expect(table.status).to_contain_text("1 card put under.")
    label = table.label()
    garden.keyboard.press("p")
    pile = next(move for move in seen(record)["legal"] if move[0] == "D")
    garden.keyboard.press(pile[1])
    table.moved(label)
    assert Record.from_text(table.record()).notations[: len(record.notations) + 1] == [
        *record.notations,
        pile,
    ]
