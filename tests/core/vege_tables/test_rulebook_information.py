"""What is hidden, what is open, and what a seat keeps knowing."""

from collections import Counter

import pytest

from pygame_core import Record

from ..rulebook_lines import rule, ruling
from .drawn import Table, position, started
from .plain_deal import backs


@ruling("deck 5")
@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("base", 4), ("expert", 3), ("partners", 4)])
def test_everybody_sees_how_many_cards_of_each_back_a_hand_has(variant: str, players: int) -> None:
    table = started(variant, players, 4)
    for _ in range(30):
        for seat in range(players):
            seen = table.sees(seat)["backs"]
            true = [backs(table.hand(other)) for other in range(players)]
            assert seen == [{"white": count["white"], "green": count["green"]} for count in true]
        table.play(table.legal[0])
        if table.deal_is_over:
            break


@ruling("deck 5")
def test_a_tractors_back_is_green_like_the_others() -> None:
    table = position(["K5 K20 T", "G5 G20 T"], ["R1"])
    assert table.sees(1)["backs"][0] == {"white": 1, "green": 2}


@rule(75)
def test_what_others_hold_cannot_be_told_apart() -> None:
    table = position(["K5 K20", "G5 G20", "Y5 Y20"], ["R1"])
    json = table.json
    json["hands"][1], json["hands"][2] = json["hands"][2], json["hands"][1]
    other = Table(Record(table.record.game, 1, json))
    assert other.sees(0) == table.sees(0)
    assert other.sees(3) == table.sees(3)


@rule(76)
@ruling("deck 3")
def test_a_pots_size_is_open_its_cards_are_not() -> None:
    table = position(["R5 K20"], ["K1"], "R1", pots={0: "R20 T", 1: "G20"})
    assert table.sees(2)["pots"] == [2, 1, None, None]
    table.play("R5", "pot")
    assert table.sees(2)["pots"] == [None, 1, None, None]
    assert table.sees(2)["known"][0] == []


@rule(334)
def test_expert_everybody_knows_the_two_tractors_of_a_pot() -> None:
    table = position(["R5 K20"], ["K1"], "R1", variant="expert", pots={0: "R20 R19 R18 G20 T T"})
    table.play("R5", "pot")
    assert table.sees(2)["known"][0] == ["T", "T"]
    table.play(table.legal[0], "pass")
    while table.turn:
        table.play(table.legal[0])
        if "pass" in table.legal:
            table.play("pass")
    # One is used: one is left.
    assert table.play("-T").sees(2)["known"][0] == ["T"]


@rule(232, 234)
def test_two_players_know_each_others_cards_from_the_pot() -> None:
    common = "K16 T G20 Y12 R12 G16 Y13 G19 G18 Y14"
    table = position(["R5 K5 R20 R19"], (), players=2, common=common).play("R5", "K5", "pass")
    # Two cards are left of four, so nine come.
    assert Counter(table.sees(1)["known"][0]) == Counter(common.split()[:9])


@rule(234)
def test_what_was_seen_stays_known_until_it_leaves_the_hand() -> None:
    common = "R9 K16 G20 Y12 R12 G16 Y13 G19 G18 Y14"
    first = "R5 R20 R19 R18 R17 K20 K19 K18 K17 Y20 Y19"
    table = position([first], (), players=2, common=common)
    table.play("R5", "pass")
    assert table.sees(1)["known"][0] == ["R9"]
    table.play("G5", "pass")
    assert table.sees(1)["known"][0] == ["R9"]
    assert table.play("R9").sees(1)["known"][0] == []


@rule(187)
@ruling("base 9")
def test_discards_and_laid_cards_are_open() -> None:
    table = position(["R5 K5 T K20"], ["Y1"], "R1 K9:5").play("R5", "-K5", "-T")
    for seat in range(4):
        assert {"R1", "R5", "K1", "K9"} <= set(table.sees(seat)["laid"])
        assert "K5" in table.sees(seat)["thrown"]
        assert table.sees(seat)["replaced"] == ["K5"]
