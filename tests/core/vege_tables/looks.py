"""How the tests of view and events look at a game, and random games of every kind."""

from collections.abc import Iterator
from typing import Any

import pygame_core
from pygame_core import Game, Record
from pygame_core.vege_tables.state import VegeTablesState

from ..generic.games import random_record
from .drawn import Table


def look(table: Table, *eyes: int) -> dict[str, Any]:
    """The view of the running position."""
    record = table.record
    return record.game.view(record.states, record.moves, frozenset(eyes))


def told(record: Record, index: int, *eyes: int) -> list[dict[str, Any]]:
    """The events of a record's move."""
    before, after = record.states[index : index + 2]
    return record.game.events(before, record.moves[index], after, frozenset(eyes))


def happens(table: Table, move: str, *eyes: int) -> list[dict[str, Any]]:
    """Plays a move; its events."""
    table.play(move)
    return told(table.record, len(table.record.moves) - 1, *eyes)


def every_game() -> list[Game]:
    """Every variant and number of players, two deals each."""
    games = []
    for name in ("vege-tables-base", "vege-tables-expert"):
        games += [pygame_core.load_game(name, players, {"deals": "2"}) for players in (2, 3, 4, 5)]
    for deal in ("base", "expert"):
        games.append(pygame_core.load_game("vege-tables-partners", 4, {"deals": "2", "deal": deal}))
    return games


def positions(game: Game, seeds: int) -> Iterator[tuple[Record, VegeTablesState, int]]:
    """Random games: the record, a state of it, and how many moves came before."""
    for seed in range(seeds):
        record = random_record(game, seed)
        for count, state in enumerate(record.states):
            assert isinstance(state, VegeTablesState)
            yield record, state, count
