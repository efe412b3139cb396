"""What a game tells the search: worlds that one seat's observation allows, and how to play on in them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random

from ...game import TERMINAL

__all__ = ["TERMINAL", "Luck", "Model", "World"]

#: A number from 0 below 1, a new one at each call.
Luck = Callable[[], float]


class World(ABC):
    """One way the hidden part may be, to be played on and thrown away. It checks no move."""

    __slots__ = ("mover",)

    #: The seat to choose, or TERMINAL where the search looks no further.
    mover: int

    @abstractmethod
    def moves(self) -> Sequence[int]:
        """The moves of `mover` worth a thought, never empty, of equal ones only one, the likeliest first.

        They are actions of the game, and the same in all worlds that look alike to `mover`.
        """

    @abstractmethod
    def play(self, move: int) -> None:
        """Plays one of `moves()`, or another legal action of `mover`."""

    @abstractmethod
    def values(self, luck: Luck) -> Sequence[float]:
        """Plays on quickly, or judges, and says what it came to for each seat, from 0 to 1.

        The world is used up by it.
        """


class Model(ABC):
    """One decision, as the seat that has it sees it. Made of an observation and of nothing else."""

    #: The moves to choose from: actions of the game, of equal ones only one.
    moves: Sequence[int]
    #: How strongly the search tries what it has seldom tried.
    explore: float = 0.7
    #: With 0 it tries every move first. Else it trusts the order of `moves()`: each gets `trust` times the
    #: attention of the one before.
    trust: float = 0.0

    @abstractmethod
    def world(self, rng: Random) -> World:
        """A world drawn at random, the likelier the better it explains what the others did."""
