"""Rulebook: Overview, Contents, How to Read, Special Cards; and the deck."""

from collections import Counter
from itertools import chain

import pytest

from pygame_core import UnknownGame, load_game

from ..rulebook_lines import rule, ruling
from .drawn import advance, after, position, trick, whole_hand

DECK = {
    "B2": 2, "B3": 4, "B4": 3, "B6": 3,
    "G3": 2, "G4": 3, "G5": 1, "G6": 2, "G7": 2,
    "Y4": 4, "Y6": 2, "Y7": 1, "Y8": 1,
    "R3": 2, "R4": 2, "R5": 2, "R6": 1, "R7": 1, "R8": 1, "R9": 1,
    "M": 4,
}  # fmt: skip


def dealt(players: int, seed: int | str = 1) -> list[str]:
    state = load_game("vegeterrors", players=players).new_initial_state(seed)
    return [*chain(*state.to_json()["dealt"])]


@rule(24)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_it_is_for_three_or_four(players: int) -> None:
    assert [load_game("vegeterrors", players=n).players for n in (3, 4)] == [3, 4]
    with pytest.raises(UnknownGame):
        load_game("vegeterrors", players=players)


@rule(24)
def test_a_colour_must_not_be_followed() -> None:
    assert after("R7", "R3 B4").refuses("R3")


@rule(24)
def test_who_takes_the_tricks_earns_nothing_by_it() -> None:
    # Red and yellow win five tricks each; nobody foresaw yellow.
    assert whole_hand(["B3", "B3", "G4", "G4"], "R5 Y5").gold == [0, 0, 0, 0]


@rule(29)
def test_there_are_44_cards_with_the_magic_ones() -> None:
    assert len(dealt(4)) == 44
    assert dealt(4).count("M") == 4


@ruling("deck")
def test_the_deck_for_four_is_z1() -> None:
    assert Counter(dealt(4)) == DECK


@ruling("deck")
def test_the_deck_has_12_blue_10_green_8_yellow_10_red() -> None:
    assert Counter(card[0] for card in dealt(4)) == {"B": 12, "G": 10, "Y": 8, "R": 10, "M": 4}


@ruling("deck")
def test_the_deck_has_a_name() -> None:
    assert load_game("vegeterrors").options == {"deck": "z1"}


@rule(35)
def test_the_score_is_kept_for_every_seat() -> None:
    table = position(["", "", "", ""], gold=[0, 60, 120, 210])
    assert table.gold == [0, 60, 120, 210]
    assert [table.sees(seat)["gold"] for seat in range(4)] == [table.gold] * 4


@rule(41)
@pytest.mark.parametrize(
    ("cards", "won"), [("B6 G5 Y4 R3", "blue"), ("B2 G3 Y4 R5", "red"), ("B2 G7 Y6 R4", "green")]
)
def test_the_number_is_the_strength(cards: str, won: str) -> None:
    numbers = [int(card[1]) for card in cards.split()]
    assert trick(cards).ended == (won, max(numbers))


@rule(43)
@pytest.mark.parametrize("cards", ["B2 R9 G3 Y6", "B4 G4 R9 Y7", "B6 G7 Y8 R9", "G5 B2 Y8 R9", "G6 R9 B4 Y6"])
def test_a_card_without_label_does_nothing_but_count(cards: str) -> None:
    # Beside the Boss a Poison card would have 100 more.
    assert trick(cards).ended == ("red", 9)


@rule(43)
def test_poison_is_on_the_blue_3_and_the_yellow_4_only() -> None:
    assert trick("R9 B3 G3 Y6").ended == ("blue", 103)
    assert trick("R9 Y4 G4 B4").ended == ("yellow", 104)
    # The green 3, the red 4 and the blue 4 carry the same numbers without it.
    assert trick("R9 G3 B4 Y7").ended == ("red", 9)


@rule(70)
def test_the_boss_is_the_strongest_card() -> None:
    assert trick("Y8 R9 G7 B6").ended == ("red", 9)


@rule(70)
def test_the_boss_can_do_nothing_else() -> None:
    # Two blue cards are 10: the Boss does not win by itself.
    assert trick("R9 B6 G3 B4").ended == ("blue", 10)


@rule(71)
def test_poison_counts_100_more_with_the_boss() -> None:
    assert trick("R9 B3 G7 Y8").ended == ("blue", 103)


@rule(71)
def test_poison_sleeps_without_the_boss() -> None:
    assert trick("R8 B3 G7 Y4").ended == ("red", 8)


@rule(73)
def test_magic_gives_3_to_the_chosen_one() -> None:
    assert trick("B6 G7 Y4 M>B").ended == ("blue", 9)
    assert trick("B6 G7 Y4 M>G").ended == ("green", 10)


@rule(73)
def test_magic_chooses_among_what_is_on_the_field() -> None:
    table = after("B6 G7", "M")
    assert [move for move in table.cards if move[0] == "M"] == ["M>B", "M>G"]
    assert table.refuses("M>Y")
    assert table.refuses("M>R")


@rule(74)
@ruling(3)
def test_magic_led_has_no_effect() -> None:
    # Blue would be 6 with help.
    assert trick("M B3 G4 R3").ended == ("green", 4)


@rule(74)
@ruling(3)
def test_magic_on_magic_alone_has_no_effect() -> None:
    assert after("M", "M").cards.count("M") == 1
    assert trick("M M B2 G3").ended == ("green", 3)


@rule(75)
def test_magic_can_be_played_at_any_time() -> None:
    assert "M" in position(["M B2", "", "", ""]).cards
    assert "M>R" in after("R7", "M B2").cards
    assert {"M>R", "M>B"} <= set(after("R7 B6", "M -G -Y").cards)
    last = advance(position(["M B2", "", "", ""]), 9, keep={0: "M"})
    while last.turn != 0:
        last.play(last.cards[0])
    assert all(move[0] == "M" for move in last.cards)


@rule(75)
def test_magic_is_never_forced_out_of_a_hand() -> None:
    table = after("R7 B6", "M B2 -G -Y")
    assert "B2" in table.cards
