"""Each test that takes `game` runs for every registered variant, player count and option."""

import pytest

from pygame_core import Game

from .games import every_game, slug


@pytest.fixture(params=every_game(), ids=slug)
def game(request: pytest.FixtureRequest) -> Game:
    """One registered game."""
    found: Game = request.param
    return found
