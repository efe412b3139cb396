"""Ratings by the library openskill, where it is installed.

A deal is one contest: over all its seatings the luck of the cards is gone, its games are not
independent, and every bot is in it once. So the library's sigma means what it says, and the interval is
mu ± 1.96 sigma. Bots do not learn, so sigma is not widened between contests (tau = 0).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .intervals import Interval, Z

EXTRA = "pip install -e '.[arena]'"


class Rating(NamedTuple):
    """A rating (everybody begins with 25) and its 95 % interval."""

    value: float
    interval: Interval


def available() -> bool:
    """The library is installed."""
    try:
        import openskill.models  # noqa: F401
    except ImportError:
        return False
    return True


def rate(bots: Sequence[str], deals: Sequence[Mapping[str, tuple[float, ...]]]) -> dict[str, Rating]:
    """Ratings after all deals in their order; in each the bot with the highest tuple is first.

    Equal tuples are a draw. Empty without the library, without deals, or with one bot alone.
    """
    if len(bots) < 2 or not deals or not available():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = [[model.rating(name=bot)] for bot in bots]
    for results in deals:
        best_first = sorted(set(results.values()), reverse=True)
        ratings = model.rate(ratings, ranks=[float(best_first.index(results[bot])) for bot in bots])
    return {
        bot: Rating(one.mu, (one.mu - Z * one.sigma, one.mu + Z * one.sigma))
        for bot, (one,) in zip(bots, ratings, strict=True)
    }
