"""Every world that agrees with what a seat saw can come out, and no other."""

import json
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any, cast

import pytest

import pygame_core
from pygame_core import Game, PositionError, State
from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables.knowledge import nothing
from pygame_core.vege_tables.state import VegeTablesState

from ..generic.games import slug, walk
from .test_random_deals import GAMES

#: Unseen cards whose orders are all tried.
FEW = 5


def slots(data: dict[str, Any], seat: int) -> Iterator[tuple[list[Any], int]]:
    """Places of a position that `seat` may not see into, as (list, index)."""
    for other, hand in enumerate(data["hands"]):
        if other != seat:
            yield from ((hand, at) for at, name in enumerate(hand) if name not in data["shown"][other])
    for pot in data["pots"]:
        yield from ((pot, at) for at in range(len(pot or [])))
    yield from ((data["field"], at) for at, name in enumerate(data["field"]) if name)
    yield from ((data["stock"], at) for at in range(len(data["stock"])))


def all_worlds(game: Game, state: State, seat: int) -> set[str]:
    """By brute force: every order of the unseen cards that looks the same to `seat`."""
    observation, found = state.observation(seat), set()
    unseen = [where[at] for where, at in slots(state.to_json(), seat)]
    for order in set(permutations(unseen)):
        data = json.loads(json.dumps(state.to_json()))
        for (where, at), name in zip([*slots(data, seat)], order, strict=True):
            where[at] = name
        try:
            world = game.state_from_json(data)
        except PositionError:
            continue
        if world.observation(seat) == observation:
            found.add(world.canonical())
    return found


def late_positions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of a random deal in which a seat misses few cards, at most one for each number of them."""
    done = set()
    for state, _ in walk(game, seed):
        for seat in range(game.players):
            unseen = len([*slots(state.to_json(), seat)])
            exchanging = cast(VegeTablesState, state).exchange is not None
            if 1 < unseen <= FEW and (unseen, exchanging) not in done and not exchanging:
                done.add((unseen, exchanging))
                yield state, seat


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_every_world_late_in_a_deal(game: Game, count: Callable[[int, int], int]) -> None:
    rng, tried = Random("late"), 0
    for seed in range(count(60, 10)):
        for state, seat in late_positions(game, seed):
            possible = all_worlds(game, state, seat)
            observation, sampled = state.observation(seat), set()
            for _ in range(200 * len(possible)):
                sampled.add(game.sample_state(observation, rng).canonical())
                if len(sampled) == len(possible):
                    break
            assert sampled == possible
            tried += 1
    assert tried >= 3


def test_a_hand_is_hidden_until_it_is_laid_open() -> None:
    """What is unseen from the first turn on: 8 x 3 hand cards, four Pots, the Field."""
    game = pygame_core.load_game("vege-tables-base", players=4)
    state = game.new_initial_state(1)
    seen = state.observation(0)
    assert [len(pot) for pot in state.to_json()["pots"]] == [6] * 4
    assert (seen["known"], seen["shown"], seen["near"]) == ([[]] * 4, [[]] * 4, [])
    assert seen["backs"] == [{"white": 8, "green": 0}] * 4
    told = json.dumps({**seen, "legal_actions": []})
    assert not [name for hand in state.to_json()["hands"][1:] for name in hand if f'"{name}"' in told]


def test_knowledge_of_a_card_given_openly_and_then_hidden() -> None:
    """Partners: B's known white 5 may be what B gave back, so the opponents know only the side."""
    bit, white = 1 << c.INDEX["R5"], c.WHITES
    known = nothing(4).shown([0, 1, 3], bit, 2)
    assert known.seen == (bit, bit, 0, bit)
    given = known.given(2, 0, c.INDEX["G6"], white & (bit | 1 << c.INDEX["G6"]))
    assert given.seen == (bit, 0, 1 << c.INDEX["G6"], 0)
    assert given.near == (0, bit, 0, bit)


def test_a_card_of_another_back_leaves_knowledge_alone() -> None:
    bit = 1 << c.INDEX["R5"]
    known = nothing(4).shown([0, 1, 3], bit, 2)
    given = known.given(2, 0, c.INDEX["G20"], c.GREENS | 1 << c.TRACTOR)
    assert given.seen == (bit, bit, 1 << c.INDEX["G20"], bit)
    assert given.near == (0, 0, 0, 0)


def test_knowledge_of_tractors_between_partners() -> None:
    """Seat 2 is known to hold two Tractors and gives one: the opponents are sure of one, and of one near."""
    green = 1 << c.TRACTOR | 1 << c.INDEX["K20"]
    known = nothing(4).shown([0, 1, 2, 3], 0, 2, tractors=2)
    assert [row[2] for row in known.tractors] == [2, 2, 0, 2]
    given = known.given(2, 0, c.TRACTOR, green)
    assert [row[2] for row in given.tractors] == [1, 1, 0, 1]
    assert given.tractors[2][0] == 1
    assert given.near_tractors == (0, 1, 0, 1)
    used = given.tractors_left(0, 1)
    assert used.near_tractors == (0, 0, 0, 0)
    assert used.tractors[2][0] == 0
    assert [row[2] for row in used.tractors] == [1, 1, 0, 1]


@pytest.mark.parametrize("game", [g for g in GAMES if g.id == "vege-tables-expert"], ids=slug)
def test_in_expert_everybody_knows_where_the_tractors_are(
    game: Game, count: Callable[[int, int], int]
) -> None:
    for seed in range(count(50, 5)):
        for state, _ in walk(game, seed):
            held = [hand.count("T") for hand in state.to_json()["hands"]]
            for seat in range(game.players):
                known = state.observation(seat)["known"]
                assert [names.count("T") for names in known] == [
                    0 if other == seat else tractors for other, tractors in enumerate(held)
                ]


def test_cards_taken_openly_stay_known() -> None:
    """Two players: a hidden hand holds what was drawn from the common Pot, until it is played."""
    game = pygame_core.load_game("vege-tables-base", players=2, deals="1")
    drawn: list[set[str]] = [set(), set()]
    for state, action in walk(game, 3):
        seat, other = state.current_player(), 1 - state.current_player()
        data, move = state.to_json(), game.action_to_string(action)
        for at in (0, 1):
            drawn[at] &= set(data["hands"][at])
            known = {name for name in state.observation(1 - at)["known"][at] if name != "T"}
            assert known == drawn[at]
        if move == "pass":
            owed = 11 - len(data["hands"][seat])
            drawn[seat] |= {name for name in data["common"][:owed] if name != "T"}
        assert other != seat
