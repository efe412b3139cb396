"""Vine as the search plays it: worlds that agree with what is seen, legal moves, a judge that ends right."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from pygame_core import Game, load_game
from pygame_core.bots.search.tree import Tree
from pygame_core.bots.search.vine import OnePly, VineModel
from pygame_core.bots.search.vine.garden import DONE, DRAW, STEP, Garden
from pygame_core.bots.search.vine.judge import Judge
from pygame_core.bots.search.vine.model import Turn
from pygame_core.bots.search.vine.turn import follow, ways, whole
from pygame_core.game import Observation
from pygame_core.vine.game import VineGame
from pygame_core.vine.state import VineState

from ...core.generic.games import extremes, slug, walk

GAMES = [game for game in extremes() if isinstance(game, VineGame)]
GAMES.append(cast(VineGame, load_game("vine", players=3, objectives="on")))


def decisions(game: Game, seed: int, every: int = 11) -> Iterator[tuple[VineState, Observation]]:
    """Decisions of a random game."""
    for number, (state, _) in enumerate(walk(game, seed)):
        if number % every == 0 and len(state.legal_actions()) > 1:
            yield cast(VineState, state), state.observation(state.current_player())


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_a_world_looks_like_what_is_seen(game: VineGame) -> None:
    orders = set()
    for state, seen in decisions(game, 1):
        model = VineModel(game, seen)
        for number in range(2):
            garden = cast(Turn, model.world(Random(number))).garden
            again = game.state_from_json(garden.to_json())
            looks = again.observation(seen["seat"])
            assert {**looks, "history": seen["history"]} == seen
            assert sorted(garden.bean_bag) == sorted(state.bean_bag)
            orders.add(garden.plant_bag)
    assert len(orders) > 10


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_moves_are_legal_and_values_are_shares(game: VineGame) -> None:
    for number, (_, seen) in enumerate(decisions(game, 2)):
        model = VineModel(game, seen)
        rng = Random(number)
        world = cast(Turn, model.world(rng))
        assert len(set(model.moves)) == len(model.moves) > 0
        while world.mover >= 0:
            moves = world.moves()
            legal = world.garden.legal_actions()
            assert moves
            assert set(moves) <= set(legal)
            # A review asks for moves that the search itself does not think of.
            world.play(legal[int(rng.random() * len(legal))])
        values = world.values(rng.random)
        assert all(0 <= value <= 1 for value in values)
        assert len(values) == game.players
        if game.players > 1:
            assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_playing_on_keeps_the_rules_and_the_judge_ends_with_the_result(game: VineGame) -> None:
    """The way thought best is played as it was promised; at the end the judge tells who has won."""
    garden = Garden.of(game.new_initial_state(3))
    judge = Judge(game)
    told = 0
    while garden.phase != "over":
        if garden.phase == "grow":
            for way in ways(garden, judge)[:3]:
                after = garden.clone()
                follow(after, way)
                assert after.phase == "bean"
                if not after.waiting and not after.cards:
                    held = after.held[after.left] != garden.held[garden.left]
                    assert held or judge.standing(after, STEP) == pytest.approx(way.value, abs=1e-6)
                    told += not held
        assert all(abs(point) < 100 for point in (judge.worth(garden, 0, DRAW), judge.worth(garden, 0, DONE)))
        whole(garden, judge)
        game.state_from_json(garden.to_json())
    values = judge.shares(garden, DONE)
    if game.solo:
        assert 0 < values[0] < 1
        return
    winners = garden.winners()
    assert values == [1 / len(winners) if seat in winners else 0 for seat in range(game.players)]
    assert told or game.objectives


def test_solo_values_rise_with_the_lower_vine() -> None:
    game = next(game for game in GAMES if game.solo)
    found = []
    for seed in range(4):
        garden = Garden.of(game.new_initial_state(seed))
        judge = Judge(game)
        while garden.phase != "over":
            whole(garden, judge)
        found.append((garden.returns()[0], judge.shares(garden, DONE)[0]))
    assert [points for points, _ in sorted(found)] == [
        points for points, _ in sorted(found, key=lambda f: f[1])
    ]
    assert len(set(found)) > 1


def test_a_search_and_the_one_ply_bot_choose_legal_moves() -> None:
    for _, seen in decisions(GAMES[0], 5, every=40):
        tree = Tree(VineModel(GAMES[0], seen), Random(1))
        tree.run(8)
        assert sum(found.visits for found in tree.found()) == 8
        assert OnePly(GAMES[0], 1).choose(seen) in seen["legal_actions"]
