"""Each test that takes `game` runs for every registered variant, player count and option."""

import sys
from collections.abc import Callable

import pytest

from pygame_core import Game

from .games import every_game, extremes, one_a_count, slug

# Inside Pyodide all is slower.
GAMES = extremes() if sys.platform == "emscripten" else every_game()


@pytest.fixture(params=GAMES, ids=slug)
def game(request: pytest.FixtureRequest) -> Game:
    """One registered game."""
    found: Game = request.param
    return found


@pytest.fixture
def count(count: Callable[[int, int], int], game: Game) -> Callable[[int, int], int]:
    """The full counts are for the options' defaults: the others change little, and are many."""
    usual = slug(game) in {slug(one) for one in one_a_count()}
    return count if usual else lambda _full, sample: count(sample, sample)
