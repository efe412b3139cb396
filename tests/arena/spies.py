"""Bots that tell what the arena gives them, named `tests.arena.spies:...` on its command line."""

import os
import signal
import time
from typing import Any

from pygame_core import Game, Observation
from pygame_core.bots import Bot, Budget, make

#: What the bots of this process were given: their seed, and every observation with its budget.
SEEDS: list[int] = []
SEEN: list[tuple[Observation, Budget | None]] = []


class Spy(Bot):
    """Plays at random and writes down what it sees."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        SEEDS.append(seed)

    def choose(self, *given: Any) -> int:
        observation, budget = given
        SEEN.append((observation, budget))
        return make("random", self.game, self.seed).choose(observation)


class Impatient(Bot):
    """At its fifth game it presses Ctrl-C, at the arena alone, and then thinks for ten minutes."""

    games = 0

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        Impatient.games += 1

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        if Impatient.games == 5:
            time.sleep(0.5)
            os.kill(os.getppid(), signal.SIGINT)
            time.sleep(600)
        return make("random", self.game, self.seed).choose(observation)


class Cheat(Bot):
    """Plays what nobody may."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        return -7
