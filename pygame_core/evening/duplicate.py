"""House ruling: one deal at several tables, and how those who had the same cards compare."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..rng import deal_code, derive
from .divisions import SIZES
from .reading import Played


def evening_code(seed: int, number: int, size: int) -> str:
    """The deal code of a round's tables of one size, made from the evening's seed one way.

    Who knows it learns nothing of the other rounds.
    """
    return deal_code(derive(seed, "evening", number, size))


@dataclass(frozen=True)
class Holder:
    """Somebody in a place: the table's number, the game points, and how many above or below the mean."""

    table: int
    person: int
    points: int
    difference: float


@dataclass(frozen=True)
class Place:
    """The same place from the dealer, so the same cards, at all tables of the group."""

    position: int
    mean: float
    holders: list[Holder]


@dataclass(frozen=True)
class Group:
    """Tables of one size that have finished."""

    size: int
    tables: list[int]
    places: list[Place]


def compare(tables: Sequence[Played]) -> list[Group]:
    """The finished tables of each size, where there are at least two; means rounded to tenths."""
    groups = []
    for size in SIZES:
        numbers = [n for n, table in enumerate(tables) if table.finished and len(table.seats) == size]
        if len(numbers) > 1:
            places = [_place(position, [(n, tables[n]) for n in numbers]) for position in range(size)]
            groups.append(Group(size, numbers, places))
    return groups


def _place(position: int, tables: list[tuple[int, Played]]) -> Place:
    points = [table.scores()[position] for _, table in tables]
    mean = sum(points) / len(points)
    return Place(
        position,
        round(mean, 1),
        [
            # Plus nothing: a zero is never written as -0.0.
            Holder(number, table.seats[position], own, round(own - mean, 1) + 0.0)
            for (number, table), own in zip(tables, points, strict=True)
        ],
    )
