"""Rulebook: Starting the Game, Playing Cards."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import fresh, position, started

SEEDS = range(12)


@rule(86)
@ruling("base 1")
@pytest.mark.parametrize(
    ("variant", "players"), [("base", 3), ("base", 4), ("expert", 5), ("partners", 4), ("partners-expert", 4)]
)
def test_the_holder_of_black_1_starts(variant: str, players: int) -> None:
    for seed in SEEDS:
        table = started(variant, players, seed)
        assert "K1" in table.plots(table.turn)


@rule(86, 109)
@ruling("base 1")
def test_the_first_player_may_use_any_plot_but_nothing_else() -> None:
    table = started("base", 4, 3)
    plots = table.plots(table.turn)
    assert "K1" in plots
    assert {move.split("@")[0] for move in table.legal} == set(plots)


@rule(86)
@ruling("base 1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_goes_to_the_next_seat(players: int) -> None:
    table = started("base", players, 2)
    for _ in range(players + 1):
        seat = table.turn
        table.play(table.legal[0]).play("pass")
        assert table.turn == (seat + 1) % players


@rule(88)
@ruling("base 2")
def test_a_turn_is_any_number_of_plays_and_ends_by_pass() -> None:
    table = position(["R5 R9 K6", "G7"], ["R1", "K1"], "K2")
    table.play("R1@1")
    assert "pass" in table.legal
    for move in ("R5", "R9", "K6"):
        assert table.turn == 0
        table.play(move)
    assert table.play("pass").turn == 1


@rule(90, 169)
@ruling("base 2")
def test_passing_needs_a_play_or_a_discard_first() -> None:
    table = position(["R5 T"], ["R1"])
    assert table.refuses("pass")
    assert "pass" in table.after("R1@1").legal
    assert "pass" in table.after("-T").legal


@rule(169)
def test_who_has_a_plot_can_always_play_it() -> None:
    # Nothing in the hand fits, but the Plot does.
    assert position(["K5 K9 G20"], ["R1"]).legal == ["R1@1", "R1@2", "R1@3", "R1@4"]


@rule(92)
@ruling("base 5")
def test_a_plot_takes_the_place_of_the_card_in_its_cell() -> None:
    table = position(["K5"], ["R3"], field={"R3": "G19"})
    table.play("R3@1")
    assert table.json["field"][2] is None
    assert table.json["laid"] == ["R3"]
    assert table.hand(0) == ["G19", "K5"]
    # One cell, one card.
    assert sum(card is not None for card in table.json["field"]) == 15


@rule(92)
def test_only_plots_go_onto_the_bare_field() -> None:
    table = position(["R5 R9 R13 R17"], ["K1"])
    assert {move.split("@")[0] for move in table.legal} == {"K1"}


@rule(94)
@ruling("base 5")
def test_the_field_card_is_seen_and_may_be_played_at_once() -> None:
    table = position(["K5"], ["R3"], "K16", field={"R3": "K20"})
    assert table.play("R3@1").sees(0)["hand"] == ["K5", "K20"]
    assert "K20" in table.plays
    assert table.play("K20").gained == [10, 0, 0, 0]


@rule(94)
def test_the_field_card_is_hidden_from_the_others() -> None:
    table = position(["K5"], ["R3"], field={"R3": "K20"}).play("R3@1")
    assert table.sees(1)["known"][0] == []
    assert table.sees(1)["backs"][0] == {"white": 1, "green": 1}


@rule(94)
@ruling("base 5")
def test_a_tractor_from_the_field_may_be_used_at_once() -> None:
    table = position(["R11 K20"], ["R3"], field={"R3": "T"})
    assert "R11" not in table.plays
    table.play("R3@1")
    assert "R11" in table.plays
    assert table.play("R11").json["replaced"] == ["R7"]


@rule(96, 98, 111)
def test_other_cards_follow_their_colour() -> None:
    # Red 1 lies; black, green and yellow 5 do not fit on it.
    assert position(["R5 K5 G5 Y5"], [""], "R1").legal == ["R5"]


@rule(96, 99, 111)
def test_other_cards_follow_in_steps_of_four() -> None:
    assert position(["R5 R7 R9 R10 R13"], [""], "R1 R6").legal == ["R10", "R5"]


@rule(99, 113)
def test_tomato_9_waits_for_the_5() -> None:
    table = position(["R9 K20", "R5 G20"], ["K1", ""], "R1", turn=1)
    assert table.legal == ["R5"]
    waiting = position(["R9 K20", "R5 G20"], ["K1", ""], "R1")
    assert "R9" not in waiting.plays
    table.play("R5", "pass")
    while table.turn != 0:
        table.play(table.plays[0], "pass")
    assert "R9" in table.plays


@rule(103, 105)
@ruling("base 4")
def test_the_first_card_of_a_suit_chooses_its_row() -> None:
    table = position(["K5"], ["R3 R1", "Y1"])
    assert [move for move in table.plays if move[:2] == "R3"] == ["R3@1", "R3@2", "R3@3", "R3@4"]
    table.play("R3@2")
    # The whole family lies in that row, and the row is the suit's alone.
    assert table.json["rows"] == [1, -1, -1, -1]
    assert "R1" in table.plays
    assert table.refuses("R1@2")
    assert table.refuses("R1@3")
    table.play("R1", "pass")
    assert [move for move in table.plays if move[:2] == "Y1"] == ["Y1@1", "Y1@3", "Y1@4"]


@rule(103)
@ruling("base 4")
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_columns_are_1_to_4_from_the_left(column: int) -> None:
    table = position([""], [f"R{column}"]).play(f"R{column}@4")
    empty = [cell for cell, card in enumerate(table.json["field"]) if card is None]
    assert empty == [12 + column - 1]


@rule(105)
def test_any_row_can_be_chosen_no_other_column() -> None:
    for row in (1, 2, 3, 4):
        table = position([""], ["K3"]).play(f"K3@{row}")
        assert [cell for cell, card in enumerate(table.json["field"]) if card is None] == [4 * row - 2]


@ruling("base 4")
def test_a_tractor_in_a_plots_place_chooses_the_row_too() -> None:
    table = position(["R5 T"], ["K1"])
    assert [move for move in table.plays if move[0] == "R"] == ["R5@1", "R5@2", "R5@3", "R5@4"]
    assert table.play("R5@3").json["rows"] == [2, -1, -1, -1]


@ruling("base 4", "notation 1")
def test_the_last_row_is_named_too() -> None:
    assert position([""], ["Y1"], "R1 K1 G1").plays == ["Y1@4"]


@ruling("notation 1")
def test_moves_are_written_so() -> None:
    table = position(["R9 T K5"], ["K1 Y1"], "R5 K9:1,5")
    assert table.legal == sorted(["R9", "-T", "-K5", "-K1", "Y1@3", "Y1@4"])
    assert "pass" in table.play("R9").legal
    assert "pot" in position(["R9"], ["K1"], "R5", pots={0: "G20"}).play("R9").legal
    two = fresh("expert", 2)
    assert "T" in two.legal
    assert "short>5" in fresh("expert", 5).legal
    three = fresh("base", 3)
    assert three.legal == [f"{three.json['over'][0]}>{seat}" for seat in (1, 2, 3)]
    assert all(move[0] == ">" for move in position(["K5"], ["R1"], variant="partners").play("R1@1").legal)
