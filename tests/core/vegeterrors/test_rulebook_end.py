"""Rulebook: End of Game."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import advance, position, whole_hand

EVEN = "B4 G2 Y2 R2"


@rule(64, 187)
@ruling(11)
def test_220_gold_end_the_game() -> None:
    # Alone with a blue 3: 80.
    table = whole_hand(["B3", "G5", "Y6", "R5"], EVEN, gold=[140, 0, 0, 0])
    assert table.gold[0] == 220
    assert table.state.is_terminal()
    assert table.state.winners() == [0]


@rule(64)
def test_more_than_220_end_it_too() -> None:
    table = whole_hand(["B6", "G5", "Y6", "R5"], EVEN, gold=[210, 0, 0, 0])
    assert table.gold[0] == 320
    assert table.state.is_terminal()


@rule(187)
def test_210_gold_do_not() -> None:
    table = whole_hand(["B3", "G5", "Y6", "R5"], EVEN, gold=[130, 0, 0, 0], hand=3)
    assert table.gold[0] == 210
    assert not table.state.is_terminal()
    assert table.state.winners() == []


@rule(187)
def test_otherwise_another_hand_is_played() -> None:
    table = whole_hand(["B3", "G5", "Y6", "R5"], EVEN, gold=[130, 0, 0, 0], hand=3)
    assert table.sees(0)["round"] == 3
    assert table.sees(0)["hand_counts"] == [11] * 4
    assert table.legal[0].startswith("predict")


@rule(187)
@ruling(11)
def test_the_end_is_looked_at_after_the_payout_only() -> None:
    # With 210 a prize is as good as won, but all ten tricks are played.
    table = advance(position([""] * 4, gold=[210, 210, 210, 210]), 9)
    assert not table.state.is_terminal()


@rule(66, 189)
@ruling(11)
def test_the_most_gold_wins_not_the_first_to_220() -> None:
    # 200 + 40 + 30 against 190 + 40 + 60.
    table = whole_hand(["B3", "B6", "Y6", "R5"], EVEN, gold=[200, 190, 0, 0])
    assert table.gold == [270, 290, 0, 0]
    assert table.state.winners() == [1]


@rule(66)
def test_gold_of_all_hands_counts() -> None:
    # Two right: 70 each; seat 0 gets nothing now and loses with what it had.
    table = whole_hand(["G5", "G4", "B3", "B3"], EVEN, gold=[210, 0, 140, 150])
    assert table.gold == [210, 0, 210, 220]
    assert table.state.winners() == [3]


@rule(66, 189)
@ruling(11)
def test_a_tie_is_shared() -> None:
    table = whole_hand(["B3", "B3", "Y6", "R5"], EVEN, gold=[150, 150, 210, 0])
    assert table.gold == [220, 220, 210, 0]
    assert table.state.winners() == [0, 1]


@ruling(11)
@pytest.mark.parametrize(("hand", "over"), [(59, False), (60, True)])
def test_after_60_hands_the_most_gold_wins(hand: int, over: bool) -> None:
    table = whole_hand(["R4", "G5", "Y6", "R5"], EVEN, gold=[20, 60, 10, 0], hand=hand)
    assert table.state.is_terminal() == over
    assert table.state.winners() == ([1] if over else [])


@rule(64)
def test_nothing_can_be_played_after_the_end() -> None:
    table = whole_hand(["B3", "G5", "Y6", "R5"], EVEN, gold=[140, 0, 0, 0])
    assert table.legal == []
    assert table.refuses("B3")
    assert table.turn == -1
