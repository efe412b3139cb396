"""What the page is told of Vegeterrors: strengths, reasons, stakes, payouts, in drawn positions."""

from typing import Any

import pytest

import pygame_core
from pygame_core import Game, Record
from pygame_core.vegeterrors import Vegeterrors
from pygame_core.vegeterrors.state import VegeterrorsState

from .generic.games import random_record

COLOURS = ["blue", "green", "yellow", "red"]


def table(hands: dict[int, str], predictions: str, start: int = 0, players: int = 4) -> Record:
    """A first hand in which some seats hold given cards; the others get the rest of the deck."""
    game = pygame_core.load_game("vegeterrors", players=players)
    assert isinstance(game, Vegeterrors)
    rest = [game.cards.names[card] for card in game.pile]
    dealt = {seat: cards.split() for seat, cards in hands.items()}
    for cards in dealt.values():
        for card in cards:
            rest.remove(card)
    full = []
    for seat in range(players):
        cards = dealt.get(seat, [])
        while len(cards) < 11:
            cards.append(rest.pop())
        full.append([game.cards.index[card] for card in cards])
    standing = [0, start, *[0] * players, *[0] * 4]
    state = game.begin_round(1, standing, [sorted(cards) for cards in full])
    record = Record(game, 1, state.to_json())
    for card in predictions.split():
        record.play(f"predict {card}")
    return record


def look(record: Record, *eyes: int) -> dict[str, Any]:
    return record.game.view(record.states, record.moves, frozenset(eyes))


FOUR = {
    0: "R9 R7 B2 B2 G3 G3 Y4 Y6 M M B6",
    1: "B3 B3 B4 G4 G4 Y4 Y4 R3 R4 M B6",
    2: "Y4 Y6 Y7 B3 B3 R3 R4 R5 B4 B4 B6",
    3: "G4 G5 G6 G6 G7 G7 R5 R6 R8 Y8 M",
}


def test_the_page_picks_the_table_by_the_family() -> None:
    assert look(table({}, ""), 0)["family"] == "vegeterrors"


def test_lanes_show_the_running_strength() -> None:
    record = table(FOUR, "B6 B4 Y7 G7")
    for move in ("R9", "B3", "Y4"):
        record.play(move)
    lanes = {lane["colour"]: lane for lane in look(record)["lanes"]}
    assert list(lanes) == COLOURS
    assert (lanes["red"]["strength"], lanes["red"]["parts"]) == (9, [9])
    assert (lanes["blue"]["strength"], lanes["blue"]["parts"]) == (103, [3, 100])
    assert (lanes["yellow"]["strength"], lanes["yellow"]["parts"]) == (104, [4, 100])
    assert [c for c in COLOURS if lanes[c]["leading"]] == ["yellow"]
    assert [c for c in COLOURS if lanes[c]["poisonAwake"]] == ["blue", "yellow"]
    assert (lanes["green"]["strength"], lanes["green"]["parts"]) == (0, [])


def test_a_tie_is_led_by_what_came_first() -> None:
    record = table(FOUR, "B6 B4 Y7 G7")
    for move in ("R7", "G4", "Y6"):
        record.play(move)
    record.play("M>G")
    assert look(record)["lastTrick"]["winner"] == "red"
    record = table(FOUR, "B6 B4 Y7 G7")
    for move in ("Y4", "R4", "B4"):
        record.play(move)
    lanes = {lane["colour"]: lane for lane in look(record)["lanes"]}
    assert (lanes["yellow"]["leading"], lanes["yellow"]["byOrder"]) == (True, True)
    assert not lanes["red"]["leading"]
    assert not lanes["red"]["byOrder"]


def test_an_illegal_card_says_why() -> None:
    record = table(FOUR, "B6 B4 Y7 G7")
    record.play("R7")
    record.play("B3")
    view = look(record, 2)
    hand = {entry["card"]: entry for entry in view["hand"]}
    assert hand["Y4"] == {"card": "Y4", "actions": ["Y4"], "reason": None}
    assert hand["B3"]["actions"] == []
    assert hand["B3"]["reason"] == {"code": "must-not-follow", "inPlay": ["blue", "red"], "holds": ["yellow"]}


def test_magic_lists_its_targets() -> None:
    record = table(FOUR, "B6 B4 Y7 G7")
    assert {e["card"]: e["actions"] for e in look(record, 0)["hand"]}["M"] == ["M"]
    record.play("R7")
    record.play("B3")
    record.play("Y4")
    assert {e["card"]: e["actions"] for e in look(record, 3)["hand"]}["M"] == ["M>B", "M>Y", "M>R"]


def test_magic_cannot_be_predicted_and_says_so() -> None:
    view = look(table(FOUR, ""), 0)
    hand = {entry["card"]: entry for entry in view["hand"]}
    assert hand["M"] == {"card": "M", "actions": [], "reason": {"code": "predict-magic"}}
    assert hand["R9"]["actions"] == ["predict R9"]
    assert (view["phase"], view["trick"], view["change"]) == ("predict", 0, None)


def test_stakes_while_predicting() -> None:
    stakes = {stake["card"]: stake for stake in look(table(FOUR, ""), 0)["stakes"]}
    assert "M" not in stakes
    assert (stakes["R9"]["alone"], stakes["R9"]["two"], stakes["R9"]["more"]) == (140, 130, 120)
    assert (stakes["B2"]["strength"], stakes["B2"]["chips"], stakes["B2"]["penalty"]) == (20, 0, 0)


def test_the_own_stake_after_a_change() -> None:
    record = table(FOUR, "B6 B4 Y7 G7")
    view = look(record, 0)
    assert view["stake"]["card"] == "B6"
    moves = {option["card"]: option["move"] for option in view["change"]["options"]}
    assert moves["R9"] == "change B6 / R9"
    assert {card["card"]: card["reason"]["code"] for card in view["change"]["refused"]} == {
        held["card"]: "predict-magic" if held["card"] == "M" else "change-same-colour"
        for held in view["hand"]
        if held["card"] not in moves
    }
    assert not {"B2", "M"} & moves.keys()
    record.play("change B6 / R9")
    stake = look(record, 0)["stake"]
    assert (stake["card"], stake["penalty"], stake["alone"]) == ("R9", 10, 130)
    assert look(record, 1)["seats"][0]["changed"] is True
    assert look(record, 1)["plays"][0] == {
        "seat": 0, "order": 1, "card": "B6", "target": None, "turnedUp": True,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["R7", "B3"], {"code": "change-must-not-follow", "inPlay": ["blue", "red"], "holds": ["yellow"]}),
        (["R7", "G4"], None),
    ],
)
def test_a_change_says_why_not(moves: list[str], reason: dict[str, Any] | None) -> None:
    record = table(FOUR, "B6 B6 B6 G7")
    for move in moves:
        record.play(move)
    change = look(record, 2)["change"]
    assert change["reason"] == (reason and {**reason, "colour": "blue"})
    assert bool(change["options"]) == (reason is None)


def test_a_second_change_and_a_hand_of_one_colour_say_why_not() -> None:
    record = table(FOUR, "B6 B4 Y7 G7")
    record.play("change B6 / R9")
    for move in ("G4", "Y4", "R8"):
        record.play(move)
    while record.state.current_player() != 0:
        record.play(record.state.legal_actions()[0])
    assert look(record, 0)["change"] == {"options": [], "refused": [], "reason": {"code": "changed-already"}}

    green = {3: "G3 G3 G4 G4 G4 G5 G6 G6 G7 G7 M"}
    record = table(green, "G7", start=3)
    for _ in range(3):
        record.play(record.state.legal_actions()[0])
    assert look(record, 3)["change"] == {
        "options": [],
        "refused": [],
        "reason": {"code": "change-no-card", "colour": "green"},
    }


def test_discards_and_the_last_trick() -> None:
    record = table(FOUR, "B6 B4 Y7 G7")
    assert look(record)["lastTrick"] is None
    for move in ("R7", "B3", "Y4", "G7"):
        record.play(move)
    view = look(record)
    assert view["discards"] == ["B3", "G7", "Y4", "R7"]
    assert view["lastTrick"]["number"] == 1
    assert (view["lastTrick"]["winner"], view["lastTrick"]["strength"], view["lastTrick"]["leader"]) == (
        "red",
        7,
        0,
    )
    assert [(p["seat"], p["card"]) for p in view["lastTrick"]["plays"]] == [
        (0, "R7"), (1, "B3"), (2, "Y4"), (3, "G7"),
    ]  # fmt: skip
    record.play("M")
    assert look(record)["lastTrick"] == view["lastTrick"]


def test_a_last_trick_is_remembered_into_the_next_hand() -> None:
    record = random_record(pygame_core.load_game("vegeterrors"), 4)
    begin = record.round_starts()[1]
    view = look(record.at(begin))
    assert (view["lastTrick"]["number"], view["round"], view["phase"]) == (10, 2, "predict")
    assert look(record.at(begin + 2))["lastTrick"] == view["lastTrick"]


@pytest.fixture(params=[3, 4])
def game(request: pytest.FixtureRequest) -> Game:
    return pygame_core.load_game("vegeterrors", players=request.param)


def test_every_payout_adds_up(game: Game) -> None:
    for seed in range(3):
        record = random_record(game, seed)
        for count, state in enumerate(record.states):
            if not state.is_round_over():
                continue
            assert isinstance(state, VegeterrorsState)
            payout = look(record.at(count))["lastPayout"]
            assert [slip["total"] for slip in payout["slips"]] == state.rewards()
            assert [slip["after"] for slip in payout["slips"]] == state.returns()
            assert payout["chipsAfter"] == {c: state.chips[COLOURS.index(c)] for c in payout["chipsAfter"]}
            assert payout["chipsAfter"][payout["winner"]] == 0
            won = [trick["winner"] for trick in payout["tricks"]]
            assert len(won) == 10
            assert payout["dice"] == {c: won.count(c) for c in payout["dice"]}
            assert payout["winner"] == payout["tied"][0]
            assert payout["right"] == sum(slip["right"] for slip in payout["slips"])
            assert payout["ends"] == state.is_terminal()
            for slip in payout["slips"]:
                parts = slip["share"] + slip["chips"] + slip["strength"] - slip["penalty"]
                assert slip["total"] == max(0, parts) == slip["after"] - slip["before"]
