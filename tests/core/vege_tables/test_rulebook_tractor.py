"""Rulebook: Playing the Joker (the Tractor); burned cards."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import position


@rule(138)
@ruling("base 7")
def test_a_tractor_may_be_discarded_instead_of_a_play() -> None:
    table = position(["T K20", "G20"], ["K1"], "R1")
    table.play("-T")
    assert table.json["thrown"].count("T") == 8
    assert table.hand(0) == ["K20"]
    assert table.play("pass").turn == 1


@rule(138, 171)
def test_a_tractor_in_hand_saves_from_the_penalty() -> None:
    assert position(["T K20"], [""], "R1").legal == ["-T"]


@ruling("base 7")
def test_any_number_of_discards_beside_plays() -> None:
    table = position(["T T K5 R5 K20"], ["Y1"], "R1 K9:5")
    table.play("-K5", "-T", "R5", "-T")
    assert table.hand(0) == ["K20"]
    assert table.turn == 0


@rule(140)
@ruling("base 3")
def test_a_tractor_stands_for_a_card_with_the_next_on_top() -> None:
    table = position(["R9 T K20", "R5"], ["K1"], "R1")
    table.play("R9")
    assert table.json["replaced"] == ["R5"]
    assert sorted(table.json["laid"]) == ["R1", "R9"]
    assert table.hand(0) == ["K20"]


@rule(140)
@ruling("base 3")
def test_without_the_card_in_hand_no_tractor_can_be_laid() -> None:
    # R5 is wanted; nobody may lay a Tractor there without R9.
    table = position(["R13 T K20", "R9"], [""], "R1")
    assert table.legal == ["-T"]


@rule(140)
@ruling("base 3")
@pytest.mark.parametrize(
    ("tractors", "played"),
    [(0, []), (1, ["R5"]), (2, ["R5", "R9"]), (3, ["R13", "R5", "R9"]), (4, ["R13", "R17", "R5", "R9"])],
)
def test_several_tractors_in_a_row(tractors: int, played: list[str]) -> None:
    table = position([" ".join(["R5 R9 R13 R17", *["T"] * tractors])], ["K1"])
    assert {move.split("@")[0] for move in table.plays} == {"K1", *played}


@rule(140)
@ruling("base 3")
def test_four_tractors_carry_a_fruit_onto_the_bare_field() -> None:
    table = position(["R17 T T T T K20"], ["K1"], field={"R1": "G20"}).play("R17@1")
    assert table.json["replaced"] == ["R1", "R5", "R9", "R13"]
    assert table.gained == [10, 0, 0, 0]
    assert table.hand(0) == ["G20", "K20"]
    assert table.json["thrown"].count("T") == 4


@rule(140)
@ruling("base 3")
def test_a_fruit_is_never_replaced() -> None:
    # Only the Fruit is missing: a Tractor has no use there.
    table = position(["T K20"], [""], "R13")
    assert table.plays == []


@ruling("base 3", "base 5")
def test_the_card_must_be_in_hand_before_the_field_card_is_drawn() -> None:
    # The red 13 lies in the cell that a Tractor in red 1's place would open: it does not help.
    table = position(["T T T K20"], ["K1"], field={"R1": "R13"})
    assert {move.split("@")[0] for move in table.plays} == {"K1"}


@ruling("base 3")
def test_the_tractors_must_be_in_hand_too() -> None:
    table = position(["T R9 K20"], ["K1"], field={"R1": "T"})
    assert {move.split("@")[0] for move in table.plays} == {"K1"}


@rule(92)
@ruling("base 5")
def test_a_tractor_in_a_plots_place_draws_the_field_card() -> None:
    table = position(["R5 T K20", "G20"], ["K1", "R1"], field={"R1": "G19"})
    table.play("R5@1")
    assert table.hand(0) == ["G19", "K20"]
    assert table.json["field"][0] is None
    # One card, also when two Tractors are laid.
    table = position(["R9 T T K20"], ["K1"], field={"R1": "G19"}).play("R9@1")
    assert table.hand(0) == ["G19", "K20"]
    assert sum(card is not None for card in table.json["field"]) == 15


@ruling("base 5")
def test_a_tractor_above_a_plot_draws_nothing() -> None:
    table = position(["R9 T K20"], ["K1"], "R1").play("R9")
    assert table.hand(0) == ["K20"]


@rule(142)
@ruling("base 6")
def test_a_burned_card_can_be_discarded_and_no_more_played() -> None:
    table = position(["R5 K20"], ["K1"], "R9:5")
    assert "-R5" in table.legal
    assert table.refuses("R5")
    assert "pass" in table.play("-R5").legal
    assert "R5" in table.json["thrown"]


@rule(142)
@ruling("base 6")
def test_only_in_the_own_turn() -> None:
    table = position(["K20 R9 T", "R5 G20"], ["K1", "G1"], "R1")
    table.play("R9")
    assert "-R5" not in table.legal
    assert "-R5" in table.play("pass").legal


@rule(142)
@ruling("base 6")
def test_it_stays_its_holders_card() -> None:
    table = position(["R9 T K20", "R5 G20"], ["K1", "G1"], "R1").play("R9")
    assert table.hand(1) == ["G20", "R5"]
    # And one may burn a card of one's own.
    table = position(["R5 R9 T K20"], ["K1"], "R1").play("R9")
    assert table.hand(0) == ["K20", "R5"]
    assert "-R5" in table.legal


@rule(142, 171)
def test_a_burned_card_saves_from_the_penalty() -> None:
    assert position(["R5 K20"], [""], "R9:5 K1").legal == ["-R5"]


@ruling("base 6")
def test_a_burned_plot_stays_before_its_owner_and_can_only_be_discarded() -> None:
    table = position(["R5 T K20", "G20"], ["K1", "R1 G1"], field={"R1": "G19"})
    table.play("R5@1", "pass")
    assert table.plots(1) == ["R1", "G1"]
    assert {move.split("@")[0] for move in table.legal} == {"-R1", "G1"}
    hand, field = table.hand(1), table.json["field"]
    table.play("-R1")
    # It draws nothing.
    assert table.plots(1) == ["G1"]
    assert (table.hand(1), table.json["field"]) == (hand, field)
    assert "pass" in table.legal


@ruling("base 6", "base 11")
def test_a_burned_plot_must_go_before_one_can_close() -> None:
    table = position(["K20"], ["R1"], "R5:1 K16")
    assert not table.play("K20").deal_is_over
    assert table.play("-R1").deal_is_over


@ruling("base 3")
def test_one_may_burn_the_own_plot() -> None:
    table = position(["R5 T K20"], ["R1"], field={"R1": "G19"}).play("R5@1")
    assert table.plots(0) == ["R1"]
    assert "-R1" in table.legal
