"""Rulebook 2.0, The Silos: four columns of which one card each is free."""

import pytest

from ...rulebook_lines import rule, ruling
from .drawn import DEAD, position

SILOS = ("R13 R14 R15 R20", "K13 K14 K15 K20", "G13 G14 G15 G20", None)


@rule(354, 389, 391)
@ruling("2.0 1")
def test_a_plot_brings_one_card_of_the_silos() -> None:
    table = position(["R5 Y19"], ["R1 K1"], "G1", silos=SILOS).play("R1")
    assert table.turn == 0
    assert table.json["task"] == ["silo", 0, 0]
    table.play("S2")
    assert table.hand(0) == ["K20", "R5", "Y19"]
    assert table.json["silos"][1] == ["K13", "K14", "K15"]
    assert table.json["task"] is None


@rule(391, 354)
@ruling("2.0 1")
def test_it_is_the_players_choice_which_silo() -> None:
    table = position(["R5 Y19"], ["R1 K1"], "G1", silos=SILOS).play("R1")
    assert table.legal == ["S1", "S2", "S3", "S4"]


@rule(391)
@ruling("2.0 1")
@pytest.mark.parametrize(
    ("silo", "free", "next_one"), [("S1", "R20", "R15"), ("S2", "K20", "K15"), ("S3", "G20", "G15")]
)
def test_only_the_free_card_then_the_one_it_covered(silo: str, free: str, next_one: str) -> None:
    table = position(["Y19"], ["R1 K1"], "G1", silos=SILOS).play("R1", silo)
    assert free in table.hand(0)
    table.play("K1", silo)
    assert next_one in table.hand(0)


@rule(452)
@ruling("2.0 1")
def test_plot_then_card_one_at_a_time() -> None:
    table = position(["R5 Y19 T"], ["R1 K1"], "G1", silos=SILOS, beside=[1, 0, 0, 0]).play("R1")
    for move in ("K1", "R5", "-T", "T", "pass"):
        assert table.refuses(move)
    table.play("S1")
    assert {"K1", "R5", "-T", "T", "pass"} <= set(table.legal)


@rule(389, 354)
@ruling("2.0 1")
def test_the_card_may_be_played_at_once() -> None:
    laid = "R1 R14 K1"
    table = position(["Y19"], ["G1"], laid, silos=("R18", None, None, None)).play("G1", "S1")
    assert "R18" in table.legal
    assert table.play("R18").gained == [10, 0, 0, 0]


@rule(375, 389)
@ruling("2.0 1")
def test_a_tractor_in_a_plots_place_brings_one_too() -> None:
    table = position(["R5 T Y19"], [""], "G1", silos=SILOS).play("R5")
    assert table.json["task"] == ["silo", 0, 0]
    assert table.json["replaced"] == ["R1"]
    table.play("S3")
    assert table.hand(0) == ["G20", "Y19"]


@rule(375, 389, 413)
@ruling("2.0 1")
def test_two_tractors_on_one_crop_bring_one_card() -> None:
    table = position(["R9 T T Y19"], [""], "G1", silos=SILOS).play("R9")
    assert table.json["replaced"] == ["R1", "R5"]
    table.play("S1")
    assert table.json["task"] is None
    assert table.hand(0) == ["R20", "Y19"]


@rule(375)
@ruling("2.0 1")
def test_no_other_card_brings_one() -> None:
    table = position(["R5 R13 T K20 K19"], [""], "R1 G1").play("R5")
    assert table.json["task"] is None
    table.play("R13")
    assert table.json["replaced"] == ["R9"]
    assert table.json["task"] is None


@rule(391)
@ruling("2.0 1")
def test_an_empty_silo_is_not_to_choose() -> None:
    laid = " ".join(f"{suit}{column}" for suit in "RKG" for column in (1, 2, 3, 4))
    table = position([f"R5 {DEAD}"], ["Y1"], laid, silos=("", "R18", "", "R19 R20 R17")).play("Y1")
    assert table.legal == ["S2", "S4"]
    assert table.refuses("S1")


@rule(389)
def test_silos_last_for_all_sixteen_crops() -> None:
    laid = " ".join(
        f"{suit}{column}" for suit in "RKGY" for column in (1, 2, 3, 4) if suit + str(column) != "Y4"
    )
    table = position([f"R5 {DEAD}"], ["Y4"], laid, silos=("", "", "R18", "")).play("Y4", "S3")
    assert table.json["silos"] == [[], [], [], []]
    assert "R18" in table.hand(0)


@rule(354)
@pytest.mark.parametrize("eyes", [0, 1, 2, 3])
def test_everybody_sees_the_silos_and_what_is_taken(eyes: int) -> None:
    table = position(["R5 Y19"], ["R1 K1"], "G1", silos=SILOS)
    assert table.sees(eyes)["silos"] == table.json["silos"]
    table.play("R1", "S2")
    assert table.sees(eyes)["silos"] == table.json["silos"]
    if eyes:
        assert "K20" in table.sees(eyes)["known"][0]
