"""Where leaves hang, and what they do there (rulebook, Leaves)."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import drawn, facts, kinds, same
from .test_rulebook_stems import growing


@rule(110)
@ruling("model 1", "model 5")
@pytest.mark.parametrize(
    ("leaf", "places"),
    [("LL", ["LL -1,1 E", "LL 0,2 S"]), ("RL", ["RL 0,2 S", "RL 1,1 W"])],
)
def test_a_leaf_hangs_down_from_a_shoot_to_its_side(leaf: str, places: list[str]) -> None:
    board = """
        .┼.
        _^_
    """
    assert growing(board, leaf).legal == places


@rule(112)
@ruling("model 5")
@pytest.mark.parametrize("leaf", ["LL", "RL"])
def test_either_leaf_grows_on_shoots_that_point_up_or_down(leaf: str) -> None:
    board = """
        ┌┼┐
        .│.
        _^_
    """
    # Up from the cross; down from both corners.
    assert growing(board, leaf).legal == [f"{leaf} -1,1 N", f"{leaf} 0,3 S", f"{leaf} 1,1 N"]


@rule(110)
@ruling("model 5")
def test_the_wrong_leaf_has_no_place_at_the_side() -> None:
    board = """
        .┬.
        .│.
        _^_
    """
    table = growing(board, "LL")
    assert table.legal == ["LL -1,2 E"]
    assert table.refuses("LL 1,2 W")
    assert growing(board, "RL").legal == ["RL 1,2 W"]


@rule(110, 112)
@ruling("model 5")
def test_a_leaf_between_two_shoots_chooses_the_side_that_joins() -> None:
    board = """
        ┌.
        └┤
        _^
    """
    # The cell 0,2: faced from below and from the west.
    assert growing(board, "LL").legal == ["LL 0,2 S"]
    table = growing(board, "RL")
    assert table.legal == ["RL 0,2 S", "RL 0,2 W"]
    assert facts(table) == (2, 2, 0)
    # Whichever it is, the other shoot stays open and is dead.
    assert facts(table.after("RL 0,2 S")) == (2, 1, 1)
    assert facts(table.after("RL 0,2 W")) == (2, 1, 1)


@rule(114)
@ruling("model 3")
def test_a_leaf_closes_the_connection_and_ends_it() -> None:
    table = drawn("│\n^", phase="grow", hand="LL X").play("keep 1")
    assert facts(table) == (1, 1, 0)
    table.play("LL 0,2 S")
    assert facts(table) == (2, 0, 1)
    assert same(table, "L\n│\n^")
    # Nothing grows on it.
    assert drawn("L\n│\n^", phase="grow", hand="X LL").play("keep 1").json["waiting"] == ["X"]


@rule(108, 134)
def test_without_leaves_no_bean_grows() -> None:
    bare = """
        .┬.
        .│.
        _^_
    """
    assert kinds(drawn(bare), "bean") == []
    assert kinds(drawn(bare.replace(".┬", "L┬")), "bean") == ["bean 2 1,2"]


@rule(116)
@ruling(5)
@pytest.mark.parametrize("leaf", ["LL", "RL"])
def test_a_leaf_can_be_laid_on_the_root(leaf: str) -> None:
    assert growing("^", leaf).legal == [f"{leaf} 0,1 S"]


@rule(116)
@ruling(5)
def test_a_leaf_on_the_root_must_be_pruned_first() -> None:
    table = drawn("R\n^", phase="prune", plant_bag="X LL")
    assert table.legal == ["cut 0,0-0,1"]
    assert table.refuses("no cut")
    table.play("cut 0,0-0,1")
    assert same(table, "^")
    assert table.json["vines"][0]["tokens"] == 1
    assert table.json["hand"] == ["X", "LL"]


@rule(116)
@ruling(5)
def test_a_leaf_elsewhere_may_stay() -> None:
    assert drawn("R\n│\n^", phase="prune").legal == ["cut 0,0-0,1", "cut 0,1-0,2", "no cut"]


@ruling(12)
def test_leaves_hang_from_the_stubs_of_beans_by_the_same_rule() -> None:
    board = """
        .┬b.
        .│:.
        L┤..
        _^__
    """
    # Only the east of the bean: a right leaf, no left one.
    assert "RL 2,3 W" in with_a_bean(board, "RL")
    assert [move for move in with_a_bean(board, "LL") if move.startswith("LL 2,3")] == []


def with_a_bean(board: str, tile: str) -> list[str]:
    return drawn(board, beans={"b": "2EW"}, phase="grow", hand=f"{tile} X").play("keep 1").legal
