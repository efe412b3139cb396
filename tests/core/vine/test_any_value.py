"""Whatever value stands where in a position or a view of Vine: it is refused, or it can be played."""

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import pygame_core
from pygame_core import PositionError
from pygame_core.vine.state import VineState

from ..generic.games import walk
from .looks import Json
from .test_impossible import tree

#: One of each kind of JSON, and some that are nearly right.
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    3,
    10**40,
    1.5,
    float("nan"),
    "",
    "X",
    "1N",
    "é" * 99,
    [],
    [None],
    [[]],
    {},
    {"X": 1},
]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in it."""
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in steps:
        yield (*path, key)
        yield from places(value, (*path, key))


def with_value(data: Json, path: tuple[Any, ...], value: Any) -> Json:
    changed = copy.deepcopy(data)
    holder: Any = changed
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return changed


def taken_or_refused(game: pygame_core.Game, data: Json) -> None:
    """Refused with PositionError, or taken: then it can be told and played to the end."""
    try:
        state = game.state_from_json(data)
    except PositionError:
        return
    assert isinstance(state, VineState)
    rng = Random(1)
    game.state_from_json(state.to_json())
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.winners()


def somewhere(game: pygame_core.Game, seed: int) -> Json:
    """A position of a random game."""
    moves = len(list(walk(game, seed)))
    stop = Random(seed).randrange(moves)
    for at, (state, _) in enumerate(walk(game, seed)):
        if at == stop:
            return {**state.to_json(), "history": []}
    raise AssertionError


@pytest.mark.parametrize("name", ["vine", "vine-solo"])
def test_wrong_values_anywhere_are_refused(name: str, count: Callable[[int, int], int]) -> None:
    options = {"objectives": "on"} if name == "vine" else {}
    game = pygame_core.load_game(name, 2 if name == "vine" else 1, options)
    seeds = count(40, 2)
    for seed in range(seeds):
        data, rng = somewhere(game, seed), Random(seed)
        for path in places(data):
            for value in rng.sample(VALUES, len(VALUES) if seeds > 2 else 3):
                taken_or_refused(game, with_value(data, path, value))


@pytest.mark.parametrize("value", VALUES)
def test_no_position_at_all(value: object) -> None:
    with pytest.raises(PositionError):
        pygame_core.load_game("vine", 2).state_from_json(value)


def test_every_field_is_needed() -> None:
    data = tree().json
    for field in data:
        with pytest.raises(PositionError):
            tree().record.game.state_from_json({key: data[key] for key in data if key != field})
    for field in data["vines"][0]:
        vine = {key: value for key, value in data["vines"][0].items() if key != field}
        with pytest.raises(PositionError):
            tree().record.game.state_from_json({**data, "vines": [vine, data["vines"][1]]})


@pytest.mark.parametrize("name", ["vine", "vine-solo"])
def test_wrong_values_in_a_view_are_refused(name: str, count: Callable[[int, int], int]) -> None:
    game = pygame_core.load_game(name, 2 if name == "vine" else 1)
    seeds = count(20, 1)
    for seed in range(seeds):
        stop = Random(seed).randrange(80)
        state = next(state for at, (state, _) in enumerate(walk(game, seed)) if at == stop)
        seen, rng = {**state.observation(0), "history": []}, Random(seed)
        game.sample_state(copy.deepcopy(seen), rng)
        for path in places(seen):
            for value in rng.sample(VALUES, len(VALUES) if seeds > 2 else 3):
                try:
                    game.sample_state(with_value(seen, path, value), rng)
                except PositionError:
                    continue
