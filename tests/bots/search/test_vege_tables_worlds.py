"""Vege Tables with one deck as the search plays it: its worlds agree with what is seen and with the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from pygame_core.bots.search.vege_tables import VegeTablesModel
from pygame_core.bots.search.vege_tables.common import CommonTable
from pygame_core.bots.search.vege_tables.layout import ABOVE, CORE, PLOTS, each
from pygame_core.bots.search.vege_tables.partners import PartnersTable
from pygame_core.bots.search.vege_tables.pots import PotsTable
from pygame_core.bots.search.vege_tables.table import Table
from pygame_core.game import Observation
from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables import sampling
from pygame_core.vege_tables.game import OneDeck
from pygame_core.vege_tables.state import VegeTablesState

from ...core.generic.games import every_game, slug, walk

GAMES = [game for game in every_game() if isinstance(game, OneDeck)]
GAMES = [game for game in GAMES if game.id != "vege-tables-tournament"]


def decisions(game: OneDeck, seed: int) -> Iterator[tuple[Observation, Table, Random]]:
    """Decisions of a random game, each with a world."""
    for number, (state, _) in enumerate(walk(game, seed)):
        if number % 11 < 2:
            seen = state.observation(state.current_player())
            rng = Random(f"{seed} {number}")
            yield seen, cast(Table, VegeTablesModel(game, seen).world(rng)), rng


def named(held: int) -> list[str]:
    """Cards of the search by name, Tractors last."""
    cards = [c.NAMES[CORE[card.bit_length() - 1]] for card in each(held) if not card >> ABOVE]
    return sorted(cards, key=c.INDEX.__getitem__) + ["T"] * (held >> ABOVE)


def core_state(game: OneDeck, seen: Observation, table: Table) -> VegeTablesState:
    """The core's state with the world's cards; it checks whether they can lie so."""
    places: dict[str, Any] = {
        "hands": [named(held & ~PLOTS) for held in table.held],
        "pots": [],
        "field": [],
        "over": [],
        "stock": [],
    }
    if isinstance(table, PotsTable):
        places["pots"] = [None if pot is None else named(pot) for pot in table.pots]
        places["field"] = [named(card)[0] if card else None for card in table.field]
        places["over"] = [named(card)[0] for card in table.over]
    if isinstance(table, CommonTable):
        places["stock"] = [named(card)[0] for card in reversed(table.stock)]
    return game.state_from_json(sampling.position(game, seen, Random(1), **places))


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_worlds_agree_with_what_is_seen(game: OneDeck) -> None:
    for seen, table, _ in decisions(game, 1):
        again = core_state(game, seen, table).observation(seen["seat"])
        assert {key: again[key] for key in seen} == seen


def alike(state: VegeTablesState, action: int) -> object:
    """The same for actions of which the tree looks at one only."""
    if action < c.DISCARD:
        return c.played(action)[0]
    if action < c.DISCARD_TRACTOR:
        return "burned Plot" if c.PLOTS >> action - c.DISCARD & 1 else "burned"
    return action


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_the_search_plays_by_the_rules(game: OneDeck) -> None:
    """Every legal action, also one that the tree prunes, does to a world what it does to the core's state."""
    games = 0
    for number, (seen, table, rng) in enumerate(decisions(game, 2)):
        if number % 5:
            continue
        state = core_state(game, seen, table)
        dealt = state.round
        while table.mover >= 0:
            assert table.mover == state.current_player()
            legal, moves = state.legal_actions(), list(table.moves())
            assert moves
            assert len({alike(state, move) for move in moves}) == len(moves)
            assert set(moves) <= set(legal)
            move = (legal if rng.random() < 0.5 else moves)[0]
            pool = legal if rng.random() < 0.3 else moves
            move = pool[int(rng.random() * len(pool))]
            table.play(move)
            state.apply_action(move)
            own = [
                state.scores[seat] if state.round != dealt else state.points(seat)
                for seat in range(game.players)
            ]
            assert table.points == own
            if state.round == dealt and not state.is_terminal():
                compare(table, state)
        assert state.is_round_over()
        games += 1
    assert games > 3


def compare(table: Table, state: VegeTablesState) -> None:
    """The same cards lie in the same places."""
    for seat in range(state.game.players):
        cards = c.names(state.hands[seat] | state.plots[seat]) + ["T"] * state.tractors[seat]
        assert named(table.held[seat]) == cards
        assert named(table.held[seat] & table.shown[seat]) == c.names(state.hands[seat] & state.shown[seat])
    assert named(table.open) == c.names(c.ALL & ~state.passed)
    assert named(table.next) == c.names(state.next)
    assert table.acted == state.acted
    assert table.crops == state.closers.count(-1)
    if isinstance(table, CommonTable):
        assert [named(card)[0] for card in reversed(table.common)] == [c.NAMES[card] for card in state.common]
        assert [named(card)[0] for card in reversed(table.stock)] == [c.NAMES[card] for card in state.stock]
        assert table.beside == state.beside
    if isinstance(table, PartnersTable):
        assert (table.giver >= 0) == (state.exchange is not None)
