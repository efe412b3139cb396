"""Italian rulebook: the second phase, its two differences, and the end of a deal."""

import pytest

from ...rulebook_lines import ruling
from ..plain_deal import NUMBERED, stage
from .drawn import PLANTS, fresh, position
from .rulebook import line

FRUITS = [card for card in NUMBERED if stage(card) == 4]


@line(33)
@ruling("double 3")
@pytest.mark.parametrize(("empty", "last"), [("23", 1), ("13", 2), ("45", 6), ("46", 5)])
def test_it_begins_when_the_three_talloni_of_a_side_are_empty(empty: str, last: int) -> None:
    card = {1: "Y1", 2: "Y5", 5: "Y5", 6: "Y17"}[last]
    table = position("R1", piles={last: card}, empty=empty).play("R1")
    assert table.json["second"] is False
    table.play(f"D{last}")
    assert table.json["second"] is True
    assert table.turn == 1


@line(33)
@pytest.mark.parametrize("empty", ["12", "13", "23", "56", "126", "345", "1256", "2346", "1346"])
def test_three_talloni_of_both_sides_are_not_enough(empty: str) -> None:
    table = position("R1", "K13 G13 Y13 K14 G14 Y14", empty=empty).play("R1")
    while table.turn == 0:
        table.play(max(table.some("draw"), key=lambda move: len(table.pile(int(move[1])))))
    assert table.json["second"] is False


@line(33)
@ruling("double 3")
def test_it_begins_with_the_next_turn_not_within_one() -> None:
    table = position("R1 R5", piles={1: "Y1"}, empty="23").play("R1", "R5", "D1")
    assert table.json["second"] is False
    assert table.play("D4").json["second"] is True


@line(35)
@ruling("double 3")
def test_both_kinds_in_one_turn() -> None:
    table = position("R1 R2 K5 K9", "K9", empty="123").play("R1")
    assert {"-K5", "-K9", "R2", "T:K1"} <= set(table.legal)
    table.play("-K5", "T:R1", "R2", "-K9", "T:Y1")
    assert table.turn == 0
    for _ in range(4):
        table.play("D5")
    assert table.turn == 1


@line(35)
def test_one_move_is_still_owed() -> None:
    table = position("R1 K5", "K9", empty="456")
    assert table.refuses("pass")
    assert table.refuses("D1")
    assert "pass" not in table.after("-K5").legal
    assert "D1" in table.after("-K5").legal


@ruling("double 3")
def test_drawing_back_to_fifteen_goes_on_while_there_are_cards() -> None:
    table = position("R1 R5", empty="456").play("R1", "R5")
    assert "pass" not in table.legal
    table.play("D1", "D2")
    assert len(table.hand(0)) == 15
    assert table.turn == 1


@line(37, 57)
@ruling("double 3")
def test_who_has_no_cards_left_ends_the_game() -> None:
    table = position("R17 K17", PLANTS, empty="123456", fill=False).play("R17")
    assert not table.deal_is_over
    assert table.play("K17").deal_is_over
    assert table.json["last_sheet"]["closer"] == 0


@line(37)
def test_a_discard_ends_it_too() -> None:
    table = position("R1 R5", PLANTS, empty="123456", fill=False).play("-R1")
    assert not table.deal_is_over
    assert table.play("-R5").deal_is_over


@line(37)
@ruling("finer 7")
def test_it_ends_at_once_though_there_are_cards_to_draw() -> None:
    table = position("R1", PLANTS, empty="123", fill=False, acted=True).play("-R1")
    assert table.deal_is_over


@line(37, 57)
def test_an_empty_hand_of_the_first_phase_ends_nothing() -> None:
    burned = [card for card in NUMBERED if stage(card) < 3][:15]
    table = position(" ".join(burned), PLANTS).play(*(f"-{card}" for card in burned))
    assert table.hand(0) == []
    assert not table.deal_is_over
    assert table.kinds == {"draw"}


@line(63)
@ruling("double 5")
@pytest.mark.parametrize("closed", range(16))
def test_ending_pays_25_for_every_crop_not_closed(closed: int) -> None:
    laid = " ".join([*FRUITS[:closed], *PLANTS.split()[closed:]])
    table = position("R1", laid, empty="123456", fill=False, closer=2).play("-R1")
    assert table.gained == [25 * (16 - closed), 0, 0, 0, 0]
    assert table.json["last_sheet"]["closing"][0] in (16 - closed, 25 * (16 - closed))


@line(63)
def test_the_crop_the_last_card_closes_is_closed() -> None:
    table = position("R17", PLANTS, empty="123456", fill=False).play("R17")
    assert table.gained == [10 + 25 * 15, 0, 0, 0, 0]


@line(63)
def test_a_crop_closed_by_a_tractor_is_closed() -> None:
    laid = PLANTS.replace("R13", "R17:17")
    table = position("R1", laid, empty="123456", fill=False).play("-R1")
    assert table.gained == [25 * 15, 0, 0, 0, 0]


@ruling("double 4", "finer 7")
def test_tractors_are_not_needed_for_closing_and_worth_nothing() -> None:
    table = position("R1", PLANTS, empty="123456", fill=False)
    assert table.json["tractors"] == [4] * 5
    table.play("-R1")
    assert table.deal_is_over
    assert table.points == [400, 0, 0, 0, 0]


@ruling("finer 7")
def test_tractors_are_laid_before_the_last_card() -> None:
    table = position("R1", PLANTS, empty="123456", fill=False).play("T:R1", "T:K1")
    assert not table.deal_is_over
    # Both were in line: the second Tractor was worth 20.
    assert table.play("-R1").points == [20 + 25 * 14, 0, 0, 0, 0]


def test_the_deal_passes_to_the_left_and_points_add_up() -> None:
    table = position("R1", PLANTS, empty="123456", fill=False, scores=[30, -50, 0, 0, 0]).play("-R1")
    assert table.points == [430, -50, 0, 0, 0]
    json = table.json
    assert (json["round"], json["dealer"], json["to_move"]) == (1, 0, 1)
    assert [len(hand) for hand in json["hands"]] == [15] * 5


def test_most_points_win_and_ties_are_shared() -> None:
    fields = {"round": 4, "dealer": 4}
    for scores, winners in (([0, 0, 0, 0, 0], [0]), ([0, 400, 0, 0, 0], [0, 1]), ([0, 450, 0, 0, 0], [1])):
        table = position("R1", PLANTS, empty="123456", fill=False, scores=scores, **fields).play("-R1")
        assert table.state.is_terminal()
        assert table.state.winners() == winners


def test_every_deal_begins_anew_in_the_first_phase() -> None:
    table = position("R1", PLANTS, empty="123456", fill=False).play("-R1")
    json = table.json
    assert (json["second"], json["laid"], json["thrown"], json["stuck"]) == (False, [], [], 0)
    assert json["tractors"] == fresh(5).json["tractors"]
