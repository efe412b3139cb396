"""Rulebook: Rules for Playing Cards."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import advance, after, position


@rule(130)
@ruling(2)
def test_the_leader_may_play_anything() -> None:
    table = position(["B2 G5 Y7 R8 M", "", "", ""])
    assert table.cards == sorted(set(table.hand(0)))
    assert {"B2", "G5", "Y7", "R8", "M"} <= set(table.cards)


@rule(131)
@ruling(2)
def test_a_follower_plays_a_colour_that_is_not_there_yet() -> None:
    table = after("R7", "B2 G5 R3 R5 -M")
    assert {card[0] for card in table.cards} == {card[0] for card in table.hand(1)} - {"R"}
    assert table.refuses("R3")


@rule(131)
def test_colours_of_every_earlier_card_are_there() -> None:
    table = after("R7 B3 Y4", "R3 B2 Y6 G5 -M")
    assert {card[0] for card in table.cards} == {"G"}


@rule(132)
@ruling(2)
def test_without_such_a_colour_everything_is_allowed() -> None:
    table = after("R7 B3", "R3 B2 -G -Y -M")
    assert table.cards == sorted(set(table.hand(2)))


@rule(132)
def test_that_is_so_with_three_players_too() -> None:
    table = after("R7 B3", "R3 B2 -Y -M", players=3)
    assert table.cards == sorted(set(table.hand(2)))


@rule(133)
@ruling(2)
def test_magic_may_be_played_instead_of_a_new_colour() -> None:
    table = after("R7", "M B2 R3")
    assert {"M>R", "B2"} <= set(table.cards)
    assert table.refuses("R3")


@rule(133)
@ruling(2)
def test_magic_is_no_colour() -> None:
    # Magic alone is on the table: nothing is followed yet.
    table = after("M", "B2 G3 Y6 R3 -M")
    assert table.cards == sorted(set(table.hand(1)))
    # Magic in the hand is not a new colour, so blue and red may be played.
    assert {"B2", "R3", "M>R", "M>B"} <= set(after("R7 B3", "M B2 R3 -G -Y").cards)


@rule(133)
def test_magic_must_be_played_when_nothing_else_is_left() -> None:
    table = advance(position(["M M", "", "", ""], down=["B3", "", "", ""]), 8, keep={0: "M M"})
    while table.turn != 0:
        table.play(table.cards[0])
    assert table.hand(0) == ["M", "M"]
    assert all(move[0] == "M" for move in table.legal)


@ruling(1, 2)
def test_the_face_down_card_obliges_to_nothing() -> None:
    # Green is not there yet, but the only green card lies face down.
    table = after("R7 B3", "R3 B2 -G -Y -M", down="G4")
    assert table.cards == sorted(set(table.hand(2)))


@ruling(3)
@pytest.mark.parametrize(
    ("cards", "targets"), [("R7", ["M>R"]), ("M B3", ["M>B"]), ("Y4 M>Y G3", ["M>G", "M>Y"])]
)
def test_magic_names_a_colour_that_has_a_card_there(cards: str, targets: list[str]) -> None:
    table = after(cards, "M")
    assert [move for move in table.cards if move[0] == "M"] == targets
    assert table.refuses("M")


@ruling("notation")
def test_a_prediction_is_written_predict_b3() -> None:
    assert "predict B3" in position(["B3", "", "", ""], predict=False).legal


@ruling("notation")
def test_plays_and_changes_are_written_so() -> None:
    table = position(["R9 Y4 M", "M", "", ""], down=["B3", "", "", ""])
    assert {"R9", "M", "change B3 / Y4"} <= set(table.legal)
    assert "M>Y" in table.play("Y4").legal


@ruling("notation")
def test_equal_cards_are_one_move() -> None:
    table = position(["B3 B3 R5 R5", "", "", ""], down=["G3", "", "", ""])
    assert table.legal.count("B3") == 1
    assert table.legal.count("change G3 / R5") == 1
    assert table.play("B3").hand(0).count("B3") >= 1
