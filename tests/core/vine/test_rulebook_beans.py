"""Gaining a bean, and where it hangs (rulebook, Gain a Bean, Bean Bunches)."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import drawn, facts, kinds, points, same, turn_over

#: Shoots up, to the west, and down at the end of an arm to the east; one leaf.
ARMS = """
    .┼┐
    .│.
    L┤.
    _^_
"""
ONE = """
    .┼b
    .│:
    L┤.
    _^_
"""


@rule(132, 142)
@ruling("model 1", "model 6")
def test_a_bean_hangs_where_its_picture_matches_a_shoot() -> None:
    # 1N below the corner, 1E on the west shoot; 1W has none to its west.
    assert kinds(drawn(ARMS), "bean") == ["bean 1 1,2", "bean 3 -1,3"]
    hung = drawn(ARMS).play("bean 1 1,2")
    assert same(hung, ".┼┐\n.│b\nL┤:\n_^_")


@rule(142)
@ruling("model 6")
def test_beans_never_grow_on_top_of_a_shoot() -> None:
    up = """
        .│
        L┤
        _^
    """
    assert kinds(drawn(up, supply="3NEW 3NW 3NE"), "bean") == []


@rule(92, 142)
@ruling("model 1", "model 6")
def test_beans_never_grow_under_ground() -> None:
    low = """
        .┼┐
        L┤.
        _^_
    """
    # 1,1 is empty, but the lower half would lie in the row of the root.
    assert kinds(drawn(low), "bean") == []
    flat = """
        L┬.
        _^_
    """
    assert kinds(drawn(flat), "bean") == []


@rule(132)
@ruling("model 6")
def test_both_halves_need_an_empty_place() -> None:
    under = """
        .┬..
        L┼─.
        _^__
    """
    # East of the tee lies room, below it a stem; west of it, below, a leaf.
    assert kinds(drawn(under), "bean") == []
    free = """
        .┬..
        .│..
        L┼─.
        _^__
    """
    assert kinds(drawn(free), "bean") == ["bean 2 1,3", "bean 3 -1,3"]


@rule(132)
@ruling("model 6")
def test_dead_stubs_of_neighbours_are_no_obstruction() -> None:
    board = """
        L┬.
        .┼.
        .│.
        _^_
    """
    table = drawn(board)
    assert kinds(table, "bean") == ["bean 2 1,2", "bean 2 1,3", "bean 3 -1,2"]
    assert facts(table) == (3, 3, 1)
    # The cross ends at the lower half: still open, and dead.
    table.play("bean 2 1,3")
    assert facts(table) == (3, 2, 1)
    assert table.state.phase == "bean"


@rule(130)
@ruling("model 6")
def test_on_a_bare_root_no_bean_can_hang() -> None:
    assert kinds(drawn("^", supply="3NEW 3NW 3NE"), "bean") == []


@rule(130, 256)
@ruling(8)
def test_one_bean_a_turn() -> None:
    # Two leaves and room for two bunches, and tokens to stack.
    board = """
        .┼┐
        .│.
        .│.
        L┼R
        _^_
    """
    table = drawn(board, supply="1N 1E 1E", tokens=[3])
    assert kinds(table, "bean") == ["bean 1 1,3", "bean 2 -1,4"]
    table.play("bean 2 -1,4")
    assert kinds(table, "bean", "stack") == []
    # In the next turn of the vine there is one again.
    turn_over(turn_over(table))
    table.play("no cut")
    while table.state.phase != "bean":
        table.play(table.legal[0])
    assert kinds(table, "stack") != []


@rule(134)
@ruling("model 6")
@pytest.mark.parametrize(
    ("board", "beans"),
    [
        (ARMS.replace("L", "."), []),
        (ARMS, ["bean 1 1,2", "bean 3 -1,3"]),
        (ONE, []),
        (".┼b\n.│:\nL┼R\n_^_", ["bean 3 -1,3"]),
    ],
)
def test_a_leaf_for_every_bunch(board: str, beans: list[str]) -> None:
    assert kinds(drawn(board, beans={"b": "1W"}), "bean") == beans


@rule(138)
@ruling("model 6")
def test_a_bunch_counts_once_however_many_beans_it_has() -> None:
    assert kinds(drawn(".┼b\n.│:\nL┼R\n_^_", beans={"b": "2W 2W 3NW"}), "bean") == ["bean 3 -1,3"]


@rule(140)
@ruling("model 6", "model 7")
def test_bunches_stay_when_their_leaf_is_pruned() -> None:
    table = drawn(ONE, beans={"b": "3NW"}, phase="prune", plant_bag="X X").play("cut -1,1-0,1")
    assert same(table, "┼b\n│:\n┤.\n^_")
    assert table.json["vines"][0]["bunches"] == [[1, 3, ["3NW"]]]


@rule(140, 134)
@ruling("model 6", "model 7")
def test_with_fewer_leaves_than_bunches_none_is_added() -> None:
    board = """
        ┼b
        │:
        ┤.
        ^_
    """
    table = drawn(board, beans={"b": "3NW"}, tokens=[2])
    assert facts(table) == (3, 4, 0)
    assert kinds(table, "bean", "stack") == []


@rule(144, 69, 261)
@pytest.mark.parametrize("bean", ["1W", "2W", "3NW"])
def test_a_bean_is_worth_what_is_printed(bean: str) -> None:
    table = drawn(ARMS.replace("┼┐", "┼."), supply=f"{bean} 1N 1N")
    before = points(table)
    gained = points(table.play("bean 1 1,3")) - before
    # The east of the cross is closed; the north of a 3NW is a new open connection.
    assert gained == int(bean[0]) + 1 - ("N" in bean)


@ruling(4, "model 3")
def test_a_beans_other_stubs_are_open_connections() -> None:
    assert facts(drawn(ONE, beans={"b": "1W"})) == (3, 2, 1)
    assert facts(drawn(ONE, beans={"b": "2EW"})) == (3, 3, 1)
    # Only the top tile of a bunch shows its stubs.
    assert facts(drawn(ONE, beans={"b": "2EW 1W"})) == (3, 2, 1)


@ruling(4)
def test_plants_and_beans_grow_from_a_bean() -> None:
    board = """
        .┼b.
        .│:.
        L┼R.
        _^__
    """
    table = drawn(board, beans={"b": "2EW"})
    assert kinds(table, "bean") == ["bean 2 2,3", "bean 3 -1,3"]
    table = drawn(board, beans={"b": "2EW"}, phase="grow", hand="straight X").play("keep 1")
    assert "straight 2,3 EW" in table.legal
    assert facts(table.after("straight 2,3 EW"))[1] == facts(table)[1]


@ruling("model 2", "model 6")
def test_a_bean_joins_all_stubs_that_meet() -> None:
    gap = """
        L┼.┼
        .│.│
        .└┼┘
        __^_
    """
    table = drawn(gap, supply="2EW 1W 1E")
    assert kinds(table, "bean") == ["bean 1 0,3", "bean 1 2,3", "bean 2 0,3", "bean 2 2,3", "bean 3 0,3"]
    assert facts(table) == (3, 6, 1)
    # East and west meet a shoot each; of a 1E only the east does.
    assert facts(table.after("bean 1 0,3")) == (3, 4, 1)
    assert facts(table.after("bean 3 0,3")) == (3, 5, 1)


@rule(130, 142)
@ruling("notation 1")
def test_equal_beans_are_named_by_their_first_place() -> None:
    assert kinds(drawn(ARMS, supply="1E 1E 1N"), "bean") == ["bean 1 -1,3", "bean 3 1,2"]


@ruling(8)
def test_a_bean_hangs_on_ones_own_vine_only() -> None:
    table = drawn("│\n^", ARMS)
    assert kinds(table, "bean") == []
