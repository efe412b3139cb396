"""Whole games of Vine against bots: what the page says is what the core says."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from pygame_core import link
from pygame_core.record import Record

from ..tree import nodes
from .core import Json, game_file, named, number, seen
from .deeds import Done, kinds, rehearse
from .table import Table, offered

COMMON = {"skip", "cut", "pair", "hang", "end"}
#: Every way to play, what the person does in the game at least, and where the search for one begins.
GAMES = {
    "solo": {*COMMON, "stack", "refresh", "compost"},
    "2 objectives": {*COMMON, "compost", "refresh", "tile"},
    "4": {*COMMON, "refresh"},
    "6": COMMON,
}


def find(game: str, wanted: set[str]) -> tuple[Record, list[Done]]:
    """The first game in which the person does all that is wanted."""
    for seed in range(200):
        record, done = rehearse(game, seed)
        if wanted <= kinds(done):
            return record, done
    raise AssertionError("no such game among the seeds")


@pytest.mark.parametrize("game", GAMES)
def test_whole_game(garden: Page, game: str, tmp_path: Path) -> None:
    rehearsed, done = find(game, GAMES[game])
    table = Table(garden)
    before = ""
    table.load(game_file(rehearsed.at(0), tmp_path))
    for one in done:
        table.settled(before, one.view)
        vines = {named(one.view, vine["vine"]): vine for vine in one.view["vines"]}
        assert table.points() == {name: vine["score"]["points"] for name, vine in vines.items()}
        before = table.region.aria_snapshot()
        table.prepare(one.view, one.deed)
        for name, cells in offered(one.view, one.deed):
            assert table.places(name) == cells
        table.finish(one.view, one.deed)
    view = seen(rehearsed)
    table.settled(before, view)
    assert table.points() == {named(view, vine["vine"]): vine["score"]["points"] for vine in view["vines"]}
    table.onward.click()
    expect(table.result).to_be_visible()

    sums = [node.name or node.text for node in nodes(garden.get_by_role("table")) if node.role == "cell"]
    rows = []
    for vine in sorted(view["vines"], key=lambda vine: order(view, vine)):
        score = vine["score"]
        goals = [plus(score["goals"])] if view["goals"] else []
        rows.append(f"{score['beans']} {score['harvested']} harvested, {score['hanging']} hanging")
        rows += [plus(score["height"]), number(-score["open"]), *goals]
        rows += [f"= {number(score['points'])}", str(vine["tokens"])]
    assert sums == rows

    record = Record.from_text(table.record())
    assert record.notations == rehearsed.notations
    assert record.state.returns() == rehearsed.state.returns()
    fragment = urlsplit(table.share("The whole game")).fragment
    assert link.decode(fragment).record.notations == rehearsed.notations


def plus(points: int) -> str:
    return f"+{points}" if points > 0 else number(points)


def order(view: Json, vine: Json) -> tuple[bool, int]:
    """The winner, or the vine that counts, comes first; the others by points."""
    first = vine["vine"] == view["counts"] if view["solo"] else vine["seat"] in view["winners"]
    return not first, -vine["score"]["points"]
