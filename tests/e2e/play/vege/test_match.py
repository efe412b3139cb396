"""Whole matches of every variant and player count against bots: what the page says is what the core says."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from pygame_core import link
from pygame_core.record import Record
from pygame_core.rng import deal_code

from ..conftest import DESKTOP
from ..tree import nodes
from .core import Json, decisions, names, number, seen, sheet_rows
from .person import Person, Seen
from .rehearsal import find
from .table import Table, sheets

TWO = {"play", "pass", "tractor", "discard"}
OWN = {*TWO, "row", "pot", "stuck"}
#: Every way to play, what the person does in the match, and the seed of a short one; a deal for each player.
GAMES = {
    "base 2": (TWO, 43),
    "base 3": ({*OWN, "white"}, 10),
    "base 4": (OWN, 11),
    "base 5": ({*OWN, "white"}, 1),
    "expert 2": ({*TWO, "T"}, 28),
    "expert 3": ({*OWN, "white", "short"}, 38),
    "expert 4": (OWN, 7),
    "expert 5": ({*OWN, "white", "short"}, 17),
    "partners 4 base": ({*OWN, "give"}, 6),
    "partners 4 expert": ({*OWN, "give"}, 39),
}
#: Without the rail: the log of a whole match makes every look at the page slow.
WINDOW = {"width": 1000, "height": 760}


def as_shown(view: Json, called: list[str]) -> Seen:
    """What the page must have shown of a decision."""
    hand = [] if view["phase"] == "dealer" else view["hand"]
    free = [held for held in hand if held["actions"]]
    plays = [held for held in free if not held["actions"][0].startswith(("-", ">"))]
    ends = [end for end in ("pass", "pot", "T", "stuck") if end in view["legal"]]
    return Seen(
        cards=[held["card"] for held in view["hand"]],
        free=[held["card"] for held in free],
        tractors={held["card"]: held["tractors"] for held in plays if held["tractors"]},
        points={called[seat["seat"]]: seat["points"] for seat in view["seats"]},
        ends=ends,
    )


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(garden: Page, game: str) -> None:
    rehearsed = find(game, *GAMES[game])
    garden.set_viewport_size(WINDOW)
    table = Table(garden).start(game, code=deal_code(rehearsed.seed))
    person = Person(table, seed=rehearsed.seed)
    shown: list[list[list[str]]] = []
    more = True
    while more:
        while person.move():
            pass
        shown.append(table.sheet())
        more = table.next()
        person.keys = not person.keys

    garden.set_viewport_size(DESKTOP)
    record = Record.from_text(table.record())
    assert record.notations == rehearsed.notations
    assert record.state.is_terminal()
    players, called, view = record.game.players, names(record), seen(record)
    decided = decisions(record, 0)
    assert person.done == [move for _, move in decided]
    for was, (told, _) in zip(person.seen, decided, strict=True):
        assert was == as_shown(told, called)

    # The sheet of every deal, when it had ended and after the match.
    assert len(shown) == len(view["sheets"]) == players
    assert shown == [sheet_rows(sheet, called, players) for sheet in view["sheets"]]
    assert sheets(garden.get_by_role("region", name="Score sheets")) == shown

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
    expect(garden.get_by_role("banner").get_by_text(re.compile(f"deal 1 of {players}"))).to_be_visible()
