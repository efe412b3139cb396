"""Vege Tables with one deck as the search plays it: its worlds agree with what is seen and with the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from pygame_core.bots.search.vege_tables import VegeTablesModel
from pygame_core.bots.search.vege_tables.common import CommonTable
from pygame_core.bots.search.vege_tables.hidden import Hidden
from pygame_core.bots.search.vege_tables.layout import ABOVE, CORE, PLOTS, each, packed
from pygame_core.bots.search.vege_tables.partners import PartnersTable
from pygame_core.bots.search.vege_tables.pots import PotsTable
from pygame_core.bots.search.vege_tables.stakes import Stakes
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
    games = closings = 0
    for number, (seen, table, rng) in enumerate(decisions(game, 2)):
        if number % 5:
            continue
        state = core_state(game, seen, table)
        dealt, closed = state.round, None
        while table.mover >= 0:
            assert table.mover == state.current_player()
            legal, moves = state.legal_actions(), list(table.moves())
            assert moves
            assert len({alike(state, move) for move in moves}) == len(moves)
            assert set(moves) <= set(legal)
            if closed is None and can_close(table):
                closed = closed_at_once(table)
            pool = legal if closed is None and rng.random() < 0.3 else moves
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
        assert closed in (None, table.points)
        games += 1
        closings += closed is not None
    assert games > 3
    assert closings or game.players > 2


def can_close(table: Table) -> bool:
    """The mover plays, gives no card away, and can end the deal in this turn."""
    waits = isinstance(table, PartnersTable) and table.giver >= 0
    seat = table.mover
    return not waits and table.can_close(seat, table.held[seat] & table.open)


def closed_at_once(table: Table) -> list[int]:
    """The points after the quick play's shortcut, which must be those of the moves one by one."""
    quick, seat = table.copy(), table.mover
    quick.close(seat, table.held[seat] & table.open)
    return quick.points


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


def small_position(game: OneDeck) -> Observation:
    """A decision late in a random game, with three or four cards that are not seen."""
    for seed in range(40):
        for state, _ in walk(game, seed):
            if sum(map(cast(VegeTablesState, state).hand_size, range(game.players))) > 24:
                continue
            seen = state.observation(state.current_player())
            hidden = Hidden(game, seen)
            rooms = [room for _, room in hidden.white_rooms + hidden.green_rooms if room]
            if len(hidden.whites) + len(hidden.greens) + len(hidden.near) in (3, 4) and len(rooms) > 1:
                return seen
    raise AssertionError


def hidden_cards(table: Table) -> tuple[object, ...]:
    assert isinstance(table, PotsTable)
    return (*table.held, tuple(table.pots), tuple(table.field))


SMALL = [game for game in GAMES if game.players in (3, 4) and not game.expert]


@pytest.mark.parametrize("game", SMALL, ids=slug)
def test_worlds_are_those_of_the_core(game: OneDeck) -> None:
    """On a small position every hidden deal that `sample_state` can give comes out, and no other."""
    seen = small_position(game)
    model, rng = VegeTablesModel(game, seen), Random(3)
    cores = []
    for _ in range(150):
        state = game.sample_state(seen, rng)
        held = [hand | plots for hand, plots in zip(state.hands, state.plots, strict=True)]
        hands = [
            packed(c.names(cards) + ["T"] * more) for cards, more in zip(held, state.tractors, strict=True)
        ]
        pots = [pot and packed(c.names(pot.cards) + ["T"] * pot.tractors) for pot in state.pots]
        field = [packed([c.NAMES[card]]) if card >= 0 else 0 for card in state.field]
        cores.append((*hands, tuple(pots), tuple(field)))
    worlds = {hidden_cards(cast(Table, model.world(rng))) for _ in range(600)}
    assert len(worlds) > 2
    assert worlds == set(cores)


def test_partners_share_what_their_side_has() -> None:
    sides = [(0, 2), (1, 3)]
    for deals_left in (0, 2):
        behind, ahead, *rest = Stakes(sides, deals_left).values([100, 60, 0, 60])
        assert behind < ahead
        assert rest == [behind, ahead]
        assert behind + ahead == pytest.approx(1)
