"""Rulebook: Partnership Rules."""

from collections.abc import Sequence

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import Table, fresh, position

BOTH = ["partners", "partners-expert"]


def pair(hands: list[str], plots: Sequence[str | None], laid: str = "", **more: object) -> Table:
    return position(hands, plots, laid, **{"variant": "partners", **more})  # type: ignore[arg-type]


def exchange(**more: object) -> Table:
    """Seat 0 has just played red 3; green 19 lay there and went to seat 2, who holds K5, T and a Plot."""
    hands, plots = ["Y20 Y19", "K20 G20", "K5 T"], ["R3", "K1", "K2"]
    return pair(hands, plots, field={"R3": "G19"}, **more).play("R3@1")


@rule(302)
def test_partners_sit_opposite() -> None:
    sides = [set(seats) for seats in fresh("partners").record.game.sides]  # type: ignore[attr-defined]
    assert sides == [{0, 2}, {1, 3}]


@rule(304)
@ruling("partners 1")
@pytest.mark.parametrize("variant", BOTH)
def test_the_field_card_goes_to_the_partner_who_gives_a_card_back(variant: str) -> None:
    table = exchange(variant=variant)
    assert table.turn == 2
    assert table.hand(2) == ["G19", "K5", "T"]
    assert table.hand(0) == ["Y19", "Y20"]
    # Any hand card, a Tractor, the very card that came; never a Plot.
    assert table.legal == [">G19", ">K5", ">T"]
    back = table.after(">K5")
    assert back.hand(0) == ["K5", "Y19", "Y20"]
    assert back.hand(2) == ["G19", "T"]
    assert table.after(">G19").hand(0) == ["G19", "Y19", "Y20"]


@rule(322)
@ruling("partners 1")
def test_a_tractor_may_be_given() -> None:
    assert exchange().play(">T").hand(0) == ["T", "Y19", "Y20"]


@rule(304)
@ruling("partners 1")
def test_nobody_but_the_partner_looks_at_the_field_card() -> None:
    table = exchange()
    shown = [table.sees(seat)["exchange"] for seat in range(4)]
    assert shown == [[0, None], [0, None], [0, "G19"], [0, None]]
    assert table.sees(0)["known"][2] == []
    # What comes back may be that same card or not: the others are told of neither.
    same, other = table.after(">G19"), table.after(">T")
    assert same.sees(1) == other.sees(1)


@rule(304)
def test_the_opponents_see_only_the_back_of_what_is_given() -> None:
    for card, back in (("K5", ">?w"), ("G19", ">?g"), ("T", ">?g")):
        table = exchange().play(f">{card}")
        assert table.sees(1)["history"][-1] == table.sees(3)["history"][-1] == [2, back]
        assert table.sees(0)["history"][-1] == table.sees(2)["history"][-1] == [2, f">{card}"]


@rule(304)
def test_the_giver_keeps_knowing_what_was_given() -> None:
    table = exchange().play(">K5")
    assert table.sees(2)["known"][0] == ["K5"]
    assert table.sees(1)["known"][0] == []


@rule(306)
@ruling("partners 1")
def test_the_turn_goes_on_only_when_the_card_has_come_back() -> None:
    table = exchange()
    assert table.refuses("pass")
    assert all(move[0] == ">" for move in table.legal)
    table.play(">K5")
    assert table.turn == 0
    assert "pass" in table.legal


@rule(308)
@ruling("partners 1")
def test_several_exchanges_in_one_turn() -> None:
    table = pair(
        ["Y20", "K20 G20", "K5 K6"], ["R3 R1 R2", "K1"], field={"R1": "G17", "R2": "G18", "R3": "G19"}
    )
    for plot, back in (("R3@1", "G19"), ("R1", "K5"), ("R2", "G17")):
        table.play(plot, f">{back}")
        assert table.turn == 0
    assert table.hand(0) == ["G17", "G19", "K5", "Y20"]
    assert table.hand(2) == ["G18", "K6"]


@rule(308)
def test_a_card_that_came_back_may_be_played_at_once() -> None:
    table = exchange()
    table.play(">K5")
    assert "K5" not in table.plays
    ready = pair(["Y20", "", "K5 T"], ["R3", "K2", ""], "K1", field={"R3": "G19"}).play("R3@1", ">K5")
    assert "K5" in ready.plays


@rule(310)
@ruling("partners 1")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_an_exchange_for_every_burned_plot_whosever_it_is(owner: int) -> None:
    plots = ["R1" if seat == owner else None for seat in range(4)]
    table = pair(["R5 T Y20", "G20", "K5"], plots, field={"R1": "G19"}).play("R5@1")
    assert table.turn == 2
    assert table.legal == [">G19", ">K5"]
    assert table.play(">K5").hand(0) == ["K5", "Y20"]
    assert ("-R1" in table.legal) == (owner == 0)


@rule(310)
def test_a_tractor_above_a_plot_exchanges_nothing() -> None:
    assert pair(["R9 T Y20", "G20", "K5"], ["K1"], "R1").play("R9").turn == 0


@ruling("partners 2")
def test_with_an_empty_hand_the_partner_gives_the_same_card_back() -> None:
    table = pair(["Y20", "K20 G20", ""], ["R3", "K1", "K2"], field={"R3": "G19"}).play("R3@1")
    assert table.legal == [">G19"]
    table.play(">G19")
    assert table.hand(2) == []
    assert table.hand(0) == ["G19", "Y20"]


@ruling("partners 2")
def test_hand_sizes_are_unchanged_so_no_pot_is_touched() -> None:
    pots = {0: "Y13", 2: "Y14"}
    hands = ["Y20 Y19 Y18 Y17 K19", "K20 G20", "K5 K6 K7 K8 K9 K10"]
    table = pair(hands, ["R3", "K1", "K2"], field={"R3": "G19"}, pots=pots).play("R3@1")
    assert "pot" not in table.legal
    table.play(">K5")
    assert [len(table.hand(seat)) for seat in (0, 2)] == [6, 6]
    assert "pass" in table.legal


@ruling("partners 1")
def test_an_empty_handed_player_does_not_close_while_a_card_is_on_its_way() -> None:
    table = pair(["", "K20 G20", "K5"], ["R3", "K1", "K2"], field={"R3": "G19"}).play("R3@1")
    assert not table.deal_is_over
    assert table.play(">K5").hand(0) == ["K5"]
    assert not table.deal_is_over


@rule(312)
@ruling("partners 3")
@pytest.mark.parametrize("variant", BOTH)
def test_points_are_counted_alone_and_summed_by_side(variant: str) -> None:
    hands, plots = ["R17 Y20", "K20 G20", "K17 Y19"], ["", "", ""]
    table = pair(hands, plots, "R13 K13 G1", variant=variant, scores=[10, 20, 30, 40]).play("R17")
    assert table.gained == [10, 0, 10, 0]
    assert table.points == [50, 60, 50, 60]
    assert table.sheet("harvested") == [1, 0, 0, 0]


@rule(312)
@ruling("partners 3")
def test_partners_win_together() -> None:
    table = pair(["R5"], [""], "R1", deals="1", scores=[0, 100, 0, 70]).play("R5")
    assert table.points == [160, 170, 160, 170]
    assert table.state.winners() == [1, 3]


@ruling("base 12", "partners 3")
def test_sides_with_the_same_points_share_the_win() -> None:
    table = pair(["R5"], [""], "R1", deals="1", scores=[0, 100, 0, 60]).play("R5")
    assert table.state.winners() == [0, 1, 2, 3]


@rule(300, 312)
def test_the_pot_counts_players_not_sides() -> None:
    pots = {0: "Y13", 1: "Y14", 2: "Y15", 3: "Y16"}
    table = pair(["R5 Y20"], [""], "R1", pots=pots).play("R5", "pot")
    assert table.sheet("pot") == [30, -1, -1, -1]


@ruling("finer 3")
def test_a_laid_open_card_goes_into_the_hidden_hand_but_stays_known() -> None:
    table = exchange(shown={2: "K5"}).play(">K5")
    assert table.shown(2) == table.shown(0) == []
    for eyes in (1, 2, 3):
        assert table.sees(eyes)["known"][0] == ["K5"]
        assert table.sees(eyes)["history"][-1] == [2, ">K5"]


@ruling("finer 3")
def test_handed_on_unseen_it_is_known_to_be_with_one_of_the_two() -> None:
    # Black 5 goes openly from seat 2 to seat 0; then seat 0 gives seat 2 a white card that nobody else sees.
    hands = ["K9 Y20", "K20 T", "K5 G20"]
    field = {"R3": "G19", "R4": "G18"}
    table = pair(hands, ["R3", "G1", "R4"], "R2", field=field, shown={2: "K5"})
    table.play("R3", ">K5", "pass", "-T", "pass", "R4", ">K9")
    for eyes in (1, 3):
        assert table.sees(eyes)["known"][0] == table.sees(eyes)["known"][2] == []
        assert table.sees(eyes)["near"] == ["K5"]
    # The two themselves know.
    assert table.sees(2)["known"][0] == ["K5"]
    assert table.sees(0)["known"][2] == ["K9"]


@ruling("finer 3")
def test_being_hidden_again_it_can_be_laid_open_again() -> None:
    # Black 5 was open with seat 2 and came to seat 0, whose own hand is open: there is something to lay open.
    hands = ["Y20", "K20 T", "K5 T"]
    table = pair(hands, ["R3", "G1", "G2"], "R2", field={"R3": "G19"}, shown={0: "Y20", 2: "K5"})
    table.play("R3", ">K5", "pass", "-T", "pass", "-T", "pass", "R6", "pass")
    assert table.legal == ["stuck"]
    assert table.play("stuck").gained == [0, 0, 0, 0]
    assert sorted(table.shown(0)) == ["K5", "Y20"]
