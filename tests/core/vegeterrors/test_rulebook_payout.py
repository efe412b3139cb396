"""Rulebook: D. Payout Phase, with the scoring example."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import position, view, whole_hand

EVEN = "B4 G2 Y2 R2"


@rule(161)
@ruling(12)
def test_all_predictions_are_shown_at_the_end() -> None:
    table = whole_hand(["B3", "G5", "Y6 R4", "R5"], EVEN)
    assert [slip["card"] for slip in table.payout["slips"]] == ["B3", "G5", "R4", "R5"]


@rule(162)
@pytest.mark.parametrize(
    ("dice", "winner"),
    [("B4 G2 Y2 R2", "blue"), ("B1 G4 Y2 R3", "green"), ("B2 G2 Y4 R2", "yellow"), ("B3 G2 Y1 R4", "red")],
)
def test_the_highest_die_wins_the_hand(dice: str, winner: str) -> None:
    table = whole_hand(["B3", "G3", "Y4", "R3"], dice)
    assert table.payout["winner"] == winner
    assert [slip["right"] for slip in table.payout["slips"]] == [
        colour == winner for colour in ("blue", "green", "yellow", "red")
    ]


@rule(162)
def test_a_wrong_prediction_gets_nothing() -> None:
    assert whole_hand(["B3", "G5", "Y6", "R5"], EVEN).gold == [80, 0, 0, 0]


@rule(51, 163)
@ruling(8)
def test_one_right_gets_50() -> None:
    table = whole_hand(["B2", "G5", "Y6", "R5"], EVEN)
    assert table.gold == [50 + 20, 0, 0, 0]


@rule(52, 163)
@ruling(8)
def test_two_right_get_40_each() -> None:
    assert whole_hand(["B2", "B2", "Y6", "R5"], EVEN).gold == [40 + 20, 40 + 20, 0, 0]


@rule(53, 163)
@ruling(8)
def test_three_right_get_30_each() -> None:
    assert whole_hand(["B2", "B2", "B4", "R5"], EVEN).gold == [30 + 20, 30 + 20, 30 + 40, 0]


@rule(53, 163)
@ruling(8)
def test_four_right_get_30_each() -> None:
    assert whole_hand(["B2", "B2", "B4", "B4"], EVEN).gold == [30 + 20, 30 + 20, 30 + 40, 30 + 40]


@rule(163)
def test_with_three_players_it_is_50_40_30_too() -> None:
    assert whole_hand(["B2", "Y6", "R5"], "B4 Y3 R3").gold == [70, 0, 0]
    assert whole_hand(["B2", "B2", "R5"], "B4 Y3 R3").gold == [60, 60, 0]
    assert whole_hand(["B2", "B2", "B3"], "B4 Y3 R3").gold == [50, 50, 60]


@rule(164)
@ruling(8)
def test_everybody_right_gets_all_chips_of_the_winner() -> None:
    table = whole_hand(["B2", "B2", "Y6", "R5"], EVEN, chips="B30 R50")
    assert table.gold == [40 + 30 + 20, 40 + 30 + 20, 0, 0]


@rule(165)
@ruling(8)
@pytest.mark.parametrize(("card", "gold"), [("B2", 20), ("B3", 30), ("B4", 40), ("B6", 60)])
def test_ten_gold_a_point_of_the_predicted_card(card: str, gold: int) -> None:
    assert whole_hand([card, "G5", "Y6", "R5"], EVEN).gold == [50 + gold, 0, 0, 0]


@rule(165)
@ruling(1, 8)
def test_a_predicted_boss_is_9_and_poison_has_no_100() -> None:
    assert whole_hand(["B2", "G5", "Y6", "R9"], "B2 G2 Y2 R4").gold == [0, 0, 0, 50 + 90]
    assert whole_hand(["B3", "G5", "Y4", "R4"], "B2 G2 Y4 R2").gold == [0, 0, 50 + 40, 0]


@ruling(8)
def test_after_a_change_the_new_card_counts() -> None:
    # The red 9 was turned up; the blue 6 lies there in the end.
    assert whole_hand(["R9 B6", "G5", "Y6", "R5"], EVEN).gold == [50 + 60 - 10, 0, 0, 0]
    assert whole_hand(["B6 R3", "G5", "Y6", "G3"], EVEN).gold == [0, 0, 0, 0]


@ruling(8)
def test_nobody_right_gets_no_gold_and_the_chips_go_back() -> None:
    table = whole_hand(["R3", "G5", "Y6", "R5"], EVEN, chips="B30 R10")
    assert table.gold == [0, 0, 0, 0]
    assert table.chips == {"blue": 0, "green": 10, "yellow": 10, "red": 20}


@rule(167)
@ruling(7)
@pytest.mark.parametrize(
    ("dice", "winner", "tied"),
    [
        ("B3 G3 Y3 R1", "blue", ["blue", "green", "yellow"]),
        ("B3 G2 Y2 R3", "blue", ["blue", "red"]),
        ("B1 G4 Y4 R1", "green", ["green", "yellow"]),
        ("B1 G1 Y4 R4", "yellow", ["yellow", "red"]),
    ],
)
def test_equal_dice_go_blue_green_yellow_red(dice: str, winner: str, tied: list[str]) -> None:
    table = whole_hand(["B3", "G3", "Y4", "R3"], dice)
    assert table.payout["winner"] == winner
    assert table.payout["tied"] == tied


@rule(167)
@ruling(7)
def test_with_three_players_it_is_blue_yellow_red() -> None:
    assert whole_hand(["B3", "Y6", "R5"], "B2 Y4 R4").payout["winner"] == "yellow"
    assert whole_hand(["B3", "Y6", "R5"], "B4 Y2 R4").payout["winner"] == "blue"


@rule(169)
def test_green_and_red_equal_is_green() -> None:
    assert whole_hand(["B3", "G5", "Y6", "R5"], "B2 G3 Y2 R3").payout["winner"] == "green"


@rule(171)
def test_scoring_example_blue_pays_every_blue_prediction() -> None:
    table = whole_hand(["B3", "G5", "B3", "R5"], EVEN, chips="B20")
    assert [slip["right"] for slip in table.payout["slips"]] == [True, False, True, False]


@rule(173, 174, 175, 177)
def test_scoring_example_40_and_20_and_30_are_90_each() -> None:
    table = whole_hand(["B3", "G5", "B3", "R5"], EVEN, chips="B20")
    slip = table.payout["slips"][2]
    assert (slip["share"], slip["chips"], slip["strength"]) == (40, 20, 30)
    assert table.gold == [90, 0, 90, 0]


@ruling("worked")
def test_two_right_a_changed_one_among_them_are_120_and_90() -> None:
    table = whole_hand(["B6", "Y6 B4", "G3", "R5"], EVEN, chips="B20")
    assert table.gold == [40 + 20 + 60, 40 + 20 + 40 - 10, 0, 0] == [120, 90, 0, 0]


@rule(181)
def test_all_chips_of_the_winner_go_back() -> None:
    assert whole_hand(["B3", "G5", "Y6", "R5"], EVEN, chips="B70").chips["blue"] == 0


@rule(182)
@ruling(9)
def test_every_other_colour_gets_10() -> None:
    table = whole_hand(["B3", "G5", "Y6", "R5"], EVEN, chips="Y30")
    assert table.chips == {"blue": 0, "green": 10, "yellow": 40, "red": 10}


@rule(182)
@ruling(9)
def test_green_gets_no_chip_with_three() -> None:
    table = whole_hand(["B3", "Y6", "R5"], "B4 Y3 R3")
    assert table.chips == {"blue": 0, "yellow": 10, "red": 10}
    assert table.state.standing()[-4:] == [0, 0, 1, 1]


@ruling(9)
def test_there_can_be_more_than_eight_chips() -> None:
    table = whole_hand(["B3", "G5", "Y6", "R5"], EVEN, chips="G80 Y90 R150")
    assert table.chips == {"blue": 0, "green": 90, "yellow": 100, "red": 160}


@rule(183)
@ruling(10)
@pytest.mark.parametrize(("players", "start", "then"), [(4, 0, 1), (4, 2, 3), (4, 3, 0), (3, 2, 0)])
def test_the_start_card_passes_clockwise(players: int, start: int, then: int) -> None:
    downs = ["B3", "Y6", "R5", "R4"][:players]
    table = whole_hand(downs, "B4 Y3 R3", start=start)
    assert table.sees(0)["start"] == view(table)["startSeat"] == then


@ruling(10)
def test_the_holder_leads_the_first_trick_of_the_next_hand() -> None:
    table = whole_hand(["B3", "G5", "Y6", "R5"], EVEN, start=2)
    for _ in range(4):
        table.play(table.legal[0])
    assert table.turn == 3
    assert position([""] * 4, start=3).turn == 3
