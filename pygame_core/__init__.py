"""Potager's rules core: Vege Tables, Vegeterrors and Vine in pure Python. It has nothing to do with pygame.

>>> import pygame_core
>>> record = pygame_core.Record(pygame_core.load_game("vegeterrors", players=4), "PLUM-CORN-4K7Q2M")
>>> record.play(record.game.legal_moves(record.state)[0])
"""

from . import bots, link
from .errors import (
    BadSeed,
    IllegalAction,
    LinkError,
    Locked,
    PositionError,
    PotagerError,
    RecordError,
    UnknownGame,
)
from .game import TERMINAL, Event, Game, Observation, State
from .record import Record
from .registry import load_game, variants
from .rng import deal_code, parse_seed

__version__ = "0.1.0"

__all__ = [
    "TERMINAL", "BadSeed", "Event", "Game", "IllegalAction", "LinkError", "Locked", "Observation",
    "PositionError", "PotagerError", "Record", "RecordError", "State", "UnknownGame", "bots",
    "deal_code", "link", "load_game", "parse_seed", "variants",
]  # fmt: skip
