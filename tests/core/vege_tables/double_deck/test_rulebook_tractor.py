"""Italian rulebook: Gestione dei Jolly; a Tractor is a move by itself."""

import pytest

from ...rulebook_lines import ruling
from ..plain_deal import CROPS
from .drawn import fresh, position
from .rulebook import line


@line(41, 43)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_tractor_is_there_from_the_first_turn_on(players: int) -> None:
    table = fresh(players)
    mine = table.json["tractors"][table.turn]
    for number in range(mine):
        assert table.some("tractor") == sorted(f"T:{name}" for name in CROPS)
        table.play(f"T:{CROPS[number]}")
    assert table.some("tractor") == []
    assert table.refuses("T:Y4")


@line(43)
@ruling("double 4")
def test_before_between_and_after_other_cards() -> None:
    table = position("R1 R9 K1").play("T:G1", "R1", "T:R1", "R9", "T:Y1")
    assert table.turn == 0
    assert table.json["replaced"] == ["R5", "G1", "Y1"]


@line(43)
def test_only_on_the_own_turn() -> None:
    table = position("R1").play("R1", "D1")
    before = table.json["tractors"]
    table.play("T:K1")
    assert table.json["tractors"] == [before[0], before[1] - 1, *before[2:]]


@line(43)
def test_not_once_drawing() -> None:
    table = position("R1 R5").play("R1", "R5", "D1")
    assert table.refuses("T:K1")


@line(45)
@ruling("double 4")
def test_no_card_is_owed_on_top() -> None:
    table = position("G20").play("T:R1")
    assert table.json["replaced"] == ["R1"]
    assert "pass" in table.legal
    assert table.play("pass").turn == 1


@line(45)
@ruling("double 4")
@pytest.mark.parametrize(
    ("laid", "place"), [("", "R2"), ("R2", "R6"), ("R6", "R10"), ("R10", "R14"), ("R14", "R18")]
)
def test_it_takes_the_next_place_whichever_that_is(laid: str, place: str) -> None:
    table = position("G20", laid).play("T:R2")
    assert table.json["replaced"] == [place]
    assert table.json["tractors"][0] == 3


@line(45)
def test_several_on_one_crop() -> None:
    table = position("G20", "R6").play("T:R2", "T:R2", "T:R2")
    assert table.json["replaced"] == ["R10", "R14", "R18"]
    assert table.refuses("T:R2")


@line(45)
def test_it_may_close_a_crop() -> None:
    table = position("G20", "R14", closer=1).play("T:R2")
    assert table.json["closers"][1] == 0
    assert "T:R2" not in table.legal


@line(45)
def test_a_closed_crop_takes_no_more() -> None:
    table = position("G20", "R18 K17:17")
    assert table.refuses("T:R2")
    assert table.refuses("T:K1")


@line(45)
def test_a_card_is_played_on_a_tractor() -> None:
    table = position("R9", "R5:5")
    assert table.some("play") == ["R9"]
    assert table.play("R9").json["laid"] == ["R1", "R9"]


@ruling("double 4")
def test_a_play_lays_no_tractor_by_itself() -> None:
    # In the other variants the red 9 would take Tractors along.
    table = position("R5 R9 R13")
    assert table.some("play") == []
    assert table.play("T:R1").some("play") == ["R5"]


@ruling("double 4")
def test_tractors_are_not_among_the_fifteen() -> None:
    table = position("R1").play("T:K1", "T:K1", "R1")
    assert len(table.hand(0)) == 14
    assert table.play("D1").turn == 1
    assert len(table.hand(0)) == 15


@ruling("double 4")
def test_a_tractor_is_neither_discarded_nor_put_under() -> None:
    table = position("K1", "K1")
    assert table.refuses("-T")
    assert table.refuses("T")
    table = position("G20").play("stuck")
    assert table.refuses("T<3")


@line(49)
@ruling("double 6")
def test_nobody_must_use_a_tractor_to_escape_the_penalty() -> None:
    table = position("G20")
    assert table.legal == [*sorted(f"T:{name}" for name in CROPS), "stuck"]
    assert table.after("stuck").gained[0] == -50
    # Whoever does use one is not stuck any more, though nothing else can be played.
    free = table.after("T:Y4")
    assert free.gained == [0] * 5
    assert free.refuses("stuck")
    assert "pass" in free.legal


@ruling("double 4")
def test_every_seat_sees_all_tractors() -> None:
    table = position("G20").play("T:R1")
    assert all(table.sees(seat)["tractors"] == [3, 4, 4, 4, 4] for seat in range(5))
