"""Rulebook 2.0, Etiquette: what is hidden, what is open, and what a seat keeps knowing."""

import pytest

from pygame_core import Record

from ...rulebook_lines import rule, ruling
from ..plain_deal import backs
from .drawn import DEAD, Table, position, started


@rule(450)
@ruling("deck 5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sees_how_many_cards_of_each_back_a_hand_has(players: int) -> None:
    table = started(players, 4)
    for _ in range(30):
        for seat in range(players):
            true = [backs(table.hand(other)) for other in range(players)]
            told = [{"white": count["white"], "green": count["green"]} for count in true]
            assert table.sees(seat)["backs"] == told
        table.play(table.legal[0])
        if table.deal_is_over:
            break


@ruling("deck 5")
def test_a_tractors_back_is_green_like_the_others() -> None:
    table = position(["K5 K20 T", "G5 G20 T"], ["R1"])
    assert table.sees(1)["backs"][0] == {"white": 1, "green": 2}


@rule(450)
def test_what_others_hold_cannot_be_told_apart() -> None:
    table = position(["K5 K6", "G5 G6", "Y5 Y6"], ["R1"])
    json = table.json
    json["hands"][1], json["hands"][2] = json["hands"][2], json["hands"][1]
    other = Table(Record(table.record.game, 1, json))
    assert other.sees(0) == table.sees(0)
    assert other.sees(3) == table.sees(3)
    assert other.sees(1) != table.sees(1)


@rule(363)
@ruling("2.0 2")
def test_the_hidden_well_cannot_be_told_apart() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], "R1", wells=("R20", "G18", "R13 R14 R15 R16 K13"))
    json = table.json
    json["wells"][2].reverse()
    other = Table(Record(table.record.game, 1, json))
    assert all(other.sees(seat) == table.sees(seat) for seat in range(4))


@rule(363)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_green_cards_and_tractors_in_a_hand_are_always_known(players: int) -> None:
    for seed in range(2):
        table = started(players, seed, deals="1")
        while not table.deal_is_over:
            table.play(table.legal[seed % len(table.legal)])
            hands = table.json["hands"]
            for eyes in range(players):
                seen = table.sees(eyes)
                for seat in set(range(players)) - {eyes}:
                    told = sorted(seen["known"][seat] + seen["shown"][seat])
                    green = [card for card in told if backs([card])["green"]]
                    assert green == [card for card in sorted(hands[seat]) if backs([card])["green"]]


@rule(429)
@ruling("2.0 5")
def test_discards_and_laid_cards_are_open() -> None:
    table = position(["R5 K5 T K20"], ["Y1"], "R1 K9:5").play("R5", "-K5", "-T")
    for seat in range(4):
        assert {"R1", "R5", "K1", "K9"} <= set(table.sees(seat)["laid"])
        assert "K5" in table.sees(seat)["thrown"]
        assert table.sees(seat)["replaced"] == ["K5"]
