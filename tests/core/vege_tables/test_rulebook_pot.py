"""Rulebook: Collecting the Pot."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import SPROUTS, position

POTS = {seat: f"{'RKGYR'[seat]}20" for seat in range(4)}


@rule(121, 148)
@ruling("base 8")
@pytest.mark.parametrize(("left", "way"), [(6, "pass"), (5, "pot"), (1, "pot")])
def test_the_pot_opens_below_six_hand_cards(left: int, way: str) -> None:
    hand = ["R5", *["K20", "G20", "Y20", "K19", "G19", "Y19"][:left]]
    table = position([" ".join(hand)], ["K1"], "R1", pots={0: "R20"}).play("R5")
    assert len(table.hand(0)) == left
    assert table.legal[-1] == way
    assert {"pass", "pot"} & set(table.legal) == {way}


@rule(121)
@ruling("base 8")
def test_plots_never_count_as_hand_cards() -> None:
    table = position(["R5 K20 G20 Y20 K19 G19"], ["K1 K2 K3 K4"], "R1", pots={0: "R20"})
    assert "pot" in table.play("R5").legal


@ruling("base 8")
def test_tractors_count_as_hand_cards() -> None:
    table = position(["R5 K20 G20 T T T T"], ["K1"], "R1", pots={0: "R20"}).play("R5")
    assert "pass" in table.legal
    assert "pot" in table.play("-T").legal


@rule(123)
@ruling("base 8")
def test_a_play_or_discard_comes_before_the_pot() -> None:
    # Four hand cards already, as after a partner's help: still not without a play.
    table = position(["R5 K20 G20 T"], ["K1"], "R1", pots={0: "R20"})
    assert "pot" not in table.legal
    assert table.refuses("pot")
    assert "pot" in table.after("R5").legal
    assert "pot" in table.after("-T").legal
    assert "pot" in table.after("K1@2").legal


@rule(121)
@ruling("base 8")
def test_the_pot_is_compulsory_but_one_may_play_on_first() -> None:
    table = position(["R5 R9 R13", "G20"], [""], "R1", pots={0: "K20 T"})
    table.play("R5")
    assert table.legal == ["R9", "pot"]
    assert table.refuses("pass")
    table.play("R9", "R13")
    # Down to no cards: the deal goes on, since the Pot is still there.
    assert table.hand(0) == []
    assert table.legal == ["pot"]
    assert table.play("pot").hand(0) == ["K20", "T"]


@rule(129)
@ruling("base 8")
def test_taking_the_pot_ends_the_turn() -> None:
    table = position(["R5 K20", "G20"], ["K1"], "R1", pots={0: "R20 T"})
    table.play("R5", "pot")
    assert table.turn == 1
    assert table.hand(0) == ["K20", "R20", "T"]
    assert table.json["pots"][0] is None


@rule(130, 148)
@ruling("base 8")
@pytest.mark.parametrize(("others", "points"), [([1, 2, 3], 30), ([1, 3], 20), ([2], 10), ([], 0)])
def test_ten_for_every_other_player_who_has_not_taken(others: list[int], points: int) -> None:
    pots = {seat: POTS[seat] for seat in (0, *others)}
    table = position(["R5 K9"], ["K1"], "R1", pots=pots).play("R5", "pot")
    assert table.gained == [points, 0, 0, 0]
    assert table.sheet("pot")[0] == points


@rule(130, 148, 157)
def test_four_pots_pay_30_20_10_and_nothing() -> None:
    hands = ["R5 G20", "R9 G19", "R13 G18", "R17 G17"]
    pots = dict(enumerate(["K20", "K19", "K18", "K17"]))
    table = position(hands, [""] * 4, f"R1 {SPROUTS}", pots=pots)
    for seat, card in enumerate(["R5", "R9", "R13", "R17"]):
        assert table.turn == seat
        table.play(card, "pot")
    assert table.sheet("pot") == [30, 20, 10, 0]
    assert sum(table.sheet("pot")) == 60


@rule(290)
@ruling("base 8")
@pytest.mark.parametrize(("players", "points"), [(3, [20, 10, 0]), (5, [40, 30, 20, 10, 0])])
def test_pots_of_three_and_five(players: int, points: list[int]) -> None:
    cards = ["R5", "R9", "R13", "R17", "K13"][:players]
    fruits = ["G20", "G19", "G18", "G17", "Y20"][:players]
    hands = [f"{card} {fruit}" for card, fruit in zip(cards, fruits, strict=True)]
    pots = {seat: f"Y{19 - seat}" for seat in range(players)}
    table = position(hands, [""] * players, f"R1 {SPROUTS}", players=players, pots=pots)
    for card in cards:
        table.play(card, "pot")
    assert table.sheet("pot") == points


@rule(290)
def test_with_five_one_plot_can_bring_an_opponent_the_first_pot() -> None:
    # Six white cards: the red Plot lets the next player play one, and five are left.
    whites = ["R8 R12 G8 G12 Y8 Y12", "R5 K8 K12 G7 G11 Y7"]
    pots = {0: "K20", 1: "G20", 2: "Y20", 3: "K19", 4: "G19"}
    table = position(whites, ["R1 G1", "Y1", "Y2", "Y3"], players=5, pots=pots)
    table.play("R1@1", "pass")
    assert table.play("R5", "pot").gained == [0, 40, 0, 0, 0]


@rule(132)
def test_why_there_are_fewer_than_six_makes_no_difference() -> None:
    # By discards alone.
    hand = "T T K5 K9 Y20 G20"
    table = position([hand], ["K2"], "K1", pots={0: "R20"}).play("-T")
    assert "pot" in table.legal


@ruling("finer 1")
def test_a_field_card_that_lifts_the_hand_to_six_lifts_the_duty() -> None:
    table = position(["R5 K20 G20 Y20 K19 G19", "Y19"], ["G1"], "R1", pots={0: "R20"})
    assert "pot" in table.play("R5").legal
    table.play("G1@3")
    assert len(table.hand(0)) == 6
    assert "pass" in table.legal
    assert "pot" not in table.legal
    assert table.play("pass").turn == 1
    assert table.json["pots"][0] == ["R20"]


@rule(123)
def test_the_pot_is_taken_once() -> None:
    table = position(["R5 K20"], ["K1"], "R1").play("R5")
    assert "pot" not in table.legal
    assert table.refuses("pot")
