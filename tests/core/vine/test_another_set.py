"""Tiles are data: a made-up set is played by the same rules, none of which names a tile."""

from typing import Any, cast

import pytest

import pygame_core
from pygame_core import Game
from pygame_core.vine import game as game_module
from pygame_core.vine.state import VineState
from pygame_core.vine.tile_set import TileSet

from ..generic.games import walk
from .test_random_games import check_vine

#: A pole, a zigzag with an in-edge, a star; one leaf that hangs to the left only, one to the right.
PLANTS = """
pole    stem  NS    -  40
zigzag  stem  NW    N  30
star    stem  NESW  S  20
droop   left  S     -  30
drip    right S     -  20
"""
BEANS = """
4  NE   3
1  N    12
2  EW   8
"""
OBJECTIVES = """
skyscraper   3  7
evergreen    2  5
ring         1  1
trellis      3  2
"""


@pytest.fixture
def garden(monkeypatch: pytest.MonkeyPatch) -> Game:
    tiles = TileSet(PLANTS, BEANS, OBJECTIVES)
    monkeypatch.setattr(game_module, "tile_set", lambda name: tiles)
    return pygame_core.load_game("vine", 2, {"objectives": "on"})


def begun(garden: Game, hand: list[str]) -> Any:
    """A fresh game whose first tiles are these."""
    data = garden.new_initial_state(1).to_json()
    pool = [*data["hand"], *data["plant_bag"]]
    for tile in hand:
        pool.remove(tile)
    data["hand"], data["plant_bag"] = hand, pool
    return garden.state_from_json(data)


def test_its_tiles_are_dealt(garden: Game) -> None:
    data = garden.new_initial_state(1).to_json()
    assert {*data["hand"], *data["plant_bag"]} == {"pole", "zigzag", "star", "droop", "drip"}
    assert len(data["bean_bag"]) == 3 + 12 + 8 - 3
    assert {*data["bean_bag"], *data["supply"]} == {"4NE", "1N", "2EW"}


def test_its_stems_and_leaves_grow_by_the_same_rules(garden: Game) -> None:
    state = begun(garden, ["zigzag", "star"])
    state.apply_action(garden.string_to_action("keep 1"))
    # Turned so that its in-edge, printed on the north, meets the root: the west end comes to the east.
    assert garden.legal_moves(state) == ["zigzag 0,1 ES"]
    state.apply_action(garden.string_to_action("zigzag 0,1 ES"))
    # A star shows the same stubs however it lies: one action, whichever way its in-edge is turned.
    assert garden.legal_moves(state) == ["star 0,1"]
    state = begun(garden, ["droop", "drip"])
    state.apply_action(garden.string_to_action("keep 1"))
    assert garden.legal_moves(state) == ["droop 0,1 S"]


def test_its_objectives_ask_and_pay_what_it_says(garden: Game) -> None:
    data = garden.new_initial_state(1).to_json()
    pool = sorted([*data["hand"], *data["plant_bag"]], key=lambda tile: tile != "pole")
    data |= {"hand": pool[2:4], "plant_bag": pool[4:], "objectives": ["skyscraper", "evergreen", "ring"]}
    data["vines"][data["first"]]["plants"] = [["pole", 0, 1, "NS"], ["pole", 0, 2, "NS"]]
    data |= {"turn": 1, "first": 1 - data["first"], "plant_bag": pool[4:]}
    state: Any = garden.state_from_json(data)
    own = state.active
    before = state.scores()[own].points
    assert garden.legal_moves(state) == ["keep 1", "pass 1"]
    for move in ("keep 1", "pole 0,3 NS"):
        state.apply_action(garden.string_to_action(move))
    # Three rows are enough for a card of seven points here.
    assert state.to_json()["vines"][own]["goals"] == ["skyscraper"]
    assert state.scores()[own].points == before + 1 + 7


def test_games_are_played_to_their_end(garden: Game) -> None:
    taken: set[str] = set()
    for seed in range(10):
        for state, action in walk(garden, seed):
            text = garden.action_to_string(action)
            assert garden.string_to_action(text) == action
            assert text in garden.legal_moves(state)
        end = cast(VineState, state)
        data = end.to_json()
        assert garden.state_from_json(data).to_json() == data
        assert end.is_terminal()
        for vine in end.vines:
            check_vine(vine)
        taken |= {goal for vine in data["vines"] for goal in vine["goals"]}
        points = {card.name: card.points for card in end.game.tiles.objectives}
        for told, score in zip(data["vines"], end.scores(), strict=True):
            assert score.goals == sum(points[goal] for goal in told["goals"])
            assert score.points == score.beans + score.height - score.open + score.goals
    assert len(taken) >= 3


@pytest.mark.parametrize(
    ("plants", "beans", "objectives", "why"),
    [
        (PLANTS + "pole stem EW - 3", BEANS, OBJECTIVES, "each tile once"),
        (PLANTS + "odd stem NS E 3", BEANS, OBJECTIVES, "in-edge"),
        (PLANTS + "odd stem NS - many", BEANS, OBJECTIVES, "invalid literal"),
        (PLANTS + "odd stem NS - -3", BEANS, OBJECTIVES, "once at least"),
        (PLANTS + "odd stem NQ - 3", BEANS, OBJECTIVES, "not found"),
        (PLANTS + "odd stem SN - 3", BEANS, OBJECTIVES, "order NESW"),
        (PLANTS + "odd stem NS -", BEANS, OBJECTIVES, "not complete"),
        (PLANTS + "odd stem N - 3", BEANS, OBJECTIVES, "two stubs"),
        (PLANTS + "odd leaf S - 3", BEANS, OBJECTIVES, "left or right"),
        (PLANTS + "o-d stem NS - 3", BEANS, OBJECTIVES, "one word"),
        (PLANTS + "keep stem NS - 3", BEANS, OBJECTIVES, "one word"),
        ("star stem NESW - 119", BEANS, OBJECTIVES, "enough"),
        ("", BEANS, OBJECTIVES, "enough"),
        (PLANTS, BEANS + "1 N 2", OBJECTIVES, "each tile once"),
        (PLANTS, BEANS + "1 S 2", OBJECTIVES, "at N, E, W"),
        (PLANTS, BEANS + "1 NS 2", OBJECTIVES, "at N, E, W"),
        (PLANTS, BEANS + "0 N 2", OBJECTIVES, "worth something"),
        (PLANTS, BEANS + "2 N", OBJECTIVES, "not complete"),
        (PLANTS, "1 N 2", OBJECTIVES, "enough"),
        (PLANTS, BEANS, OBJECTIVES + "ring 2 2", "each once"),
        (PLANTS, BEANS, "ring 1 1", "three objectives"),
    ],
)
def test_data_that_is_no_set_is_refused(plants: str, beans: str, objectives: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        TileSet(plants, beans, objectives)


def test_the_smallest_set_is_one() -> None:
    TileSet("star stem NESW - 120", "1 N 3", OBJECTIVES)
