"""At the table against bots: what the Field tells, what can be played and why not, rows, drag, undo."""

import re

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from ..tree import buttons, nodes
from . import words
from .cards import short
from .conftest import Bring
from .core import mover, names, search, seen
from .table import CORNER


def choosing(record: Record) -> bool:
    """The person has something to choose in the middle of a deal."""
    return mover(record) == 0 and len(record.moves) > 50 and bool(seen(record)["hand"])


def with_tractors(record: Record) -> bool:
    """Playable with one Tractor, with two, and a card for which more would be needed."""
    hand = seen(record)["hand"] if mover(record) == 0 else []
    can = {held["tractors"] for held in hand if held["actions"] and held["card"] != "T"}
    short_of = {held["reason"]["code"] for held in hand if held["reason"]}
    return {1, 2} <= can and "needs-tractors" in short_of


def begins_row(record: Record) -> bool:
    """A card of the person begins a row, and there is a choice of rows."""
    hand = seen(record)["hand"] if mover(record) == 0 and len(record.moves) > 2 else []
    return any(1 < len(held["actions"]) < 4 for held in hand)


def test_a_crop_tells_where_its_cards_are(garden: Page, bring: Bring) -> None:
    record = search(
        "base 4",
        lambda record: (
            choosing(record)
            and None not in seen(record)["rows"]
            and {"laid", "tractor", "hand", "seat", "unseen"}
            <= {one["at"] for crop in seen(record)["crops"] for one in crop["chain"]}
        ),
    )
    view, called = seen(record), names(record)
    table = bring(record)
    assert table.wait() == "table"
    chain = garden.get_by_role("tooltip")
    crops = sorted(view["crops"], key=lambda crop: (crop["row"], crop["column"]))
    cells = table.field.get_by_role("button")
    assert [node.name for node in buttons(table.field)] == [words.cell(view, one, called) for one in crops]
    assert [node.name for node in nodes(table.field) if node.name.startswith("Row")] == words.rows(view)

    # The pointer rests on a crop.
    cells.nth(5).hover()
    expect(chain).to_be_visible()
    assert [node.name for node in nodes(chain) if node.role == "img"] == words.chain(crops[5], called)
    table.status.hover()
    expect(chain).to_have_count(0)

    # The focus goes over all of them, from the hand.
    table.hand_group.get_by_role("button").first.focus()
    garden.keyboard.press("ArrowUp")
    for _ in range(3):
        garden.keyboard.press("ArrowUp")
        garden.keyboard.press("ArrowLeft")
    for row in range(4):
        for at in range(4 * row, 4 * row + 4):
            place = at if row % 2 == 0 else 8 * row + 3 - at
            expect(cells.nth(place)).to_be_focused()
            shown = [node.name for node in nodes(chain) if node.role == "img"]
            assert shown == words.chain(crops[place], called)
            garden.keyboard.press("ArrowRight" if row % 2 == 0 else "ArrowLeft")
        garden.keyboard.press("ArrowDown")
    expect(chain).to_have_count(0)


def test_cards_that_do_not_fit_say_why_and_tractors_are_counted(garden: Page, bring: Bring) -> None:
    record = search("base 4", with_tractors)
    hand = seen(record)["hand"]
    table = bring(record)
    assert table.wait() == "table"
    assert [node.name for node in buttons(table.hand_group)] == [words.held(held) for held in hand]
    assert table.legal() == [held["card"] for held in hand if held["actions"]]
    stopped = [held for held in hand if held["reason"]]
    # What is said of the opened file lies over the hand for a moment.
    expect(garden.get_by_text("is here now")).to_have_count(0)
    for held in stopped:
        card, why = table.held(held["card"]), words.reason(held["reason"])
        expect(card).to_be_disabled()
        expect(card).to_have_accessible_description(why)
        # It takes the click or the key although it is marked as disabled.
        if held is stopped[0]:
            card.click(force=True, position=CORNER)
        else:
            card.press("Enter")
        expect(table.status).to_contain_text(why)

    two = next(held for held in hand if held["tractors"] == 2 and held["actions"])
    table.play(two["card"])
    expect(
        table.log.get_by_text(re.compile(rf"{words.suit(two['card'])} {two['card'][1:]}, with 2 Tractors"))
    ).to_be_visible()
    record.play(two["actions"][0])
    after = seen(record)
    assert table.cards() == [held["card"] for held in after["hand"]]
    crop = next(crop for crop in after["crops"] if any(one["card"] == two["card"] for one in crop["chain"]))
    expect(
        table.field.get_by_role("button", name=words.cell(after, crop, names(record)), exact=True)
    ).to_be_visible()


def test_rows_by_click_and_by_key(garden: Page, bring: Bring) -> None:
    record = search("base 4", begins_row)
    view = seen(record)
    held = next(held for held in view["hand"] if len(held["actions"]) > 1)
    card, free = held["card"], [int(move.partition("@")[2]) for move in held["actions"]]
    assert free == [at for at, suit in enumerate(view["rows"], 1) if suit is None]
    table = bring(record)
    assert table.wait() == "table"
    offered = table.field.get_by_role("button", name=re.compile(r"^Row \d: plant here$"))

    table.take(table.held(card))
    expect(table.status).to_contain_text(f"{short(card)}: choose a row for its suit.", ignore_case=True)
    assert [node.name for node in buttons(table.field) if node.name.startswith("Row")] == [
        f"Row {row}: plant here" for row in free
    ]
    table.region.get_by_role("button", name="Put it back").click()
    expect(offered).to_have_count(0)
    table.play(card, free[-1])
    row = f"Row {free[-1]}, {words.suit(card)}"
    expect(table.field.get_by_role("list", name=row)).to_be_visible()

    table.undo.click()
    expect(table.field.get_by_role("list", name=row)).to_have_count(0)
    keys = garden.keyboard
    table.held(card).focus()
    keys.press("Enter")
    expect(table.held(card)).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(table.row(free[0])).to_be_focused()
    keys.press("ArrowDown")
    expect(table.row(free[1])).to_be_focused()
    label = table.label()
    keys.press("Enter")
    table.moved(label)
    expect(table.field.get_by_role("list", name=f"Row {free[1]}, {words.suit(card)}")).to_be_visible()


def test_drag_to_a_crop_and_to_a_row(garden: Page, bring: Bring) -> None:
    record = search(
        "base 4", lambda r: begins_row(r) and any(len(h["actions"]) == 1 for h in seen(r)["hand"])
    )
    hand = seen(record)["hand"]
    plot = next(held["card"] for held in hand if len(held["actions"]) > 1)
    plain = next(held["card"] for held in hand if len(held["actions"]) == 1)
    crop = next(one for one in seen(record)["crops"] if any(c["card"] == plain for c in one["chain"]))
    table = bring(record)
    assert table.wait() == "table"

    label = table.label()
    place = table.field.get_by_role("button", name=words.cell(seen(record), crop, names(record)), exact=True)
    table.held(plain).drag_to(place, source_position=CORNER)
    table.moved(label)
    expect(
        table.log.get_by_text(re.compile(rf"^You \w+ the .*, {words.suit(plain)} {plain[1:]}\b"))
    ).to_be_visible()

    # The rows appear when the card is already on its way.
    label, free = table.label(), next(at for at, suit in enumerate(seen(record)["rows"], 1) if suit is None)
    box = table.field.get_by_role("list", name=f"Row {free}, free").bounding_box()
    start = table.held(plot).bounding_box()
    assert box
    assert start
    garden.mouse.move(start["x"] + 14, start["y"] + 20)
    garden.mouse.down()
    garden.mouse.move(start["x"] + 60, start["y"] - 40, steps=3)
    garden.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    garden.mouse.up()
    table.moved(label)
    expect(table.field.get_by_role("list", name=f"Row {free}, {words.suit(plot)}")).to_be_visible()


def test_keys(garden: Page, bring: Bring) -> None:
    record = search(
        "base 4",
        lambda r: (
            choosing(r)
            and 3 < len(seen(r)["hand"]) < 10
            and not seen(r)["acted"]
            and sum(len(h["actions"]) == 1 and not h["actions"][0].startswith("-") for h in seen(r)["hand"])
            > 1
        ),
    )
    hand = seen(record)["hand"]
    at = [place for place, held in enumerate(hand) if held["actions"]][-1]
    table = bring(record)
    assert table.wait() == "table"
    cards, keys = table.hand_group.get_by_role("button"), garden.keyboard
    pressed = table.hand_group.get_by_role("button", pressed=True)

    cards.first.focus()
    for place in range(1, len(hand)):
        keys.press("ArrowRight")
        expect(cards.nth(place)).to_be_focused()
    keys.press("ArrowRight")
    expect(cards.first).to_be_focused()
    keys.press("End")
    expect(cards.last).to_be_focused()
    keys.press(str(at + 1))
    expect(cards.nth(at)).to_be_focused()
    expect(pressed).to_have_count(1)
    keys.press("Escape")
    expect(pressed).to_have_count(0)

    keys.press("p")  # nothing was played yet
    expect(table.status).to_contain_text("Play or discard a card before you pass.")
    label = table.label()
    keys.press(str(at + 1))
    keys.press("Enter")
    table.moved(label)
    assert len(table.cards()) < len(hand)
    keys.press("u")
    expect(table.region.get_by_role("group", name=label, exact=True)).to_be_visible()
    assert table.cards() == [held["card"] for held in hand]
    expect(garden.get_by_role("banner").get_by_text("Practice", exact=True)).to_have_count(0)
