"""The score sheet of a deal (rulebook: Scoring)."""

from typing import NamedTuple

from .facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS, PENALTY_POINTS

Counts = tuple[int, ...]
#: Where the points of a Pot stand while it is not taken.
NOT_TAKEN = -1


def plus(counts: Counts, seat: int, more: int) -> Counts:
    """Counts by seat, one of them greater."""
    return tuple(count + more if at == seat else count for at, count in enumerate(counts))


class Sheet(NamedTuple):
    """Counts by seat. A change makes a new one, so clones share it."""

    #: Points of the Pot, NOT_TAKEN before.
    pot: Counts
    #: Crops closed by a Fruit, families completed, times passed without playing with nothing to lay open.
    harvested: Counts
    families: Counts
    penalties: Counts
    #: Crops closed by ending the deal.
    closing: Counts
    #: Who scored the ending, and with two players who lost by being stuck; -1 for nobody.
    closer: int = -1
    lost: int = -1

    def points(self, seat: int) -> int:
        """A seat's points in this deal."""
        return (
            max(self.pot[seat], 0)
            + FRUIT_POINTS * self.harvested[seat]
            + FAMILY_POINTS * self.families[seat]
            + CLOSING_POINTS * self.closing[seat]
            - PENALTY_POINTS * self.penalties[seat]
        )

    def harvest(self, seat: int, family: bool) -> "Sheet":
        """A Fruit, and perhaps the fourth of its family."""
        return self._replace(
            harvested=plus(self.harvested, seat, 1), families=plus(self.families, seat, int(family))
        )

    def take_pot(self, seat: int, points: int) -> "Sheet":
        """A Pot taken for so many points."""
        return self._replace(pot=plus(self.pot, seat, points - NOT_TAKEN))

    def penalise(self, seat: int) -> "Sheet":
        """Passed without playing, nothing left to lay open."""
        return self._replace(penalties=plus(self.penalties, seat, 1))

    def close(self, seat: int, crops: int, lost: int) -> "Sheet":
        """The deal ends; `seat` gets the crops not closed."""
        return self._replace(closing=plus(self.closing, seat, crops), closer=seat, lost=lost)


def blank(players: int) -> Sheet:
    """The sheet a deal begins with."""
    none = (0,) * players
    return Sheet((NOT_TAKEN,) * players, none, none, none, none)
