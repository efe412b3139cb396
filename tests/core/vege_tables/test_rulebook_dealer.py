"""Rulebook: Base Rules for 3-5 Players, the Dealer's two cards; Expert's short Pot."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import fresh

COUNTS = [3, 5]


@rule(277)
@ruling("deal 15", "finer 2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dealer_decides_before_the_first_turn(players: int) -> None:
    for seed in range(8):
        table = fresh("base", players, seed)
        dealer, (first, second) = table.json["dealer"], table.json["over"]
        assert table.turn == dealer
        assert table.legal == [f"{first}>{seat + 1}" for seat in range(players)]
        table.play(f"{first}>1")
        assert table.turn == dealer
        assert table.legal == [f"{second}>{seat + 1}" for seat in range(1, players)]
        table.play(f"{second}>2")
        assert {first} <= set(table.hand(0))
        assert {second} <= set(table.hand(1))
        assert "K1" in table.plots(table.turn)


@rule(279)
@ruling("deal 15")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dealer_may_keep_one_and_no_more(players: int) -> None:
    table = fresh("base", players)
    me = table.json["dealer"] + 1
    first, second = table.json["over"]
    table.play(f"{first}>{me}")
    assert table.refuses(f"{second}>{me}")
    other = fresh("base", players)
    other.play(f"{first}>{me % players + 1}")
    assert f"{second}>{me}" in other.legal


@rule(280)
@ruling("deal 15")
@pytest.mark.parametrize("players", COUNTS)
def test_never_both_to_one_opponent(players: int) -> None:
    for to in range(1, players + 1):
        table = fresh("base", players)
        first, second = table.json["over"]
        table.play(f"{first}>{to}")
        assert table.refuses(f"{second}>{to}")
        assert len(table.legal) == players - 1


@rule(277)
@ruling("deal 15")
@pytest.mark.parametrize("players", COUNTS)
def test_only_the_dealer_looks_at_them(players: int) -> None:
    table = fresh("base", players)
    json = table.json
    dealer, (first, second) = json["dealer"], json["over"]
    other = (dealer + 1) % players
    assert table.sees(dealer)["over"] == [first, second]
    assert table.sees(other)["over"] == [None, None]
    # Whoever gets one sees that one, the others only where it went.
    third = (dealer + 2) % players
    table.play(f"{first}>{other + 1}", f"{second}>{dealer + 1}")
    told = [[move for _, move in table.sees(seat)["history"]] for seat in (dealer, other, third)]
    assert told[0] == [f"{first}>{other + 1}", f"{second}>{dealer + 1}"]
    assert told[1] == [f"{first}>{other + 1}", f"?>{dealer + 1}"]
    assert told[2] == [f"?>{other + 1}", f"?>{dealer + 1}"]
    # And the dealer keeps knowing where the first card is.
    assert table.sees(dealer)["known"][other] == [first]
    assert table.sees(third)["known"][other] == []


@ruling("deal 15", "finer 2")
@pytest.mark.parametrize("players", COUNTS)
def test_expert_names_the_short_pot_first_openly_and_without_looking(players: int) -> None:
    table = fresh("expert", players)
    dealer = table.json["dealer"]
    assert table.turn == dealer
    assert table.legal == [f"short>{seat + 1}" for seat in range(players)]
    # The white cards are looked at only afterwards.
    assert all(table.sees(seat)["over"] == [None, None] for seat in range(players))
    table.play("short>2")
    assert table.sees(dealer)["over"] == table.json["over"]
    assert all(table.sees(seat)["short"] == 1 for seat in range(players))
    assert all(table.sees(seat)["history"] == [[dealer, "short>2"]] for seat in range(players))
    first = table.json["over"][0]
    assert table.legal == [f"{first}>{seat + 1}" for seat in range(players)]


@ruling("finer 2")
@pytest.mark.parametrize("players", COUNTS)
def test_expert_the_short_pot_may_be_the_dealers_own(players: int) -> None:
    table = fresh("expert", players)
    me = table.json["dealer"]
    pots = [pot.count("T") for pot in table.play(f"short>{me + 1}").json["pots"]]
    assert pots.index(min(pots)) == me


@pytest.mark.parametrize("variant", ["base", "expert", "partners", "partners-expert"])
@rule(277)
def test_four_players_have_nothing_to_give_out(variant: str) -> None:
    assert fresh(variant, 4).json["turn"] == 1
