"""Means with 95 % intervals, where the games of a deal depend on each other and deals do not.

A deal is one observation: its value is the mean over its games, and the interval is Student's over the
deals' values. A share that is 0 or 1 in every deal has no spread to go by; deals are independent, so
Wilson's interval holds there, with the deals as its trials.
"""

from collections.abc import Sequence
from math import fsum, sqrt

Interval = tuple[float, float]

#: The normal distribution's two-sided 95 %.
Z = 1.959963984540054


def mean(values: Sequence[float]) -> float:
    """The mean, added up without rounding, so that it is the same everywhere."""
    return fsum(values) / len(values)


def student(freedom: int) -> float:
    """Student's two-sided 95 %: exact for 1 and 2 degrees of freedom, then by Cornish and Fisher."""
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + fsum(term / freedom**power for power, term in enumerate(terms, 1))


def of_mean(deals: Sequence[float]) -> Interval | None:
    """The interval of the mean of independent values; one value alone has none."""
    count = len(deals)
    if count < 2:
        return None
    middle = mean(deals)
    spread = sqrt(fsum((value - middle) ** 2 for value in deals) / (count - 1) / count)
    half = student(count - 1) * spread
    return middle - half, middle + half


def of_share(deals: Sequence[float]) -> Interval | None:
    """The same for shares, which lie between 0 and 1."""
    if len(deals) > 1 and (all(share == 0 for share in deals) or all(share == 1 for share in deals)):
        return wilson(deals[0], len(deals))
    found = of_mean(deals)
    return None if found is None else (max(0.0, found[0]), min(1.0, found[1]))


def wilson(share: float, trials: int) -> Interval:
    """Wilson's interval of a share of independent trials."""
    weight = Z**2 / trials
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / trials + weight / trials / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
