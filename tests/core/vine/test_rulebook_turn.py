"""The steps of a turn, and which tile goes where (rulebook, Player's Turn Order, Draw and Play Tiles)."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import drawn, kinds, same, turn_over

SHOOT = "│\n^"
#: Nothing can grow here until it is pruned.
CLOSED = "L\n│\n^"


@rule(75, 77, 78, 79, 80)
@ruling("notation 1")
def test_a_turn_has_four_steps_in_their_order() -> None:
    table = drawn(SHOOT, SHOOT, phase="prune", plant_bag="X LL tee RL")
    assert table.legal == ["cut 0,0-0,1", "no cut"]
    table.play("no cut")
    assert table.legal == ["keep 1", "keep 2", "pass 1", "pass 2"]
    table.play("keep 1", "X 0,2", "LL 0,2 S")
    assert table.state.phase == "bean"
    assert table.legal == ["end"]
    table.play("end")
    assert (table.turn, table.state.phase) == (1, "prune")


@rule(148, 77)
def test_there_is_nothing_to_prune_on_a_bare_root() -> None:
    table = drawn("^", "^", phase="grow", hand="X LL").play("keep 1", "X 0,1", "LL 0,1 S", "end")
    # Seat 1 has a leaf on its root; seat 0 then has a vine to prune.
    assert (table.turn, table.state.phase) == (1, "prune")
    bare = drawn(SHOOT, "^", phase="bean").play("end")
    assert (bare.turn, bare.state.phase) == (1, "grow")


@rule(79, 148, 256)
def test_pruning_and_beans_are_optional() -> None:
    board = """
        .┬.
        L┤.
        _^_
    """
    assert "no cut" in drawn(board, phase="prune").legal
    table = drawn(board, tokens=[3])
    assert "bean 2 1,2" in table.legal
    assert "end" in table.legal
    assert table.play("end").turn == 1


@rule(88, 255)
@ruling(7)
def test_one_tile_for_me_and_one_for_you() -> None:
    table = drawn(SHOOT, SHOOT, phase="grow", hand="X LL")
    one = table.after("keep 1", "X 0,2")
    # The last tile's way is forced.
    assert one.legal == ["LL 0,2 S"]
    one.play("LL 0,2 S")
    assert same(one, "┼\n│\n^", 0)
    assert same(one, "L\n│\n^", 1)
    other = table.after("pass 1", "X 0,2", "LL 0,2 S")
    assert same(other, "L\n│\n^", 0)
    assert same(other, "┼\n│\n^", 1)


@rule(88, 255)
def test_the_active_player_chooses_which_and_in_which_order() -> None:
    table = drawn(SHOOT, SHOOT, phase="grow", hand="X LL")
    assert table.legal == ["keep 1", "keep 2", "pass 1", "pass 2"]
    assert drawn(SHOOT, SHOOT, phase="grow", hand="X X").legal == ["keep 1", "pass 1"]


@rule(88, 120)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_tile_goes_to_the_player_on_the_left(players: int) -> None:
    last = players - 1
    table = drawn(*[SHOOT] * players, players=players, active=last, phase="grow", hand="X LL")
    table.play("pass 1", "X 0,2")
    assert same(table, "┼\n│\n^", 0)


@rule(120)
@ruling(7)
def test_the_active_player_chooses_place_and_turn_on_the_others_vine() -> None:
    fork = """
        .┬.
        _^_
    """
    table = drawn(SHOOT, fork, phase="grow", hand="corner LL").play("pass 1")
    assert table.turn == 0
    assert table.legal == ["corner -1,1 ES", "corner -1,1 NE", "corner 1,1 NW", "corner 1,1 SW"]
    table.play("corner 1,1 SW")
    assert same(table, "┬┐\n^_", 1)


@rule(122)
@ruling(7)
def test_a_passed_tile_without_a_place_is_given_away() -> None:
    table = drawn(SHOOT, CLOSED, phase="grow", hand="X LL", plant_bag="tee RL").play("pass 1")
    assert table.json["vines"][1]["held"] == "X"
    assert table.legal == ["LL 0,2 S"]
    table.play("LL 0,2 S", "end", "cut 0,1-0,2")
    # Three tiles: the held one first, then the two drawn.
    assert table.turn == 1
    assert table.json["hand"] == ["X", "tee", "RL"]


@rule(122)
@ruling(7)
def test_of_three_tiles_two_are_kept_and_one_is_passed() -> None:
    table = drawn(SHOOT, SHOOT, phase="grow", hand="X tee RL")
    assert table.legal == ["keep 1", "keep 2", "keep 3", "pass 1", "pass 2", "pass 3"]
    two = table.after("keep 1", "X 0,2")
    assert two.legal == ["keep 2", "keep 3", "pass 2", "pass 3"]
    # The third must be passed now.
    two.play("keep 3", "RL 0,3 S")
    assert two.legal == ["tee 0,2 ESW", "tee 0,2 NES", "tee 0,2 NSW"]
    passed = table.after("pass 2", "tee 0,2 ESW")
    # No other can be passed.
    assert passed.legal == ["keep 1", "keep 3"]


@rule(122)
@ruling(7)
def test_a_tile_is_passed_though_neither_vine_has_a_place() -> None:
    table = drawn(CLOSED, CLOSED, phase="grow", hand="X tee").play("keep 2")
    assert table.json["vines"][1]["held"] == "X"
    assert table.json["waiting"] == ["tee"]
    assert table.state.phase == "bean"


@rule(126)
@ruling(6)
def test_a_tile_without_a_place_may_be_kept() -> None:
    table = drawn(CLOSED, SHOOT, phase="grow", hand="X LL")
    assert "keep 1" in table.legal
    table.play("keep 1")
    assert table.json["waiting"] == ["X"]


@rule(126)
@ruling(6)
def test_a_kept_tile_with_a_place_must_be_placed() -> None:
    table = drawn(SHOOT, SHOOT, phase="grow", hand="X LL").play("keep 1")
    assert table.legal == ["X 0,2"]
    assert table.refuses("end")


@rule(126)
@ruling(6)
def test_whether_there_is_a_place_is_judged_as_each_tile_comes_up() -> None:
    table = drawn(SHOOT, SHOOT, phase="grow", hand="LL X tee")
    # The leaf closes the vine: the cross has no place after it, and one before it.
    closed = table.after("keep 1", "LL 0,2 S", "keep 2")
    assert closed.json["waiting"] == ["X"]
    assert table.after("keep 2", "X 0,2").legal == ["keep 1", "keep 3", "pass 1", "pass 3"]


@rule(126, 192, 257)
@ruling(6)
def test_a_tile_that_has_no_place_is_discarded_at_the_end() -> None:
    table = drawn(CLOSED, SHOOT, phase="grow", hand="curlL LL").play("keep 1", "LL 0,2 S")
    assert "curlL" not in table.json["compost"]
    table.play("end")
    assert table.json["compost"].count("curlL") == 1
    assert table.json["waiting"] == []


@rule(192)
@ruling(12)
def test_a_waiting_leaf_that_gets_a_place_must_be_placed_before_the_end() -> None:
    east = """
        ┌.
        │.
        ^_
    """
    table = drawn(east, waiting="LL", compost="curlR", tokens=[1])
    assert table.refuses("LL 1,2 W")
    assert "end" in table.legal
    table.play("compost 1", "curlR 1,2 SW")
    assert table.legal == ["LL 1,1 N"]
    assert table.play("LL 1,1 N").legal == ["end"]


@rule(192)
@ruling(12)
def test_a_waiting_stem_that_gets_a_place_by_a_bean_must_be_placed() -> None:
    closed = """
        .┌b
        .│:
        L┤.
        _^_
    """
    table = drawn(closed, beans={"b": "1W"}, waiting="X", tokens=[1], supply="2EW 1N 1N")
    assert "end" in table.legal
    assert table.play("stack 1 1,3").legal == ["X 2,3"]


@ruling(8)
def test_a_held_tile_is_open_and_waits_for_its_owner() -> None:
    table = drawn(SHOOT, CLOSED, SHOOT, players=3, phase="grow", hand="X LL").play(
        "pass 1", "LL 0,2 S", "end"
    )
    assert table.turn == 1
    assert table.json["vines"][1]["held"] == "X"
    turn_over(table)
    assert table.json["vines"][1]["held"] is None
    assert kinds(table, "cut") != []
