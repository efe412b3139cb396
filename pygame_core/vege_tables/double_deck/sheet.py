"""The score sheet of a deal (Double Deck, I punteggi)."""

from typing import NamedTuple

from ..sheet import Counts, plus
from .facts import CLOSING_POINTS, PENALTY_POINTS


class Sheet(NamedTuple):
    """By seat. A change makes a new one, so clones share it."""

    #: Points for crops closed by a Fruit, and by a Tractor.
    fruits: Counts
    tractors: Counts
    #: Crops not closed, for who ended the deal.
    closing: Counts
    #: Times neither a play nor a discard was possible.
    penalties: Counts
    #: Crops closed by a Fruit, and by a Tractor.
    by_fruit: Counts
    by_tractor: Counts
    #: Who ended the deal; -1 for nobody, also where the deal stood still.
    closer: int = -1

    def points(self, seat: int) -> int:
        """A seat's points in this deal."""
        return (
            self.fruits[seat]
            + self.tractors[seat]
            + self.closing_points(seat)
            - PENALTY_POINTS * self.penalties[seat]
        )

    def closing_points(self, seat: int) -> int:
        """What ending the deal brought."""
        return CLOSING_POINTS * self.closing[seat]

    def harvest(self, seat: int, points: int, tractor: bool) -> "Sheet":
        """A crop closed for so many points."""
        if tractor:
            return self._replace(
                tractors=plus(self.tractors, seat, points), by_tractor=plus(self.by_tractor, seat, 1)
            )
        return self._replace(fruits=plus(self.fruits, seat, points), by_fruit=plus(self.by_fruit, seat, 1))

    def penalise(self, seat: int) -> "Sheet":
        """Neither a play nor a discard was possible."""
        return self._replace(penalties=plus(self.penalties, seat, 1))

    def close(self, seat: int, crops: int) -> "Sheet":
        """The deal ends; `seat` gets the crops not closed."""
        return self._replace(closing=plus(self.closing, seat, crops), closer=seat)


def blank(players: int) -> Sheet:
    """The sheet a deal begins with."""
    none = (0,) * players
    return Sheet(none, none, none, none, none, none)
