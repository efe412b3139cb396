"""Penalità: its paragraph is lost, so these are the rulings; and how a game stands still."""

import pytest

from ...rulebook_lines import ruling
from ..plain_deal import NUMBERED, back, stage
from .drawn import PLANTS, Table, position
from .plain_deal import BACKS
from .rulebook import line


def exchange(table: Table) -> None:
    """One card goes under a tallone, the open card of the same back's comes."""
    put = table.legal[0]
    table.play(put, f"D{put[-1]}")


@line(29)
@ruling("double 6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_play_and_no_discard_costs_50(players: int) -> None:
    table = position("G20", players=players).play("stuck")
    assert table.gained == [-50] + [0] * (players - 1)
    assert table.points[0] == -50


@line(29)
def test_who_can_play_or_discard_is_not_stuck() -> None:
    assert position("R1").refuses("stuck")
    assert position("K1", "K5").refuses("stuck")
    assert position("K1", "K5", empty="123").refuses("stuck")


@ruling("double 6")
def test_each_time_costs_50() -> None:
    table = position("G20")
    for turn in range(5):
        assert table.turn == turn
        exchange(table.play("stuck"))
    assert table.turn == 0
    assert table.points == [-50] * 5
    assert table.play("stuck").points == [-100, -50, -50, -50, -50]


@ruling("double 6", "finer 7")
def test_the_hand_is_shown_and_known_ever_after() -> None:
    table = position("G20")
    assert table.sees(1)["known"][0] == []
    table.play("stuck")
    for seat in range(1, 5):
        assert sorted(table.sees(seat)["known"][0]) == table.hand(0)
    table.play("G20<3", "D6")
    drawn = [card for card in table.hand(0) if card not in table.sees(1)["known"][0]]
    assert drawn == []  # the top of tallone 6 lay open


@ruling("double 6")
def test_cards_go_under_a_tallone_of_their_back() -> None:
    table = position("G20", laid="R1 K1 G1 Y1").play("stuck")
    wanted = {
        f"{card}<{number + 1}" for card in table.hand(0) for number in range(6) if BACKS[number] == back(card)
    }
    assert set(table.legal) == wanted
    assert {move[-1] for move in wanted} >= {"3", "6"}


@ruling("double 6")
def test_at_least_one_is_put_under() -> None:
    table = position("G20").play("stuck")
    assert table.kinds == {"under"}
    table.play("G20<3")
    assert table.kinds == {"under", "draw"}
    assert table.refuses("pass")


@ruling("double 6")
def test_it_lies_at_the_very_bottom() -> None:
    table = position("G20 K20").play("stuck")
    before = table.pile(6)
    assert table.play("G20<6").pile(6) == ["G20", *before]
    assert table.play("K20<6").pile(6) == ["K20", "G20", *before]


@ruling("double 6")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_as_many_are_drawn_as_were_put(cards: int) -> None:
    table = position("G20 K20 Y20").play("stuck", *["G20<3", "K20<6", "Y20<3"][:cards])
    for _ in range(cards):
        assert table.turn == 0
        table.play("D2")
    assert table.turn == 1
    assert len(table.hand(0)) == 15


@ruling("double 6")
def test_the_whole_hand_may_go() -> None:
    table = position("G20").play("stuck")
    for card in table.hand(0):
        table.play(next(move for move in table.legal if move.startswith(f"{card}<")))
    assert table.hand(0) == []
    assert table.kinds == {"draw"}
    for number in range(15):
        table.play(f"D{number % 3 + 1}")
    assert table.turn == 1
    assert len(table.hand(0)) == 15


@ruling("double 6")
def test_the_first_draw_ends_the_putting() -> None:
    table = position("G20 K20 Y20").play("stuck", "G20<3", "K20<3", "D1")
    assert table.kinds == {"draw"}
    assert table.refuses("Y20<3")


@ruling("finer 7")
def test_the_cards_drawn_come_from_any_tallone() -> None:
    table = position("G20").play("stuck", "G20<3")
    assert table.some("draw") == ["D1", "D2", "D3", "D4", "D5", "D6"]


@ruling("double 2", "double 6")
def test_of_the_cards_drawn_the_first_is_open_and_the_next_blind() -> None:
    table = position("G20 K20 Y20", piles={2: "K6 K10 K7"}).play("stuck", "G20<3", "K20<3", "D2")
    assert "K7" in table.sees(1)["known"][0]
    table.play("D2")
    assert "K10" not in table.sees(1)["known"][0]
    assert "K10" in table.hand(0)


@ruling("finer 7")
def test_no_card_goes_under_an_exhausted_tallone() -> None:
    table = position("G20", empty="3").play("stuck")
    assert {move[-1] for move in table.legal if back(move.split("<")[0]) == "green"} == {"6"}


@ruling("double 6", "finer 7")
def test_with_no_tallone_left_it_costs_50_and_nothing_more() -> None:
    table = position("R20", PLANTS.replace("R16", "R12"), empty="123456", fill=False).play("stuck")
    assert table.gained[0] == -50
    assert table.turn == 1
    assert table.hand(0) == ["R20"]


@ruling("finer 7")
def test_with_no_card_of_its_back_the_same() -> None:
    # Fifteen Fruits that nothing is ready for; the only tallone left is a white one.
    sprouts = " ".join(card for card in NUMBERED if stage(card) == 2)
    fruits = [card for card in NUMBERED if stage(card) == 4][:15]
    table = position(" ".join(fruits), sprouts, piles={2: "K5 G5"}, empty="13456").play("stuck")
    assert table.gained[0] == -50
    assert table.turn == 1
    assert table.hand(0) == sorted(fruits)


@ruling("double 6")
def test_who_uses_a_tractor_pays_nothing() -> None:
    table = position("G20").play("T:R1", "pass")
    assert table.points == [0] * 5
    assert table.turn == 1


@ruling("double 6")
def test_a_tractor_may_make_a_card_playable_again() -> None:
    table = position("R5").play("T:R1")
    assert table.some("play") == ["R5"]


@ruling("finer 7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_full_circles_of_penalties_end_the_game_without_closing_points(players: int) -> None:
    table = position("G20", players=players)
    for number in range(2 * players):
        assert not table.deal_is_over
        assert table.turn == number % players
        table.play("stuck")
        if number < 2 * players - 1:
            exchange(table)
    assert table.deal_is_over
    assert table.json["last_sheet"]["closing"] == [0] * players
    assert table.points == [-100] * players


@ruling("finer 7")
@pytest.mark.parametrize("way_out", [["T:R1", "pass"], ["R1", "D1"]])
def test_anything_else_begins_the_circles_anew(way_out: list[str]) -> None:
    table = position("R1" if way_out[0] == "R1" else "G20", players=2, stuck=3).play(*way_out)
    assert table.json["stuck"] == 0
    assert not table.deal_is_over


@ruling("finer 7")
def test_a_discard_begins_the_circles_anew() -> None:
    table = position("K1", "K1", players=2, stuck=3).play("-K1", "D1")
    assert table.json["stuck"] == 0


@ruling("finer 7")
def test_the_last_penalty_of_the_circles_without_exchange_ends_the_game() -> None:
    laid = PLANTS.replace("R16", "R12")
    table = position("R20", laid, empty="123456", fill=False, stuck=9, round=4, dealer=4).play("stuck")
    assert table.state.is_terminal()
    assert table.gained == [-50, 0, 0, 0, 0]
    assert table.points == [-100] * 5
