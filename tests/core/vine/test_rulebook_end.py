"""Reset, how the game ends, and what a vine is worth then (rulebook, Reset to End of Game Scoring)."""

from typing import Any

import pytest

import pygame_core

from ..rulebook_lines import rule, ruling
from .drawn import drawn, facts, points, turn_over
from .looks import Table

#: Height 3, three open connections, a leaf; room for beans east and west of the cross.
TREE = """
    .┼.
    .│.
    L┤.
    _^_
"""


@rule(190, 257, 80)
def test_a_taken_bean_is_replaced_at_the_end_of_the_turn() -> None:
    table = drawn(TREE).play("bean 3 -1,3")
    bag = table.json["bean_bag"]
    assert table.json["supply"] == ["1N", "1W", None]
    table.play("end")
    assert table.json["supply"] == ["1N", "1W", bag[0]]
    assert table.json["bean_bag"] == bag[1:]


@rule(190)
def test_without_a_taken_bean_nothing_is_drawn() -> None:
    table = drawn(TREE)
    bag = table.json["bean_bag"]
    assert table.play("end").json["bean_bag"] == bag


@rule(190)
@ruling(2)
def test_with_an_empty_bag_the_supply_shrinks() -> None:
    table = drawn(TREE, bean_bag="", turn=2).play("bean 3 -1,3", "end")
    assert table.json["supply"] == ["1N", "1W", None]
    assert not table.state.is_terminal()


# -- the last tiles


@rule(196, 198)
@ruling(1)
@pytest.mark.parametrize("players", range(2, 7))
def test_the_last_plant_tile_ends_the_game_after_ten_turns_each(players: int) -> None:
    game = pygame_core.load_game("vine", players)
    table = Table(pygame_core.Record(game, 3))
    turns = [0] * players
    while not table.state.is_terminal():
        turns[table.turn] += 1
        turn_over(table)
    assert turns == [10] * players
    assert table.json["plant_bag"] == []


@rule(198)
@ruling(1)
def test_the_player_who_drew_the_last_tile_ends_the_turn() -> None:
    table = drawn(TREE, turn=19, tokens=[1])
    assert table.json["plant_bag"] == []
    table.play("bean 3 -1,3", "refresh")
    assert not table.state.is_terminal()
    assert table.play("end").state.is_terminal()


@rule(196, 200)
@ruling(1)
@pytest.mark.parametrize(("turn", "more"), [(6, 2), (7, 1), (8, 0)])
def test_the_round_is_finished_after_the_last_bean(turn: int, more: int) -> None:
    board = [TREE, TREE, TREE]
    table = drawn(*board, players=3, turn=turn, bean_bag="2N")
    table.play("bean 3 -1,3", "end")
    assert table.json["bean_bag"] == []
    assert table.json["supply"] == ["1N", "1W", "2N"]
    for _ in range(more):
        assert not table.state.is_terminal()
        turn_over(table)
    assert table.state.is_terminal()


@rule(200)
@ruling(1)
def test_a_bag_with_beans_ends_nothing() -> None:
    table = drawn(TREE, TREE, TREE, players=3, turn=8, bean_bag="2N 2N").play("bean 3 -1,3", "end")
    assert not table.state.is_terminal()


# -- what counts


def over(*boards: str, **rest: Any) -> Table:
    """The last turn has been ended; the last of the vines holds no more beans than it says."""
    return drawn(*boards, turn=19, **{"supply": "1N 1W 1E", **rest}).play("end")


@rule(65, 70, 209, 261)
@ruling("model 9")
@pytest.mark.parametrize(
    ("board", "height"),
    [
        ("^", 0),
        ("│\n^", 1),
        ("┬┬┬\n__^", 1),
        ("┌\n│\n│\n^", 3),
        (TREE, 3),
    ],
)
def test_height_counts_rows_above_the_roots(board: str, height: int) -> None:
    assert facts(drawn(board))[0] == height
    assert points(drawn(board)) == height - facts(drawn(board))[1]


@rule(65)
def test_growing_sideways_brings_no_points() -> None:
    before = points(drawn("┬\n^"))
    assert points(drawn("┬─\n^_")) == before


@rule(71, 210, 262)
@ruling("model 3")
@pytest.mark.parametrize(
    ("board", "leaves", "open_"),
    [
        ("^", "", 1),
        ("│\n^", "", 1),
        ("L\n│\n^", "", 0),
        ("┬\n^", "", 2),
        ("┼\n^", "", 3),
        ("┌┐\n││\n^_", "", 1),  # the ground
        ("│.\n├┘\n^_", "", 2),
        ("┼┼\n┤┘\n^_", "", 6),  # one of them against a blank edge
    ],
)
def test_every_open_connection_costs_a_point(board: str, leaves: str, open_: int) -> None:
    table = drawn(board, leaves=leaves)
    assert facts(table)[1] == open_
    assert points(table) == facts(table)[0] - open_


@rule(69, 208, 261)
def test_beans_count_harvested_or_on_the_vine() -> None:
    bean = TREE.replace(".┼.", ".┼b").replace(".│.", ".│:")
    bare = points(drawn(bean, beans={"b": "1W"}))
    assert points(drawn(bean, beans={"b": "3NW"})) == bare + 2 - 1
    assert points(drawn(bean, beans={"b": "1W 2W"})) == bare + 2
    assert points(drawn(bean, beans={"b": "1W"}, harvest={0: "2N 3N"})) == bare + 5


@rule(212, 261, 262)
def test_the_scoring_example() -> None:
    # 3 for beans, 3 for height, 2 open connections.
    board = """
        .├b
        .│:
        L┤.
        _^_
    """
    table = drawn(board, beans={"b": "2EW"}, harvest={0: "1N"})
    assert facts(table)[:2] == (3, 2)
    assert points(table) == 3 + 3 - 2


@rule(69, 70, 71)
def test_the_points_are_told_at_the_end() -> None:
    table = drawn(TREE, "│\n^", turn=19, supply="1N 1W 1E", harvest={0: "2N"})
    assert table.state.returns() == [0, 0]
    table.play("end")
    assert table.state.returns() == [2 + 3 - 3, 1 - 1]
    assert table.state.winners() == [0]


@ruling(12)
def test_a_tile_still_held_at_the_end_is_lost() -> None:
    table = drawn("│\n^", "L\n│\n^", turn=19, held={1: "X"}).play("end")
    assert table.state.is_terminal()
    assert table.state.returns() == [0, 2]


# -- ties


def test_more_points_win() -> None:
    assert over("L\n│\n^", "│\n^").state.winners() == [0]


@rule(204)
@ruling(10)
@pytest.mark.parametrize(
    ("boards", "rest", "winners"),
    [
        # Tokens, though the other has more beans.
        (["│\n^", "│\n^"], {"tokens": [2, 1]}, [0]),
        (["│\n^", "┼\n│\n^"], {"tokens": [1, 0], "harvest": {1: "1N"}}, [0]),
        # Printed beans, harvested ones too, though the other is taller.
        (["┼\n^", "┼\n│\n│\n^"], {"harvest": {0: "2N"}}, [0]),
        # Height, though the other has fewer open connections: 2 - 2 and 1 - 1.
        (["│\n^", "┬\n│\n^"], {}, [1]),
        # Everything alike.
        (["│\n^", "│\n^"], {}, [0, 1]),
        (["│\n^", "│\n^", "^"], {"players": 3, "turn": 29}, [0, 1]),
    ],
)
def test_ties(boards: list[str], rest: dict[str, Any], winners: list[int]) -> None:
    table = over(*boards, **rest) if "turn" not in rest else drawn(*boards, **rest).play("end")
    top = max(table.state.returns())
    tied = [seat for seat, gained in enumerate(table.state.returns()) if gained == top]
    assert len(tied) > 1
    assert table.state.winners() == winners


@rule(204)
@ruling(10)
def test_with_objectives_fewer_open_connections_can_decide() -> None:
    # Equal tokens, beans and height; the ring's 2 points make up for two open connections.
    ring = """
        ┬┬
        ├┘
        ^_
    """
    rest: dict[str, Any] = {"goals": "skyscraper evergreen ring", "taken": {0: "ring"}}
    table = over(ring, "L\n│\n^", **rest)
    assert table.state.returns() == [2 - 2 + 2, 2]
    assert table.state.winners() == [1]
