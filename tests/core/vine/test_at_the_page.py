"""Vine through the façade of the page: a whole game, looking back, taking back."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import pygame_core
from pygame_core import Record, page


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
