"""House ruling: who sits where in an evening: few repeated meetings, dealers in turn."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..rng import shuffled, stream
from .dealers import Seats, choose_dealers, seated
from .divisions import Division, divisions, wished
from .meetings import Round, Search, Times, fewest, pairs, people_of

#: An evening: by round its tables, by table its people in seat order, the dealer first.
Rounds = list[list[Seats]]

#: Swaps tried for one division to see what it is worth, and in earnest: a few searches or, with many people
#: and rounds, a long one, so many swaps for each person and round.
GLANCE, EARNEST = 4_000, 48_000
SHORTEST, EACH = 12_000, 300
#: Swaps tried to spread the repeats.
SPREAD = 25_600
#: So many divisions are tried in earnest when the one with fewest repeats is looked for.
FAVOURITES = 3


class Found(NamedTuple):
    """Rounds of one division for those present, as people 0, 1, …, and the repeats that they add."""

    division: Division
    repeats: int
    rounds: list[Round]


def meetings(people: int, rounds: Iterable[Sequence[Seats]]) -> Times:
    """How often each two people have sat at one table."""
    times = [[0] * people for _ in range(people)]
    for tables in rounds:
        for seats in tables:
            for one in seats:
                for other in seats:
                    times[one][other] += one != other
    return times


def repeats(people: int, rounds: Iterable[Sequence[Seats]]) -> int:
    """Meetings beyond the first, summed over all pairs."""
    times = meetings(people, rounds)
    return sum(max(0, times[one][other] - 1) for one in range(people) for other in range(one))


def deals(people: int, rounds: Iterable[Sequence[Seats]]) -> list[int]:
    """By person how often they deal."""
    counts = [0] * people
    for tables in rounds:
        for seats in tables:
            counts[seats[0]] += 1
    return counts


def plan(
    people: int,
    rounds: int,
    size: int | None,
    earlier: Rounds,
    away: Iterable[int],
    seed: int | None = None,
) -> Rounds:
    """The whole evening: earlier rounds as they were, then the new ones, `rounds` together.

    `size`: this size of tables where possible; None for the division with fewest repeats, of several the one
    nearest to four a table. `seed`: draws the seats by lot; None takes people in their order. At least three
    people are present when a round is to be paired.
    """
    new = rounds - len(earlier)
    if new == 0:
        return earlier
    gone = set(away)
    present = [person for person in range(people) if person not in gone]
    if seed is not None:
        present = shuffled(present, stream(seed, "evening-draw", people, len(earlier)))
    met = meetings(people, earlier)
    before = [[met[one][other] for other in present] for one in present]
    found = _fewest(before, new) if size is None else _earnest(before, wished(len(present), size), new)
    paired = [[[present[at] for at in seats] for seats in tables] for tables in _tidied(before, found)]
    return [*earlier, *_with_dealers(people, earlier, paired)]


def _with_dealers(people: int, earlier: Rounds, paired: Rounds) -> Rounds:
    tables = [seats for round_ in paired for seats in round_]
    dealers = iter(choose_dealers(tables, deals(people, earlier)))
    return [[seated(seats, next(dealers)) for seats in round_] for round_ in paired]


def _unmet(before: Times) -> int:
    return pairs(len(before)) - sum(map(bool, (times for row in before for times in row))) // 2


def _search(before: Times, division: Division, rounds: int, steps: int, number: int = 0) -> Found:
    """One search, the first or a later one of them."""
    enough = fewest(division, rounds, _unmet(before))
    return Found(division, *Search(before, division, rounds, number).run(steps, enough))


def _earnest(before: Times, division: Division, rounds: int) -> Found:
    enough = fewest(division, rounds, _unmet(before))
    steps = min(EARNEST, max(SHORTEST, EACH * rounds * len(before)))
    best = _search(before, division, rounds, steps)
    for number in range(1, EARNEST // steps):
        if best.repeats > enough:
            best = min(
                best, _search(before, division, rounds, steps, number), key=lambda found: found.repeats
            )
    return best


def _fewest(before: Times, rounds: int) -> Found:
    """Over all divisions: a glance at each, then those in earnest that did best."""
    unmet = _unmet(before)
    all_divisions = divisions(len(before))

    def worth(found: Found) -> tuple[int, int]:
        return found.repeats, all_divisions.index(found.division)

    glances: list[Found] = []
    for division in all_divisions:
        enough = fewest(division, rounds, unmet)
        if all(enough < found.repeats for found in glances):
            glances.append(_search(before, division, rounds, GLANCE))
    favourites = sorted(glances, key=worth)[:FAVOURITES]
    return min([*favourites, *(_earnest(before, found.division, rounds) for found in favourites)], key=worth)


def _tidied(before: Times, found: Found) -> Rounds:
    """The rounds found, with their repeats spread over people, and late.

    An evening that ends early has then had few of them. When nobody has met yet the first round stays first.
    """
    search = Search(before, found.division, len(found.rounds), "spread")
    search.sit(found.rounds)
    left = [[people_of(table) for table in tables] for tables in search.spread(SPREAD)]
    times, order = [list(row) for row in before], []
    while left:
        best = min(left, key=lambda tables: _repeated(times, tables))
        left.remove(best)
        order.append(best)
        for seats in best:
            for one in seats:
                for other in seats:
                    times[one][other] += one != other
    return order


def _repeated(times: Times, tables: Sequence[Seats]) -> int:
    return sum(times[one][other] > 0 for seats in tables for one in seats for other in seats if one < other)
