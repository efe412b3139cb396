"""Fewest repeated meetings, by trying everything. Plain, and apart from the code it judges.

A round is a tuple of tables, a table a tuple of people in order. Pairs are bits of one whole number.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations

Seating = tuple[tuple[int, ...], ...]


def divisions(people: int) -> list[tuple[int, ...]]:
    """All divisions into tables of three to five, each in falling order."""
    found = []

    def grow(left: int, division: tuple[int, ...]) -> None:
        if left == 0:
            found.append(division)
        for size in (5, 4, 3):
            if size <= left and (not division or size <= division[-1]):
                grow(left - size, (*division, size))

    grow(people, ())
    return found


def seatings(people: Sequence[int], division: Sequence[int]) -> Iterator[Seating]:
    """Every way to seat these people at tables of these sizes, each once."""
    if not people:
        yield ()
        return
    first, *rest = people
    for size in sorted(set(division)):
        left = list(division)
        left.remove(size)
        for others in combinations(rest, size - 1):
            remaining = [person for person in rest if person not in others]
            for tables in seatings(remaining, left):
                yield ((first, *others), *tables)


def pair_bits(seating: Iterable[Sequence[int]], people: int) -> int:
    """A bit for each pair that meets."""
    bits = 0
    for table in seating:
        for one, other in combinations(sorted(table), 2):
            bits |= 1 << (one * people + other)
    return bits


def meetings(division: Sequence[int]) -> int:
    """Meetings of one round."""
    return sum(size * (size - 1) // 2 for size in division)


def looks(first: Seating, second: Seating) -> tuple[tuple[int, ...], ...]:
    """The second round as it looks from the first, whatever people and tables are called.

    How many people each table of the second has from each of the first: two second rounds that agree in this
    up to the order of tables turn into each other by exchanging people within tables of the first, and tables
    of one size. So one of them stands for all when the third round is any.
    """
    shared = [[len(set(table) & set(before)) for table in second] for before in first]
    best: list[tuple[int, ...]] | None = None
    for order in permutations(range(len(first))):
        if all(len(first[at]) == len(table) for at, table in zip(order, first, strict=True)):
            columns = sorted(tuple(shared[at][column] for at in order) for column in range(len(second)))
            best = columns if best is None or columns < best else best
    assert best is not None
    return tuple(best)


def fewest_in_three(people: int, one: Sequence[int], two: Sequence[int], three: Sequence[int]) -> int:
    """The fewest repeats of three rounds with these divisions, when nobody has met before."""
    everybody = range(people)
    first = next(seatings(everybody, one))
    second = {looks(first, seating): pair_bits(seating, people) for seating in seatings(everybody, two)}
    third = [pair_bits(seating, people) for seating in seatings(everybody, three)]
    opening = pair_bits(first, people)
    met = max((opening | pairs | more).bit_count() for pairs in second.values() for more in third)
    return sum(map(meetings, (one, two, three))) - met


def fewest_after(
    people: int, earlier: Iterable[Seating], present: Sequence[int], division: Sequence[int]
) -> int:
    """The fewest repeats that two more rounds of those present can add to earlier ones."""
    met = 0
    for seating in earlier:
        met |= pair_bits(seating, people)
    rounds = [pair_bits(seating, people) for seating in seatings(present, division)]
    most = max((met | one | other).bit_count() for one, other in combinations([*rounds, *rounds[:1]], 2))
    return 2 * meetings(division) - (most - met.bit_count())


def most_even_deals(tables: Sequence[Sequence[int]], before: Sequence[int], present: Sequence[int]) -> int:
    """The smallest difference between who has dealt most and least, over every choice of dealers."""
    best = {tuple(before)}
    for table in tables:
        best = {
            tuple(count + (person == dealer) for person, count in enumerate(deals))
            for deals in best
            for dealer in table
        }
    return min(
        max(deals[person] for person in present) - min(deals[person] for person in present) for deals in best
    )
