"""Solo Mode (rulebook, Solo Mode and its sections)."""

from typing import Any

import pytest

import pygame_core

from ..rulebook_lines import rule, ruling
from .drawn import drawn, same, turn_over
from .looks import Table

SHOOT = "│\n^"
CLOSED = "L\n│\n^"


def solo(left: str, right: str, **rest: Any) -> Table:
    return drawn(left, right, name="vine-solo", players=1, **rest)


@rule(224, 228)
@ruling(13)
def test_solo_is_a_game_of_two_vines_and_forty_tiles() -> None:
    state = pygame_core.load_game("vine-solo", 1).new_initial_state(1)
    data = state.to_json()
    assert len(data["vines"]) == 2
    assert len(data["hand"] + data["plant_bag"]) == 40
    assert (len(data["supply"]), len(data["bean_bag"])) == (3, 29)


@rule(236)
@ruling(13)
def test_the_vine_on_the_left_begins() -> None:
    game = pygame_core.load_game("vine-solo", 1)
    assert {game.new_initial_state(seed).to_json()["first"] for seed in range(20)} == {0}


@rule(224, 242)
@ruling(13)
def test_the_vines_take_turns_and_one_seat_plays_both() -> None:
    table = Table(pygame_core.Record(pygame_core.load_game("vine-solo", 1), 4))
    turns = []
    while not table.state.is_terminal():
        assert table.turn == 0
        turns.append(table.state.active)
        turn_over(table)
    assert turns == [0, 1] * 10


@rule(238)
@ruling(13)
def test_the_tile_of_the_active_vine_goes_anywhere() -> None:
    table = solo("┼\n^", SHOOT, phase="grow", hand="straight LL").play("keep 1")
    assert table.legal == ["straight -1,1 EW", "straight 0,2 NS", "straight 1,1 EW"]


@rule(240)
@ruling(13)
@pytest.mark.parametrize("first", ["keep", "pass"])
def test_the_second_tile_does_not_grow_the_other_vine_taller(first: str) -> None:
    table = solo(SHOOT, "┼\n^", phase="grow", hand="straight tee")
    table.play(*(["keep 2", "tee 0,2 ESW"] if first == "keep" else ["pass 1"]))
    assert table.legal == ["straight -1,1 EW", "straight 1,1 EW"]
    assert table.refuses("straight 0,2 NS")


@rule(240)
@ruling(13)
def test_it_grows_taller_where_there_is_no_other_place() -> None:
    table = solo(SHOOT, SHOOT, phase="grow", hand="straight tee").play("pass 1")
    assert table.legal == ["straight 0,2 NS"]
    # The shoots at the sides are of no use to this leaf on one side, of use on the other.
    up = solo(SHOOT, "├\n^", phase="grow", hand="LL tee").play("pass 1")
    assert up.legal == ["LL 0,2 S"]
    aside = solo(SHOOT, "├\n^", phase="grow", hand="RL tee").play("pass 1")
    assert aside.legal == ["RL 1,1 W"]


@rule(240)
@ruling(13)
def test_a_row_that_is_reached_already_is_not_taller() -> None:
    board = """
        │.
        ├┘
        ^_
    """
    table = solo(SHOOT, board, phase="grow", hand="straight tee").play("pass 1")
    assert table.legal == ["straight 1,2 NS"]


@ruling(13, 12)
def test_a_passed_tile_without_any_place_is_held_for_the_other_vine() -> None:
    table = solo(SHOOT, CLOSED, phase="grow", hand="X tee").play("pass 1")
    assert table.json["vines"][1]["held"] == "X"
    table.play("tee 0,2 ESW", "end", "no cut")
    assert table.json["hand"][0] == "X"
    assert len(table.json["hand"]) == 3


@rule(242)
@ruling(13)
def test_the_right_vines_second_tile_goes_back_to_the_left_one() -> None:
    table = solo("┼\n^", SHOOT, active=1, phase="grow", hand="X straight").play("pass 2")
    assert table.legal == ["straight -1,1 EW", "straight 1,1 EW"]
    table.play("straight 1,1 EW", "X 0,2")
    assert same(table, "┼─\n^_", 0)
    assert same(table, "┼\n│\n^", 1)


@rule(248)
@ruling(13)
def test_beans_and_tokens_stay_with_their_vine() -> None:
    board = """
        .┼b
        .│:
        L┤.
        _^_
    """
    table = solo(board, SHOOT, beans={"b": "2W"}, phase="prune", plant_bag="X X")
    table.play("cut 0,1-0,2")
    left, right = table.json["vines"]
    assert (left["tokens"], right["tokens"]) == (1, 0)
    assert (left["harvest"], right["harvest"]) == (["2W"], [])
    turn_over(table)
    # The right vine's turn: the left one's token cannot be used.
    table.play("no cut")
    while table.state.phase != "bean":
        table.play(table.legal[0])
    assert table.legal == ["end"]


@rule(246)
def test_a_cut_is_made_on_the_active_vine_only() -> None:
    assert solo(SHOOT, "│\n│\n^", phase="prune").legal == ["cut 0,0-0,1", "no cut"]


@rule(232)
@ruling(13)
@pytest.mark.parametrize(
    ("harvest", "score"),
    [({}, 0), ({0: "3N"}, 0), ({0: "2N", 1: "3N"}, 2), ({0: "3N", 1: "2N"}, 2)],
)
def test_the_lower_vine_is_the_score(harvest: dict[int, str], score: int) -> None:
    table = solo(SHOOT, SHOOT, active=1, turn=19, harvest=harvest, supply="1N 1W 1E").play("end")
    assert table.state.returns() == [score]
    assert table.state.winners() == [0]
