"""Vine through the façade of the page: a whole game, looking back, taking back."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import pygame_core
from pygame_core import Record, page

from .looks import Table, position


def ask(name: str, **args: Any) -> Any:
    answer = json.loads(page.call(name, json.dumps(args)))
    assert "ok" in answer, answer
    return answer["ok"]


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    page.TABLES.clear()
    yield
    page.TABLES.clear()


def opened(name: str, players: int) -> None:
    ask("open", table="t", text=Record(pygame_core.load_game(name, players), 3).to_text())


@pytest.mark.parametrize(("name", "players"), [("vine", 2), ("vine", 6), ("vine-solo", 1)])
def test_a_whole_game_through_the_page(name: str, players: int) -> None:
    opened(name, players)
    while (view := ask("view", table="t", eyes=[]))["toMove"] is not None:
        assert (view["legal"], view["choices"]) == ([], None)
        ask("play", table="t", move=ask("choose", table="t", bot="random")["move"], eyes=[])
    state = page.TABLES["t"].state
    assert view["winners"] == state.winners()
    scores = [vine["score"]["points"] for vine in view["vines"]]
    assert state.returns() == ([scores[view["counts"]]] if view["solo"] else scores)
    log = ask("log", table="t", eyes=[])
    kinds = [event["kind"] for event in log]
    # No action begins the first turn.
    assert kinds.count("end") == kinds.count("turn") + 1
    assert [score["points"] for score in log[-1]["scores"]] == scores
    early = ask("view", table="t", eyes=[0], at=5)
    assert (early["move"], early["winners"]) == (5, None)


def test_taking_back_is_free_until_tiles_are_drawn() -> None:
    opened("vine", 2)
    first = page.TABLES["t"].state.current_player()
    people = [0, 1]

    def play(move: str) -> Any:
        ask("play", table="t", move=move, eyes=people)
        return ask("view", table="t", eyes=people, people=people)

    legal = ask("view", table="t", eyes=people)["legal"]
    view = play(legal[0])
    assert view["undo"] == {"to": 0, "reveals": False}
    while view["toMove"] == first:
        view = play("end" if "end" in view["legal"] else view["legal"][0])
    assert (view["phase"], view["undo"]["reveals"]) == ("prune", False)
    assert play(view["legal"][0])["undo"]["reveals"] is True


OPEN, CLOSED = "X 0,1", "straight 0,1 NS; LL 0,2 S"


def undone(table: Table, *firsts: str) -> list[str]:
    """What is left of the moves, each the first that begins so, after one undo of the person."""
    record = page.TABLES["t"] = table.record
    for first in firsts:
        record.play(next(move for move in record.game.legal_moves(record.state) if move.startswith(first)))
    ask("undo", table="t", people=[0])
    return record.notations


@pytest.mark.parametrize(
    ("vines", "hand", "firsts", "left"),
    [
        # Two tiles are placed together, whichever has its place.
        ((OPEN, OPEN), "tee X", ["keep 1", "tee", "X"], 0),
        ((OPEN, OPEN), "tee X", ["keep 1", "tee"], 0),
        ((OPEN, OPEN), "tee X", ["keep 1"], 0),
        ((OPEN, CLOSED), "tee X", ["keep 1", "tee"], 0),
        ((CLOSED, OPEN), "tee X", ["keep 1", "X"], 0),
        # Of three they are placed one by one, until one to keep and one to pass are left.
        ((OPEN, OPEN), "tee X LL", ["keep 1", "tee"], 0),
        ((OPEN, OPEN), "tee X LL", ["keep 1", "tee", "keep 2", "X", "LL"], 2),
        ((OPEN, OPEN), "tee X LL", ["pass 1", "tee", "keep 2", "X"], 2),
        ((OPEN, OPEN), "tee X LL", ["pass 1", "tee", "keep 2", "X", "LL"], 4),
    ],
)
def test_one_undo_takes_back_what_one_button_did(
    vines: tuple[str, str], hand: str, firsts: list[str], left: int
) -> None:
    table = position(*vines, phase="grow", hand=hand)
    assert len(undone(table, *firsts)) == left


def test_a_tile_of_the_compost_is_taken_back_with_its_place() -> None:
    assert undone(position(OPEN, tokens=[1], compost="tee", turn=8), "compost 1", "tee") == []


def test_a_game_that_begins_with_a_tile_half_placed_can_be_taken_back_to_there() -> None:
    table = position(OPEN, OPEN, phase="grow", hand="- X", pending=("tee", 0))
    assert undone(table, "tee", "X") == []
