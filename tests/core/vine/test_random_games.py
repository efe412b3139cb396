"""Random games of Vine: they end when they must, no tile is lost, all hangs together after every action."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

import pygame_core
from pygame_core import Game
from pygame_core.vine.grid import place_of, sides
from pygame_core.vine.state import VineState
from pygame_core.vine.vine import Vine

from ..generic.games import walk
from .plain_tiles import ACROSS, BEANS, PLANTS, Cell, beside

Count = Callable[[int, int], int]
#: A turn has at most one cut, three tiles, and what 32 beans and a few tokens allow.
MOST_MOVES_A_TURN = 60


def every_game() -> list[Game]:
    games = [pygame_core.load_game("vine", players, {"objectives": "on"}) for players in range(2, 7)]
    return [*games, pygame_core.load_game("vine-solo", 1)]


def check_vine(vine: Vine) -> None:
    """Everything reaches the root over stubs that meet; no row between the root and the top is empty."""
    stubs: dict[Cell, str] = {place_of(cell): sides(mask) for cell, mask in vine.masks.items()}
    lower = {beside(place_of(cell), "S") for cell in vine.bunches}
    seen, waiting = {(0, 0)}, [(0, 0)]
    while waiting:
        cell = waiting.pop()
        for side in stubs[cell]:
            there = beside(cell, side)
            if there not in seen and ACROSS[side] in stubs.get(there, ""):
                seen.add(there)
                waiting.append(there)
    assert seen | lower == set(stubs)
    assert not seen & lower
    assert {y for _, y in stubs} == set(range(vine.height + 1))
    joined = [(cell, side) for cell, shown in stubs.items() for side in shown]
    assert vine.open == sum(ACROSS[side] not in stubs.get(beside(cell, side), "") for cell, side in joined)


def check_tiles(state: VineState) -> None:
    """20 plant tiles a vine and 32 beans, wherever they lie."""
    tiles, count = state.game.tiles, state.game.vines
    plants = Counter({kind: many for kind, many in enumerate(state.compost) if many})
    for vine in state.vines:
        plants.update(tiles.faces[face].kind for face in vine.faces.values())
    loose = [*state.plant_bag[state.drawn :], *state.hand, *state.waiting, *state.held, state.pending]
    plants.update(kind for kind in loose if kind >= 0)
    assert plants.total() == 20 * count
    assert all(many <= PLANTS[tiles.names[kind]] for kind, many in plants.items())
    beans = Counter(bean for bean in (*state.bean_bag, *state.supply) if bean >= 0)
    for vine, harvest in zip(state.vines, state.harvest, strict=True):
        beans.update(harvest)
        beans.update(bean for bunch in vine.bunches.values() for bean in bunch)
    assert {tiles.bean_names[bean]: many for bean, many in beans.items()} == BEANS


def check_end(state: VineState) -> None:
    count = state.game.vines
    all_drawn = state.turn == 10 * count and state.drawn == 20 * count
    assert all_drawn or (not state.bean_bag and state.turn % count == 0)
    assert state.winners()
    points = [score.points for score in state.scores()]
    assert state.returns() == ([min(points)] if state.game.solo else points)
    assert min(state.tokens) >= 0


@pytest.mark.parametrize("game", every_game(), ids=lambda game: f"{game.id}-{game.players}")
def test_random_games(game: Game, count: Count) -> None:
    for seed in range(count(5_000, 5)):
        checked: list[Vine] = []
        for moves, (state, _) in enumerate(walk(game, seed)):
            vines = cast(VineState, state).vines
            for vine in vines:
                if not any(vine is other for other in checked):
                    check_vine(vine)
            checked = vines[:]
            check_tiles(cast(VineState, state))
            assert moves < MOST_MOVES_A_TURN * 60
        end = cast(VineState, state)
        for vine in end.vines:
            check_vine(vine)
        check_tiles(end)
        check_end(end)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: f"{game.id}-{game.players}")
def test_who_ends_every_turn_at_once_has_ten_of_them(game: Game, count: Count) -> None:
    for seed in range(count(200, 3)):
        state = cast(VineState, game.new_initial_state(seed))
        turns = [0] * game.players if not state.game.solo else [0, 0]
        last = -1
        while not state.is_terminal():
            if state.turn != last:
                last = state.turn
                turns[state.active] += 1
            legal = game.legal_moves(state)
            ends = [move for move in ("end", "no cut") if move in legal]
            state.apply_action(game.string_to_action((ends or legal)[0]))
        assert turns == [10] * len(turns)
