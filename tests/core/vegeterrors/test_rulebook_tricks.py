"""Rulebook: C. Trick Phase."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import advance, after, position, trick, view, whole_hand


@rule(113)
@pytest.mark.parametrize("start", range(4))
def test_play_goes_clockwise_from_the_start_player(start: int) -> None:
    table = position([""] * 4, start=start)
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.play(table.cards[0])
    assert turns == [(start + place) % 4 for place in range(4)]


@rule(113)
@ruling(12)
def test_cards_are_played_face_up() -> None:
    table = after("R7 B3 M>B")
    assert all(table.sees(seat)["trick"] == ["R7", "B3", "M>B"] for seat in range(4))


@rule(113)
def test_each_plays_one_card() -> None:
    assert trick("R7 B3 G4 Y6").sees(0)["hand_counts"] == [9, 9, 9, 9]


@rule(114)
def test_nothing_is_decided_before_all_have_played() -> None:
    table = after("R9 B2 G3", "Y6")
    assert table.dice["red"] == 0
    assert table.play("Y6").dice["red"] == 1


@rule(115)
def test_the_first_trick_won_puts_a_die_with_1() -> None:
    assert trick("R7 B3 G4 Y6").dice == {"blue": 0, "green": 0, "yellow": 0, "red": 1}


@rule(115)
def test_each_further_trick_adds_1() -> None:
    table = advance(position([""] * 4), 3, dice="R2 Y1")
    assert table.dice == {"blue": 0, "green": 0, "yellow": 1, "red": 2}


@rule(116)
@ruling(12)
def test_played_cards_are_discarded_in_the_open() -> None:
    table = trick("R7 B3 G4 Y6")
    assert table.sees(0)["trick"] == []
    assert view(table)["discards"] == ["B3", "G4", "Y6", "R7"]


@rule(118)
def test_the_start_player_leads_only_the_first_trick() -> None:
    table = position(["B2", "R8", "G3", "Y6"], start=0)
    assert table.sees(0)["leader"] == 0
    table.play("B2", "R8", "G3", "Y6")
    assert table.sees(0)["leader"] == 1


@rule(118)
@pytest.mark.parametrize(("cards", "leader"), [("R8 B2 G3 Y6", 0), ("B2 R8 G3 Y6", 1), ("B2 G3 Y6 R8", 3)])
def test_who_played_the_winner_leads_next(cards: str, leader: int) -> None:
    table = trick(cards)
    assert table.trick["leader"] == table.turn == leader


@rule(120)
@ruling(5)
def test_the_last_player_of_the_winning_colour_leads() -> None:
    # Blue 10; the stronger card came first.
    assert trick("B6 R7 Y4 B4").trick["leader"] == 3
    assert trick("R7 B6 B2 Y4").trick["leader"] == 2


@rule(122)
@ruling(5)
def test_magic_on_the_winner_gives_the_lead() -> None:
    assert trick("R7 B6 M>B Y4").ended == ("blue", 9)
    assert trick("R7 B6 M>B Y4").turn == 2


@rule(122)
@ruling(5)
def test_the_later_of_two_magic_cards_gives_the_lead() -> None:
    table = trick("B6 M>B R7 M>B")
    assert table.ended == ("blue", 12)
    assert table.turn == 3


@rule(122)
@ruling(4)
def test_magic_on_a_losing_colour_gives_no_lead() -> None:
    table = trick("R9 B2 M>B Y6")
    assert table.ended == ("red", 9)
    assert table.turn == 0


@rule(124)
@ruling(5)
def test_magic_goes_before_the_last_card_of_the_colour() -> None:
    # Seat 3 played blue last, but seat 2 cast the Magic.
    table = trick("B6 R7 M>B B4")
    assert table.ended == ("blue", 13)
    assert table.turn == 2


@rule(124)
def test_the_last_magic_leads_also_among_several_cards() -> None:
    table = trick("B6 M>B M>B B2")
    assert table.ended == ("blue", 14)
    assert table.turn == 2


@rule(126)
@pytest.mark.parametrize("players", [3, 4])
def test_tricks_go_on_until_the_hands_are_empty(players: int) -> None:
    table = position([""] * players)
    tricks = 0
    while not table.state.is_round_over():
        assert table.sees(0)["tricks"] == tricks
        table = advance(table, 1)
        tricks += 1
    assert tricks == 10


@ruling(5)
def test_a_trick_of_magic_alone_is_nobodys() -> None:
    table = position(["M", "M", "M", "M"], start=2).play("M", "M", "M", "M")
    assert table.ended == (None, 0)
    assert table.dice == {"blue": 0, "green": 0, "yellow": 0, "red": 0}
    assert table.turn == 2


@ruling(5)
def test_such_a_trick_is_still_one_of_the_ten() -> None:
    table = advance(position(["M", "M", "M", "M"]).play("M", "M", "M", "M"), 9)
    assert table.state.is_round_over()
    assert sum(table.payout["dice"].values()) == 9


@ruling(3)
def test_magic_without_target_never_gives_the_lead() -> None:
    table = trick("M B6 G3 R4")
    assert table.ended == ("blue", 6)
    assert table.turn == 1


@ruling(7)
def test_the_die_goes_beyond_six() -> None:
    table = whole_hand(["B3", "R5", "B4", "R6"], "R7 B1 Y1 G1")
    assert table.payout["dice"] == {"blue": 1, "green": 1, "yellow": 1, "red": 7}
    # Two right: 40 and the strength.
    assert table.gold == [0, 90, 0, 100]
