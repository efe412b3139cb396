"""The phases of a Vine table and its rules, as screens to look at: each opens one on a page."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from .core import drawn, game_file
from .deeds import rehearse
from .table import Table
from .test_turn import LEFT, MINE, SHORT, VINE

Opener = Callable[[Page, Path], None]

#: Something of everything: a bunch, a leaf, stems, dead ends.
BUSY = f"{VINE}; beans 2,3 3NW 2EW; corner 3,3 NW; RL 3,4 S"


@cache
def finished(game: str) -> Record:
    return rehearse(game, 1)[0]


def vine_grow(page: Page, folder: Path) -> None:
    """A tile is picked, with ghosts on two vines; goals are open."""
    record = drawn(BUSY, SHORT, phase="grow", hand="LL tee", tokens=[2])
    table = Table(page).load(game_file(record, folder))
    table.hit(table.cell(LEFT, 0, 2))
    expect(table.button("Rotate")).to_be_enabled()


def vine_cut(page: Page, folder: Path) -> None:
    """What a cut would bring."""
    record = drawn(BUSY, SHORT, phase="prune", harvest={0: "1N"})
    table = Table(page).load(game_file(record, folder))
    table.hit(table.cell(MINE, 1, 3))
    expect(table.region.get_by_role("region", name="This cut removes")).to_be_visible()


def vine_bean(page: Page, folder: Path) -> None:
    """A bean is picked up and lies on its place; two others do not fit."""
    record = drawn(BUSY.replace("; RL 3,4 S", ""), SHORT, supply="2EW 1W 3N", tokens=[1])
    table = Table(page).load(game_file(record, folder))
    table.hit(table.supply.get_by_role("button").first)
    table.hit(table.button("Stack, for 1 token"))
    expect(table.button("Stack, for 1 token")).to_have_attribute("aria-pressed", "true")


def vine_compost(page: Page, folder: Path) -> None:
    record = drawn(VINE, SHORT, tokens=[2], compost="LL", turn=5)
    table = Table(page).load(game_file(record, folder))
    table.hit(table.button("Compost, for 1 token"))
    expect(page.get_by_role("dialog", name="Compost")).to_be_visible()


def vine_solo(page: Page, folder: Path) -> None:
    record = drawn(BUSY, SHORT, name="vine-solo", players=1, phase="grow", hand="LL tee")
    table = Table(page).load(game_file(record, folder))
    expect(table.region.get_by_role("region", name="Your score now")).to_be_visible()
    expect(table.swap).to_be_visible()


def vine_four(page: Page, folder: Path) -> None:
    record = drawn(BUSY, SHORT, VINE, BUSY, players=4, phase="grow", hand="LL tee")
    expect(Table(page).load(game_file(record, folder)).swap).to_be_visible()


def vine_result(page: Page, folder: Path) -> None:
    table = Table(page).load(game_file(finished("2 objectives"), folder))
    expect(table.result).to_be_visible()


def vine_rules(page: Page, _: Path) -> None:
    """Chapters with drawn examples, one after the other."""
    page.goto("./#/rules/vine/tiles")
    expect(page.get_by_role("heading", name="The tiles").first).to_be_visible()


def vine_new(page: Page, _: Path) -> None:
    page.goto("./#/new?game=vine&players=6")
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog.get_by_role("group", name="Objectives")).to_be_visible()


SCREENS: dict[str, Opener] = {
    opener.__name__: opener
    for opener in (
        vine_grow,
        vine_cut,
        vine_bean,
        vine_compost,
        vine_solo,
        vine_four,
        vine_result,
        vine_rules,
        vine_new,
    )
}
