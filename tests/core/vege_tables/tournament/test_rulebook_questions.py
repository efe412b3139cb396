"""Rulebook 2.0, Frequently Asked Questions: each question a test."""

from ...rulebook_lines import rule, ruling
from ..plain_deal import CROPS
from .drawn import DEAD, position

ALL = " ".join(CROPS)


@rule(466)
def test_a_joker_in_place_of_the_strawberry_plot_brings_a_silo_card() -> None:
    silos = ("K13 K14 K15 K16", None, None, None)
    table = position([f"R7 T {DEAD}"], ["K1"], "R1", silos=silos).play("R7")
    assert table.json["replaced"] == ["R3"]
    assert set(table.legal) == {"S1", "S2", "S3", "S4"}
    assert "K16" in table.play("S1").hand(0)


@rule(468)
def test_the_replaced_red_3_may_be_discarded_to_pass_on_it_alone() -> None:
    table = position([DEAD], ["R3"], "R1 R7:3")
    assert table.legal == ["-R3"]
    table.play("-R3")
    assert "pass" in table.legal
    assert table.play("pass").turn == 1
    assert table.plots(0) == []


@rule(470)
def test_with_no_hand_but_two_plots_left_one_takes_six_of_ones_own_choice_for_nothing() -> None:
    laid = ALL.replace("R3 R4 ", "")
    table = position(["R5"], ["R3 R4"], laid, wells=("R20 R19 R18", "G18 G17 G16")).play("R5")
    assert table.hand(0) == []
    assert not table.deal_is_over
    start = table.points
    table.play("W1", "W2", "W1", "W2", "W1", "W2")
    assert len(table.hand(0)) == 6
    assert table.points == start
    assert table.sheet("penalties") == [0, 0, 0, 0]
    assert table.turn == 1


@rule(472)
@ruling("finer 4")
def test_a_joker_in_hand_must_be_used() -> None:
    table = position([f"T {DEAD}"], [""], ALL, wells=("R20", "G18"))
    assert table.legal == ["-T"]


@rule(472)
@ruling("finer 4")
def test_a_joker_not_taken_up_need_not_be_used() -> None:
    table = position([DEAD], [""], ALL, wells=("R20", "G18"), beside=[2, 0, 0, 0])
    assert set(table.legal) == {"T", "stuck"}
    table.play("stuck", "stay")
    assert table.turn == 1
    assert table.json["beside"][0] == 2
    assert table.gained == [0, 0, 0, 0]


@rule(474)
def test_the_cards_must_be_laid_open() -> None:
    table = position([DEAD], [""], ALL, wells=("R20", "G18"))
    # There is no other way on.
    assert table.legal == ["stuck"]
    assert sorted(table.play("stuck").shown(0)) == sorted(DEAD.split())


@rule(476)
def test_going_to_the_wells_is_never_a_duty() -> None:
    table = position([DEAD], [""], ALL, wells=("R20 R19 R18 R17", "G18 G17 G16 G15"))
    table.play("stuck")
    assert "stay" in table.legal
    assert table.play("stay").hand(0) == sorted(DEAD.split())
    able = position(["R5 K20"], [""], ALL, wells=("R20", "G18")).play("R5")
    assert "pass" in able.legal


@rule(478)
def test_two_cards_in_one_well_and_four_in_the_other_cost_nothing() -> None:
    table = position([DEAD], [""], ALL, wells=("R20 R19", "G18 G17 G16 G15")).play("stuck")
    assert set(table.legal) == {"stay", "all"}
    table.play("all")
    assert table.gained == [0, 0, 0, 0]
    assert len(table.hand(0)) == 9
    assert table.turn == 1
