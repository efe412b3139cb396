"""Rulebook: Determining the Winner of the Trick, with its four examples."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import advance, after, position, trick


@rule(137)
@pytest.mark.parametrize(
    ("cards", "won", "strength"),
    [
        ("R7 B3 Y4 G6", "red", 7),
        ("R5 B6 Y4 G3", "blue", 6),
        ("R5 B4 Y8 G7", "yellow", 8),
        ("B4 Y6 R3", "yellow", 6),
    ],
)
def test_the_strongest_wins(cards: str, won: str, strength: int) -> None:
    assert trick(cards).ended == (won, strength)


@rule(138)
@ruling(4)
def test_cards_of_a_colour_add_up() -> None:
    assert trick("R7 B4 Y6 B4").ended == ("blue", 8)
    assert trick("R7 G3 Y6 G3").ended == ("red", 7)


@rule(139)
@ruling(4)
@pytest.mark.parametrize(
    ("cards", "won"),
    [("R6 B6 G6 Y6", "red"), ("Y6 G6 B6 R6", "yellow"), ("B2 G6 R6 Y6", "green"), ("R3 Y4 G7 B3", "green")],
)
def test_among_equals_the_first_wins(cards: str, won: str) -> None:
    assert trick(cards).ended[0] == won


@rule(139)
@ruling(4)
def test_a_colour_is_as_early_as_its_first_card() -> None:
    # Blue reaches 8 only with the last card, but began first.
    assert trick("B4 R8 Y4 B4").ended == ("blue", 8)
    assert trick("R8 B4 Y4 B4").ended == ("red", 8)


# -- Example 1


@rule(141)
def test_example_1_green_must_be_played() -> None:
    table = after("R7 B3 Y4", "G7 R3 B2 Y6 -M")
    assert {card[0] for card in table.cards} == {"G"}


@rule(141)
def test_example_1_red_7_was_there_before_green_7() -> None:
    table = trick("R7 B3 Y4 G7")
    assert table.ended == ("red", 7)
    assert table.turn == 0


# -- Example 2


@rule(143)
def test_example_2_without_green_blue_6_may_be_played() -> None:
    assert "B6" in after("R7 B3 Y4", "B6 -G").cards


@rule(143, 145)
def test_example_2_two_blue_cards_are_9() -> None:
    assert trick("R7 B3 Y4 B6").ended == ("blue", 9)


@rule(145)
def test_example_2_the_later_blue_leads() -> None:
    assert trick("R7 B3 Y4 B6").turn == 3


# -- Example 3


@rule(147)
def test_example_3_magic_may_be_played_though_green_is_held() -> None:
    assert {"M>B", "G5"} <= set(after("R5 B3", "M G5").cards)


@rule(147, 149)
def test_example_3_blue_is_6_and_wins() -> None:
    assert trick("R5 B3 M>B Y4").ended == ("blue", 6)


@rule(151)
def test_example_3_magic_leads() -> None:
    assert trick("R5 B3 M>B Y4").turn == 2


@rule(153)
def test_example_3_magic_must_help_a_colour_in_play() -> None:
    table = after("R5 B3", "M G5")
    assert table.refuses("M")
    assert table.refuses("M>G")
    assert table.refuses("M>Y")


@rule(153)
def test_example_3_magic_is_not_forced_when_all_colours_held_are_in_play() -> None:
    assert {"R3", "B2", "M>B"} <= set(after("R5 B3", "M R3 B2 -G -Y").cards)


# -- Example 4


@rule(157)
def test_example_4_green_must_be_played() -> None:
    assert {card[0] for card in after("R9 B3 Y4", "G4 R3 B2 Y6 -M").cards} == {"G"}


@rule(157)
def test_example_4_blue_is_103_yellow_104_and_wins() -> None:
    table = after("R9 B3 Y4", "G4").play("G4")
    assert table.ended == ("yellow", 104)
    assert trick("R9 B3 G4 Y6").ended == ("blue", 103)
    assert table.turn == 2


# -- house rulings and worked values


@ruling(4)
def test_the_boss_wakes_poison_played_before_it() -> None:
    assert trick("B3 G7 R9 Y8").ended == ("blue", 103)
    assert trick("B3 G7 Y8 R9").ended == ("blue", 103)


@ruling(4)
def test_a_boss_turned_up_wakes_poison_too() -> None:
    table = after("B3 G7 Y8", "G3 R3 -M", down="R9")
    change = next(move for move in table.changes if move[-2] == "G")
    assert table.play(change).ended == ("blue", 103)


@ruling(4)
def test_a_boss_face_down_does_nothing() -> None:
    table = position(["B3", "G7", "Y8", "R3"], down=["", "", "", "R9"]).play("B3", "G7", "Y8", "R3")
    assert table.ended == ("yellow", 8)


@ruling(4)
def test_a_boss_among_the_discards_does_nothing() -> None:
    table = position(["R9 B3", "B2 G7", "G3 Y7", "Y6 R3"]).play("R9", "B2", "G3", "Y6")
    assert table.turn == 0
    assert table.play("B3", "G7", "Y7", "R3").ended == ("green", 7)


@ruling(4)
def test_a_later_magic_on_a_losing_colour_takes_nothing_away() -> None:
    table = trick("B6 M>B Y4 M>Y")
    assert table.ended == ("blue", 9)
    assert table.turn == 1


@ruling("worked", 4)
def test_two_blue_poison_cards_with_the_boss_are_206() -> None:
    assert trick("R9 B3 B3 Y4").ended == ("blue", 206)


@ruling("worked", 4)
def test_magic_on_poison_with_the_boss_is_107() -> None:
    assert trick("R9 Y4 M>Y B2").ended == ("yellow", 107)


@ruling("worked", 4)
def test_magic_does_not_make_a_colour_earlier() -> None:
    table = trick("R7 G4 M>G B2")
    assert table.ended == ("red", 7)
    assert table.turn == 0


@ruling(4)
def test_magic_does_not_make_a_colour_later_either() -> None:
    # Green began first and reaches 7 last.
    assert trick("G4 R7 B2 M>G").ended == ("green", 7)


@ruling(12)
def test_everybody_sees_dice_gold_chips_and_who_changed() -> None:
    table = advance(position([""] * 4, gold=[10, 20, 30, 40], chips="B20 R10"), 3)
    keys = ["dice", "gold", "chips", "hand_counts", "changed", "leader", "tricks"]
    assert all(
        [table.sees(seat)[key] for key in keys] == [table.sees(0)[key] for key in keys] for seat in range(4)
    )
    assert table.chips == {"blue": 20, "green": 0, "yellow": 0, "red": 10}
