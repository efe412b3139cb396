"""Who meets whom: the search for rounds with few repeated meetings.

Simulated annealing with whole sets of people as bits: swapping two people of one round changes only who they
meet, so a swap is judged by counting bits. Luck comes from `rng`, so the same question has the same answer.
"""

from collections.abc import Iterator, Sequence

from ..rng import shuffled, stream
from .divisions import Division

#: A table as a set of people, a bit each.
Table = int
#: A round: its tables, in the order of its division.
Round = list[Table]
#: How often two people have met, both ways round.
Times = list[list[int]]

#: How readily a swap that adds one repeat is taken, at the start and at the end of a search.
HOT, COLD = 0.3, 0.005
#: A search cools down in so many stages.
STAGES = 64
#: While repeats are spread, there may be so many more of them on the way.
SLACK = 4


def pairs(size: int) -> int:
    """Meetings at a table of this size."""
    return size * (size - 1) // 2


def fewest(division: Division, rounds: int, unmet: int) -> int:
    """No rounds of this division have fewer repeats, when `unmet` pairs have not met yet.

    There are not more pairs than that; and a table of a later round gathers its people from the tables of the
    first, at best as evenly as they are wide.
    """
    meetings = rounds * sum(pairs(size) for size in division)
    gathered = 0
    for size in division:
        shares = [0] * len(division)
        for _ in range(size):
            at = min((at for at, wide in enumerate(division) if shares[at] < wide), key=shares.__getitem__)
            gathered += shares[at]
            shares[at] += 1
    return max(0, meetings - unmet, (rounds - 1) * gathered)


class Search:
    """Rounds of one division for people 0, 1, …, on top of the meetings there were before."""

    def __init__(self, before: Times, division: Division, rounds: int, *luck: object) -> None:
        self.people = len(before)
        self.division = division
        self.random = stream(0, "evening", self.people, division, rounds, *luck).random
        self.times = [list(row) for row in before]
        #: By person: whom they meet at least once, at least twice.
        self.once = [_bits(row, 1) for row in before]
        self.twice = [_bits(row, 2) for row in before]
        #: Repeats that the new rounds add.
        self.repeats = 0
        self.unevenness = 0
        self.rounds: list[Round] = []
        #: By round and person: the number of the table.
        self.place: list[list[int]] = []
        #: When nobody has met, any first round is as good as any other.
        self.fixed = 0 if any(self.once) else 1
        luck_stream = stream(0, "evening-start", self.people, division, rounds, *luck)
        for number in range(rounds):
            everybody = list(range(self.people))
            self._seat(everybody if number < self.fixed else shuffled(everybody, luck_stream))

    def _seat(self, order: Sequence[int]) -> None:
        """A new round, people taking their places in this order."""
        places, tables, at = [0] * self.people, [], 0
        for number, size in enumerate(self.division):
            table = 0
            for person in order[at : at + size]:
                places[person] = number
                self.repeats += (self.once[person] & table).bit_count()
                self._meet(person, table)
                table |= 1 << person
            tables.append(table)
            at += size
        self.rounds.append(tables)
        self.place.append(places)

    def _meet(self, person: int, table: Table) -> None:
        bit, own = 1 << person, self.times[person]
        while table:
            low = table & -table
            other = low.bit_length() - 1
            table ^= low
            own[other] = self.times[other][person] = times = own[other] + 1
            if times == 1:
                self.once[person] |= low
                self.once[other] |= bit
            elif times == 2:
                self.twice[person] |= low
                self.twice[other] |= bit

    def _part(self, person: int, table: Table) -> None:
        bit, own = 1 << person, self.times[person]
        while table:
            low = table & -table
            other = low.bit_length() - 1
            table ^= low
            own[other] = self.times[other][person] = times = own[other] - 1
            if times == 0:
                self.once[person] ^= low
                self.once[other] ^= bit
            elif times == 1:
                self.twice[person] ^= low
                self.twice[other] ^= bit

    def run(self, steps: int, enough: int) -> tuple[int, list[Round]]:
        """Tries so many swaps, or until `enough` is reached: the repeats added, the best rounds found."""
        best, kept = self.repeats, self._copy()
        if not self._free() or best <= enough:
            return best, kept
        for chances in _cooling(4 * max(self.division)):
            for _ in range(steps // STAGES):
                self._step(chances)
                if self.repeats < best:
                    best, kept = self.repeats, self._copy()
                    if best <= enough:
                        return best, kept
        return best, kept

    def spread(self, steps: int) -> list[Round]:
        """The rounds as they are now, or others without more repeats that are spread over more pairs.

        Rather two pairs twice than one pair three times: a second meeting counts one, a third two
        more, and so on.
        """
        self.unevenness = self._unevenness()
        kept, most, best = self._copy(), self.repeats, self.unevenness
        least = self._most_even()
        if not self._free() or best <= least:
            return kept
        for chances in _cooling(4 * max(self.division)):
            for _ in range(steps // STAGES):
                self._step(chances, most + SLACK)
                if self.unevenness < best and self.repeats <= most:
                    best, kept = self.unevenness, self._copy()
                    if best <= least:
                        return kept
        return kept

    def sit(self, rounds: list[Round]) -> None:
        """Seats everybody as in these rounds."""
        for tables in self.rounds:
            for table in tables:
                self._empty(table)
        self.rounds, self.place = [], []
        for tables in rounds:
            self._seat([person for table in tables for person in people_of(table)])

    def _empty(self, table: Table) -> None:
        for person in people_of(table):
            table ^= 1 << person
            self._part(person, table)
            self.repeats -= (self.once[person] & table).bit_count()

    def _free(self) -> int:
        """Rounds that can change."""
        return len(self.rounds) - self.fixed if len(self.division) > 1 else 0

    def _copy(self) -> list[Round]:
        return [list(tables) for tables in self.rounds]

    def _step(self, chances: list[float], bound: int | None = None) -> None:
        """Two people of one round, drawn by lot, change places, unless it costs more than luck allows.

        What counts is repeats; with a bound on those, unevenness.
        """
        random, once, twice = self.random, self.once, self.twice
        number = self.fixed + int(random() * (len(self.rounds) - self.fixed))
        tables, places = self.rounds[number], self.place[number]
        person, other = int(random() * self.people), int(random() * self.people)
        here, there = places[person], places[other]
        if here == there:
            return
        left, joined = tables[here] ^ (1 << person), tables[there] ^ (1 << other)
        cost = repeats = (
            (once[person] & joined).bit_count()
            + (once[other] & left).bit_count()
            - (twice[person] & left).bit_count()
            - (twice[other] & joined).bit_count()
        )
        if bound is not None:
            if self.repeats + repeats > bound:
                return
            cost = self._more_uneven(person, other, left, joined)
        if cost > 0 and random() >= chances[min(cost, len(chances) - 1)]:
            return
        self._part(person, left)
        self._part(other, joined)
        self._meet(person, joined)
        self._meet(other, left)
        tables[here], tables[there] = left | (1 << other), joined | (1 << person)
        places[person], places[other] = there, here
        self.repeats += repeats
        if bound is not None:
            self.unevenness += cost

    def _more_uneven(self, person: int, other: int, left: Table, joined: Table) -> int:
        own, others = self.times[person], self.times[other]
        # Meeting somebody once more costs the times before; once less gives back one fewer.
        return sum(others[one] - own[one] + 1 for one in people_of(left)) + sum(
            own[one] - others[one] + 1 for one in people_of(joined)
        )

    def _unevenness(self) -> int:
        return sum(times * (times - 1) // 2 for row in self.times for times in row) // 2

    def _most_even(self) -> int:
        """The unevenness if all meetings were spread over the pairs that meet."""
        meetings = [times for row in self.times for times in row if times]
        each, more = divmod(sum(meetings), len(meetings))
        return (len(meetings) * each * (each - 1) // 2 + more * each) // 2


def _cooling(most: int) -> Iterator[list[float]]:
    """By stage how readily a swap that adds 0, 1, 2, … is taken."""
    chance, cooling = HOT, (COLD / HOT) ** (1 / STAGES)
    for _ in range(STAGES):
        chances = [1.0]
        for _ in range(most):
            # Multiplied, not raised: the same on every platform.
            chances.append(chances[-1] * chance)
        yield chances
        chance *= cooling


def people_of(table: Table) -> list[int]:
    """The people of a table, in order."""
    people = []
    while table:
        low = table & -table
        people.append(low.bit_length() - 1)
        table ^= low
    return people


def _bits(row: list[int], least: int) -> int:
    return sum(1 << other for other, times in enumerate(row) if times >= least)
