"""When a pass gives something up: the Pot, or closing the deal."""

from typing import Any

import pytest

import pygame_core
from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables.state import VegeTablesState

from .drawn import position
from .looks import look, positions

FOUR = "G17 G18 G19 G20"
FIVE = f"{FOUR} K18"


def asks(hand: str, plots: str, laid: str, *moves: str, **more: Any) -> str | None:
    return look(position([hand], [plots], laid, **more).play(*moves), 0)["passAsks"]


@pytest.mark.parametrize(
    ("hand", "plots", "laid", "asked"),
    [
        # One more card to play, and then fewer than six.
        (f"{FIVE} R6 R5", "Y1", "R1 R2", "pot"),
        # None to play.
        (f"{FIVE} R6 Y9", "Y1", "R2", None),
        # A Tractor is discarded.
        (f"{FIVE} R6 T", "Y1", "R2", "pot"),
        # With a Tractor two go, or three.
        (f"{FIVE} R6 T Y10", "Y1", "R2 Y2", "pot"),
        (f"{FIVE} R6 T Y10 Y14", "Y1", "R2 Y2", "pot"),
        # Two would be needed.
        (f"{FIVE} R6 T Y14 K9", "Y1", "R2 Y2", None),
        # The Tractor goes where it brings most.
        (f"{FIVE} R6 T K9 Y10 Y14", "Y1", "R2 K1 Y2", None),
        (f"{FOUR} R6 T K9 Y10 Y14", "Y1", "R2 K1 Y2", "pot"),
        # A burned card goes.
        (f"{FIVE} R6 Y6", "Y1", "R2 Y10:6", "pot"),
        # In a Plot's place the Field gives a card.
        (f"{FIVE} R6 T Y7", "K1", "R2", None),
        (f"{FOUR} R6 T Y7 Y11", "K1", "R2", "pot"),
        # So does an own Plot; two cards of its crop go.
        (f"{FIVE} R6 K5", "K1", "R2", None),
        (f"{FIVE} R6 K5 K9", "K1", "R2", None),
        (f"{FOUR} R6 K5 K9", "K1", "R2", "pot"),
    ],
)
def test_a_pass_asks_where_it_gives_up_the_pot(hand: str, plots: str, laid: str, asked: str | None) -> None:
    assert asks(hand, plots, laid, "R6", pots={0: "R17"}) == asked


def test_no_question_where_the_pot_is_owed_or_the_turn_only_begins() -> None:
    table = position([f"{FIVE} R6"], ["Y1"], "R2", pots={0: "R17"})
    assert look(table, 0)["passAsks"] is None
    assert look(table, 0)["legal"] == ["R6", "Y1@2", "Y1@3", "Y1@4"]
    table.play("R6")
    assert "pot" in look(table, 0)["legal"]
    assert look(table, 0)["passAsks"] is None


@pytest.mark.parametrize(
    ("hand", "plots", "laid", "asked"),
    [
        ("R6 Y5", "", "R2 Y1", "close"),
        ("R6 Y5 Y9 Y13 T", "", "R2 Y1", "close"),
        ("R6 Y9", "", "R2 Y1", None),
        ("R6 Y9 T", "", "R2 Y1", "close"),
        ("R6 Y9 K9 T", "", "R2 Y1 K1", None),
        ("R6 Y9 K9 T T", "", "R2 Y1 K1", "close"),
        ("R6 Y6 K5", "", "R2 Y10:6 K1", "close"),
        # An unburned Plot brings a card that nobody knows; a burned one is thrown.
        ("R6 Y5", "K1", "R2 Y1", None),
        ("R6 Y5", "K1", "R2 Y1 K5:1", "close"),
        ("R6 K5 T", "", "R2", None),
    ],
)
def test_a_pass_asks_where_it_gives_up_closing(hand: str, plots: str, laid: str, asked: str | None) -> None:
    assert asks(hand, plots, laid, "R6") == asked


def test_closing_is_out_of_reach_while_the_pot_waits() -> None:
    assert asks(f"{FIVE} R6 Y5", "", "R2", "R6", pots={0: "R17"}) is None
    assert asks("R6 Y5 K9 K13 K17 R5 R9", "", "R2 R1 Y1 K5", "R6", pots={0: "R17"}) == "pot"


def test_two_players_are_asked_before_they_give_up_closing() -> None:
    two = {"variant": "expert", "players": 2, "stock": "", "common": ""}
    assert asks("R5 R9", "", "", "R5", **two) == "close"
    assert asks("R5 R13", "", "", "R5", **two) is None
    # The Tractors beside can be taken up.
    assert asks("R5 R13", "", "", "R5", **two, beside=[1, 0]) == "close"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_question_is_right_by_trying_everything(players: int) -> None:
    # In Expert no Tractor comes from the Field.
    game = pygame_core.load_game("vege-tables-expert", players, {"deals": "1"})
    asked = dict.fromkeys(("pot", "close", None), 0)
    for record, state, count in positions(game, 4 if players > 2 else 2):
        if c.PASS not in state.legal_actions() or state.hand_size(state.to_move) > 9:
            continue
        question = record.game.view([state], [], frozenset([state.to_move]))["passAsks"]
        assert question == by_trying(state), f"move {count}"
        asked[question] += 1
    assert asked["close"]
    assert bool(asked["pot"]) == (players > 2)
    assert asked[None]


def by_trying(state: VegeTablesState) -> str | None:
    """What can be reached in this turn, by every order of plays and discards."""
    seat = state.to_move
    todo, seen = [(state, 0)], set()
    while todo:
        now, drawn = todo.pop()
        if state.pots and state.pots[seat] is not None and now.hand_size(seat) < 6:
            return "pot"
        rows: set[int] = set()
        for action in now.legal_actions():
            card = c.played(action)[0] if action < c.DISCARD else action - c.DISCARD
            # A card from the Field is not known beforehand, and one row is like another.
            if action > c.TAKE_UP or (action <= c.DISCARD_TRACTOR and drawn >> card & 1):
                continue
            if c.IN_ROW <= action < c.DISCARD and card in rows:
                continue
            rows.add(card)
            later = now.clone()
            later.apply_action(action)
            if later.round_over:
                return "close"
            key = (
                later.hands[seat], later.plots[seat], later.tractors[seat], later.beside[seat], later.passed,
            )  # fmt: skip
            if key not in seen:
                seen.add(key)
                todo.append((later, drawn | later.hands[seat] & ~now.hands[seat]))
    return None
