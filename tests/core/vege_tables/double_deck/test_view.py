"""What the page is told of Double Deck: talloni, the kinds of turn, what closing brings, and every action."""

from typing import Any

import pytest

from pygame_core import Game, load_game

from ...generic.games import random_record
from ..looks import happens, look, told
from .drawn import PLANTS, VARIANT, fresh, position

GAMES = [load_game(VARIANT, players, {"deals": "1"}) for players in (2, 3, 4, 5)]
KEYS = {
    "lay": "seat card tractors row field drawn burned stage points family",
    "tractor": "seat card stage points",
    "discard": "seat card",
    "drawPile": "seat pile card open back",
    "tops": "piles",
    "phase": "",
    "stuck": "seat shown penalty lost",
    "under": "seat card pile",
    "pass": "seat",
    "turn": "seat",
    "close": "seat crops points lost",
    "standstill": "",
    "sheet": "sheet",
    "over": "winners points",
}


@pytest.fixture(params=GAMES, ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def crop(view: dict[str, Any], plot: str) -> dict[str, Any]:
    return next(crop for crop in view["crops"] if crop["chain"][0]["card"] == plot)


def test_every_copy_is_a_card_of_its_own() -> None:
    view = look(position("R5 R5 K20", "R1"), 0)
    own = [entry for entry in view["hand"] if entry["card"] == "R5"]
    assert len(own) == 2
    assert own[0] == own[1]
    assert own[0]["actions"] == ["R5"]
    assert view["seats"][0]["handCount"] == 15
    assert sum(view["seats"][0][back] for back in ("red", "white", "green")) == 15


def test_the_first_move_decides_what_the_turn_is() -> None:
    table = position("R5 R1 K20", "R1")
    table.play("R5")
    view = look(table, 0)
    assert (view["double"]["kind"], view["phase"]) == ("lay", "play")
    entries = {entry["card"]: entry for entry in view["hand"]}
    assert entries["R1"]["reason"] == {"code": "no-discards-now"}
    table = position("R5 R1 K20", "R1")
    table.play("-R1")
    view = look(table, 0)
    assert view["double"]["kind"] == "discard"
    assert next(e for e in view["hand"] if e["card"] == "R5")["reason"] == {"code": "only-discards-now"}


def test_a_copy_laid_now_is_burned_from_the_next_turn_on() -> None:
    table = position("R5 R5 K20", "R1", empty="123")
    table.play("R5")
    left = next(entry for entry in look(table, 0)["hand"] if entry["card"] == "R5")
    assert (left["burned"], left["reason"]) == (True, {"code": "burned-next-turn"})


def test_what_closing_a_crop_would_bring() -> None:
    laid = f"{PLANTS} R17 R18 G17"
    table = position("R19 K17", laid)
    view = look(table, 0)
    assert crop(view, "R3")["closing"] == {
        "fruit": {"points": 30, "crops": [0, 1]}, "tractor": {"points": 0, "crops": []}
    }  # fmt: skip
    assert crop(view, "K1")["closing"]["fruit"] == {"points": 30, "crops": [0, 8]}
    assert crop(view, "R1")["closing"] is None
    assert (crop(view, "R1")["closedWith"], crop(view, "R1")["brought"]) == ("fruit", 10)
    assert crop(view, "R2")["brought"] == 20
    assert (view["double"]["open"], view["double"]["byFruit"], view["double"]["byTractor"]) == (13, 3, 0)


def test_a_tractor_closes_and_says_what_it_brought() -> None:
    table = position("R19 K17", PLANTS, players=2)
    first = happens(table, "T:R2")[0]
    assert first == {"kind": "tractor", "seat": 0, "card": "R18", "stage": 5, "points": 0}
    view = look(table, 0)
    assert crop(view, "R3")["closing"]["tractor"] == {"points": 20, "crops": [1]}
    assert (crop(view, "R2")["closedWith"], crop(view, "R2")["closedBy"]) == ("tractor", 0)
    assert happens(table, "T:R3")[0]["points"] == 20
    row = look(table, 0)["sheet"]["rows"][0]
    assert (row["tractors"], row["fruits"]) == ({"count": 2, "points": 20}, {"count": 0, "points": 0})


def test_the_first_card_of_a_tallone_is_open_the_next_comes_blind() -> None:
    table = position("R5 R9 K20", "R1")
    pile = table.pile(5)
    table.play("R5")
    assert look(table, 0)["double"]["draws"] == 1
    table.play("R9")
    assert [event["card"] for event in happens(table, "D5")] == [pile[-1]]
    assert look(table, 1)["piles"][4]["top"] is None
    assert look(table, 1)["phase"] == "draw"
    blind = table.after("D5")
    assert told(blind.record, len(blind.record.moves) - 1)[0]["card"] is None
    assert told(blind.record, len(blind.record.moves) - 1, 0)[0]["card"] == pile[-2]
    assert told(blind.record, len(blind.record.moves) - 1, 1)[0]["card"] is None
    tops = told(blind.record, len(blind.record.moves) - 1)[1]
    assert tops == {"kind": "tops", "piles": [None, None, None, None, pile[-3], None]}
    assert look(blind, 1)["piles"][4]["top"] == pile[-3]


def test_a_burned_open_card_is_marked() -> None:
    view = look(position("R5 K20", "R1", piles={1: "K1 R1"}), 0)
    assert (view["piles"][0]["top"], view["piles"][0]["burned"], view["piles"][0]["count"]) == ("R1", True, 2)
    assert view["piles"][0]["back"] == "red"


def test_the_six_talloni_of_a_fresh_deal() -> None:
    view = look(fresh(3), 0)
    assert [pile["back"] for pile in view["piles"]] == ["red", "white", "green"] * 2
    assert [pile["count"] for pile in view["piles"]] == [10, 25, 23, 10, 24, 23]
    assert all(pile["top"] for pile in view["piles"])
    assert [seat["beside"] for seat in view["seats"]] == [6, 6, 6]
    assert view["double"] == {
        "second": False, "kind": None, "draws": 0, "put": 0, "open": 16, "byFruit": 0, "byTractor": 0
    }  # fmt: skip


def test_every_move_is_offered_by_the_hand_or_as_an_action(game: Game) -> None:
    record = random_record(game, 3)
    for count, state in enumerate(record.states[:-1]):
        view = game.view([state], [], frozenset([state.current_player()]))
        offered = {move for entry in view["hand"] for move in entry["actions"]}
        others = {move for move in view["legal"] if move[:2] == "T:" or move[0] == "D" or move.islower()}
        assert offered | others == set(view["legal"]), count
        for entry in view["hand"]:
            assert (entry["reason"] is None) == bool(entry["actions"])


def test_what_closing_brings_is_what_it_then_brings(game: Game) -> None:
    checked = 0
    for seed in range(3):
        record = random_record(game, seed)
        for index, (before, after) in enumerate(zip(record.states, record.states[1:], strict=False)):
            event = told(record, index)[0]
            if event["kind"] in ("lay", "tractor") and event["stage"] == 5:
                crops = game.view([before], [], frozenset())["crops"]
                (here,) = [crop for crop in crops if crop["next"] == event["card"]]
                kind = "fruit" if event["kind"] == "lay" else "tractor"
                assert here["closing"][kind]["points"] == event["points"]
                if not after.is_round_over():
                    assert after.rewards()[event["seat"]] == event["points"]
                checked += 1
    assert checked > 10


def test_events_have_the_keys_the_page_reads(game: Game) -> None:
    seen = set()
    for seed in range(4):
        record = random_record(game, seed)
        for index in range(len(record.moves)):
            for event in told(record, index):
                seen.add(event["kind"])
                assert list(event)[1:] == KEYS[event["kind"]].split()
    assert {"drawPile", "tops", "phase", "close", "sheet", "over"} <= seen
