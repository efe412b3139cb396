"""What lies on the table at the start (rulebook, Components, Setup, Starting Player; vine.md, Numbers)."""

import pytest

import pygame_core
from pygame_core.vine.tile_set import tile_set

from ..rulebook_lines import rule, ruling
from .drawn import drawn
from .looks import Json
from .plain_tiles import BEANS, LEAVES, OBJECTIVES, PLANTS, STEMS, named

COUNTS = range(2, 7)


def start(players: int, seed: int = 1, **options: str) -> Json:
    return pygame_core.load_game("vine", players, options).new_initial_state(seed).to_json()


@rule(44)
@ruling(*(f"tiles {row}" for row in range(3, 11)))
def test_the_set_has_120_plant_tiles() -> None:
    tiles = tile_set("house-1")
    assert dict(zip(tiles.names, tiles.counts, strict=True)) == PLANTS
    assert sum(tiles.counts) == 120


@rule(94, 98)
@ruling("tiles 1", "tiles 3", "tiles 4", "tiles 5", "tiles 6", "tiles 7", "tiles 8", "tiles 9", "tiles 10")
@pytest.mark.parametrize("name", PLANTS)
def test_every_plant_tile_is_a_stem_with_its_stubs_or_a_leaf(name: str) -> None:
    tiles = tile_set("house-1")
    kind = tiles.kind[name]
    assert tiles.leaf[kind] == (name in LEAVES)
    if name in STEMS:
        stubs, in_edge = STEMS[name]
        printed = tiles.printed[kind]
        assert named(stubs) == next(
            text for (tile, text), face in tiles.face.items() if tiles.faces[face] == printed and tile == name
        )
        assert bool(printed.in_edge) == bool(in_edge)


@rule(45, 144)
@ruling("tiles 12", "tiles 13", "tiles 14")
def test_the_set_has_32_bean_tiles() -> None:
    tiles = tile_set("house-1")
    assert dict(zip(tiles.bean_names, tiles.bean_counts, strict=True)) == BEANS
    assert sum(tiles.bean_counts) == 32
    assert [sum(count for bean, count in BEANS.items() if bean[0] == value) for value in "123"] == [12, 12, 8]


@rule(46, 55)
@ruling("numbers 1")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_begins_with_a_root(players: int) -> None:
    vines = start(players)["vines"]
    assert len(vines) == players
    assert all(vine["plants"] == vine["bunches"] == [] for vine in vines)


@rule(46)
def test_there_are_six_roots() -> None:
    counts = next(variant for variant in pygame_core.variants() if variant["id"] == "vine")["players"]
    assert list(counts) == list(COUNTS)


@rule(47, 218)
@ruling(11)
def test_three_objectives_of_six_lie_open() -> None:
    seen = set()
    for seed in range(40):
        lying = start(3, seed, objectives="on")["objectives"]
        assert len(set(lying)) == len(lying) == 3
        seen |= set(lying)
    assert seen == set(OBJECTIVES)


@rule(216)
@ruling(11)
def test_objectives_are_off_unless_asked_for() -> None:
    assert start(3)["objectives"] == []


@rule(49)
@ruling("numbers 1")
def test_tokens_are_not_limited() -> None:
    table = drawn("│\n^", phase="prune", tokens=[14, 14]).play("cut 0,0-0,1")
    assert [vine["tokens"] for vine in table.json["vines"]] == [14, 14]
    table = drawn("L\n^", phase="prune", tokens=[15, 15]).play("cut 0,0-0,1")
    assert [vine["tokens"] for vine in table.json["vines"]] == [16, 15]


@rule(56)
@ruling("numbers 1")
@pytest.mark.parametrize("players", COUNTS)
def test_three_beans_are_the_supply(players: int) -> None:
    data = start(players)
    assert len(data["supply"]) == 3
    assert len(data["bean_bag"]) == 29
    assert sorted(data["supply"] + data["bean_bag"]) == sorted(
        tile for tile in BEANS for _ in range(BEANS[tile])
    )


@rule(57)
@ruling("numbers 1")
@pytest.mark.parametrize("players", COUNTS)
def test_twenty_plant_tiles_a_player(players: int) -> None:
    data = start(players)
    bag = data["hand"] + data["plant_bag"]
    assert len(bag) == 20 * players
    assert all(bag.count(tile) <= PLANTS[tile] for tile in bag)


@rule(57)
@ruling("numbers 1")
def test_the_plant_tiles_are_drawn_at_random() -> None:
    bags = [sorted(start(2, seed)["plant_bag"]) for seed in range(5)]
    assert all(one != other for at, one in enumerate(bags) for other in bags[:at])


@rule(61)
@ruling(10)
def test_anybody_may_be_the_first_player() -> None:
    assert {start(4, seed)["first"] for seed in range(40)} == {0, 1, 2, 3}


@rule(61)
def test_the_first_player_has_the_bag() -> None:
    game = pygame_core.load_game("vine", 4)
    for seed in range(8):
        state = game.new_initial_state(seed)
        data = state.to_json()
        assert state.current_player() == data["first"]
        assert len(data["hand"]) == 2


@ruling(3)
def test_everything_is_open_but_the_bags() -> None:
    state = pygame_core.load_game("vine", 3, {"objectives": "on"}).new_initial_state(5)
    data = state.to_json()
    for seat in range(3):
        seen = state.observation(seat)
        assert seen["hand"] == data["hand"]
        assert seen["supply"] == data["supply"]
        assert seen["objectives"] == data["objectives"]
        assert (seen["plants_left"], seen["beans_left"]) == (58, 29)
        assert not {"plant_bag", "bean_bag", "seed", "round_seed"} & set(seen)


@ruling(3)
def test_a_pass_and_the_compost_are_open() -> None:
    table = drawn("L\n^", "L\n^", phase="grow", hand="straight X", compost="LL RL").play("pass 2")
    for seat in (0, 1):
        assert table.sees(seat)["vines"][1]["held"] == "X"
        assert table.sees(seat)["compost"] == table.json["compost"]
