"""Each test that takes `game` runs for every registered variant, player count and option."""

import sys

import pytest

from pygame_core import Game

from .games import every_game, one_a_count, slug

# Inside Pyodide, where all is slower, without the options.
GAMES = one_a_count() if sys.platform == "emscripten" else every_game()


@pytest.fixture(params=GAMES, ids=slug)
def game(request: pytest.FixtureRequest) -> Game:
    """One registered game."""
    found: Game = request.param
    return found
