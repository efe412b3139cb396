"""One cut, what falls, and what it brings (rulebook, Prune)."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import drawn, facts, kinds, points, same, turn_over
from .looks import Table

TREE = """
    .R..
    .┼b.
    L┤:.
    .│..
    _^__
"""


def prune(board: str, beans: str = "1W", **rest: str) -> Table:
    return drawn(board, beans={"b": beans}, phase="prune", plant_bag="X X", **rest)


@rule(150, 254)
@ruling("model 8", "notation 1")
def test_a_cut_can_be_made_between_any_two_joined_tiles() -> None:
    assert prune(TREE).legal == [
        "cut -1,2-0,2", "cut 0,0-0,1", "cut 0,1-0,2", "cut 0,2-0,3", "cut 0,3-0,4", "cut 0,3-1,3", "no cut",
    ]  # fmt: skip


@rule(150, 254)
@ruling("model 8")
def test_everything_beyond_the_cut_is_removed() -> None:
    table = prune(TREE).play("cut 0,2-0,3")
    assert same(table, "L┤\n.│\n_^")
    assert facts(table) == (2, 1, 1)
    whole = prune(TREE).play("cut 0,0-0,1")
    assert same(whole, "^")


@rule(150)
@ruling("model 8")
def test_the_plant_tiles_go_to_the_compost_and_the_beans_to_the_harvest() -> None:
    table = prune(TREE, "2W 3NW", compost="fork")
    before = table.json["compost"]
    after = table.play("cut 0,2-0,3").json
    assert sorted(after["compost"]) == sorted([*before, "X", "RL"])
    assert after["vines"][0]["harvest"] == ["2W", "3NW"]
    assert after["vines"][0]["bunches"] == []


@rule(150, 208)
@ruling(9)
def test_all_beans_of_a_cut_bunch_are_harvested_with_their_points() -> None:
    table = prune(TREE, "2W 3NW")
    # 5 beans, 4 rows; open are the cross's west and the north of the top bean.
    assert points(table) == 5 + 4 - 2
    table.play("cut 0,3-1,3")
    # Harvested beans still count; the cross's east is open now.
    assert points(table) == 5 + 4 - 2


@rule(152, 254)
@ruling("model 8")
@pytest.mark.parametrize(
    ("cut", "tokens"),
    [
        ("cut -1,2-0,2", 1),  # a leaf
        ("cut 0,3-1,3", 0),  # a bean
        ("cut 0,3-0,4", 1),  # a leaf
        ("cut 0,2-0,3", 1),  # a leaf, one stem
        ("cut 0,1-0,2", 3),  # two leaves, two stems
        ("cut 0,0-0,1", 3),  # two leaves, three stems
        ("no cut", 0),
    ],
)
def test_a_token_for_each_leaf_and_for_every_two_stems(cut: str, tokens: int) -> None:
    table = prune(TREE)
    assert table.json["vines"][0]["tokens"] == 0
    assert table.play(cut).json["vines"][0]["tokens"] == tokens


@rule(152)
@ruling("model 8")
@pytest.mark.parametrize(("stems", "tokens"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_stems_give_half_a_token_each_rounded_down(stems: int, tokens: int) -> None:
    table = prune("│\n" * stems + "^").play("cut 0,0-0,1")
    assert table.json["vines"][0]["tokens"] == tokens


@rule(152)
@ruling("model 8")
def test_odd_stems_of_two_cuts_do_not_add_up() -> None:
    table = drawn("│\n│\n^", phase="prune", plant_bag="straight straight straight straight")
    table.play("cut 0,1-0,2")
    assert table.json["vines"][0]["tokens"] == 0
    turn_over(turn_over(table))
    assert same(table, "│\n│\n│\n^")
    assert table.play("cut 0,2-0,3").json["vines"][0]["tokens"] == 0


@rule(150, 154)
def test_there_is_one_cut_a_turn() -> None:
    table = prune(TREE).play("cut 0,3-0,4")
    assert kinds(table, "cut", "no") == []
    assert table.state.phase == "grow"


@rule(148, 150)
def test_only_ones_own_vine_is_cut() -> None:
    table = drawn("│\n^", "┬\n^", phase="prune")
    assert table.legal == ["cut 0,0-0,1", "no cut"]


@rule(154)
@ruling("model 2", "model 8")
def test_tiles_that_only_lie_side_by_side_are_no_cut() -> None:
    side = """
        .┬┐
        .││
        _^_
    """
    # The straight ones are neighbours without a joint.
    table = prune(side)
    assert table.legal == ["cut 0,0-0,1", "cut 0,1-0,2", "cut 0,2-1,2", "cut 1,1-1,2", "no cut"]
    # What still reaches the root stays, however near.
    assert same(table.play("cut 0,2-1,2"), "┬\n│\n^")


LOOP = """
    L┬┬R
    .├┤.
    _^__
"""


@rule(158)
@ruling("model 2", "model 8")
def test_a_loop_is_never_severed() -> None:
    # Around the square no joint is a cut; both leaves and the whole are.
    assert prune(LOOP).legal == ["cut -1,2-0,2", "cut 0,0-0,1", "cut 1,2-2,2", "no cut"]


@rule(158)
@ruling("model 8")
def test_a_loop_falls_as_a_whole() -> None:
    hanging = """
        L┬┬R
        .├┤.
        .│..
        _^__
    """
    table = prune(hanging).play("cut 0,1-0,2")
    assert same(table, "│\n^")
    # Two leaves, four stems.
    assert table.json["vines"][0]["tokens"] == 4


@rule(158)
@ruling("model 8")
def test_a_loop_through_a_bean_is_none_to_cut_either() -> None:
    ring = """
        L┼b┼
        .│:│
        .└┼┘
        __^_
    """
    table = drawn(ring, beans={"b": "2EW"}, phase="prune")
    assert table.legal == ["cut -2,3--1,3", "cut 0,0-0,1", "no cut"]


@rule(156)
def test_a_closed_vine_is_opened_by_a_cut() -> None:
    table = drawn("L\n│\n^", phase="prune", plant_bag="X X").play("cut 0,1-0,2", "keep 1")
    assert table.legal == ["X 0,2"]


@ruling(9)
def test_tokens_of_this_turns_cut_can_be_used_in_it() -> None:
    table = drawn("L\n│\n^", phase="prune", plant_bag="straight straight").play("cut 0,1-0,2", "keep 1")
    table.play("straight 0,2 NS", "straight 0,1 NS")
    assert table.json["vines"][0]["tokens"] == 1
    assert "refresh" in table.legal
