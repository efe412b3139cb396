"""Italian rulebook: drawing back to fifteen, the open card and the blind ones, the new tops."""

import pytest

from ...rulebook_lines import ruling
from .drawn import PLANTS, Table, position
from .rulebook import line

#: A whole hand that can be played in one turn.
THREE_CROPS = [f"{suit}{number}" for suit in "RKG" for number in (1, 5, 9, 13, 17)]


def tops(table: Table, seat: int) -> list[str | None]:
    return [pile[-1] if pile else None for pile in table.sees(seat)["piles"]]


@line(28)
@ruling("double 2")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_back_to_fifteen_after_playing(cards: int) -> None:
    table = position("R1 R5 R9").play(*["R1", "R5", "R9"][:cards])
    for left in range(cards, 0, -1):
        assert table.turn == 0
        assert len(table.hand(0)) == 15 - left
        table.play("D2")
    assert table.turn == 1
    assert len(table.hand(0)) == 15


@line(28)
def test_back_to_fifteen_after_discarding() -> None:
    table = position("K1 K5", "K9").play("-K1", "-K5", "D1", "D1")
    assert len(table.hand(0)) == 15
    assert table.turn == 1


@line(28)
def test_drawing_is_owed() -> None:
    table = position("R1").play("R1")
    assert table.some("draw") == ["D1", "D2", "D3", "D4", "D5", "D6"]
    assert table.refuses("pass")


@line(28)
def test_a_tractor_is_not_made_up_for() -> None:
    table = position("R1").play("T:R2", "R1", "D1")
    assert table.turn == 1
    assert len(table.hand(0)) == 15


@line(28)
@ruling("double 2")
def test_from_any_talloni_on_either_side() -> None:
    table = position("R1 R5 R9 R13").play("R1", "R5", "R9", "R13")
    before = [len(table.pile(number)) for number in range(1, 7)]
    table.play("D1", "D6", "D2", "D1")
    assert [len(table.pile(number)) for number in range(1, 7)] == [
        before[0] - 2, before[1] - 1, before[2], before[3], before[4], before[5] - 1,
    ]  # fmt: skip


@line(28)
def test_the_top_card_is_drawn() -> None:
    table = position("R1 R5", piles={2: "K6 K10 K7 K5"}).play("R1", "R5", "D2")
    assert table.pile(2) == ["K6", "K10", "K7"]
    assert "K5" in table.hand(0)
    table.play("D2")
    assert "K7" in table.hand(0)


def test_once_drawing_nothing_else_is_played() -> None:
    table = position("R1 R2 R3").play("R1", "R2", "D1")
    assert table.kinds == {"draw"}
    assert table.refuses("R3")


@line(28)
@ruling("double 2")
def test_the_first_from_a_tallone_is_open_the_others_come_blind() -> None:
    table = position("R1 R5 R9", piles={2: "K6 K10 K7 K5", 5: "Y5 Y6 Y7"}).play("R1", "R5", "R9")
    assert tops(table, 1)[1] == "K5"
    table.play("D2")
    assert table.sees(1)["known"][0] == ["K5"]
    # The new top is not turned while there is drawing to do; whoever draws it looks at it at once.
    assert [tops(table, seat)[1] for seat in range(5)] == [None] * 5
    table.play("D2")
    assert "K7" in table.sees(0)["hand"]
    assert table.sees(1)["known"][0] == ["K5"]
    # The first from the other side is open again.
    table.play("D5")
    assert sorted(table.sees(1)["known"][0]) == ["K5", "Y7"]


@line(28)
@ruling("double 2")
def test_new_tops_are_turned_after_the_last_draw() -> None:
    table = position("R1 R5", piles={2: "K6 K10 K7 K5", 5: "Y5 Y6 Y7"}).play("R1", "R5", "D2")
    assert tops(table, 0)[1] is None
    assert tops(table, 0)[4] == "Y7"
    table.play("D5")
    assert [tops(table, seat)[1] for seat in range(5)] == ["K7"] * 5
    assert [tops(table, seat)[4] for seat in range(5)] == ["Y6"] * 5
    assert table.json["open"] == [True] * 6


@line(28)
def test_a_tallone_can_be_drawn_to_its_last_card() -> None:
    table = position("R1 R5 R9", piles={1: "Y1"}).play("R1", "R5", "R9", "D1")
    assert table.pile(1) == []
    assert "D1" not in table.legal
    table.play("D4", "D4")
    assert table.turn == 1
    assert tops(table, 0)[0] is None
    assert table.json["open"] == [False, True, True, True, True, True]


@line(31)
@ruling("double 3")
def test_an_empty_hand_in_the_first_phase_draws_fifteen() -> None:
    table = position(" ".join(THREE_CROPS)).play(*THREE_CROPS)
    assert not table.deal_is_over
    assert table.hand(0) == []
    for number in range(15):
        assert table.turn == 0
        table.play(f"D{number % 6 + 1}")
    assert table.turn == 1
    assert len(table.hand(0)) == 15


@line(31)
def test_an_empty_hand_may_still_lay_tractors_before_it_draws() -> None:
    table = position(" ".join(THREE_CROPS)).play(*THREE_CROPS)
    assert table.kinds == {"draw", "tractor"}
    assert table.refuses("pass")


@ruling("double 2", "double 3")
def test_the_first_of_each_kind_of_turn_is_open_to_draw_from_again() -> None:
    table = position("R1", others={1: "K1"}).play("R1", "D2", "K1")
    top = table.pile(2)[-1]
    table.play("D2")
    assert top in table.sees(0)["known"][1]


@line(28)
@ruling("double 3")
def test_the_hand_is_filled_as_far_as_the_cards_go() -> None:
    table = position("R17 R18 R19 K20", PLANTS, piles={6: "K17 K18"}, empty="12345", fill=False, acted=True)
    table.play("R17", "D6")
    assert table.turn == 0
    table.play("D6")
    assert len(table.hand(0)) == 5
    assert table.turn == 1


@line(28)
@ruling("double 3")
def test_without_any_tallone_the_turn_ends_by_saying_so() -> None:
    table = position("R17 R18 R19 K20", PLANTS, empty="123456", fill=False).play("R17")
    assert table.some("draw") == []
    assert len(table.hand(0)) == 3
    assert table.play("pass").turn == 1
