"""At a table of 2.0: an owed Silo card, the hidden well, choosing for who is stuck, locked Tractors."""

import re

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from ...tree import nodes
from ..cards import TRACTOR, short
from ..conftest import Bring
from ..core import Json, answered, mover, names, search, seen
from ..screens import to_decide
from ..table import CORNER, Table
from .shown import CHOICES, as_shown, look


def asked(table: Table, record: Record) -> None:
    """The page shows what the core has, and asks the person."""
    table.wait()
    assert look(nodes(table.region)) == as_shown(seen(record), names(record))


def last_moves(table: Table, record: Record) -> list[str]:
    """What was played since the record."""
    now = Record.from_text(table.record()).notations
    assert now[: len(record.notations)] == record.notations
    return now[len(record.notations) :]


def free(table: Table, move: str) -> str:
    """The free card of a stack, as its button is called."""
    place = {"S": "Silo", "W": "Well"}[move[0]]
    button = table.region.get_by_role("button", name=re.compile(f", free in {place} {move[1]}\\b"))
    return str(button.get_attribute("aria-label"))


def take(table: Table, move: str) -> None:
    """Chooses a free card and takes it."""
    button = table.region.get_by_role("button", name=free(table, move), exact=True)
    button.click()
    table.region.get_by_role("button", name=re.compile("^Take (?!up|a free|the last)")).click()
    button.wait_for(state="detached")


def test_an_owed_silo_card_blocks_all_else(garden: Page, bring: Bring) -> None:
    def owed(view: Json) -> bool:
        return view["phase"] == "silo" and len(view["silos"][0]) > 1 and len(view["hand"]) > 3

    record = search("tournament 4", to_decide(owed), deals=1)
    view = seen(record)
    table = bring(record)
    asked(table, record)
    expect(table.status).to_contain_text("Take one free Silo card before you go on.")
    expect(table.pass_button).to_have_count(0)
    expect(garden.get_by_text("is here now")).to_have_count(0)
    card = table.hand_group.get_by_role("button").first
    well = table.region.get_by_role("button", name=free(table, "W1"), exact=True)
    for blocked in (card, well):
        expect(blocked).to_be_disabled()
        blocked.click(force=True, position=CORNER)
        expect(table.status).to_contain_text("First take a free Silo card.")

    # Choosing one tells what it uncovers.
    table.region.get_by_role("button", name=free(table, "S1"), exact=True).click()
    under = view["silos"][0][-2]
    tells = table.region.get_by_text(f"It uncovers {short(under)}").filter(visible=True)
    expect(tells).to_have_count(1)
    take_it = table.region.get_by_role("button", name=f"Take {short(view['silos'][0][-1])}", exact=True)
    label = table.label()
    take_it.click()
    table.moved(label)
    assert last_moves(table, record) == ["S1"]
    record.play("S1")
    assert view["silos"][0][-1] in table.cards()
    asked(table, record)


def test_the_hidden_well_opens(garden: Page, bring: Bring) -> None:
    def empties(view: Json) -> list[str]:
        wells = view["wells"]
        last = [f"W{at}" for at in (1, 2) if len(wells[at - 1]["cards"]) == 1]
        return [move for move in last if move in view["legal"] and not wells[2]["open"]]

    record = search("tournament 3", to_decide(lambda view: bool(empties(view))), deals=1)
    view = seen(record)
    move = empties(view)[0]
    table = bring(record)
    asked(table, record)
    backs = view["wells"][2]["backs"]
    hidden = table.region.get_by_role("region", name=re.compile(rf"^Well 3, {len(backs)} hidden cards?"))
    expect(hidden).to_be_visible()
    take(table, move)
    expect(table.log.get_by_text("the hidden well opens").first).to_be_visible()
    expect(hidden).to_have_count(0)
    record.play(move)
    opened = seen(record)["wells"][2]["cards"]
    assert None not in opened
    if mover(record) == 0:
        asked(table, record)
    else:
        expect(table.region.get_by_role("region", name="Well 3", exact=True)).to_be_visible()


def test_others_choose_for_a_stuck_person(bring: Bring) -> None:
    def stuck(record: Record) -> bool:
        return (
            mover(record) == 0
            and {"stay", "own", "others"} <= set(seen(record)["legal"])
            and answered(record, "others") is not None
        )

    record = search("tournament 4", stuck, deals=1)
    table = bring(record)
    asked(table, record)
    expect(table.status).to_contain_text("Your hand lies open.")
    prices = [table.region.get_by_role("button", name=CHOICES[way]) for way in ("stay", "own", "others")]
    for button, price in zip(prices, ("no points lost", "you lose 50 points", "no points lost"), strict=True):
        expect(button).to_contain_text(price)
    prices[2].click()
    expect(prices[2]).to_have_count(0)
    expect(table.log.get_by_text("You let the others choose from the wells").first).to_be_visible()
    chosen = table.log.get_by_text(re.compile(r"^\w+ chooses .+ from Well \d for you"))
    expect(chosen).to_have_count(6)
    after = answered(record, "others")
    assert after
    asked(table, after)
    assert last_moves(table, record)[0] == "others"


def test_the_person_chooses_for_somebody_stuck(bring: Bring) -> None:
    def chooses(view: Json) -> bool:
        return view["phase"] == "choose" and view["visit"]["kind"] == "others" and view["visit"]["left"] > 1

    record = search("tournament 4", to_decide(chooses), deals=1)
    view, called = seen(record), names(record)
    name, left = called[view["visit"]["seat"]], view["visit"]["left"]
    table = bring(record)
    asked(table, record)
    expect(table.status).to_contain_text(re.compile(f"You choose.*Choose for {name}: {left} more cards"))
    cards, move = table.cards(), next(move for move in view["legal"] if move[0] == "W")
    card = view["wells"][int(move[1]) - 1]["cards"][-1]
    take(table, move)
    chose = f"You choose {short(card)} from Well {move[1]} for {name}"
    expect(table.log.get_by_text(chose).first).to_be_visible()
    assert table.cards() == cards
    assert last_moves(table, record)[0] == move


def test_with_two_players_tractors_are_locked(bring: Bring) -> None:
    def unlocks(view: Json) -> bool:
        own = view["seats"][0]
        return "T" in view["legal"] and 0 < own["locked"] == own["beside"] - 1

    record = search("tournament 2", to_decide(unlocks), deals=1)
    aside = seen(record)["seats"][0]
    table = bring(record)
    asked(table, record)
    told = f"{aside['beside']} Tractors aside, {aside['locked']} of them locked"
    table.region.get_by_role("button", name=f"{told}: take one up", exact=True).click()
    rest = aside["locked"]
    locked = f"{rest} {'Tractor' if rest == 1 else 'Tractors'} aside, {rest} of them locked"
    expect(table.region.get_by_role("img", name=locked, exact=True)).to_be_visible()
    expect(table.region.get_by_role("button", name="Take up a Tractor", exact=True)).to_have_count(0)
    assert TRACTOR in table.cards()
    record.play("T")
    asked(table, record)
