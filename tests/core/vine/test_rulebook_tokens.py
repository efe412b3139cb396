"""The three uses of growth tokens (rulebook, Growth Tokens and the sections below it)."""

from typing import Any

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import drawn, facts, kinds, points, same
from .looks import Table

#: One bunch, one leaf, shoots to the west and up.
ONE = """
    .┼b
    .│:
    L┤.
    _^_
"""


def tokens(table: Table) -> int:
    found: int = table.json["vines"][0]["tokens"]
    return found


def one(beans: str = "1W", **rest: Any) -> Table:
    return drawn(ONE, beans={"b": beans}, **{"tokens": [2], "compost": "tee LL", **rest})


@rule(164, 166, 167, 168, 256)
def test_tokens_are_used_in_three_ways() -> None:
    table = one()
    assert {move.split()[0] for move in table.legal} == {"stack", "compost", "refresh", "end"}
    assert {move.split()[0] for move in one(tokens=[0]).legal} == {"end"}


@rule(164)
def test_tokens_are_not_used_while_growing() -> None:
    table = one(phase="grow", hand="X X")
    assert table.legal == ["keep 1", "pass 1"]
    assert one(phase="prune").refuses("refresh")


# -- stacking


@rule(166, 172)
@ruling("model 7")
def test_a_stack_costs_a_token() -> None:
    table = one()
    assert kinds(table, "stack") == ["stack 2 1,3"]
    table.play("stack 2 1,3")
    assert tokens(table) == 1
    assert table.json["vines"][0]["bunches"] == [[1, 3, ["1W", "1W"]]]
    assert kinds(one(tokens=[0]), "stack") == []


@rule(172)
@ruling("model 6")
def test_a_new_bunch_costs_no_token() -> None:
    table = drawn(ONE.replace("┤.", "┼R"), beans={"b": "1W"}, tokens=[1]).play("bean 3 -1,3")
    assert tokens(table) == 1


@rule(174)
@ruling("model 7")
def test_a_stack_needs_no_further_leaf_but_enough_for_the_bunches() -> None:
    assert kinds(one(), "bean") == []
    assert kinds(one(), "stack") != []
    two = """
        c┼b
        :│:
        L┤.
        _^_
    """
    short = drawn(two, beans={"b": "1W", "c": "1E"}, tokens=[2])
    assert kinds(short, "stack") == []
    enough = drawn(two.replace("┤.", "┼R"), beans={"b": "1W", "c": "1E"}, tokens=[2])
    assert kinds(enough, "stack") == ["stack 2 1,3", "stack 3 -1,3"]


@rule(174, 208)
def test_every_bean_of_a_stack_counts() -> None:
    table = one(supply="2W 3NW 1N")
    before = points(table)
    assert points(table.after("stack 1 1,3")) == before + 2
    assert points(table.after("stack 2 1,3")) == before + 3 - 1


@rule(176)
@ruling(8)
def test_a_stacked_bean_is_the_one_bean_of_the_turn() -> None:
    table = one().play("stack 2 1,3")
    assert kinds(table, "bean", "stack") == []
    taken = one(bean_taken=True, supply="1N - 1E")
    assert kinds(taken, "stack") == []


@rule(178)
@ruling("model 7")
def test_the_new_stubs_take_the_place_of_the_old() -> None:
    table = one("3NW", supply="2EW 1W 1E")
    # West, north of the bean, up and west of the cross.
    assert facts(table) == (3, 3, 1)
    assert kinds(table, "stack") == ["stack 1 1,3", "stack 2 1,3"]
    assert facts(table.after("stack 1 1,3")) == (3, 3, 1)
    assert facts(table.after("stack 2 1,3")) == (3, 2, 1)
    grown = table.after("stack 1 1,3", "end")
    assert grown.turn == 1


@rule(178)
@ruling("model 7")
def test_a_stack_disconnects_nothing() -> None:
    beyond = """
        .┼b─
        .│:.
        L┤..
        _^__
    """
    table = drawn(beyond, beans={"b": "2EW"}, tokens=[1], supply="1W 3NEW 2EW")
    # A 1W would let go the straight one.
    assert kinds(table, "stack") == ["stack 2 1,3", "stack 3 1,3"]


@rule(178)
@ruling("model 7")
def test_a_stack_may_let_go_what_reaches_the_root_another_way() -> None:
    ring = """
        L┼b┼
        .│:│
        .└┼┘
        __^_
    """
    table = drawn(ring, beans={"b": "2EW"}, tokens=[1], supply="1W 1E 1N")
    assert kinds(table, "stack") == ["stack 1 0,3", "stack 2 0,3"]
    # Two more open ends for the bean's east and what it met, less nothing else.
    assert facts(table)[1] + 1 == facts(table.after("stack 1 0,3"))[1]


@ruling("model 7")
def test_a_stack_has_no_height_limit() -> None:
    table = one("1W 1W 2W 2W 3NW", supply="1W 1N 1N")
    assert kinds(table, "stack") == ["stack 1 1,3"]
    assert facts(table.play("stack 1 1,3"))[0] == 3


# -- the Compost


@rule(167, 182)
@ruling(8, "notation 1")
def test_a_compost_tile_costs_a_token_and_is_placed_at_once() -> None:
    table = one(compost="corner fork", turn=4)
    lying = table.json["compost"]
    assert lying[:3] == ["corner", "fork", "X"]
    assert kinds(table, "compost") == ["compost 1", "compost 2", "compost 3"]
    table.play("compost 2")
    assert tokens(table) == 1
    assert table.legal == ["fork -1,3 NES", "fork 0,4 ESW"]
    table.play("fork 0,4 ESW")
    assert table.json["compost"] == [tile for tile in lying if tile != "fork"]
    assert same(table, ".┰.\n.┼b\n.│:\nL┤.\n_^_")


@rule(182)
def test_any_tile_of_the_compost_can_be_chosen() -> None:
    table = one(compost="straight corner curlL curlR tee fork branchL branchR LL RL", turn=8)
    names = {table.json["compost"][int(move.split()[1]) - 1] for move in kinds(table, "compost")}
    # On the west shoot a left leaf, on the one that points up either.
    assert names == set(table.json["compost"])
    assert len(names) == 11


@rule(182)
def test_compost_tiles_can_be_taken_as_long_as_there_are_tokens() -> None:
    table = one(tokens=[2], compost="straight straight straight")
    table.play("compost 1", "straight 0,4 NS", "compost 1", "straight 0,5 NS")
    assert kinds(table, "compost") == []
    assert tokens(table) == 0


@rule(182)
@ruling(8)
def test_a_compost_tile_needs_a_place() -> None:
    table = drawn("L\n│\n^", tokens=[3], compost="X RL")
    assert kinds(table, "compost") == []
    east = drawn("┌\n^", tokens=[3], compost="LL RL", turn=1)
    assert east.json["compost"][-2:] == ["LL", "RL"]
    last = len(east.json["compost"])
    assert f"compost {last}" in east.legal
    assert f"compost {last - 1}" not in east.legal


@rule(182)
def test_equal_compost_tiles_are_named_by_the_first() -> None:
    table = one(compost="straight straight corner corner corner")
    assert kinds(table, "compost")[:2] == ["compost 1", "compost 3"]


@rule(256)
@ruling(8)
def test_beans_and_tokens_come_in_any_order() -> None:
    table = drawn(ONE.replace("┤.", "┼R"), beans={"b": "1W"}, tokens=[3], compost="straight")
    first = table.after("bean 3 -1,3", "refresh", "compost 1", "straight 0,4 NS")
    other = table.after("compost 1", "straight 0,4 NS", "bean 3 -1,3", "refresh")
    assert first.json["vines"] == other.json["vines"]


# -- the Supply


@rule(168, 186)
@ruling(2)
def test_a_refresh_draws_three_and_puts_the_old_ones_back() -> None:
    table = one()
    before = table.json
    after = table.play("refresh").json
    assert tokens(table) == 1
    assert after["supply"] == before["bean_bag"][:3]
    assert sorted(after["bean_bag"]) == sorted(before["bean_bag"][3:] + before["supply"])


@rule(186)
@ruling(2)
@pytest.mark.parametrize(("bag", "may"), [("", False), ("1N 2N", False), ("1N 2N 3N", True)])
def test_a_refresh_needs_three_beans_in_the_bag(bag: str, may: bool) -> None:
    table = one(bean_bag=bag, supply="1N 1W 1E")
    assert ("refresh" in table.legal) == may


@rule(186)
@ruling(2)
def test_the_old_beans_cannot_be_drawn_again_by_the_same_refresh() -> None:
    table = one(bean_bag="1N 2N 3N", supply="1W 1E 2EW").play("refresh")
    assert table.json["supply"] == ["1N", "2N", "3N"]
    assert sorted(table.json["bean_bag"]) == ["1E", "1W", "2EW"]


@ruling(12)
def test_a_bag_that_is_empty_while_beans_are_refreshed_ends_nothing() -> None:
    over = drawn("│\n^", ONE, beans={"b": "1W"}, active=1, tokens=[0, 1], bean_bag="1N 2N 3N", turn=3)
    over.play("refresh", "end")
    assert not over.state.is_terminal()


@rule(190)
@ruling(12)
def test_a_refresh_after_a_bean_was_taken_draws_three() -> None:
    table = drawn(ONE.replace("┤.", "┼R"), beans={"b": "1W"}, tokens=[1]).play("bean 3 -1,3")
    assert table.json["supply"] == ["1N", "1W", None]
    before = table.json
    after = table.play("refresh").json
    assert after["supply"] == before["bean_bag"][:3]
    assert len(after["bean_bag"]) == len(before["bean_bag"]) - 1
    # Nothing is left to replenish.
    assert table.play("end").json["supply"] == after["supply"]


@rule(168)
def test_beans_can_be_refreshed_more_than_once() -> None:
    assert tokens(one().play("refresh", "refresh")) == 0
