"""Italian rulebook: Preparazione; the row of the deal table; the lines of the English one on Double Deck."""

from collections import Counter
from itertools import chain

import pytest

from pygame_core import UnknownGame, load_game, variants

from ...rulebook_lines import rule, ruling
from ..plain_deal import NUMBERED, back, backs
from .drawn import VARIANT, Table, fresh
from .plain_deal import BACKS, CARDS, NUMBERED_TWICE
from .rulebook import line

PLAYERS = (2, 3, 4, 5)
SEEDS = range(12)

each_count = pytest.mark.parametrize("players", PLAYERS)


def everything(table: Table) -> list[str]:
    json = table.json
    return [*chain(*json["hands"], *json["piles"]), *json["laid"], *json["thrown"]]


@line(3)
@rule(495)
@ruling("double 1", "deal 14")
@each_count
def test_two_whole_decks(players: int) -> None:
    for seed in SEEDS:
        table = fresh(players, seed)
        assert Counter(everything(table)) == dict.fromkeys(NUMBERED, 2)
        assert backs(everything(table)) == {"red": 32, "white": 64, "green": 64}
        in_the_box = 2 if players == 3 else 0
        assert sum(table.json["tractors"]) == 84 - 64 - in_the_box
        assert len(everything(table)) + sum(table.json["tractors"]) == CARDS - in_the_box


@line(5)
@each_count
def test_the_tractors_are_dealt_apart(players: int) -> None:
    for seed in SEEDS:
        assert "T" not in everything(fresh(players, seed))


@line(9, 10, 11, 12, 13)
@ruling("deal 14", "double 1")
@pytest.mark.parametrize(("players", "tractors"), [(2, 10), (3, 6), (4, 5), (5, 4)])
def test_four_red_five_white_six_green_and_the_tractors(players: int, tractors: int) -> None:
    for seed in SEEDS:
        json = fresh(players, seed).json
        assert [backs(hand) for hand in json["hands"]] == [{"red": 4, "white": 5, "green": 6}] * players
        assert json["tractors"] == [tractors] * players


@rule(489)
def test_the_hand_is_the_same_for_every_count_of_players() -> None:
    assert {len(hand) for players in PLAYERS for hand in fresh(players).json["hands"]} == {15}


@line(9)
@each_count
def test_a_hand_is_hidden(players: int) -> None:
    table = fresh(players)
    json = table.json
    assert Counter(table.sees(1)["hand"]) == Counter(json["hands"][1])
    # Two hands change: who holds neither of them sees no difference, and their holders do.
    json["hands"][0], json["hands"][1] = json["hands"][1], json["hands"][0]
    other = Table(type(table.record)(table.record.game, 1, json))
    for seat in range(2, players):
        assert other.sees(seat) == table.sees(seat)
    assert other.sees(0) != table.sees(0)


@line(15, 19)
@ruling("deal 14")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, [12, 27, 26, 12, 27, 26]),
        (3, [10, 25, 23, 10, 24, 23]),
        (4, [8, 22, 20, 8, 22, 20]),
        (5, [6, 20, 17, 6, 19, 17]),
    ],
)
def test_the_rest_of_each_back_is_halved_left_and_right(players: int, sizes: list[int]) -> None:
    for seed in SEEDS:
        piles = fresh(players, seed).json["piles"]
        assert [len(pile) for pile in piles] == sizes
        assert [{back(card) for card in pile} for pile in piles] == [{colour} for colour in BACKS]


@line(17)
@each_count
def test_the_tops_of_all_six_talloni_lie_open(players: int) -> None:
    table = fresh(players)
    assert table.json["open"] == [True] * 6
    tops = [pile[-1] for pile in table.json["piles"]]
    for seat in range(players):
        assert [pile[-1] for pile in table.sees(seat)["piles"]] == tops


@line(5)
def test_every_deal_is_shuffled_anew() -> None:
    deals = [fresh(4, seed).json for seed in range(20)]
    assert all(deals[0]["hands"] != other["hands"] for other in deals[1:])
    assert all(deals[0]["piles"] != other["piles"] for other in deals[1:])
    # A copy of the red 17 is in a hand of four by 24 in 64: of 400 copies 150, give or take four deviations.
    held = sum(hand.count("R17") for seed in range(200) for hand in fresh(4, seed).json["hands"])
    assert 112 <= held <= 188


@ruling("double 1")
@each_count
def test_who_sits_left_of_the_dealer_starts(players: int) -> None:
    dealers = set()
    for seed in range(40):
        json = fresh(players, seed).json
        dealers.add(json["dealer"])
        assert json["to_move"] == json["starter"] == (json["dealer"] + 1) % players
    assert dealers == set(range(players))


@ruling("double 1")
@each_count
def test_plots_are_hand_cards(players: int) -> None:
    json = fresh(players).json
    assert all("red" in backs(hand) for hand in json["hands"])
    assert json["laid"] == json["replaced"] == []


@rule(491, 501)
@ruling("double 7")
def test_for_two_to_five_and_never_for_partners() -> None:
    (entry,) = [entry for entry in variants() if entry["id"] == VARIANT]
    assert entry["players"] == [2, 3, 4, 5]
    assert [option["name"] for option in entry["options"]] == ["deals"]
    for players in (1, 6):
        with pytest.raises(UnknownGame):
            load_game(VARIANT, players)
    with pytest.raises(UnknownGame):
        load_game(VARIANT, 4, {"sides": "2"})


def test_a_match_is_one_deal_unless_chosen() -> None:
    (entry,) = [entry for entry in variants() if entry["id"] == VARIANT]
    (option,) = entry["options"]
    assert option["default"] == "1"
    assert option["values"] == ["1", "each", "2", "3", "4", "5", "6", "7", "8"]


def test_the_deck_is_the_double_one() -> None:
    assert len(NUMBERED_TWICE) == 160
