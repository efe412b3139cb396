"""A browser with no room left, or one that keeps nothing: told in time, and the game goes on."""

import json
import re

from playwright.sync_api import Page, expect

from .games import Game, moves_of
from .world import (
    FILL,
    MAKE_ROOM,
    SAY_FULL,
    SAY_ROOM,
    backstage,
    content,
    hand,
    kept,
    my_turn,
    plant,
    play,
    playable,
    record,
    sit_down,
)

FORBID = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); }
})"""


def some_card(page: Page) -> str:
    return playable(page).filter(has_not_text="+3").first.get_attribute("aria-label") or ""


def test_no_room_left(page: Page) -> None:
    game = Game()
    plant(page, game)
    sit_down(page, game.id)
    my_turn(page)
    page.evaluate(FILL)
    before = kept(page, game.id)
    play(page, some_card(page))
    my_turn(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("are not saved yet. This browser has no room left. Save a game file.")
    told = re.search(r"Your last (\d+) moves", alert.inner_text())
    with page.expect_download() as download:
        alert.get_by_role("button", name="Save a game file").click()
    moves = moves_of(json.loads(content(download.value))["text"])
    assert told
    assert len(moves) == len(moves_of(game.text)) + int(told[1])
    assert kept(page, game.id) == before

    # Looking elsewhere in the page loses nothing.
    page.goto("./#/saves")
    expect(page.get_by_role("alert")).to_contain_text("There is no room left in this browser.")
    page.get_by_role("link", name="Continue Vegeterrors").click()
    my_turn(page)
    expect(alert).to_contain_text(f"Your last {told[1]} moves are not saved yet.")

    # Another tab makes room.
    behind = backstage(page.context)
    behind.evaluate(MAKE_ROOM)
    behind.close()
    expect(alert).to_have_count(0)
    assert record(page, game.id) == moves

    # Full once more, and room again without another tab: the next move is kept, and all before it.
    page.evaluate(SAY_FULL)
    play(page, some_card(page))
    expect(alert).to_contain_text("not saved yet")
    my_turn(page)
    page.evaluate(SAY_ROOM)
    left = hand(page).count()
    play(page, some_card(page))
    expect(alert).to_have_count(0)
    expect(hand(page)).to_have_count(left - 1)
    assert record(page, game.id)[: len(moves)] == moves


def test_storage_forbidden(page: Page) -> None:
    page.add_init_script(FORBID)
    page.goto("./#/settings")
    pause = page.get_by_role("group", name="Pause between two moves of bots")
    pause.get_by_role("radio", name="none").press("Space")
    expect(page.get_by_role("alert")).to_contain_text("This browser does not keep settings.")
    page.goto("./#/new?game=vegeterrors&players=3&code=PLUM-CORN-4K7Q2M")
    page.get_by_role("button", name="Deal the cards").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This browser does not let Potager keep games.")
    expect(page.get_by_role("button", name="Lay it face down")).to_be_visible()
    playable(page).last.click()
    page.get_by_role("button", name="Lay it face down").click()
    expect(alert).to_contain_text(
        "not saved yet. This browser does not let Potager keep games. Save a game file."
    )
    with page.expect_download() as download:
        alert.get_by_role("button", name="Save a game file").click()
    assert moves_of(json.loads(content(download.value))["text"])
    my_turn(page)
    page.get_by_role("link", name="Back to the home page").click()
    expect(page.get_by_role("region", name="Continue").get_by_role("listitem")).to_have_count(1)
