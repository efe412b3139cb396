"""Rulebook: Flow of the Game, Setup, A. Preparation Phase."""

from collections import Counter
from itertools import chain

import pytest

from pygame_core import Record, load_game

from ..rulebook_lines import rule, ruling
from .drawn import Table, position, view, whole_hand

ALL = ["blue", "green", "yellow", "red"]


def fresh(players: int, seed: int | str = "first") -> Table:
    return Table(Record(load_game("vegeterrors", players=players), seed))


def dealt(table: Table) -> list[list[str]]:
    return table.state.to_json()["dealt"]


@rule(59)
def test_a_hand_begins_with_cards_and_no_dice() -> None:
    table = fresh(4)
    assert [len(table.hand(seat)) for seat in range(4)] == [11] * 4
    assert table.dice == dict.fromkeys(ALL, 0)


@rule(60)
def test_then_everybody_predicts() -> None:
    table = fresh(4)
    for _ in range(4):
        assert view(table)["phase"] == "predict"
        assert all(move.startswith("predict ") for move in table.legal)
        table.play(table.legal[0])
    assert table.sees(0)["predicted"] == [True] * 4


@rule(61)
def test_then_tricks_are_played() -> None:
    table = position(["", "", "", ""])
    assert view(table)["phase"] == "trick"
    assert not any(move.startswith("predict") for move in table.legal)


@rule(62)
def test_then_gold_and_chips_are_handed_out() -> None:
    table = whole_hand(["G3", "R4", "B3", "Y4"], "B4 G2 Y2 R2")
    assert table.gold == [0, 0, 80, 0]
    assert table.chips == {"blue": 0, "green": 10, "yellow": 10, "red": 10}


@rule(79)
@ruling("deck")
def test_three_players_leave_out_green_and_one_red_3() -> None:
    cards = Counter(chain(*dealt(fresh(3))))
    assert sum(cards.values()) == 33
    assert Counter(card[0] for card in cards.elements()) == {"B": 12, "Y": 8, "R": 9, "M": 4}
    assert cards["R3"] == 1
    assert cards["R4"] == 2


@rule(81)
def test_four_players_use_every_card() -> None:
    assert sum(map(len, dealt(fresh(4)))) == 44


@rule(83, 85)
def test_the_payout_cards_lie_blue_green_yellow_red() -> None:
    assert [lane["colour"] for lane in view(fresh(4))["lanes"]] == ALL
    assert list(fresh(4).chips) == ALL


@rule(85)
def test_green_has_no_payout_card_with_three() -> None:
    assert [lane["colour"] for lane in view(fresh(3))["lanes"]] == ["blue", "yellow", "red"]
    assert list(fresh(3).dice) == ["blue", "yellow", "red"]


@rule(91)
@ruling(10)
@pytest.mark.parametrize("players", [3, 4])
def test_the_seed_names_the_first_start_player(players: int) -> None:
    starts = [fresh(players, seed).sees(0)["start"] for seed in range(60)]
    assert set(starts) == set(range(players))
    assert starts == [fresh(players, seed).sees(0)["start"] for seed in range(60)]
    # Nobody is favoured: at least a third of the even share.
    assert min(Counter(starts).values()) >= 60 / players / 3


@rule(97)
def test_the_dice_go_back_after_a_hand() -> None:
    table = whole_hand(["G3", "R4", "B3", "Y4"], "B4 G2 Y2 R2")
    assert table.payout["dice"] == {"blue": 4, "green": 2, "yellow": 2, "red": 2}
    assert table.dice == dict.fromkeys(ALL, 0)


@rule(98)
def test_the_cards_are_shuffled() -> None:
    deals = [dealt(fresh(4, seed)) for seed in range(20)]
    assert all(deals[0] != other for other in deals[1:])
    # A seat's chance of the Boss is a quarter: in 200 deals 50, give or take four deviations of 6.
    holders = Counter(next(s for s in range(4) if "R9" in dealt(fresh(4, seed))[s]) for seed in range(200))
    assert all(26 <= holders[seat] <= 74 for seat in range(4))


@rule(98)
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_gets_eleven_cards(players: int) -> None:
    assert [len(hand) for hand in dealt(fresh(players))] == [11] * players


@rule(98)
def test_every_hand_is_dealt_anew() -> None:
    table = whole_hand(["G3", "R4", "B3", "Y4"], "B4 G2 Y2 R2")
    first, second = dealt(Table(table.record.at(0))), dealt(table)
    assert first != second
    assert Counter(chain(*first)) == Counter(chain(*second))


@rule(99)
def test_a_player_sees_the_own_hand() -> None:
    table = fresh(4)
    assert [table.hand(seat) for seat in range(4)] == dealt(table)


@rule(99)
@ruling(12)
def test_a_player_sees_nothing_of_the_other_hands() -> None:
    table = position(["", "", "", ""], predict=False)
    json = table.state.to_json()
    json["dealt"][1], json["dealt"][2] = json["dealt"][2], json["dealt"][1]
    other = table.record.game.state_from_json(json)
    assert other.observation(0) == table.sees(0)
    assert other.observation(1) != table.sees(1)
