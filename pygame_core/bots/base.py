"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..game import Game, Observation
from ..rng import stream


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations, or until `should_stop()`. The core has no clock."""

    iterations: int | None = None
    should_stop: Callable[[], bool] | None = None


class Bot(ABC):
    """Chooses among the legal actions of an observation."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        """An action of `observation["legal_actions"]`, which must not be empty."""

    def luck(self, observation: Observation) -> Random:
        """Luck of this decision alone, so that undo and replay bring the same choice."""
        return stream(self.seed, "bot", observation["seat"], len(observation["history"]))

    def best(self, observation: Observation, value: Callable[[int], float]) -> int:
        """The legal action of the highest value; among equal ones luck decides."""
        luck = self.luck(observation)
        legal: list[int] = observation["legal_actions"]
        return max(legal, key=lambda action: (round(value(action), 9), luck.random()))
