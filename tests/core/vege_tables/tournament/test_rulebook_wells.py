"""Rulebook 2.0, Using the Pots: the wells, visited by free choice."""

import pytest

from ...rulebook_lines import rule, ruling
from ..plain_deal import CROPS
from .drawn import DEAD, Table, position

#: All Plots but red 2 lie; seat 0 may always lay that one.
LAID = " ".join(name for name in CROPS if name != "R2")
THIRD = "R13 R14 R15 R16 K13"


def visitor(
    hand: str = f"R5 {DEAD}", first: str = "R20 R19", second: str = "G18 G19", **more: object
) -> Table:
    """Seat 0 has played R5 and may go on."""
    wells = (first, second, more.pop("third", ""))
    return position([hand], ["R2"], LAID, wells=wells, **more).play("R5")  # type: ignore[arg-type]


@rule(379, 419)
@ruling("2.0 3")
@pytest.mark.parametrize("held", range(9))
def test_the_wells_are_open_to_fewer_than_six_cards(held: int) -> None:
    cards = ["K20", "G20", "Y20", "K19", "K18", "K17", "Y19", "Y18"][:held]
    table = visitor(" ".join(["R5", *cards]))
    assert len(table.hand(0)) == held
    assert ("W1" in table.legal) == ("W2" in table.legal) == (held < 6)


@rule(419)
@ruling("2.0 3")
def test_only_after_a_play_or_a_discard() -> None:
    table = position([f"R5 T {DEAD}"], ["R2"], LAID, wells=("R20", "G18"))
    assert table.refuses("W1")
    assert table.after("R5").legal.count("W1") == 1
    assert table.after("-T").legal.count("W1") == 1
    burned = position([f"K5 {DEAD}"], ["R2"], f"{LAID} K9:5".replace("K1 ", ""), wells=("R20", "G18"))
    assert burned.refuses("W1")
    assert "W1" in burned.play("-K5").legal


@rule(419)
@ruling("2.0 3", "finer 4")
def test_taking_a_tractor_up_is_no_play() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], LAID, wells=("R20", "G18"), beside=[1, 0, 0, 0]).play("T")
    assert table.refuses("W1")
    assert table.refuses("pass")


@rule(355, 419)
@ruling("2.0 3")
def test_it_is_free_choice_never_a_duty() -> None:
    table = visitor()
    assert {"pass", "R2", "W1", "W2"} == set(table.legal)
    before = table.hand(0)
    table.play("pass")
    assert table.hand(0) == before
    assert table.turn == 1


@rule(419)
@ruling("2.0 3")
@pytest.mark.parametrize(("hand", "taken"), [("K20 G20 Y20 K19 K18", 1), (DEAD, 3), ("K20", 5), ("", 6)])
def test_exactly_up_to_six(hand: str, taken: int) -> None:
    table = visitor(f"R5 {hand}", "R20 R19 R18 R17", "G18 G19 G17 G16")
    for number in range(taken):
        assert table.turn == 0
        if number:
            # Whoever has begun must fill up: no play, no pass.
            assert set(table.legal) <= {"W1", "W2"}
            assert table.json["task"] == ["visit", 0, taken - number]
        table.play("W1" if number % 2 else "W2")
    assert len(table.hand(0)) == 6
    assert table.turn == 1
    assert table.json["task"] is None


@rule(419)
@ruling("2.0 3")
def test_as_far_as_there_are_cards() -> None:
    table = visitor("R5 K20", "R20", "G18")
    table.play("W1", "W2")
    assert table.hand(0) == ["G18", "K20", "R20"]
    assert table.turn == 1


@rule(419)
def test_with_empty_wells_there_is_nothing_to_go_to() -> None:
    table = visitor("R5 K20", "", "")
    assert set(table.legal) == {"pass", "R2"}


@rule(421)
@ruling("2.0 3")
def test_only_the_free_card_then_the_one_it_covered() -> None:
    table = visitor(f"R5 {DEAD} K19", "R20 R19", "G18 G19").play("W1")
    assert "R19" in table.hand(0)
    assert table.json["wells"] == [["R20"], ["G18", "G19"], []]
    again = visitor(f"R5 {DEAD}", "R20 R19", "G18 G19").play("W1", "W1")
    assert {"R19", "R20"} <= set(again.hand(0))


@rule(355, 421)
@ruling("2.0 3")
def test_from_one_well_or_from_both() -> None:
    for moves in (["W1", "W1", "W1"], ["W2", "W2", "W2"], ["W1", "W2", "W1"], ["W2", "W1", "W1"]):
        table = visitor(f"R5 {DEAD}", "R20 R19 R18", "G18 G19 G17").play(*moves)
        assert table.turn == 1
        assert len(table.hand(0)) == 6


@rule(423)
@ruling("2.0 3")
def test_it_ends_the_turn() -> None:
    table = visitor(f"R5 {DEAD} K19 K18").play("W1")
    assert table.turn == 1
    assert table.json["acted"] is False


@rule(355)
@ruling("2.0 2")
@pytest.mark.parametrize(("first", "second", "move"), [("R20", "G18 G19", "W1"), ("R20 R19", "G18", "W2")])
def test_the_third_well_opens_when_one_of_the_first_two_is_empty(first: str, second: str, move: str) -> None:
    table = visitor(f"R5 {DEAD} K19", first, second, third=THIRD)
    assert table.json["hidden"]
    assert table.refuses("W3")
    table.play(move)
    assert not table.json["hidden"]
    # And it may be used in the same visit.
    assert "W3" in table.legal
    assert table.play("W3").hand(0) == sorted(
        ["K20", "G20", "Y20", "K19", "K13", (first if move == "W1" else second)]
    )
    assert all(table.sees(seat)["wells"][2] == THIRD.split()[:-1] for seat in range(4))


@rule(355)
@ruling("2.0 2")
def test_it_stays_hidden_while_both_hold_cards() -> None:
    table = visitor(f"R5 {DEAD}", "R20 R19 R18", "G18 G19 G17", third=THIRD).play("W1", "W2", "W1")
    assert table.json["hidden"]
    for seat in range(4):
        assert table.sees(seat)["wells"][2] == ["?g"] * 5


@ruling("2.0 2")
def test_with_eight_and_eight_there_is_no_third() -> None:
    table = visitor(f"R5 {DEAD} K19", "R20", "G18", options={"wells": "two"}).play("W1")
    assert table.refuses("W3")
    assert set(table.legal) == {"W2"}


@rule(379, 419)
@ruling("finer 4")
def test_tractors_in_hand_and_laid_open_cards_count_among_the_six() -> None:
    full = position(["R5 T K20 G20 Y20 K19 K18"], ["R2"], LAID, wells=("R20", "G18")).play("R5")
    assert full.refuses("W1")
    fewer = position(["R5 T K20 G20 Y20 K19"], ["R2"], LAID, wells=("R20", "G18")).play("R5")
    assert "W1" in fewer.legal
    shown = {0: "K20 G20 Y20 K19 K18 K17"}
    open_hand = position(["R5 K20 G20 Y20 K19 K18 K17"], ["R2"], LAID, wells=("R20", "G18"), shown=shown)
    assert open_hand.play("R5").refuses("W1")


@rule(406, 419)
@ruling("2.0 4", "finer 4")
def test_tractors_aside_do_not_count_among_them() -> None:
    table = position(["R5 K20 G20 Y20 K19 K18"], ["R2"], LAID, wells=("R20", "G18"), beside=[2, 0, 0, 0])
    assert "W1" in table.play("R5").legal


@rule(379)
def test_plots_before_one_are_no_hand_cards() -> None:
    laid = LAID.replace("K3 ", "").replace("K4 ", "")
    table = position(["R5 K20 G20 Y20 K19 K18"], ["R2 K3 K4"], laid, wells=("R20", "G18")).play("R5")
    assert "W1" in table.legal


@rule(456)
@pytest.mark.parametrize("eyes", [1, 2, 3])
def test_everybody_sees_what_is_taken_and_how_many_are_held(eyes: int) -> None:
    table = visitor(f"R5 {DEAD}", "R20 R19", "G18 G19").play("W1", "W2", "W1")
    seen = table.sees(eyes)
    assert {"R20", "R19", "G19"} <= set(seen["known"][0])
    assert sum(seen["backs"][0].values()) == 6
