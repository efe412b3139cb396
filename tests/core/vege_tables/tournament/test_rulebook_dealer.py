"""2.0 for three and five: the dealer gives out the two white cards, as in the other rule sets."""

import pytest

from ...rulebook_lines import rule, ruling
from ..plain_deal import backs
from .drawn import fresh

COUNTS = [3, 5]


@rule(277)
@ruling("deal 11", "deal 12", "deal 15")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dealer_decides_before_the_first_turn(players: int) -> None:
    for seed in range(8):
        table = fresh(players, seed)
        dealer, (first, second) = table.json["dealer"], table.json["over"]
        assert backs([first, second]) == {"white": 2}
        assert table.turn == dealer
        assert table.legal == [f"{first}>{seat + 1}" for seat in range(players)]
        table.play(f"{first}>1")
        assert table.turn == dealer
        assert table.legal == [f"{second}>{seat + 1}" for seat in range(1, players)]
        table.play(f"{second}>2")
        assert first in table.hand(0)
        assert second in table.hand(1)
        assert "K1" in table.plots(table.turn)


@rule(279, 280)
@ruling("deal 15")
@pytest.mark.parametrize("players", COUNTS)
def test_both_never_go_to_one(players: int) -> None:
    for to in range(1, players + 1):
        table = fresh(players)
        first, second = table.json["over"]
        table.play(f"{first}>{to}")
        assert table.refuses(f"{second}>{to}")
        assert len(table.legal) == players - 1


@rule(277)
@ruling("deal 15")
@pytest.mark.parametrize("players", COUNTS)
def test_only_the_dealer_looks_at_them(players: int) -> None:
    table = fresh(players)
    json = table.json
    dealer, (first, second) = json["dealer"], json["over"]
    other, third = (dealer + 1) % players, (dealer + 2) % players
    assert table.sees(dealer)["over"] == [first, second]
    assert table.sees(other)["over"] == [None, None]
    table.play(f"{first}>{other + 1}", f"{second}>{dealer + 1}")
    told = [[move for _, move in table.sees(seat)["history"]] for seat in (dealer, other, third)]
    assert told[0] == [f"{first}>{other + 1}", f"{second}>{dealer + 1}"]
    assert told[1] == [f"{first}>{other + 1}", f"?>{dealer + 1}"]
    assert told[2] == [f"?>{other + 1}", f"?>{dealer + 1}"]
    # And the dealer keeps knowing where the first card is.
    assert table.sees(dealer)["known"][other] == [first]
    assert table.sees(third)["known"][other] == []


@ruling("deal 15")
@pytest.mark.parametrize("players", [2, 4])
def test_two_and_four_have_nothing_to_give_out(players: int) -> None:
    assert fresh(players).json["over"] == []
    assert fresh(players).json["turn"] == 1
