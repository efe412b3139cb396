"""A finished game of Vine: looked back at from its result, and opened from its link in another browser."""

from collections.abc import Callable, Iterable

from playwright.sync_api import BrowserContext, expect

from pygame_core.record import Record

from .conftest import Bring
from .core import Json, named, seen
from .screens import finished
from .table import Table


def points(view: Json, called: Iterable[str]) -> dict[str, int]:
    """What the table has to say of a position."""
    return {name: vine["score"]["points"] for name, vine in zip(called, view["vines"], strict=True)}


def assert_moment(table: Table, record: Record, at: int, called: list[str]) -> None:
    """The page shows the game as it was after so many moves."""
    view = seen(record.at(at))
    expect(table.page.get_by_text(f"Move {at} of {len(record.moves)}", exact=True)).to_be_visible()
    table.shows(points(view, called))


def test_looking_back(bring: Bring) -> None:
    record = finished("2 objectives")
    last = len(record.moves)
    table = bring(record)
    page = table.page
    expect(table.result).to_be_visible()
    page.get_by_role("button", name="Look back").click()
    dialog = page.get_by_role("dialog", name="Look back")
    slider = dialog.get_by_role("slider", name="Move", exact=True)
    called = [named(seen(record), vine) for vine in range(2)]
    assert_moment(table, record, last, called)
    middle = next(
        at
        for at in range(last // 2, last)
        if points(seen(record.at(at)), called) != points(seen(record.at(at + 1)), called)
    )
    slider.fill(str(middle))
    assert_moment(table, record, middle, called)
    dialog.get_by_role("button", name="One move on").click()
    assert_moment(table, record, middle + 1, called)
    dialog.get_by_role("button", name="To the start").click()
    assert_moment(table, record, 0, called)
    # It is only looked at: nothing can be done, and the game stays as it was.
    expect(table.skip).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.result).to_be_visible()
    assert Record.from_text(table.record()).notations == record.notations


def test_a_finished_game_in_a_fresh_browser(bring: Bring, new_context: Callable[..., BrowserContext]) -> None:
    record = finished("2 objectives")
    link = bring(record).share("The whole game")
    fresh = new_context().new_page()
    fresh.goto(link)
    expect(fresh.get_by_role("heading", level=1, name="A replay")).to_be_visible()
    table = Table(fresh)
    fresh.get_by_role("button", name="To the end").click()
    assert_moment(table, record, len(record.moves), ["Seat 1’s vine", "Seat 2’s vine"])
