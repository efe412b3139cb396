"""From points to shares of the win, so that searches of all games speak of the same thing."""

from collections.abc import Sequence
from math import exp


def shares(points: Sequence[float], spread: float) -> list[float]:
    """What each side's points promise while more are to come: `spread` points more are e times the chance."""
    most = max(points)
    chances = [exp((p - most) / spread) for p in points]
    whole = sum(chances)
    return [chance / whole for chance in chances]


def won(points: Sequence[int]) -> list[float]:
    """The win itself: 1, divided among those who share it."""
    most = max(points)
    share = 1 / points.count(most)
    return [share if p == most else 0.0 for p in points]
