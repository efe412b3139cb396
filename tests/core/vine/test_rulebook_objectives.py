"""Public objectives: what each asks for, who takes it, and when (rulebook, Public Objectives)."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import drawn, points
from .looks import Table

FIRST = "skyscraper trellis evergreen"
LAST = "full-bunch ring big-harvest"


def taken(table: Table, vine: int = 0) -> list[str]:
    found: list[str] = table.json["vines"][vine]["goals"]
    return found


def growing(board: str, tile: str, goals: str) -> Table:
    hand = f"{tile} X" if tile == "LL" else f"{tile} LL"
    return drawn(board, phase="grow", hand=hand, goals=goals).play("keep 1")


@rule(220)
@ruling(11, "tiles 16")
def test_skyscraper_asks_for_six_rows() -> None:
    table = growing("│\n│\n│\n│\n^", "X", FIRST).play("X 0,5")
    assert taken(table) == []
    table = growing("│\n│\n│\n│\n│\n^", "X", FIRST)
    before = points(table)
    table.play("X 0,6")
    assert taken(table) == ["skyscraper"]
    # A row and the card; two open connections more.
    assert points(table) == before + 1 + 4 - 2


@rule(220)
@ruling(11, "tiles 17")
def test_trellis_asks_for_six_columns() -> None:
    five = growing("┬┬┬┬\n__^_", "straight", FIRST).play("straight -3,1 EW")
    assert taken(five) == []
    six = growing("┬┬┬┬┬\n__^__", "straight", FIRST)
    before = points(six)
    six.play("straight -3,1 EW")
    assert taken(six) == ["trellis"]
    assert points(six) == before + 2


@rule(220)
@ruling(11, "tiles 18")
def test_evergreen_asks_for_five_leaves() -> None:
    board = """
        L┼R
        L┼R
        _^_
    """
    three = growing(board.replace("L┼R", "L┼.", 1), "LL", FIRST).play("LL 0,3 S")
    assert taken(three) == []
    five = growing(board, "LL", FIRST)
    before = points(five)
    five.play("LL 0,3 S")
    assert taken(five) == ["evergreen"]
    assert points(five) == before + 1 + 1 + 3


@rule(220)
@ruling(11, "tiles 19")
def test_full_bunch_asks_for_three_beans_in_one_bunch() -> None:
    board = """
        .┼b
        .│:
        L┤.
        _^_
    """
    two = drawn(board, beans={"b": "1W"}, tokens=[1], goals=LAST).play("stack 2 1,3")
    assert taken(two) == []
    three = drawn(board, beans={"b": "1W 2W"}, tokens=[1], goals=LAST)
    before = points(three)
    three.play("stack 2 1,3")
    assert taken(three) == ["full-bunch"]
    assert points(three) == before + 1 + 3


@rule(220)
@ruling(11, "tiles 20", "model 2")
def test_ring_asks_for_a_closed_loop() -> None:
    board = """
        ┬.
        ├┤
        ^_
    """
    table = growing(board, "corner", LAST)
    assert taken(table.after("corner 1,2 NW")) == []
    before = points(table)
    table.play("corner 1,2 SW")
    assert taken(table) == ["ring"]
    # Two open connections are closed.
    assert points(table) == before + 2 + 2


@rule(220)
@ruling(11, "tiles 21")
@pytest.mark.parametrize(
    ("bunch", "gained"),
    [("1W", []), ("3NW", []), ("1W 3NW", ["big-harvest"]), ("2W 3NW", ["big-harvest"])],
)
def test_big_harvest_asks_for_four_printed_beans_by_one_cut(bunch: str, gained: list[str]) -> None:
    board = """
        .┼b
        .│:
        L┤.
        _^_
    """
    table = drawn(board, beans={"b": bunch}, phase="prune", goals=LAST, harvest={0: "2N 2N"})
    assert taken(table.play("cut 0,2-0,3")) == gained


@rule(220)
@ruling(11)
@pytest.mark.parametrize("goal", ["skyscraper", "trellis", "evergreen"])
def test_the_card_is_kept_when_the_vine_shrinks(goal: str) -> None:
    table = drawn("│\n│\n^", phase="prune", goals=FIRST, taken={0: goal})
    before = points(table)
    table.play("cut 0,0-0,1")
    assert taken(table) == [goal]
    # Two rows fewer, still one open connection.
    assert points(table) == before - 2


@rule(220)
@ruling(11)
def test_each_card_is_taken_once() -> None:
    table = drawn(
        "│\n│\n│\n│\n│\n^", "│\n^", phase="grow", hand="X LL", goals=FIRST, taken={1: "skyscraper"}
    ).play("keep 1", "X 0,6")
    assert taken(table, 0) == []
    assert taken(table, 1) == ["skyscraper"]


@rule(220)
@ruling(11)
def test_a_passed_tile_brings_the_card_to_the_vines_owner() -> None:
    table = drawn("│\n^", "│\n│\n│\n│\n│\n^", phase="grow", hand="X LL", goals=FIRST)
    table.play("pass 1", "X 0,6")
    assert table.turn == 0
    assert taken(table, 0) == []
    assert taken(table, 1) == ["skyscraper"]


@rule(220)
@ruling(11)
def test_the_first_to_meet_it_within_a_turn_takes_it() -> None:
    tall = "├\n├\n├\n├\n├\n^"
    for first, owner in (("keep 1", 0), ("pass 1", 1)):
        table = drawn(tall, tall, phase="grow", hand="X X", goals=FIRST).play(first, "X 0,6", "X 0,6")
        assert taken(table, owner) == ["skyscraper"]
        assert taken(table, 1 - owner) == []


@rule(220)
@ruling(11)
def test_only_cards_that_lie_there_are_taken() -> None:
    table = growing("│\n│\n│\n│\n│\n^", "X", LAST).play("X 0,6")
    assert taken(table) == []
    plain = drawn("│\n│\n│\n│\n│\n^", phase="grow", hand="X LL").play("keep 1", "X 0,6")
    assert taken(plain) == []
