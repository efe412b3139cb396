"""Rulebook 2.0, Using the Joker: Tractors lie aside until they are taken up."""

import pytest

from ...rulebook_lines import rule, ruling
from ..plain_deal import CROPS
from .drawn import DEAD, position, started

ALL = " ".join(CROPS)


@rule(356, 381, 406)
@ruling("2.0 4", "notation 1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_may_be_taken_up_from_the_very_start(players: int) -> None:
    table = started(players, 3)
    seat, before = table.turn, table.json["beside"]
    assert "T" in table.legal
    table.play("T")
    assert table.hand(seat).count("T") == 1
    assert table.json["beside"][seat] == before[seat] - 1


@rule(381, 406)
@ruling("2.0 4")
def test_one_by_one_in_one_turn_or_in_two() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], "R1", beside=[2, 0, 0, 0])
    assert table.after("T", "T").hand(0).count("T") == 2
    assert table.after("T", "T").refuses("T")
    later = table.after("T", "R5", "pass")
    assert later.json["beside"][0] == 1
    assert later.hand(0).count("T") == 1


@rule(381)
@ruling("2.0 4")
def test_before_and_after_a_play_but_before_passing() -> None:
    table = position([f"R5 {DEAD}", "R9 K19"], ["R2"], "R1", beside=[2, 1, 0, 0])
    assert "T" in table.legal
    table.play("T", "R5")
    assert "T" in table.legal
    table.play("T", "pass")
    # Now it is the next player's turn, and only that one's.
    assert table.play("T").json["beside"] == [0, 0, 0, 0]


@rule(406)
@ruling("2.0 4")
def test_taking_one_up_brings_no_duty_to_use_it() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], "R1", beside=[1, 0, 0, 0]).play("T", "R5")
    assert "pass" in table.legal
    assert table.play("pass").hand(0) == sorted([*DEAD.split(), "T"])


@rule(406)
@ruling("2.0 4")
def test_until_then_it_can_neither_be_played_nor_discarded() -> None:
    table = position(["R9 K20"], ["R2"], "R1", beside=[2, 0, 0, 0])
    assert set(table.legal) == {"R2", "T"}
    assert {"R9", "-T"} <= set(table.play("T").legal)


@rule(410)
def test_discarded_it_lets_one_pass_without_playing() -> None:
    table = position([f"T {DEAD}"], ["R2"], "R1").play("-T")
    assert "pass" in table.legal
    assert table.gained == [0, 0, 0, 0]
    assert table.play("pass").turn == 1
    assert table.hand(0) == sorted(DEAD.split())


@rule(410)
def test_discarding_one_saves_from_a_penalty() -> None:
    assert position([f"T {DEAD}"], [""], "R1").legal == ["-T"]


@rule(410)
def test_several_may_be_discarded_and_beside_plays() -> None:
    table = position([f"R5 T T {DEAD}"], [""], "R1").play("-T", "R5", "-T")
    assert "pass" in table.legal
    assert "T" not in table.hand(0)


@rule(411)
@pytest.mark.parametrize(("laid", "card"), [("", "R5"), ("R1", "R9"), ("R5", "R13"), ("R9", "R17")])
def test_it_takes_the_place_of_any_plot_seed_sprout_or_plant(laid: str, card: str) -> None:
    table = position([f"{card} T K20"], ["K1"], laid)
    assert card in table.plays
    table.play(card)
    assert "T" not in table.hand(0)
    assert table.json["replaced"] == [f"R{int(card[1:]) - 4}"]


@rule(411)
def test_it_never_takes_a_fruits_place() -> None:
    table = position(["T K20 G20"], [""], "R13", deals="1")
    assert table.legal == ["-T"]


@rule(411)
def test_without_the_next_card_it_cannot_be_played_so() -> None:
    table = position(["T R13 K20"], [""], "R1")
    assert table.legal == ["-T"]


@rule(411)
def test_the_next_card_follows_in_the_same_move() -> None:
    table = position(["T R9 K20"], ["K1"], "R1").play("R9")
    assert table.json["replaced"] == ["R5"]
    assert "R9" in table.json["laid"]


@rule(413)
def test_several_in_a_row_on_one_crop() -> None:
    table = position(["T T T R17 K20"], ["K1"], "R1", players=3, options={"jokers": "3"})
    assert "R17" in table.plays
    table.play("R17")
    assert table.json["replaced"] == ["R5", "R9", "R13"]
    assert table.gained == [10, 0, 0]


@rule(413)
def test_several_each_followed_by_its_card() -> None:
    table = position(["T T R9 R17 K20"], ["K1"], "R1").play("R9", "R17")
    assert table.json["replaced"] == ["R5", "R13"]


@rule(413)
def test_too_few_for_the_gap() -> None:
    table = position(["T T R17 K20"], ["K1"], "R1")
    assert "R17" not in table.plays


@rule(415, 427)
@pytest.mark.parametrize(
    ("hand", "plots", "laid", "move"),
    [("K5", "", "R1 K9:5", "-K5"), ("", "K1", "R1 K5:1", "-K1"), ("K13", "", "R1 K17:13", "-K13")],
)
def test_the_replaced_card_is_a_discard_for_who_holds_it(hand: str, plots: str, laid: str, move: str) -> None:
    table = position([f"{hand} {DEAD}".strip()], [plots], laid)
    assert table.legal == [move]
    table.play(move)
    assert "pass" in table.legal
    assert table.json["thrown"].count(move[1:]) == 1


@rule(415)
def test_it_can_never_be_played_any_more() -> None:
    table = position([f"K5 {DEAD} T"], [""], "R1 K9:5")
    assert table.refuses("K5")


@rule(415)
def test_a_card_that_was_not_replaced_is_no_discard() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], "R1")
    for move in ("-R5", "-R2", "-K20"):
        assert table.refuses(move)


@rule(389, 415)
def test_discarding_a_burned_plot_brings_no_silo_card() -> None:
    table = position([DEAD], ["K1"], "R1 K5:1").play("-K1")
    assert table.json["task"] is None
    assert table.hand(0) == sorted(DEAD.split())


@rule(397, 381)
@ruling("2.0 4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_of_ones_share_scores_ten_for_each_who_had_theirs(players: int) -> None:
    table = position([f"{DEAD} T"], [""], ALL, players=players, beside=[1] * players)
    for seat in range(players):
        assert table.turn == seat
        table.play("T")
        assert table.gained == [10 * seat if at == seat else 0 for at in range(players)]
        assert table.sheet("pot")[seat] == 10 * seat
        table.play("-T", "pass")


@rule(397)
@ruling("2.0 4")
def test_the_first_of_two_scores_nothing() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], "R1", beside=[2, 0, 0, 0]).play("T")
    assert table.gained == [0, 0, 0, 0]
    assert table.sheet("pot")[0] == -1
    assert table.play("T").gained == [30, 0, 0, 0]


@ruling("2.0 4", "deal 11")
def test_with_three_each_it_is_the_third_that_scores() -> None:
    table = position([DEAD], ["R2"], "R1", players=3, beside=[3, 0, 3], options={"jokers": "3"})
    assert table.play("T").gained == [0, 0, 0]
    assert table.play("T").gained == [0, 0, 0]
    assert table.play("T").gained == [10, 0, 0]


@rule(397)
@ruling("2.0 4")
def test_having_them_does_not_depend_on_keeping_them() -> None:
    # The other three have long discarded theirs.
    table = position([f"R5 {DEAD}"], ["R2"], "R1", beside=[1, 0, 0, 0])
    assert [hand.count("T") for hand in table.json["hands"]] == [0, 0, 0, 0]
    assert table.play("T").gained == [30, 0, 0, 0]


@ruling("2.0 4")
def test_taking_up_is_open() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], "R1", beside=[2, 0, 0, 0]).play("T")
    for eyes in (1, 2, 3):
        assert table.sees(eyes)["beside"] == [1, 0, 0, 0]
        assert "T" in table.sees(eyes)["known"][0]
