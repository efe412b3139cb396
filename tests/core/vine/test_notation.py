"""The notation of moves (vine.md, Notation): one text a move, and nothing else is one."""

import pytest

import pygame_core
from pygame_core import Game, IllegalAction

from ..generic.games import walk
from ..rulebook_lines import ruling
from .plain_tiles import LEAVES, STEMS, named, turns

GAME = pygame_core.load_game("vine", 2)


@ruling("notation 1", "model 9")
@pytest.mark.parametrize("name", [*STEMS, *LEAVES])
def test_every_look_of_a_tile_has_one_name(name: str) -> None:
    looks = set(LEAVES[name]) if name in LEAVES else {named(turn.stubs) for turn in turns(name)}
    texts = [f"{name} -12,7 {look}" for look in looks] if len(looks) > 1 else [f"{name} -12,7"]
    actions = {GAME.string_to_action(text) for text in texts}
    assert len(actions) == len(texts)
    assert {GAME.action_to_string(action) for action in actions} == set(texts)


@ruling("notation 1")
@pytest.mark.parametrize(
    "text",
    [
        "cut 2,3-2,4", "cut -2,3--1,3", "cut 0,0-0,1", "no cut", "keep 1", "keep 3", "pass 2",
        "X 1,4", "tee 0,2 ESW", "LL -1,3 E", "bean 2 1,3", "stack 3 -1,12", "compost 4",
        "compost 118", "refresh", "end",
    ],
)  # fmt: skip
def test_moves_are_written_as_the_page_says(text: str) -> None:
    assert GAME.action_to_string(GAME.string_to_action(text)) == text


@ruling("notation 1")
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "End", "end ", " end", "no  cut", "nocut", "cut", "cut 2,3", "cut 2,4-2,3",
        "cut 1,3-0,3", "cut 0,1-0,3", "cut 0,1-1,2", "cut 0,-1-0,0", "cut 0,1-0,1", "keep",
        "keep 0", "keep 4", "keep -1", "keep 01", "keep 1 2", "pass 0", "pass 9", "pass one", "X",
        "X 1,0", "X 1,-4", "X 1,4 NESW", "X 1", "X 01,4", "X +1,4", "X 1.0,4", "X 1,4 ", "X ١,4",
        "x 1,4", "tee 0,2", "tee 0,2 WSE", "tee 0,2 NESW", "tee 0,2 NS", "tee 0,2 esw",
        "straight 0,1 N", "LL -1,3", "LL -1,3 W", "RL -1,3 E", "LL -1,3 NE", "bush 0,1", "root 0,0",
        "bean 0 1,3", "bean 4 1,3", "bean 1", "stack 0 1,3", "compost 0", "compost -1", "compost x",
        "refresh 1", "X 99999999999999999999,1", "X 0,99999999999999999999",
        "compost 99999999999999999999", "2EW 1,3", "no cut\n", "end\x00", "😀",
    ],
)  # fmt: skip
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(IllegalAction):
        GAME.string_to_action(text)


@pytest.mark.parametrize("action", [-1, -(10**9), 10**9, 10**30])
def test_other_numbers_are_no_moves(action: int) -> None:
    with pytest.raises(IllegalAction):
        GAME.action_to_string(action)


@ruling("notation 1")
@pytest.mark.parametrize(
    "game", [GAME, pygame_core.load_game("vine", 6), pygame_core.load_game("vine-solo", 1)], ids=str
)
def test_texts_and_moves_go_both_ways_in_every_position(game: Game) -> None:
    for state, _ in walk(game, 7):
        legal = state.legal_actions()
        texts = list(map(game.action_to_string, legal))
        assert len(set(texts)) == len(texts)
        assert [game.string_to_action(text) for text in texts] == legal
