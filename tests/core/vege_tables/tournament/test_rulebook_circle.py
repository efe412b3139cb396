"""Ruling: after a full circle of stuck players who all stayed, the next must draw."""

import pytest

from ...rulebook_lines import ruling
from ..plain_deal import CROPS, NUMBERED, stage
from .drawn import Table, position

#: Every crop waits for its Plant; all sixteen Plants lie in the wells and the Fruits are in the hands.
SPROUTS = " ".join(f"{name[0]}{int(name[1:]) + 8}" for name in CROPS)
PLANTS = [card for card in NUMBERED if stage(card) == 3]
FRUITS = [card for card in NUMBERED if stage(card) == 4]


def standstill(players: int = 4, *, stays: int = 0, beside: list[int] | None = None) -> Table:
    """Nobody can play anything."""
    wells = [PLANTS[:6], PLANTS[6:11], PLANTS[11:]]
    if players == 2:
        wells = [PLANTS[:8], [], PLANTS[8:]]
    return position(
        [" ".join(FRUITS[seat::players]) for seat in range(players)],
        [""] * players,
        SPROUTS,
        players=players,
        wells=[" ".join(well) for well in wells],
        beside=beside,
        stays=stays,
    )


@ruling("2.0 5", "finer 4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_a_full_circle_staying_is_no_choice(players: int) -> None:
    table = standstill(players)
    for seat in range(players):
        assert table.turn == seat
        assert table.legal == ["stuck"]
        table.play("stuck")
        assert set(table.legal) == {"stay", "own", "others"}
        assert table.play("stay").json["stays"] == seat + 1
    assert table.turn == 0
    table.play("stuck")
    assert set(table.legal) == {"own", "others"}
    assert table.refuses("stay")


@ruling("2.0 5", "finer 4")
@pytest.mark.parametrize("choice", ["own", "others"])
def test_drawing_starts_the_circle_anew(choice: str) -> None:
    table = standstill().play(*["stuck", "stay"] * 4, "stuck", choice)
    while table.json["task"]:
        # Those that go on nothing would go on something now: the Plants of seat 0.
        table.play(table.legal[0])
    assert table.json["stays"] == 0
    assert table.play("stuck").legal.count("stay") == 1


@ruling("finer 4")
def test_taking_a_tractor_up_starts_it_anew() -> None:
    table = standstill(stays=4, beside=[1, 0, 0, 0])
    assert set(table.after("stuck").legal) == {"own", "others"}
    assert table.play("T").json["stays"] == 0
    table.play("-T", "pass", *["stuck", "stay"] * 3)
    assert "stay" in table.play("stuck").legal


@ruling("finer 4")
@pytest.mark.parametrize("move", ["R13", "-T"])
def test_a_play_or_a_discard_starts_it_anew(move: str) -> None:
    hands = ["R13 T R17 R18", "R19 R20 K17", "K18 K19 K20", " ".join(FRUITS[8:])]
    wells = [" ".join(cards) for cards in (PLANTS[1:7], PLANTS[7:11], PLANTS[11:])]
    table = position(hands, [""] * 4, SPROUTS, wells=wells, stays=3).play(move)
    assert table.json["stays"] == 0


@ruling("2.0 5", "finer 4")
def test_below_seven_the_full_circle_leads_to_taking_all() -> None:
    others = " ".join(card for card in FRUITS if card[0] != "R")
    red = "R9 R10 R11 R12"
    table = position(
        ["R17", "R18", "R19", "R20"], [""] * 4, f"{red} {others}", wells=("R13 R14", "R15 R16"), closer=1
    )
    for _ in range(4):
        table.play("stuck")
        assert set(table.legal) == {"stay", "all"}
        table.play("stay")
    assert table.play("stuck").legal == ["all"]
    table.play("all")
    assert table.json["stays"] == 0
    assert table.hand(0) == ["R13", "R14", "R15", "R16", "R17"]
    # And the game goes on: the next is stuck, then seat 0 can play again.
    table.play("stuck", "stuck", "stuck")
    assert table.turn == 0
    assert {"R13", "R14"} <= set(table.legal)


@ruling("2.0 5")
def test_nobody_is_stuck_for_ever() -> None:
    table = standstill()
    moves = 0
    while not table.deal_is_over:
        legal = table.legal
        # The most stubborn table there is.
        ends = [move for move in ("stay", "stuck", "pass", "all", "others") if move in legal]
        table.play((ends or legal)[0])
        moves += 1
        assert moves < 1_000
    assert sum(table.last_sheet("harvested")) + sum(table.last_sheet("closing")) == 16
