"""Italian rulebook: Il gioco; the two kinds of turn of the first phase, and the moves of a turn."""

import pytest

from ...rulebook_lines import rule, ruling
from ..plain_deal import SUITS
from .drawn import fresh, position
from .rulebook import line


@line(23)
def test_a_deal_begins_in_the_first_phase() -> None:
    for players in (2, 3, 4, 5):
        assert fresh(players).json["second"] is False


@line(25, 26)
@ruling("double 2")
def test_any_number_of_cards_is_played_one_by_one() -> None:
    table = position("R1 R5 R9 K1 G20")
    assert table.some("play") == ["K1", "R1"]
    table.play("R1", "R5")
    assert table.turn == 0
    assert table.some("play") == ["K1", "R9"]
    table.play("R9", "K1")
    assert table.some("play") == []
    assert table.json["laid"] == ["R1", "R5", "R9", "K1"]


@line(26)
@pytest.mark.parametrize("suit", SUITS)
def test_crops_grow_in_steps_of_four(suit: str) -> None:
    chain = [f"{suit}{number}" for number in (3, 7, 11, 15, 19)]
    table = position(" ".join(chain))
    for card in chain:
        assert table.some("play") == [card]
        table.play(card)
    assert table.json["closers"][4 * SUITS.index(suit) + 2] == 0


@line(25)
def test_at_least_one_card_is_played_or_discarded() -> None:
    table = position("R1 R5", "K5")
    assert table.kinds == {"play", "tractor"}
    assert table.refuses("pass")
    assert table.refuses("D1")
    table = position("K5", "K5")
    assert table.kinds == {"discard", "tractor"}


@line(25)
@ruling("double 2")
def test_in_the_first_phase_playing_rules_out_discarding() -> None:
    table = position("R1 R2 K5", "K9")
    assert table.some("play") == ["R1", "R2"]
    assert table.some("discard") == ["-K5"]
    after = table.after("R1")
    assert after.some("play") == ["R2"]
    assert after.refuses("-K5")


@line(25)
@ruling("double 2")
def test_a_tractor_is_a_play_and_rules_out_discarding() -> None:
    table = position("R1 K5", "K9").play("T:R2")
    assert table.refuses("-K5")
    assert table.some("play") == ["R1"]


@line(25)
@ruling("double 2")
def test_in_the_first_phase_discarding_rules_out_playing() -> None:
    table = position("R1 K1 K5 K9", "K9").play("-K9")
    assert table.some("play") == table.some("tractor") == []
    assert table.refuses("R1")
    assert table.refuses("T:R2")
    assert sorted(table.some("discard")) == ["-K1", "-K5"]


@line(27)
@ruling("double 2", "finer 7")
def test_burned_is_what_was_filled_in_an_earlier_turn() -> None:
    table = position("R1 R1 K1 K5 K9", "K5")
    assert table.some("discard") == ["-K1", "-K5"]


@ruling("finer 7")
def test_the_place_of_a_card_burns_its_copy_from_the_next_turn_on() -> None:
    # In the second phase both kinds are allowed, so only the turn forbids it.
    table = position("R1 R1 K1", "G20", empty="123").play("R1")
    assert table.some("discard") == []
    table.play("D4")
    assert table.turn == 1
    assert "R1" in table.json["burned"]
    other = position("R1", "", others={1: "R1"}).play("R1")
    while other.turn == 0:
        other.play(other.some("draw")[0])
    assert "-R1" in other.legal


@line(27)
@ruling("double 2", "finer 7")
def test_the_place_of_a_tractor_burns_both_copies_at_once() -> None:
    table = position("R1 R1 K9", "K9", empty="123").play("T:R1")
    assert "-R1" in table.legal
    table.play("-R1", "-R1")
    assert table.json["thrown"].count("R1") == 2


@line(27)
def test_any_number_is_discarded() -> None:
    table = position("K1 K5 K9 K13", "K13").play("-K1", "-K5", "-K9")
    assert table.turn == 0
    assert table.some("discard") == ["-K13"]
    assert sorted(table.json["thrown"])[-3:] == ["K1", "K5", "K9"]


@line(27)
def test_a_card_that_can_still_be_played_is_not_discarded() -> None:
    table = position("R1 R5 K5 K9", "K5")
    assert table.some("discard") == ["-K5"]
    for card in ("R1", "R5", "K9"):
        assert table.refuses(f"-{card}")


@ruling("double 2")
def test_with_fifteen_cards_in_hand_the_turn_ends_by_saying_so() -> None:
    table = position("R1").play("T:K1")
    assert "pass" in table.legal
    assert table.some("draw") == []
    assert table.play("pass").turn == 1


@ruling("finer 6")
def test_there_is_no_choice_of_rows() -> None:
    table = position("R1 K1 G1 Y1")
    assert table.some("play") == ["G1", "K1", "R1", "Y1"]
    assert table.refuses("R1@1")


@ruling("double 1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_turn_goes_clockwise(players: int) -> None:
    for seat in range(players):
        table = position("R1", turn=seat, players=players).play("R1")
        table.play("D1")
        assert table.turn == (seat + 1) % players


@rule(495)
def test_the_second_copy_is_of_no_use_once_the_first_lies() -> None:
    table = position("R17 R17", "R13").play("R17")
    assert table.some("play") == []
    assert table.json["closers"][0] == 0
