"""Rulebook: Components, and every Setup; the deal tables of the rulings."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from pygame_core import Record

from ..rulebook_lines import rule, ruling
from .drawn import Table, fresh, position, started
from .plain_deal import CROPS, NUMBERED, backs, crop, jokers

SEEDS = range(12)
Row = dict[str, Any]

#: One row a deal: Plots (dealer, others), hand, cards over, size of the Pots or their (numbered, Jokers),
#: stock and Jokers in it, Jokers beside each, Jokers and cards in all.
ROWS: dict[tuple[str, int], Row] = {
    ("base", 4): {"plots": (4, 4), "hand": 8, "over": 0, "pot": 6, "jokers": 8, "cards": 88},
    ("base", 3): {"plots": (6, 5), "hand": 10, "over": 2, "pot": 8, "jokers": 8, "cards": 88},
    ("base", 5): {"plots": (4, 3), "hand": 6, "over": 2, "pot": 5, "jokers": 9, "cards": 89},
    ("base", 2): {"hand": 11, "stock": 40, "in_stock": 8, "jokers": 8, "cards": 88},
    ("expert", 4): {"plots": (4, 4), "hand": 8, "over": 0, "pots": [(4, 2)] * 4, "jokers": 8, "cards": 88},
    ("expert", 3): {
        "plots": (6, 5), "hand": 10, "over": 2, "pots": [(5, 3), (5, 3), (6, 2)], "jokers": 8, "cards": 88,
    },
    ("expert", 5): {
        "plots": (4, 3), "hand": 6, "over": 2, "pots": [*[(3, 2)] * 4, (4, 1)], "jokers": 9, "cards": 89,
    },
    ("expert", 2): {"hand": 11, "stock": 32, "in_stock": 0, "beside": 4, "jokers": 8, "cards": 88},
}  # fmt: skip
ROWS[("partners", 4)] = ROWS[("base", 4)]
ROWS[("partners-expert", 4)] = ROWS[("expert", 4)]


def flat(piles: list[list[str] | None]) -> list[str]:
    return list(chain(*(pile or [] for pile in piles)))


def check(table: Table, players: int, row: Row) -> None:
    json = table.json
    seats = range(players)
    dealer = json["dealer"]
    everything = flat(json["hands"]) + flat(json["plots"]) + flat(json["pots"]) + json["over"] + json["field"]
    everything += json["common"] + json["stock"] + json["laid"] + ["T"] * sum(json["beside"])
    assert Counter(everything) == Counter([*NUMBERED, *["T"] * row["jokers"]])
    assert len(everything) == row["cards"]
    assert all(backs(json["hands"][seat]) == {"white": row["hand"]} for seat in seats)
    assert json["beside"] == [row.get("beside", 0)] * players
    if players == 2:
        assert sorted(json["laid"]) == sorted(CROPS)
        assert backs(json["common"]) == {"white": 10}
        assert backs(json["stock"]) == {"green": row["stock"]}
        assert jokers(json["stock"]) == row["in_stock"]
        return
    for seat in seats:
        assert backs(json["plots"][seat]) == {"red": row["plots"][seat != dealer]}
    assert backs(json["field"]) == {"green": 16}
    assert len(json["over"]) == row["over"]
    assert "red" not in backs(json["over"])
    if "pots" in row:
        made = [(len(pot) - jokers(pot), jokers(pot)) for pot in json["pots"]]
        assert Counter(made) == Counter(row["pots"])
        assert jokers(json["field"]) == 0
    else:
        assert [len(pot) for pot in json["pots"]] == [row["pot"]] * players
        assert jokers(json["field"]) + jokers(flat(json["pots"])) == row["jokers"]


@rule(49, 56, 58, 70, 74, 75, 76, 78, 136, 199, 201, 203, 259, 260, 261, 265, 266, 267, 271, 272, 273, 300)
@rule(334, 336, 338, 340)
@ruling("deck 1", "deck 3", *[f"deal {row}" for row in range(2, 10)])
@pytest.mark.parametrize(("variant", "players"), ROWS)
def test_every_deal_closes_to_the_card_count(variant: str, players: int) -> None:
    for seed in SEEDS:
        check(fresh(variant, players, seed), players, ROWS[variant, players])


@rule(70)
@ruling("deck 3")
def test_backs_red_1_to_4_white_5_to_12_green_13_to_20_and_tractors() -> None:
    assert backs(NUMBERED) == {"red": 16, "white": 32, "green": 32}
    table = position(["R5 R12 R13 R20 T"], ["R1"])
    assert table.sees(1)["backs"][0] == {"white": 2, "green": 3}


@ruling("deck 2")
def test_a_crop_is_a_column_of_a_suit() -> None:
    for column in (1, 2, 3, 4):
        chain_of = [f"K{column + step}" for step in (0, 4, 8, 12, 16)]
        assert [card for card in NUMBERED if crop(card) == f"K{column}"] == chain_of
    # The cell in row 3, column 2 belongs to the 2 of the suit that has row 3.
    table = position([""], ["Y2"], field={"G2": "K20"})
    assert table.play("Y2@3").hand(0) == ["K20"]


@rule(54)
@ruling("deck 2")
def test_each_next_card_is_four_higher() -> None:
    table = position(["R6 R10 R14 R18"], ["R2"])
    for card in ("R2@1", "R6", "R10", "R14", "R18"):
        assert table.plays == [card] if "@" not in card else card in table.plays
        table.play(card)
    assert table.json["closers"][1] == 0


@rule(53, 74)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_plots_lie_open_and_are_no_hand_cards(players: int) -> None:
    table = fresh("base", players)
    for seat in range(players):
        assert table.sees((seat + 1) % players)["plots"] == table.json["plots"]
        assert "red" not in backs(table.hand(seat))


@rule(75)
def test_a_player_sees_the_own_white_cards_only() -> None:
    table = fresh()
    assert table.sees(2)["hand"] == table.json["hands"][2]
    json = table.json
    json["hands"][0], json["hands"][1] = json["hands"][1], json["hands"][0]
    game = table.record.game
    other = Table(Record(game, 1, json))
    assert other.sees(2) == table.sees(2)
    assert other.sees(0) != table.sees(0)


@rule(76, 78)
def test_pot_and_field_are_not_looked_at() -> None:
    table = fresh()
    json = table.json
    json["pots"][2], json["pots"][3] = json["pots"][3], json["pots"][2]
    json["pots"][2][0], json["field"][5] = json["field"][5], json["pots"][2][0]
    other = Table(Record(table.record.game, 1, json))
    assert all(other.sees(seat) == table.sees(seat) for seat in range(4))


@rule(58, 136)
@pytest.mark.parametrize(("players", "tractors"), [(2, 8), (3, 8), (4, 8), (5, 9)])
def test_only_five_players_use_a_ninth_tractor(players: int, tractors: int) -> None:
    json = fresh("base", players).json
    assert jokers(flat([*json["pots"], json["field"], json["stock"]])) == tractors


@rule(330)
@ruling("deal 2")
def test_in_base_luck_deals_the_tractors() -> None:
    most = {max(jokers(pot) for pot in fresh("base", 4, seed).json["pots"]) for seed in range(60)}
    field = {jokers(fresh("base", 4, seed).json["field"]) for seed in range(60)}
    assert len(most) >= 3
    assert len(field) >= 4


@rule(334, 340)
@pytest.mark.parametrize("variant", ["expert", "partners-expert"])
def test_expert_gives_two_tractors_to_each_of_four(variant: str) -> None:
    for seed in SEEDS:
        assert [jokers(pot) for pot in fresh(variant, 4, seed).json["pots"]] == [2, 2, 2, 2]


@rule(338)
@ruling("deal 9", "two 5")
def test_expert_gives_four_tractors_to_each_of_two_open_and_aside() -> None:
    table = fresh("expert", 2)
    assert [table.sees(seat)["beside"] for seat in (0, 1)] == [[4, 4], [4, 4]]
    assert jokers(flat(table.json["hands"])) == 0


@rule(205)
@ruling("deal 5", "deal 9")
@pytest.mark.parametrize(("variant", "sizes"), [("base", [10] * 4), ("expert", [10, 10, 10, 2])])
def test_the_stock_refills_the_common_pot(variant: str, sizes: list[int]) -> None:
    # Ten white cards of the Pot, then the stock in tens: each Pot is drawn to its last card.
    stock = fresh(variant, 2).json["stock"]
    assert [len(stock[i : i + 10]) for i in range(0, len(stock), 10)] == sizes


@rule(209)
def test_with_two_all_plots_lie_when_the_game_begins() -> None:
    table = fresh("base", 2)
    assert sorted(table.json["laid"]) == sorted(CROPS)
    assert table.json["plots"] == [[], []]
    assert table.json["field"] == []
    assert all(card[1:] in ("5", "6", "7", "8") for card in table.plays)


@rule(201)
@ruling("two 1")
def test_with_two_the_rows_are_in_fixed_order() -> None:
    assert fresh("base", 2).json["rows"] == [0, 1, 2, 3]
    assert not any("@" in move for move in fresh("base", 2).legal)


@rule(210)
def test_with_two_eleven_cards_not_eight() -> None:
    assert [len(hand) for hand in fresh("base", 2).json["hands"]] == [11, 11]


@rule(203, 211)
def test_with_two_one_open_common_pot_and_no_own_ones() -> None:
    table = fresh("base", 2)
    assert table.json["pots"] == []
    assert table.sees(0)["common"] == table.sees(1)["common"] == table.json["common"]
    assert len(table.json["common"]) == 10
    assert table.sees(0)["stock"] == 40


@rule(265, 271)
@pytest.mark.parametrize(("players", "dealers", "others"), [(3, 6, 5), (5, 4, 3)])
def test_the_dealer_has_one_plot_more(players: int, dealers: int, others: int) -> None:
    for seed in SEEDS:
        json = fresh("base", players, seed).json
        counts = [len(plots) for plots in json["plots"]]
        assert counts[json["dealer"]] == dealers
        assert sorted(counts) == [*[others] * (players - 1), dealers]


@rule(266, 272)
@pytest.mark.parametrize(("players", "hand"), [(3, 10), (5, 6)])
def test_two_white_cards_are_left_over(players: int, hand: int) -> None:
    json = fresh("base", players).json
    assert [len(cards) for cards in json["hands"]] == [hand] * players
    assert backs(json["over"]) == {"white": 2}
    after = started("base", players).json
    assert sum(len(cards) for cards in after["hands"]) == hand * players + 2


@rule(336)
@ruling("deal 7", "deal 8", "finer 2")
@pytest.mark.parametrize(("players", "short", "whole"), [(3, (6, 2), (5, 3)), (5, (4, 1), (3, 2))])
def test_expert_three_and_five_one_pot_is_a_joker_short(
    players: int, short: tuple[int, int], whole: tuple[int, int]
) -> None:
    for to in range(players):
        table = fresh("expert", players)
        pots = table.play(f"short>{to + 1}").json["pots"]
        made = [(len(pot) - jokers(pot), jokers(pot)) for pot in pots]
        assert made == [short if seat == to else whole for seat in range(players)]


@rule(300)
def test_partners_are_dealt_as_four_players_are() -> None:
    for base, pair in (("base", "partners"), ("expert", "partners-expert")):
        one, two = fresh(base, 4, 3).json, fresh(pair, 4, 3).json
        assert {key: one[key] for key in ("hands", "plots", "pots", "field")} == {
            key: two[key] for key in ("hands", "plots", "pots", "field")
        }


@rule(70)
def test_every_deal_is_shuffled_anew() -> None:
    deals = [fresh("base", 4, seed).json["hands"] for seed in range(20)]
    assert all(deals[0] != other for other in deals[1:])
    # A seat's chance of the red 5 is a quarter: of 200 deals 50, give or take four deviations of 6.
    holders = Counter(
        next(seat for seat in range(4) if "R5" in fresh("base", 4, seed).hand(seat)) for seed in range(200)
    )
    assert all(26 <= holders[seat] <= 74 for seat in range(4))
