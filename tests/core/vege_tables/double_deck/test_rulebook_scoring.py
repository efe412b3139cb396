"""Italian rulebook: I punteggi; the n-th Fruit and the n-th Tractor in line, with their values."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from ...rulebook_lines import ruling
from .drawn import PLANTS, Table, position
from .rulebook import line

#: The six crops in line with red 2 (row: red; column: the 2s), and some that are not.
ROW, COLUMN = ("R1", "R3", "R4"), ("K2", "G2", "Y2")
ELSEWHERE = ("K1", "G3", "Y4", "K3")


def top(crop: str, tractor: bool = False) -> str:
    """A crop closed by its Fruit, or by a Tractor, as `position` reads it."""
    fruit = f"{crop[0]}{int(crop[1]) + 16}"
    return f"{fruit}:{fruit[1:]}" if tractor else fruit


def closing(fruits: tuple[str, ...], tractors: tuple[str, ...]) -> Table:
    """Red 2 has grown to its Plant; these crops are closed."""
    laid = [*map(top, fruits), *(top(crop, tractor=True) for crop in tractors), "R14"]
    return position("R18", " ".join(laid), players=2, closer=1)


@line(59)
@ruling("double 5")
@pytest.mark.parametrize("others", range(7))
def test_the_nth_fruit_of_row_and_column_pays_10_to_70(others: int) -> None:
    in_line = (ROW + COLUMN)[:others]
    assert closing(in_line, ()).play("R18").gained == [10 + 10 * others, 0]
    # Crops in other rows and columns change nothing.
    assert closing(in_line + ELSEWHERE, ()).play("R18").gained == [10 + 10 * others, 0]


@line(61)
@ruling("double 5")
@pytest.mark.parametrize("others", range(7))
def test_the_nth_tractor_of_row_and_column_pays_0_to_120(others: int) -> None:
    in_line = (COLUMN + ROW)[:others]
    assert closing((), in_line).play("T:R2").gained == [20 * others, 0]
    assert closing((), in_line + ELSEWHERE).play("T:R2").gained == [20 * others, 0]


@line(59, 61)
@ruling("double 5")
@pytest.mark.parametrize("others", range(7))
def test_fruits_do_not_count_for_tractors_nor_the_other_way(others: int) -> None:
    fruits, tractors = (ROW + COLUMN)[:others], (ROW + COLUMN)[others:]
    assert closing(fruits, ()).play("T:R2").gained == [0, 0]
    assert closing((), tractors).play("R18").gained == [10, 0]
    assert closing(fruits, tractors).play("R18").gained == [10 + 10 * others, 0]
    assert closing(fruits, tractors).play("T:R2").gained == [20 * (6 - others), 0]


@line(59, 61)
def test_a_row_alone_and_a_column_alone() -> None:
    assert closing(ROW, ()).play("R18").gained == [40, 0]
    assert closing(COLUMN, ()).play("R18").gained == [40, 0]
    assert closing((), ROW).play("T:R2").gained == [60, 0]
    assert closing((), COLUMN).play("T:R2").gained == [60, 0]


@line(59, 61)
def test_mixed_lines(count: Callable[[int, int], int]) -> None:
    """Each of the six crops in line is open, closed by its Fruit or closed by a Tractor."""
    every = list(product("-FT", repeat=6))
    for ways in Random("mixed").sample(every, count(len(every), 30)):
        fruits = tuple(crop for crop, way in zip(ROW + COLUMN, ways, strict=True) if way == "F")
        tractors = tuple(crop for crop, way in zip(ROW + COLUMN, ways, strict=True) if way == "T")
        table = closing(fruits, tractors)
        assert table.after("R18").gained == [10 + 10 * len(fruits), 0], ways
        assert table.after("T:R2").gained == [20 * len(tractors), 0], ways


@line(59)
def test_a_crop_counts_once_it_is_closed_not_before() -> None:
    table = position("R18", "R14 R13 R15 K14 G14", players=2).play("R18")
    assert table.gained == [10, 0]


@line(59)
def test_tractors_below_the_fruit_make_it_no_tractors_crop() -> None:
    # Red 1 was grown by Tractors, but its Fruit closed it.
    laid = "R17:1,5,9,13 R14"
    assert position("R18", laid, players=2).play("R18").gained == [20, 0]
    assert position("R18", laid, players=2).play("T:R2").gained == [0, 0]


@line(59)
def test_one_fruit_after_the_other_in_one_turn() -> None:
    table = position("R17 R18 R19 R20 K18 G18 Y18", PLANTS)
    order = ("R17", "R19", "R20", "K18", "G18", "Y18", "R18")
    assert [table.play(card).gained[0] for card in order] == [10, 20, 30, 10, 20, 30, 70]


@line(61)
def test_one_tractor_after_the_other_in_one_turn() -> None:
    table = position("G20", PLANTS, players=2)
    order = (*ROW, *COLUMN, "R2")
    assert [table.play(f"T:{crop}").gained[0] for crop in order] == [0, 20, 40, 0, 20, 40, 120]


@line(59, 61)
def test_it_does_not_matter_who_closed_the_others() -> None:
    laid = "R17 R19 K18:18 R14"
    for seat in range(5):
        table = position("R18", laid, closer=seat, tractor_closer=(seat + 1) % 5)
        assert table.after("R18").gained[0] == 30
        assert table.after("T:R2").gained[0] == 20


@line(57)
@ruling("double 5")
@pytest.mark.parametrize(
    ("laid", "card"), [("", "R2"), ("R2", "R6"), ("R6", "R10"), ("R10", "R14"), ("R17 R19 R10", "R14")]
)
def test_nothing_else_scores(laid: str, card: str) -> None:
    assert position(card, laid).play(card).gained == [0] * 5
    if card != "R14":
        assert position(card, laid).play("T:R2").gained == [0] * 5


@ruling("double 5")
def test_a_whole_family_pays_no_bonus() -> None:
    assert position("R20", "R17 R18 R19 R16").play("R20").gained[0] == 40


@line(57)
def test_points_are_booked_by_the_way_they_were_made() -> None:
    table = position("R18 G20", "R17 K17:17 R14 G13").play("R18", "T:G1")
    assert table.gained[0] == 20
    sheet = table.json["sheet"]
    assert (sheet["fruits"][0], sheet["tractors"][0]) == (20, 20)
    assert table.points[0] == 40
