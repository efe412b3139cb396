"""Rulebook: Penalties of the four-player game."""

import pytest

from ..rulebook_lines import rule, ruling
from .agreement import first_difference
from .drawn import Table, position

POTS = {0: "R20 T", 1: "G19", 2: "G18", 3: "G17"}
#: Nothing of this fits on red 1.
DEAD = "K20 G20 Y20"


def stuck(shown: str = "", hand: str = DEAD, **more: object) -> Table:
    return position([hand], [""], "R1", shown={0: shown}, **more)  # type: ignore[arg-type]


@rule(171, 173)
@ruling("base 9")
def test_the_game_finds_by_itself_that_nothing_can_be_played() -> None:
    assert stuck().legal == ["stuck"]


@rule(90, 171, 173)
@ruling("base 9")
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


@rule(175, 183, 187)
@ruling("base 9")
def test_the_first_time_the_hand_is_laid_open_and_nothing_paid() -> None:
    table = stuck().play("stuck")
    assert table.gained == [0, 0, 0, 0]
    assert sorted(table.shown(0)) == sorted(DEAD.split())
    assert table.turn == 1


@rule(187)
@ruling("base 9")
@pytest.mark.parametrize("eyes", [0, 1, 2, 3])
def test_it_is_visible_to_everybody_from_then_on(eyes: int) -> None:
    table = stuck().play("stuck")
    assert sorted(table.sees(eyes)["shown"][0]) == sorted(DEAD.split())
    table.play(table.plays[0], "pass")
    assert sorted(table.sees(eyes)["shown"][0]) == sorted(DEAD.split())


@rule(183)
@ruling("base 9")
def test_with_the_pot_still_there_it_is_taken_with_its_points() -> None:
    table = stuck(pots=POTS).play("stuck")
    assert table.gained == [30, 0, 0, 0]
    assert table.sheet("pot")[0] == 30
    assert table.json["pots"][0] is None
    assert table.hand(0) == sorted([*DEAD.split(), "R20", "T"])
    # And that is the end of the turn.
    assert table.turn == 1


@rule(132, 183)
@ruling("base 9")
def test_even_with_six_cards_in_hand() -> None:
    table = stuck(hand=f"{DEAD} K19 K18 K17", pots={0: "R20"})
    assert table.legal == ["stuck"]
    assert table.play("stuck").sheet("pot")[0] == 0
    assert len(table.hand(0)) == 7


@rule(183)
@ruling("base 9")
def test_the_cards_of_the_pot_are_hidden() -> None:
    table = stuck(pots={0: "R20 Y19"}).play("stuck")
    assert sorted(table.shown(0)) == sorted(DEAD.split())
    assert table.sees(1)["known"][0] == []
    assert table.sees(1)["backs"][0] == {"white": 0, "green": 5}


@rule(179, 187)
@ruling("base 9")
def test_with_nothing_left_to_lay_open_it_costs_50_each_time() -> None:
    hands = [DEAD, None, "K18 T T", "K17 T T"]
    table = position(hands, ["", None, "", ""], "R1 K1", shown={0: DEAD})
    table.play("stuck")
    assert table.gained == [-50, 0, 0, 0]
    assert table.points == [-50, 0, 0, 0]
    table.play("R5", "pass", "-T", "pass", "-T", "pass", "stuck")
    assert table.gained == [-50, 0, 0, 0]
    assert table.sheet("penalties") == [2, 0, 0, 0]
    assert table.points == [-100, 0, 0, 0]


@rule(179, 187)
@ruling("base 9")
def test_cards_drawn_since_then_are_hidden_and_laid_open_first() -> None:
    table = position(["R9 K20 T T K19"], [""], "K1", shown={0: "K20"}, field={"R1": "G20"})
    table.play("R9@1")
    assert table.hand(0) == ["G20", "K19", "K20"]
    assert table.shown(0) == ["K20"]
    # Next time the 50 points are saved once more: there was something to lay open.
    again = position(["G20 K19 K20"], [""], "K1 R9:1,5", shown={0: "K20"}).play("stuck")
    assert again.gained == [0, 0, 0, 0]
    assert sorted(again.shown(0)) == ["G20", "K19", "K20"]


@rule(187)
@ruling("base 9")
def test_laid_open_cards_are_played_by_their_owner_as_before() -> None:
    table = position(["K20 R5 G20"], ["", "G1"], "R1", shown={0: "G20 K20 R5"})
    assert table.legal == ["R5"]
    table.play("R5")
    assert sorted(table.shown(0)) == ["G20", "K20"]


@rule(165, 179)
def test_the_50_points_come_off_the_total() -> None:
    table = position([DEAD], [""], "R1", shown={0: DEAD}, scores=[20, 0, 0, 0])
    assert table.play("stuck").points == [-30, 0, 0, 0]
    assert table.sheet("penalties") == [1, 0, 0, 0]


@rule(169)
@ruling("base 9")
def test_a_player_with_an_unburned_plot_is_never_stuck() -> None:
    assert position([DEAD], ["R3"], "R1").legal == ["R3"]


@rule(185)
def test_no_deal_stands_still() -> None:
    # first_difference plays until the deal ends.
    for seed in range(5):
        assert first_difference("vege-tables-base", {}, 4, 5000 + seed) is None
