"""What the page is told of 2.0: Silos, wells, Tractors aside, what is owed, and every action."""

from typing import Any

import pytest

from pygame_core import Game
from pygame_core.vege_tables.tournament.state import TournamentState

from ...generic.games import random_record
from ..looks import happens, look, told
from .drawn import DEAD, RED_PLOTS, game_of, position

GAMES = [
    game_of(2, "1"),
    game_of(3, "1", jokers="3"),
    game_of(4, "1"),
    game_of(4, "1", wells="two"),
    game_of(5, "1"),
]
#: The keys of the events that only 2.0 has.
KEYS = {
    "takeUp": "seat points",
    "silo": "seat silo card next",
    "well": "seat by well card opened",
    "penalty": "seat choice penalty",
    "stuck": "seat shown penalty lost",
    "close": "seat crops points lost tractors",
}


@pytest.fixture(params=GAMES, ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def hand(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {entry["card"]: entry for entry in view["hand"]}


def test_a_plot_owes_a_silo_card_and_the_hand_rests() -> None:
    silos = ["G13 Y17", "G14 K13 K14 K15", "G15 K16 R13 R14", None]
    table = position(["R5 K20"], ["R1"], "K1 K2 K3", silos=silos)
    before = look(table, 0)
    assert (before["phase"], before["silos"][0], before["field"]) == ("play", ["G13", "Y17"], None)
    assert happens(table, "R1")[0]["field"] is False
    view = look(table, 0)
    assert (view["phase"], view["toMove"]) == ("silo", 0)
    assert {move[0] for move in view["legal"]} == {"S"}
    assert hand(view)["R5"] | {"card": "R5"} == hand(view)["R5"]
    assert {entry["reason"]["code"] for entry in view["hand"]} == {"silo-first"}
    assert happens(table, "S1") == [{"kind": "silo", "seat": 0, "silo": 0, "card": "Y17", "next": "G13"}]
    after = look(table, 0)
    assert (after["phase"], after["silos"][0]) == ("play", ["G13"])
    assert look(table, 1)["seats"][0]["known"] == ["K20", "Y17"]


def test_a_hidden_well_shows_its_backs_only() -> None:
    table = position([None] * 4, [None] * 4, "", wells=[6, 5, 5])
    wells = look(table, 0)["wells"]
    assert [len(well["cards"]) for well in wells] == [6, 5, 5]
    assert [well["open"] for well in wells] == [True, True, False]
    assert wells[2] == {"cards": [None] * 5, "backs": ["green"] * 5, "open": False}
    assert None not in wells[0]["cards"]


def test_how_far_the_wells_are_and_what_the_last_tractor_pays() -> None:
    table = position(["R5 R6 R7 K18 K19 K20 G20"], ["R1"], "R2 R3 R4", wells=[4, 3, 5], beside=[1, 0, 2, 0])
    owed = look(table, 0)["owed"]
    assert (owed["toWells"], owed["fillsTo"], owed["tractorPays"], owed["toPot"]) == (2, 6, 20, None)
    assert look(table, 1)["owed"]["tractorPays"] is None
    assert happens(table, "T") == [{"kind": "takeUp", "seat": 0, "points": 20}]
    assert look(table, 0)["sheet"]["rows"][0]["pot"] == 20
    assert look(table, 0)["sheet"]["bonus"] == "tractors"


def test_two_players_have_tractors_that_wait() -> None:
    table = position([None] * 2, [None] * 2, "", players=2, wells=[2, 2, 8], beside=[5, 5])
    view = look(table, 0)
    assert [(seat["beside"], seat["locked"]) for seat in view["seats"]] == [(5, 4), (5, 4)]
    assert (view["owed"]["tractorPays"], view["sheet"].get("bonus")) == (None, None)


def test_a_visit_is_told_until_the_hand_is_full() -> None:
    table = position(["R5 K18 K19 K20 G20"], ["Y1"], "R1", wells=["G13 G14", "G15 G16 Y13", 5])
    table.play("R5")
    assert look(table, 0)["owed"]["toWells"] == 0
    assert happens(table, "W1") == [
        {"kind": "well", "seat": 0, "by": 0, "well": 0, "card": "G14", "opened": False}
    ]
    view = look(table, 0)
    assert view["phase"] == "visit"
    assert view["visit"] == {"seat": 0, "by": 0, "left": 1, "kind": "free", "stop": False}
    assert {entry["reason"]["code"] for entry in view["hand"]} == {"visit-first"}
    assert happens(table, "W1") == [
        {"kind": "well", "seat": 0, "by": 0, "well": 0, "card": "G13", "opened": True},
        {"kind": "turn", "seat": 1},
    ]
    assert look(table, 1)["wells"][2]["open"]


def test_a_stuck_player_chooses_and_opponents_take_for_it() -> None:
    table = position([DEAD], [""], RED_PLOTS, wells=[4, 4, 5])
    shown = happens(table, "stuck", 1)
    assert shown == [
        {"kind": "stuck", "seat": 0, "shown": ["G20", "K20", "Y20"], "penalty": 0, "lost": False}
    ] or (sorted(shown[0]["shown"]) == ["G20", "K20", "Y20"])
    view = look(table, 0)
    assert (view["phase"], view["penalty"]) == ("penalty", {"seat": 0, "left": 13, "takes": 6})
    assert set(view["legal"]) == {"stay", "own", "others"}
    assert happens(table, "others") == [{"kind": "penalty", "seat": 0, "choice": "others", "penalty": 0}]
    view = look(table, 1)
    assert (view["phase"], view["toMove"]) == ("choose", 1)
    assert view["visit"] == {"seat": 0, "by": 1, "left": 6, "kind": "others", "stop": False}
    well = happens(table, "W2")[0]
    assert (well["seat"], well["by"], well["well"]) == (0, 1, 1)


def test_own_choice_costs_fifty() -> None:
    table = position([DEAD], [""], RED_PLOTS, wells=[4, 4, 5])
    table.play("stuck")
    assert happens(table, "own") == [{"kind": "penalty", "seat": 0, "choice": "own", "penalty": 50}]
    assert look(table, 0)["visit"]["kind"] == "own"
    assert look(table, 0)["sheet"]["rows"][0]["penalties"] == 1


def test_all_that_is_left_is_told_card_by_card() -> None:
    table = position([DEAD], [""], "R1", wells=["G13 G14", "", "G15"], hidden=False)
    table.play("stuck")
    assert look(table, 0)["penalty"] == {"seat": 0, "left": 3, "takes": 3}
    assert [(event["kind"], event.get("card")) for event in happens(table, "all")] == [
        ("penalty", None), ("well", "G14"), ("well", "G13"), ("well", "G15"), ("turn", None),
    ]  # fmt: skip


def test_who_closes_is_credited_the_tractors_aside() -> None:
    table = position(["R5"], [""], "R1", beside=[2, 0, 1, 0], deals="1")
    close = next(event for event in happens(table, "R5") if event["kind"] == "close")
    assert (close["seat"], close["crops"], close["points"], close["tractors"]) == (0, 16, 160, 20)


def test_every_move_is_offered_by_the_hand_or_as_an_action(game: Game) -> None:
    record = random_record(game, 3)
    for count, state in enumerate(record.states[:-1]):
        view = game.view([state], [], frozenset([state.current_player()]))
        offered = {move for entry in view["hand"] for move in entry["actions"]}
        others = {move for move in view["legal"] if move[0] in "SWT" or move.islower()}
        assert offered | others == set(view["legal"]) or view["phase"] == "dealer", count
        for entry in view["hand"]:
            assert (entry["reason"] is None) == bool(entry["actions"])


def test_events_have_the_keys_the_page_reads(game: Game) -> None:
    seen = set()
    for seed in range(6):
        record = random_record(game, seed)
        for index in range(len(record.moves)):
            for event in told(record, index):
                seen.add(event["kind"])
                if event["kind"] in KEYS:
                    assert list(event)[1:] == KEYS[event["kind"]].split()
    assert {"silo", "well", "takeUp", "close"} <= seen


def test_points_of_a_deal_are_told_as_they_fall(game: Game) -> None:
    """What the events say adds up to the points."""
    for seed in range(4):
        record = random_record(game, seed)
        points = [0] * game.players
        for index in range(len(record.moves)):
            for event in told(record, index):
                if event["kind"] in ("lay", "takeUp"):
                    points[event["seat"]] += event["points"] or 0
                elif event["kind"] == "close":
                    points[event["seat"]] += event["points"] + event["tractors"]
                elif event["kind"] == "penalty":
                    points[event["seat"]] -= event["penalty"]
        state = record.state
        assert isinstance(state, TournamentState)
        assert points == state.returns()
