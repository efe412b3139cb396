"""Rulebook: B. Prediction Phase, and changing the prediction."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import Table, advance, after, position, whole_hand

FREE = [""] * 4


def predicting(hand: str) -> Table:
    """Seat 0 is about to predict."""
    return position([hand, "", "", ""], predict=False)


@rule(103)
@ruling(1)
def test_everybody_predicts_before_the_first_trick() -> None:
    table = position(FREE, start=1, predict=False)
    turns = []
    for _ in range(4):
        assert table.sees(0)["trick"] == []
        turns.append(table.turn)
        table.play(table.legal[0])
    assert sorted(turns) == [0, 1, 2, 3]
    assert not table.legal[0].startswith("predict")


@rule(103)
@ruling(1)
def test_nobody_sees_an_earlier_prediction() -> None:
    blue, red = (predicting("B3 R5").play(f"predict {card}") for card in ("B3", "R5"))
    assert blue.turn == red.turn == 1
    assert blue.sees(1) == red.sees(1)
    assert blue.sees(0) != red.sees(0)


@rule(103)
@ruling(1)
def test_magic_cannot_be_predicted() -> None:
    assert predicting("M B3").refuses("predict M")


@rule(103)
def test_any_vegeterror_of_the_own_hand_can_be_predicted() -> None:
    table = predicting("B3 B3 R9 M M -G -Y")
    assert table.legal == sorted({f"predict {card}" for card in table.hand(0)} - {"predict M"})
    assert "predict R9" in table.legal


@rule(103)
def test_a_card_that_is_not_held_cannot_be_predicted() -> None:
    assert predicting("B3 -G").refuses("predict G4")


@rule(103)
@ruling(1)
def test_the_predicted_card_leaves_the_hand() -> None:
    table = predicting("R9 B3")
    assert table.hand(0).count("R9") == 1
    table.play("predict R9")
    assert len(table.hand(0)) == 10
    assert "R9" not in table.hand(0)


@rule(103)
@ruling(12)
def test_one_may_look_at_the_own_prediction_at_any_time() -> None:
    table = position(FREE, down=["B3", "", "", ""])
    for _ in range(9):
        assert table.sees(0)["face_down"] == "B3"
        advance(table, 1)


@rule(103)
@ruling(12)
def test_the_others_never_see_it_while_the_hand_runs() -> None:
    table = advance(position(["B2", "", "", ""], down=["B3", "", "", ""]), 9, keep={0: "B2"})
    # The same tricks with the other blue card face down.
    swapped = table.state.to_json()
    swapped["moves"][0] = "predict B2"
    other = table.record.game.state_from_json(swapped)
    assert [other.observation(seat) for seat in (1, 2, 3)] == [table.sees(seat) for seat in (1, 2, 3)]
    assert other.observation(0) != table.sees(0)


@rule(105)
@ruling(8)
def test_a_stronger_card_brings_more() -> None:
    # Two right: 40 each, and 10 a point of strength.
    assert whole_hand(["B6", "B2", "G3", "R3"], "B4 G2 Y2 R2").gold == [100, 60, 0, 0]


@rule(107)
@ruling(6)
def test_the_prediction_changes_once_a_hand() -> None:
    table = position(["R5 Y6 G4", "", "", ""], down=["B3", "", "", ""]).play("change B3 / R5")
    turns = 0
    while not table.state.is_round_over():
        if table.turn == 0:
            turns += 1
            assert table.changes == []
        table.play(table.cards[0])
    assert turns == 9


@rule(107)
@ruling(6)
def test_in_the_next_hand_it_can_change_again() -> None:
    table = whole_hand(["Y6 B2", "B3", "G3", "R3"], "B4 G2 Y2 R2", start=3)
    assert table.sees(0)["changed"] == [False] * 4
    for _ in range(4):
        table.play(table.legal[0])
    assert table.turn == 0
    assert table.changes


@rule(107)
def test_the_card_turned_up_is_played_into_the_trick() -> None:
    table = position(["R5", "G4", "R3", "Y4"], down=["B6", "", "", ""])
    table.play("change B6 / R5")
    assert table.sees(1)["hand_counts"] == [9, 10, 10, 10]
    assert table.play("G4", "R3", "Y4").ended == ("blue", 6)


@rule(107)
@ruling(6)
def test_a_new_card_goes_face_down_at_once() -> None:
    table = position(["R5", "", "", ""], down=["B6", "", "", ""]).play("change B6 / R5")
    assert table.sees(0)["face_down"] == "R5"
    assert "R5" not in table.hand(0)


@rule(107)
@ruling(6)
def test_magic_cannot_go_face_down() -> None:
    table = position(["M R5", "", "", ""], down=["B6", "", "", ""])
    assert "change B6 / R5" in table.changes
    assert table.refuses("change B6 / M")


@rule(107)
@ruling(6)
def test_the_new_prediction_is_of_another_colour() -> None:
    table = position(["B2 B4 B6 Y7", "", "", ""], down=["B3", "", "", ""])
    assert "change B3 / Y7" in table.changes
    assert [change for change in table.changes if change[-2] == "B"] == []
    assert table.refuses("change B3 / B2")


@rule(107)
@ruling(12)
def test_the_others_do_not_see_the_new_prediction() -> None:
    def changed(card: str) -> Table:
        return position(["R5 Y7", "", "", ""], down=["B6", "", "", ""]).play(f"change B6 / {card}")

    red, yellow = changed("R5"), changed("Y7")
    assert red.sees(1) == yellow.sees(1)
    assert red.sees(1)["trick"] == ["change B6 / ?"]
    assert red.told("change")["down"] is None


@rule(109)
@ruling(6)
def test_a_change_takes_10_from_the_winnings() -> None:
    table = whole_hand(["Y6 B3", "B3", "G3", "R3"], "B4 G2 Y2 R2")
    assert table.gold == [60, 70, 0, 0]


@rule(109)
@ruling(6)
@pytest.mark.parametrize("gold", [0, 100])
def test_a_wrong_change_takes_nothing(gold: int) -> None:
    table = whole_hand(["Y6 R3", "G3", "G4", "Y6"], "B4 G2 Y2 R2", gold=[gold, 0, 0, 0])
    assert table.payout["slips"][0]["changed"]
    assert table.gold == [gold, 0, 0, 0]


@rule(109)
@ruling("worked")
def test_a_right_change_never_falls_below_0() -> None:
    # The least there is: four right, no chips, a blue 2.
    table = whole_hand(["Y6 B2", "B3", "B4", "B6"], "B4 G2 Y2 R2")
    assert table.gold == [40, 60, 70, 90]


@ruling(6)
def test_the_card_turned_up_must_itself_be_legal() -> None:
    # Red is in play and blue is held.
    assert after("R7", "B2 Y6", down="R3").changes == []
    assert "change G3 / B2" in after("R7", "B2 Y6", down="G3").changes
    # Nothing but red and blue is held, and both are in play.
    assert "change R3 / B2" in after("R7 B6", "B2 -G -Y", down="R3").changes


@ruling(6)
def test_the_leader_may_change() -> None:
    assert "change B3 / Y7" in position(["Y7", "", "", ""], down=["B3", "", "", ""]).changes


@ruling(6)
def test_the_prediction_can_change_in_the_last_trick() -> None:
    starts = (position(["Y7", "", "", ""], down=["B3", "", "", ""], mix=mix) for mix in range(40))
    ends = (advance(table, 9, keep={0: "Y7"}) for table in starts)
    table = next(table for table in ends if table.turn == 0)
    assert table.legal == ["Y7", "change B3 / Y7"]
    table.play("change B3 / Y7")
    while not table.state.is_round_over():
        table.play(table.cards[0])
    assert table.payout["slips"][0]["card"] == "Y7"
    assert table.payout["slips"][0]["changed"]
