"""Bots: they get an observation, never a state, so they cannot cheat."""

from ..errors import UnknownGame
from ..game import Game
from .base import Bot, Budget
from .greedy import GREEDY
from .random import RandomBot
from .search import LEVELS, MODELS, SearchBot

__all__ = ["Bot", "Budget", "make", "names", "offered"]


def names(game: Game) -> list[str]:
    """The bots that never change, for comparisons, as far as they know a game."""
    return ["random", *(["greedy"] if game.id in GREEDY else [])]


def offered(variant: str) -> list[str]:
    """The bots a person can choose among in a variant, by its id, the weakest first."""
    return list(LEVELS) if variant in MODELS else ["random", "greedy"]


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name, `name` or `name@version`. Raises UnknownGame.

    Same seed, same observation, same choice.
    """
    if name in ("random", "random@1"):
        return RandomBot(game, seed)
    if name in ("greedy", "greedy@1") and game.id in GREEDY:
        return GREEDY[game.id](game, seed)
    if name in LEVELS and game.id in MODELS:
        return SearchBot(game, seed, LEVELS[name])
    raise UnknownGame(f"There is no bot “{name[:40]}” for this game.", game=name[:40])
