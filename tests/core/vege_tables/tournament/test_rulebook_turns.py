"""Rulebook 2.0, The Game: who starts, what a turn is, where cards go, when a deal is over."""

import pytest

from ...rulebook_lines import rule, ruling
from ..plain_deal import CROPS
from .drawn import DEAD, Table, fresh, position, started

ALL_PLOTS = " ".join(CROPS)


@rule(369)
@ruling("2.0 7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_holds_black_1_starts_the_first_deal(players: int) -> None:
    for seed in range(12):
        table = started(players, seed)
        assert "K1" in table.plots(table.turn)
        assert table.json["starter"] == table.turn


def finished(players: int, seed: int = 1) -> Table:
    """A real game's second deal, at its first turn."""
    table = started(players, seed)
    while not table.json["round"]:
        table.play(*[move for move in table.legal if move[0] in "RKGY"][:1] or table.legal[:1])
    while not table.json["turn"]:
        table.play(table.legal[0])
    return table


@rule(369)
@ruling("2.0 7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_then_one_seat_further_each_deal_whoever_holds_black_1(players: int) -> None:
    elsewhere = 0
    for seed in range(8):
        first = started(players, seed).turn
        table = finished(players, seed)
        assert table.turn == (first + 1) % players
        elsewhere += "K1" not in table.plots(table.turn)
    assert elsewhere


@rule(369)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_goes_clockwise(players: int) -> None:
    table = started(players, 4)
    for _ in range(2 * players):
        seat = table.turn
        while table.turn == seat:
            table.play("pass" if "pass" in table.legal else table.legal[0])
        assert table.turn == (seat + 1) % players


@rule(369)
@ruling("deal 15")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_passes_to_the_left(players: int) -> None:
    assert finished(players, 2).json["dealer"] == (fresh(players, 2).json["dealer"] + 1) % players


@rule(371)
def test_a_turn_is_as_many_plays_as_one_likes() -> None:
    table = position(["R5 R9 R13 R17 K20"], ["R2 R3"], "R1")
    for card in ("R5", "R9", "R13", "R2"):
        table.play(card)
        if card == "R2":
            table.play(table.legal[0])
        assert table.turn == 0
    assert "pass" in table.legal
    assert table.play("pass").turn == 1


@rule(371, 427)
def test_one_play_at_least_is_owed() -> None:
    table = position([f"R5 {DEAD}"], ["R2"], "R1")
    assert set(table.legal) == {"R5", "R2"}
    assert table.refuses("pass")
    assert "pass" in table.play("R5").legal


@rule(373, 377)
@pytest.mark.parametrize(
    ("hand", "laid", "plays"),
    [
        ("R5 R6 K5 R9", "R1", ["R5"]),
        ("R13 R6 K5 R9", "R5", ["R9"]),
        ("R13 K13 R17", "R9", ["R13"]),
        ("R17 R18 K17", "R13", ["R17"]),
        ("R6 K5 G20", "R2 K1", ["R6", "K5"]),
    ],
)
def test_a_card_goes_on_the_one_four_lower_of_its_suit(hand: str, laid: str, plays: list[str]) -> None:
    assert sorted(position([hand], [""], laid).plays) == sorted(plays)


@rule(375)
@ruling("finer 6")
def test_a_suit_is_a_row_nothing_is_chosen() -> None:
    table = position(["R5"], ["R1 K2 G3 Y4"], "")
    assert set(table.legal) == {"R1", "K2", "G3", "Y4"}
    for players in (2, 3, 4, 5):
        real = started(players, 6)
        assert not any("@" in move for move in real.legal)


@rule(375)
def test_a_plot_is_played_by_its_owner_only() -> None:
    table = position([f"R5 {DEAD}"], ["R2", "R3"], "R1")
    assert table.refuses("R3")
    assert set(table.legal) == {"R5", "R2"}


@rule(454)
def test_cards_are_laid_one_at_a_time() -> None:
    table = position(["R5 R9 R13", "K20"], ["R2"], "R1")
    assert table.refuses("R9")
    table.play("R5")
    assert table.json["laid"] == ["R1", "R5"]
    assert table.play("R9").json["laid"] == ["R1", "R5", "R9"]


@rule(458)
def test_a_turn_ends_by_saying_so() -> None:
    table = position([f"R5 {DEAD} K19 K18"], ["R2"], "R1").play("R5")
    assert table.turn == 0
    assert table.play("pass").turn == 1
    assert table.json["acted"] is False


@rule(458)
def test_a_turn_that_ends_at_the_wells_needs_no_pass() -> None:
    table = position([f"R5 {DEAD} K19 K18"], ["R2"], ALL_PLOTS.replace("R2 ", ""), wells=("R20", "G18"))
    assert table.play("R5", "W1").turn == 1


@rule(462)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_card_ever_comes_back_from_the_board(players: int) -> None:
    table = started(players, 7, deals="1")
    before: set[str] = set()
    while not table.deal_is_over:
        table.play(table.legal[-1])
        now = {*table.json["laid"], *(f"T on {place}" for place in table.json["replaced"])}
        assert before <= now
        before = now


@rule(383)
@ruling("2.0 6")
def test_the_deal_ends_when_no_card_and_no_plot_is_left() -> None:
    table = position(["R5 R9"], [""], "R1", deals="1").play("R5")
    assert not table.deal_is_over
    table.play("R9")
    assert table.deal_is_over
    assert table.last_sheet("closer") == 0


@rule(383)
@ruling("2.0 6")
def test_a_plot_is_a_card_one_still_has() -> None:
    table = position(["R5"], ["R2"], "R1", deals="1").play("R5")
    assert not table.deal_is_over
    assert "R2" in table.legal


@rule(383)
@ruling("2.0 6")
@pytest.mark.parametrize(
    ("hand", "beside"), [("R5 T", [0, 0, 0, 0]), ("R5", [2, 0, 0, 0]), ("R5 T", [1, 0, 0, 0])]
)
def test_tractors_in_hand_or_aside_do_not_matter_for_it(hand: str, beside: list[int]) -> None:
    table = position([hand], [""], "R1", beside=beside, deals="1").play("R5")
    assert table.deal_is_over
    assert table.last_sheet("closer") == 0


@rule(383, 410)
@pytest.mark.parametrize(("hand", "plots", "laid", "move"), [
    ("K5", "", "K9:5", "-K5"), ("", "K1", "K5:1", "-K1"),
])  # fmt: skip
def test_a_burned_card_is_one_too_and_may_be_the_last_to_go(
    hand: str, plots: str, laid: str, move: str
) -> None:
    table = position([f"{hand} R5"], [plots], f"R1 {laid}", deals="1").play("R5")
    assert not table.deal_is_over
    table.play(move)
    assert table.deal_is_over


@rule(383, 389)
def test_the_last_plot_brings_a_silo_card_so_it_never_closes() -> None:
    table = position([""], ["R2"], "R1", deals="1").play("R2")
    assert not table.deal_is_over
    table.play(table.legal[0])
    assert not table.deal_is_over
    assert len(table.hand(0)) == 1


@rule(383)
@ruling("deal 15")
def test_a_match_is_a_deal_for_each_player() -> None:
    for players in (2, 3, 4, 5):
        assert fresh(players).record.game.deals == players
