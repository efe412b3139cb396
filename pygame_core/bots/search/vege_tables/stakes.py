"""What points are worth in a match of Vege Tables."""

from collections.abc import Sequence

from .. import equity

#: So many points are e times the chance: for one deal still to come.
SPREAD = 60.0
#: At the end of the match the win counts, and how clear it is: that is less a matter of luck.
MARGIN = 0.7
LAST_SPREAD = 40.0


class Stakes:
    """The match: who plays together, and how many deals come after this one."""

    def __init__(self, sides: Sequence[Sequence[int]], deals_left: int) -> None:
        self.sides = sides
        self.seats = sum(map(len, sides))
        #: Seat -> the seats of its side.
        self.side_of = [next(side for side in sides if seat in side) for seat in range(self.seats)]
        self.alone = len(sides) == self.seats
        self.deals_left = deals_left
        self.spread = SPREAD * deals_left**0.5

    def values(self, points: Sequence[int]) -> Sequence[float]:
        """Points at a deal's end -> shares of the win, by seat."""
        if self.alone:
            return self._values(points)
        values = [0.0] * self.seats
        by_side = self._values([sum([points[seat] for seat in side]) for side in self.sides])
        for side, value in zip(self.sides, by_side, strict=True):
            for seat in side:
                values[seat] = value
        return values

    def _values(self, points: Sequence[int]) -> list[float]:
        if self.deals_left:
            return equity.shares(points, self.spread)
        won = equity.won(points)
        clear = equity.shares(points, LAST_SPREAD)
        return [(1 - MARGIN) * w + MARGIN * s for w, s in zip(won, clear, strict=True)]
