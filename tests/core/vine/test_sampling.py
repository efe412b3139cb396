"""Worlds that look alike to a seat: only the bags are hidden, and each of their orders can come out."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pygame_core
from pygame_core import Game

from ..generic.games import walk
from ..rulebook_lines import ruling
from .drawn import drawn
from .plain_tiles import BEANS, PLANTS

GAMES = [
    pygame_core.load_game("vine", 2),
    pygame_core.load_game("vine", 6, {"objectives": "on"}),
    pygame_core.load_game("vine-solo", 1),
]


def lying(data: dict[str, Any]) -> Counter[str]:
    """Every tile of a position that is in no bag."""
    found = Counter([*data["compost"], *data["waiting"]])
    found.update(tile for tile in [*data["hand"], *data["supply"]] if tile)
    found.update([data["pending"]["tile"]] if data["pending"] else [])
    for vine in data["vines"]:
        found.update(plant[0] for plant in vine["plants"])
        found.update(bean for bunch in vine["bunches"] for bean in bunch[2])
        found.update(vine["harvest"])
        found.update([vine["held"]] if vine["held"] else [])
    return found


@ruling(3)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_sampled_world_looks_the_same_and_holds_the_same_tiles(
    game: Game, count: Callable[[int, int], int]
) -> None:
    for seed in range(count(50, 2)):
        rng = Random(seed)
        for state, _ in walk(game, seed):
            if rng.random() > 0.1:
                continue
            for seat in range(game.players):
                seen = state.observation(seat)
                world = game.sample_state(seen, rng)
                assert world.observation(seat) == seen
                data = world.to_json()
                out = lying(data)
                beans = {bean: many - out[bean] for bean, many in BEANS.items() if many > out[bean]}
                assert Counter(data["bean_bag"]) == beans
                for tile, many in Counter(data["plant_bag"]).items():
                    assert many <= PLANTS[tile] - out[tile]


@ruling(3)
def test_any_unseen_tile_may_be_drawn_next() -> None:
    state = pygame_core.load_game("vine", 2).new_initial_state(3)
    seen, rng = state.observation(0), Random(1)
    worlds = [state.game.sample_state(seen, rng).to_json() for _ in range(400)]
    assert {world["plant_bag"][0] for world in worlds} == set(PLANTS)
    assert {world["bean_bag"][0] for world in worlds} == set(BEANS)
    # The tiles that stay in the box are not always the same.
    assert len({tuple(sorted(world["plant_bag"])) for world in worlds}) > 390


@ruling(3)
def test_with_six_players_all_tiles_are_in_the_game() -> None:
    state = pygame_core.load_game("vine", 6).new_initial_state(3)
    data = state.to_json()
    for seed in range(20):
        world = state.game.sample_state(state.observation(2), Random(seed)).to_json()
        assert sorted(world["plant_bag"]) == sorted(data["plant_bag"])


@ruling(3)
def test_every_order_of_a_small_bag_comes_out() -> None:
    table = drawn("│\n^", bean_bag="1N 2EW 3NW", turn=4)
    game, seen = table.record.game, table.sees(0)
    orders = {tuple(game.sample_state(seen, Random(seed)).to_json()["bean_bag"]) for seed in range(120)}
    assert len(orders) == 6


@ruling(3)
def test_what_the_bag_gave_tells_nothing_of_its_order() -> None:
    # The same position with another order in the bags looks the same to everybody.
    table = drawn("│\n^", phase="prune", turn=4)
    data = table.json
    other = {**data, "plant_bag": data["plant_bag"][::-1], "bean_bag": data["bean_bag"][::-1]}
    turned = table.record.game.state_from_json(other)
    for seat in (0, 1):
        assert turned.observation(seat) == table.sees(seat)
