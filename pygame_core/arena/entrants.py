"""Bots by name: those of the core, and anybody's as `module:factory`."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from .. import bots
from ..bots import Bot
from ..errors import UnknownGame
from ..game import Game


def entrant(name: str, game: Game, seed: int) -> Bot:
    """A bot of `bots.make`, or what `factory(game, seed)` of a module makes. Raises UnknownGame."""
    if ":" not in name:
        return bots.make(name, game, seed)
    return _factory(name)(game, seed)


@cache
def _factory(name: str) -> Callable[[Game, int], Bot]:
    module, _, attribute = name.partition(":")
    try:
        found: Callable[[Game, int], Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as fault:
        raise UnknownGame(f"There is no bot “{name[:80]}”: {fault}.", game=name[:80]) from fault
    return found
