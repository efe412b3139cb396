"""Whole matches of every variant and player count against bots: what the page says is what the core says."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from pygame_core import link
from pygame_core.record import Record

from ..conftest import DESKTOP
from ..tree import nodes
from .core import decisions, game_file, names, number, seen, sheet_rows
from .games import way
from .rehearsal import find
from .table import Table, sheets

TWO = {"play", "pass", "tractor", "discard"}
OWN = {*TWO, "row", "pot", "stuck"}
WELLS = {"play", "pass", "discard", "silo", "T", "stuck"}
PILES = {"play", "discard", "Tractor", "closing Tractor", "open", "blind", "second"}
#: Every way to play, what the person does in the match, the seed of a short one, and its deals.
GAMES = {
    "base 2": (TWO, 346, 2),
    "base 3": ({*OWN, "white"}, 454, 1),
    "base 4": (OWN, 413, 1),
    "base 5": ({*OWN, "white"}, 105, 1),
    "expert 2": ({*TWO, "T"}, 271, 1),
    "expert 3": ({*OWN, "white", "short"}, 490, 1),
    "expert 4": (OWN, 325, 1),
    "expert 5": ({*OWN, "white", "short"}, 125, 1),
    "partners 4 base": ({*OWN, "give"}, 243, 2),
    "partners 4 expert": ({*OWN, "give"}, 20, 1),
    "tournament 2": ({*WELLS, "visit", "stop", "stay"}, 392, 1),
    "tournament 3 jokers=3": ({*WELLS, "own", "white"}, 372, 1),
    "tournament 4 wells=two": ({*WELLS, "visit", "others"}, 472, 1),
    "tournament 5": ({*WELLS, "visit", "all"}, 201, 1),
    "double-deck 2": ({*PILES - {"second"}, "pass", "under"}, 138, 1),
    "double-deck 3": ({*PILES, "pass"}, 6, 1),
    "double-deck 4": (PILES, 81, 1),
    "double-deck 5": (PILES, 196, 1),
}
#: Without the rail: the log of a whole match makes every look at the page slow.
WINDOW = {"width": 1000, "height": 760}


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(garden: Page, game: str, tmp_path: Path) -> None:
    wanted, seed, deals = GAMES[game]
    played = way(game)
    rehearsed = find(game, wanted, seed, deals, played.rule)
    garden.set_viewport_size(WINDOW)
    table = Table(garden).load(game_file(rehearsed.at(0), tmp_path))
    person = played.person(table, seed=rehearsed.seed)
    shown: list[list[list[str]]] = []
    more = True
    while more:
        while person.move():
            person.keys = not person.keys
        shown.append(table.sheet())
        more = table.next()

    garden.set_viewport_size(DESKTOP)
    record = Record.from_text(table.record())
    assert record.notations == rehearsed.notations
    assert record.state.is_terminal()
    players, called, view = record.game.players, names(record), seen(record)
    decided = decisions(record, 0)
    assert person.done == [move for _, move in decided]
    for was, (told, _) in zip(person.seen, decided, strict=True):
        assert was == played.as_shown(told, called)
    person.check(decided)

    # The sheet of every deal, when it had ended and after the match.
    assert len(shown) == len(view["sheets"]) == deals
    assert shown == [sheet_rows(sheet, called, deals) for sheet in view["sheets"]]
    assert sheets(garden.get_by_role("region", name=re.compile("^Score sheets?$"))) == shown

    # The result.
    points = record.state.returns()
    sides = view["sides"] or [{"seats": [seat], "points": points[seat]} for seat in range(players)]
    told_ranks = [node.text for node in nodes(garden.get_by_role("main").get_by_role("list").first)]
    won = [(" and ".join(called[at] for at in side["seats"]), number(side["points"])) for side in sides]
    assert sorted(text for text in told_ranks if text) == sorted(
        f"{who} {points} points" for who, points in won
    )
    for winner in record.state.winners():
        expect(table.result).to_contain_text(called[winner])

    fragment = urlsplit(table.share("The whole match")).fragment
    assert link.decode(fragment).record.notations == record.notations
    garden.get_by_role("button", name="Play again").click()
    table.my_move.or_(table.others).first.wait_for()
    expect(table.result).to_have_count(0)
    if deals > 1:
        expect(garden.get_by_role("banner").get_by_text(re.compile(f"deal 1 of {deals}"))).to_be_visible()
