"""Rulebook 2.0, Scoring."""

import pytest

from ...rulebook_lines import rule, ruling
from .drawn import DEAD, position

FAMILY = "R17 R18 R19 R16"


@rule(395, 398)
@ruling("2.0 6")
@pytest.mark.parametrize("card", ["R17", "R18", "R19", "R20"])
def test_a_fruit_is_ten_points(card: str) -> None:
    table = position([f"{card} K19 G19"], [""], f"R{int(card[1:]) - 4} G1 K1").play(card)
    assert table.gained == [10, 0, 0, 0]
    assert table.sheet("harvested") == [1, 0, 0, 0]


@rule(398)
def test_no_other_card_scores() -> None:
    table = position(["R5 R9 R13 K20"], ["G1"], "R1")
    for card in ("R5", "R9", "R13", "G1"):
        assert table.play(card).gained == [0, 0, 0, 0]


@rule(399)
@ruling("2.0 6")
def test_the_last_fruit_of_a_family_is_thirty_more() -> None:
    table = position(["R20 K19"], ["G1"], FAMILY, closer=2).play("R20")
    assert table.gained == [40, 0, 0, 0]
    assert table.sheet("families") == [1, 0, 0, 0]
    assert table.sheet("harvested") == [1, 0, 3, 0]


@rule(399)
def test_the_third_is_not() -> None:
    assert position(["R20 K19"], ["G1"], "R17 R18 R16 R15", closer=2).play("R20").gained == [10, 0, 0, 0]


@rule(400)
@ruling("2.0 6")
@pytest.mark.parametrize(("laid", "closed"), [("R16", 1), ("R16 G17 Y18", 3), (f"{FAMILY} K20", 5)])
def test_the_closer_gets_ten_for_every_crop_not_closed(laid: str, closed: int) -> None:
    table = position(["R20"], [""], laid, closer=1, deals="1").play("R20")
    open_crops = 16 - closed
    family = 30 if laid.startswith(FAMILY) else 0
    assert table.gained == [10 + family + 10 * open_crops, 0, 0, 0]
    assert table.last_sheet("closing") == [open_crops, 0, 0, 0]
    assert sum(table.last_sheet("harvested")) == closed


@rule(400)
@ruling("2.0 6")
def test_closing_brings_no_family() -> None:
    table = position(["R5"], [""], f"R1 {FAMILY.replace('R17 ', '')} K1 K18 K19 K20", closer=1, deals="1")
    assert table.play("R5").last_sheet("families") == [0, 0, 0, 0]


@rule(400)
@ruling("2.0 4")
@pytest.mark.parametrize(
    ("beside", "credit"),
    [([2, 2, 2, 2], 0), ([1, 2, 0, 1], 10), ([2, 0, 1, 0], 20), ([1, 0, 0, 0], 30)],
)
def test_the_closer_is_credited_for_the_tractors_as_if_taken_up(beside: list[int], credit: int) -> None:
    table = position(["R5"], [""], "R1", beside=beside, deals="1")
    before = table.points
    table.play("R5")
    assert table.gained == [160 + credit, 0, 0, 0]
    assert table.last_sheet("pot")[0] == credit
    assert table.points[0] == before[0] + 160 + credit


@rule(400)
@ruling("2.0 4")
def test_nobody_else_is_credited() -> None:
    table = position(["R5"], [""], "R1", beside=[1, 1, 0, 2], deals="1").play("R5")
    assert table.last_sheet("pot") == [10, -1, 0, -1]


@rule(400)
@ruling("2.0 4")
def test_a_closer_who_has_them_keeps_what_they_brought() -> None:
    table = position(["R5"], [""], "R1", beside=[0, 0, 0, 0], bonus=[10, 0, 20, 30], deals="1").play("R5")
    assert table.gained == [160, 0, 0, 0]
    assert table.last_sheet("pot") == [10, 0, 20, 30]


@rule(402)
def test_points_stand_on_the_sheet_at_once() -> None:
    table = position([f"R17 {DEAD}"], ["R2"], "R13", beside=[1, 1, 0, 0])
    start = table.points
    assert table.play("R17").points == [start[0] + 10, *start[1:]]
    assert table.play("T").points == [start[0] + 30, *start[1:]]
    assert table.sheet("pot")[0] == 20


@rule(400)
@ruling("2.0 6")
def test_the_total_is_the_sum_of_the_sheet() -> None:
    table = position(
        ["R20"], [""], FAMILY, closer=0, scores=[100, 0, 40, 0], beside=[1, 0, 0, 0], deals="2"
    ).play("R20")
    # Tractors 30, four ticks, one family, twelve crops not closed.
    assert table.points[0] == 100 + 30 + 40 + 30 + 120
    assert table.points[1:] == [0, 50, 20]


@ruling("2.0 6")
@pytest.mark.parametrize("winners", [[0], [0, 2]])
def test_most_points_win_the_match_and_ties_are_shared(winners: list[int]) -> None:
    even = 160 - 20 if len(winners) == 2 else 100
    table = position(["R5"], [""], "R1", scores=[0, 0, even + 10, 0], bonus=[10, 0, 20, 30], deals="1")
    table.play("R5")
    assert table.points[0] == 170
    assert table.points[2] == even + 30
    assert table.state.winners() == winners
