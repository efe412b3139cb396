"""Links made in one browser and opened in another that has never been here."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from pygame_core import link
from pygame_core.errors import LinkError

from .cards import COLOURS, MONSTERS, spoken, written
from .core import Json, Rehearsal, game_file, seen, strategy
from .table import Table, choose
from .tree import nodes

ALL = [0, 1, 2, 3]


def played(code: str, hands: int, moves: int) -> Rehearsal:
    """A game with so many whole hands behind it, and so many moves of its person in the next."""
    game = Rehearsal(code)
    while game.view()["round"] <= hands:
        game.play(strategy(game.mine(), change=False))
    for _ in range(moves):
        game.play(strategy(game.mine(), change=False))
    return game


def assert_position(table: Table, view: Json) -> None:
    """The page shows this position: every hand, lanes and what lies in them."""
    assert table.cards() == view["seats"][0]["hand"]
    rows = table.others.get_by_role("listitem").filter(has_text="gold")
    for at, seat in enumerate(view["seats"][1:]):
        assert [node.name for node in nodes(rows.nth(at)) if node.role == "img"] == [
            spoken(card) for card in seat["hand"]
        ]
    lying = [node.name for node in nodes(table.board) if " number " in node.name]
    assert sorted(written(name) for name in lying) == sorted(
        play["card"] for play in view["plays"] if play["card"] != "M" or play["target"]
    )
    for letter, lane in table.lanes().items():
        core = next(one for one in view["lanes"] if one["colour"] == COLOURS[letter])
        assert (lane.tricks, lane.bonus, lane.strength) == (core["die"], core["chips"], core["strength"])


def names_in(page: Page) -> set[str]:
    """Every card that the page's text or its accessibility tree names."""
    told = page.content() + page.get_by_role("main").aria_snapshot()
    said = re.findall(rf"(?:{'|'.join(MONSTERS.values())}), \w+ \d+", told)
    return {written(name) for name in said} | set(re.findall(r'data-card="(\w+)"', told))


def test_links_open_in_a_fresh_browser(
    garden: Page, new_context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    game = played("APPLE-APPLE-000000", 1, 3)
    table = Table(garden).load(game_file(game, tmp_path))
    assert table.wait() == "play"
    replay = table.share("Replay of hand 1")
    deal = table.share("Same deal, from the start")
    seat = table.share("This position, from my seat")
    record = game.record

    fresh = new_context().new_page()
    fresh.goto(replay)
    expect(fresh.get_by_role("heading", level=1, name="A replay")).to_be_visible()
    other = Table(fresh)
    hand = record.round(0)
    count = len(hand.moves)
    slider = fresh.get_by_role("slider", name="Move", exact=True)
    at = fresh.get_by_text(re.compile(rf"^Move \d+ of {count}$"))
    expect(at).to_have_text(f"Move 0 of {count}")
    assert_position(other, seen(hand, 0, ALL))
    on = fresh.get_by_role("button", name="One move on")
    for move in range(1, 7):
        on.click()
        expect(at).to_have_text(f"Move {move} of {count}")
    assert_position(other, seen(hand, 6, ALL))
    slider.fill("21")
    expect(at).to_have_text(f"Move 21 of {count}")
    assert_position(other, seen(hand, 21, ALL))
    fresh.get_by_role("button", name="One move back").click()
    expect(at).to_have_text(f"Move 20 of {count}")
    assert_position(other, seen(hand, 20, ALL))
    whose = fresh.get_by_role("combobox", name="Hands shown")
    whose.select_option("Seat 2")
    expect(other.others.get_by_role("img")).to_have_count(0)
    expect(other.hand_group).to_have_accessible_name(re.compile("^Hand of Seat 2"))
    assert other.cards() == seen(hand, 20, [1])["seats"][1]["hand"]
    whose.select_option("All hands")
    expect(other.others.get_by_role("img").first).to_be_visible()
    fresh.get_by_role("button", name="To the end").click()
    slips = fresh.get_by_role("list", name="What everyone is paid")
    expect(slips).to_be_visible()
    payout = seen(hand, count, ALL)["lastPayout"]
    gold = sorted(f"{slip['after']} gold" for slip in payout["slips"])
    assert sorted(m[0] for node in nodes(slips) if (m := re.search(r"\d+ gold$", node.text))) == gold

    choose_instant(fresh)
    fresh.goto(deal)
    fresh.get_by_role("button", name="Choose seats and play").click()
    fresh.get_by_role("dialog", name="New game").get_by_role("button", name="Deal the cards").click()
    dealt = Table(fresh).opened()
    dealt.wait()
    assert dealt.cards() == seen(hand, 0, [0])["seats"][0]["hand"]

    fresh.goto(seat)
    expect(fresh.get_by_role("heading", level=1, name="A position from one seat")).to_be_visible()
    expect(other.hand_group).to_be_visible()
    view = game.mine()
    open_cards = {play["card"] for play in [*view["plays"], *view["lastTrick"]["plays"]]} | set(
        view["discards"]
    )
    known = {*view["seats"][0]["hand"], view["seats"][0]["faceDown"]} | open_cards
    hidden = {card for seat in game.view(*ALL)["seats"][1:] for card in [*seat["hand"], seat["faceDown"]]}
    assert hidden - known, "this position hides nothing"
    assert other.cards() == view["seats"][0]["hand"]
    assert names_in(fresh) <= known
    fresh.get_by_role("button", name="Play on from here").click()
    fresh.get_by_role("dialog", name="New game").get_by_role("button", name="Play on").click()
    going = Table(fresh).opened()
    assert going.wait() == "play"
    assert going.cards() == view["seats"][0]["hand"]
    assert going.legal() == [held["card"] for held in view["hand"] if held["actions"]]
    assert names_in(fresh) <= known
    going.move()
    going.wait()


def choose_instant(page: Page) -> None:
    page.goto("./#/settings")
    choose(page, "Pause between two moves of bots", "none")


def broken() -> dict[str, tuple[str, str]]:
    """The core's code for each sort of damage -> a fragment, and the heading that tells it."""
    good = link.encode(played("APPLE-APPLE-000000", 1, 0).record.round(0))
    middle = len(good) // 2
    other = "A" if good[middle] != "A" else "B"
    return {
        "link-damaged": (good[:middle] + other + good[middle + 1 :], "This link was damaged"),
        "link-short": (good[:-8], "This link was cut short"),
        "link-foreign": ("hello-there", "Not a Potager link"),
        "link-newer": (good[0] + "7" + good[2:], "This link is from a newer Potager"),
    }


def test_broken_links_each_say_what_is_wrong(garden: Page) -> None:
    for code, (fragment, title) in broken().items():
        with pytest.raises(LinkError) as fault:
            link.decode(fragment)
        assert fault.value.code == code
        garden.goto(f"./#{fragment}")
        expect(garden.get_by_role("heading", name=title)).to_be_visible()
        expect(garden.get_by_role("main")).not_to_contain_text("Traceback")


def test_a_pasted_link_and_a_pasted_code(garden: Page) -> None:
    good = link.encode(played("APPLE-APPLE-000000", 1, 0).record.round(0))
    field = garden.get_by_role("textbox", name="Paste a link or deal code")
    opener = garden.get_by_role("button", name="Open", exact=True)
    opener.click()
    expect(garden.get_by_text("Paste a link or type a deal code first.")).to_be_visible()
    parts = urlsplit(garden.url)
    field.fill(f"Look: {parts.scheme}://{parts.netloc}{parts.path}#{good}")
    opener.click()
    expect(garden.get_by_role("heading", level=1, name="A replay")).to_be_visible()
    garden.goto("./#/")
    field.fill("apple apple 000000")
    opener.click()
    expect(garden.get_by_role("textbox", name="Deal code", exact=True)).to_have_value("APPLE-APPLE-000000")
