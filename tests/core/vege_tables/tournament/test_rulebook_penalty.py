"""Rulebook 2.0, Penalties."""

import pytest

from ...rulebook_lines import rule, ruling
from ..plain_deal import CROPS
from .agreement import first_difference
from .drawn import DEAD, Table, position

#: All Plots lie: whoever has no seed is stuck.
ALL = " ".join(CROPS)
WELLS = ("R20 R19 R18 R17", "G19 G18 G17 G16")


def stuck(hand: str = DEAD, wells: tuple[str, ...] = WELLS, **more: object) -> Table:
    return position([hand], [""], ALL, wells=wells, **more)  # type: ignore[arg-type]


@rule(371, 427)
@ruling("2.0 5")
def test_the_game_finds_by_itself_that_nothing_can_be_played() -> None:
    assert stuck().legal == ["stuck"]


@rule(427, 431)
@ruling("2.0 5")
@pytest.mark.parametrize(
    ("hand", "plots", "laid", "only"),
    [
        (f"{DEAD} R5", "", "R1", "R5"),
        (f"{DEAD} T", "", "R1", "-T"),
        (f"{DEAD} K5", "", "R1 K9:5", "-K5"),
        (DEAD, "K1", "R1 K5:1", "-K1"),
        (DEAD, "R2", "R1", "R2"),
    ],
)
def test_any_play_or_discard_must_be_made_instead(hand: str, plots: str, laid: str, only: str) -> None:
    table = position([hand], [plots], laid)
    assert table.legal == [only]
    assert table.refuses("stuck")
    assert table.shown(0) == []


@rule(429)
@ruling("2.0 5")
@pytest.mark.parametrize("eyes", [0, 1, 2, 3])
def test_the_hand_is_laid_open_and_stays_so(eyes: int) -> None:
    table = stuck().play("stuck")
    assert sorted(table.sees(eyes)["shown"][0]) == sorted(DEAD.split())
    table.play("stay")
    while table.turn:
        table.play(table.legal[0])
    assert sorted(table.sees(eyes)["shown"][0]) == sorted(DEAD.split())


@rule(429)
@ruling("2.0 5")
def test_laying_open_costs_nothing_and_does_not_end_the_turn() -> None:
    table = stuck().play("stuck")
    assert table.gained == [0, 0, 0, 0]
    assert table.turn == 0
    assert table.json["task"] == ["penalty", 0, 0]


@rule(433, 442, 357)
@ruling("2.0 5")
def test_then_three_choices() -> None:
    assert set(stuck().play("stuck").legal) == {"stay", "own", "others"}


@rule(442)
@ruling("2.0 5")
def test_staying_costs_nothing_and_brings_nothing() -> None:
    table = stuck().play("stuck", "stay")
    assert table.gained == [0, 0, 0, 0]
    assert table.sheet("penalties") == [0, 0, 0, 0]
    assert table.hand(0) == sorted(DEAD.split())
    assert table.turn == 1
    assert table.json["wells"][:2] == [well.split() for well in WELLS]


@rule(442)
@ruling("2.0 5")
def test_it_costs_nothing_the_second_time_either() -> None:
    table = stuck(shown={0: DEAD}).play("stuck", "stay")
    assert table.gained == [0, 0, 0, 0]


@rule(357, 435)
@ruling("2.0 5")
def test_six_of_ones_own_choice_for_50_points() -> None:
    table = stuck().play("stuck", "own")
    assert table.gained == [-50, 0, 0, 0]
    assert table.sheet("penalties") == [1, 0, 0, 0]
    for number, move in enumerate(["W1", "W2", "W2", "W1", "W1", "W1"]):
        assert table.turn == 0
        assert table.json["task"] == ["own", 0, 6 - number]
        assert set(table.legal) <= {"W1", "W2"}
        table.play(move)
    assert table.hand(0) == sorted([*DEAD.split(), "R20", "R19", "R18", "R17", "G16", "G17"])
    # That ends the turn.
    assert table.turn == 1
    assert table.json["task"] is None


@rule(357, 436)
@ruling("2.0 5")
@pytest.mark.parametrize(
    ("players", "order"), [(3, [1, 1, 2, 2, 1, 1]), (4, [1, 1, 2, 2, 3, 3]), (5, [1, 1, 2, 2, 3, 3])]
)
def test_or_six_that_the_opponents_choose_two_at_a_time_for_nothing(players: int, order: list[int]) -> None:
    table = stuck(players=players).play("stuck", "others")
    assert table.gained == [0] * players
    pickers = []
    for number, move in enumerate(["W1", "W2", "W2", "W1", "W1", "W1"]):
        pickers.append(table.turn)
        assert table.json["task"] == ["others", 0, 6 - number]
        assert set(table.legal) <= {"W1", "W2"}
        table.play(move)
    assert pickers == order
    assert table.hand(0) == sorted([*DEAD.split(), "R20", "R19", "R18", "R17", "G16", "G17"])
    assert table.sheet("penalties") == [0] * players
    # The one after the stuck player is next, whoever chose last.
    assert table.turn == 1


@rule(436)
@ruling("2.0 5")
def test_the_opponents_begin_left_of_the_stuck_player() -> None:
    table = position([None, None, DEAD], ["", "", ""], ALL, wells=WELLS, turn=2).play("stuck", "others")
    pickers = []
    while table.json["task"]:
        pickers.append(table.turn)
        table.play(table.legal[0])
    assert pickers == [3, 3, 0, 0, 1, 1]
    assert table.turn == 3


@rule(436)
def test_each_opponent_takes_what_they_like_from_any_well() -> None:
    table = stuck().play("stuck", "others", "W2", "W1", "W1")
    assert table.hand(0) == sorted([*DEAD.split(), "G16", "R17", "R18"])


@rule(438)
@ruling("2.0 5")
@pytest.mark.parametrize("choice", ["own", "others"])
def test_always_from_the_free_end(choice: str) -> None:
    table = stuck().play("stuck", choice, "W1")
    assert "R17" in table.hand(0)
    assert table.play("W1").json["wells"][0] == ["R20", "R19"]


@rule(438)
@ruling("2.0 2")
@pytest.mark.parametrize("choice", ["own", "others"])
def test_the_hidden_well_opens_on_the_way(choice: str) -> None:
    table = stuck(wells=("R20", "G19 G18", "R13 R14 R15 R16 K13")).play("stuck", choice)
    assert table.refuses("W3")
    table.play("W1")
    assert set(table.legal) == {"W2", "W3"}
    table.play("W3")
    assert {"R20", "K13"} <= set(table.hand(0))


@rule(433)
@ruling("finer 4")
@pytest.mark.parametrize("choice", ["own", "others"])
def test_a_laid_open_hand_counts_as_none_so_it_is_always_six(choice: str) -> None:
    hand = "K20 G20 Y20 K19 K18 K17 Y19"
    table = stuck(hand).play("stuck", choice)
    while table.json["task"]:
        table.play(table.legal[0])
    assert len(table.hand(0)) == 13


@rule(429)
@ruling("2.0 5")
@pytest.mark.parametrize("eyes", [1, 2, 3])
def test_the_six_are_seen_as_they_are_taken(eyes: int) -> None:
    table = stuck().play("stuck", "own", "W1", "W1", "W1", "W1", "W2", "W2")
    assert sorted(table.shown(0)) == sorted(DEAD.split())
    assert sorted(table.sees(eyes)["known"][0]) == sorted(["R20", "R19", "R18", "R17", "G16", "G17"])


@rule(440)
@ruling("2.0 5", "finer 4")
@pytest.mark.parametrize(
    ("wells", "few"),
    [
        (("R20 R19 R18 R17", "G19 G18 G17"), False),
        (("R20 R19 R18 R17", "G19 G18"), True),
        (("R20", ""), True),
        (("R20", "", "G19 G18 G17 G16 G15"), True),
    ],
)
def test_fewer_than_seven_left_are_all_taken_for_nothing(wells: tuple[str, ...], few: bool) -> None:
    table = stuck(wells=wells).play("stuck")
    if not few:
        assert set(table.legal) == {"stay", "own", "others"}
        return
    assert set(table.legal) == {"stay", "all"}
    table.play("all")
    assert table.gained == [0, 0, 0, 0]
    assert table.sheet("penalties") == [0, 0, 0, 0]
    assert table.hand(0) == sorted(f"{DEAD} {' '.join(wells)}".split())
    assert table.json["wells"] == [[], [], []]
    assert table.turn == 1


@rule(440)
@ruling("2.0 5")
def test_the_hidden_well_counts_among_those_left() -> None:
    table = stuck(wells=("R20", "G19", "R13 R14 R15 R16 K13")).play("stuck")
    assert set(table.legal) == {"stay", "own", "others"}


@rule(440)
@ruling("2.0 5")
def test_with_empty_wells_there_is_nothing_to_choose() -> None:
    table = stuck(wells=("", "")).play("stuck")
    assert table.gained == [0, 0, 0, 0]
    assert sorted(table.shown(0)) == sorted(DEAD.split())
    assert table.turn == 1


@ruling("finer 4")
def test_with_tractors_aside_one_first_chooses_between_one_of_them_and_laying_open() -> None:
    table = stuck(beside=[2, 0, 0, 0])
    assert set(table.legal) == {"T", "stuck"}
    assert table.after("T").legal == ["T", "-T"] or set(table.after("T").legal) == {"T", "-T"}
    # After laying open none is taken up in that turn.
    table.play("stuck")
    assert table.refuses("T")
    table.play("own")
    assert table.refuses("T")


@ruling("2.0 5", "finer 4")
def test_the_choices_come_each_time_one_is_stuck() -> None:
    table = stuck(shown={0: DEAD})
    assert table.legal == ["stuck"]
    assert set(table.play("stuck").legal) == {"stay", "own", "others"}


@rule(442)
@ruling("2.0 5")
def test_a_card_the_others_make_playable_is_played_by_its_owner() -> None:
    table = position(["R9 K20", "R5 K19"], ["", ""], ALL, wells=WELLS).play("stuck", "stay", "R5", "pass")
    while table.turn:
        table.play(table.legal[0])
    assert "R9" in table.legal
    assert table.play("R9").shown(0) == ["K20"]


@rule(363, 429)
def test_no_deal_stands_still() -> None:
    # first_difference plays until the deal ends.
    for seed in range(4):
        assert first_difference(3, {"wells": "two", "jokers": "2"}, 5000 + seed) is None
