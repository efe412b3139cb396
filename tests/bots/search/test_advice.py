"""Hints: the best move, what it gains, and why, from nothing but what a seat sees."""

from typing import Any

import pytest

import pygame_core
from pygame_core.bots.search import Found
from pygame_core.bots.search.advice import Fact, advise
from pygame_core.bots.search.vegeterrors.facts import facts

from ...core.vegeterrors.drawn import Table, after, position

GAME = pygame_core.load_game("vegeterrors")


def no_facts(_: Any, __: int) -> list[Fact]:
    return []


def test_the_best_move_is_known_well_and_the_gain_is_over_the_next() -> None:
    state = GAME.new_initial_state(1)
    seen = state.observation(state.current_player())
    first, second, third, fourth = seen["legal_actions"][:4]
    found = [
        Found(first, 1000, 0.40),
        Found(second, 600, 0.42),
        Found(third, 30, 0.41),
        Found(fourth, 5, 0.99),
    ]
    advice = advise(GAME, seen, found, no_facts)
    assert advice.best.move == second
    assert [other.move for other in advice.others] == [third, first]
    assert advice.gain == pytest.approx(0.01)
    assert advice.reason is None
    alone = advise(GAME, seen, found[:1], no_facts)
    assert (alone.best.move, alone.others, alone.gain) == (first, [], 0.0)


def test_the_reason_is_what_the_second_best_does_not_do() -> None:
    state = GAME.new_initial_state(1)
    seen = state.observation(state.current_player())
    one, two = seen["legal_actions"][:2]
    shared: Fact = ("shared", {})
    told = {one: [shared, ("own", {"count": 2})], two: [shared]}
    found = [Found(one, 100, 0.5), Found(two, 80, 0.4)]
    assert advise(GAME, seen, found, lambda _, action: told[action]).reason == ("own", {"count": 2})
    same = {one: [shared], two: [shared]}
    assert advise(GAME, seen, found, lambda _, action: same[action]).reason == shared


def told(table: Table, move: str) -> dict[str, dict[str, str | int]]:
    state = table.record.state
    return dict(facts(state, table.record.game.string_to_action(move)))


def test_what_a_card_does() -> None:
    last = told(after("Y6 B3 G5", "R8", down="R3"), "R8")
    assert last["wins"] == {"colour": "red"}
    assert "lead" in last
    assert told(after("Y6", "R8", down="R3"), "R8")["ahead"] == {"colour": "red"}
    assert told(after("R8", "R4 -B -G -Y", down="R3"), "R4")["stays"] == {"colour": "red"}
    stopped = told(after("B6", "Y8 R5 R5", down="R3"), "Y8")
    assert stopped["stops"] == {"colour": "blue"}
    assert stopped["keeps"]["colour"] == "red"
    assert int(stopped["keeps"]["count"]) >= 2
    assert "wins" not in stopped
    assert told(after("Y6 B3 R8", "M", down="R3"), "M>R")["wins"] == {"colour": "red"}


def test_what_a_change_does() -> None:
    table = after("Y6", "B6", down="R9")
    assert told(table, "change R9 / B6")["change"] == {"colour": "red", "other": "blue"}


def test_what_a_prediction_promises() -> None:
    table = position(["B6 B4 B2 -M", "", "", ""], chips="B20", predict=False)
    promised = told(table, "predict B6")
    assert int(promised["predict"]["count"]) >= 3
    assert promised["predict-chips"] == {"colour": "blue", "gold": 20}
    assert promised["predict-card"] == {"strength": 6}
