"""House ruling: tournament points, and the ranking they make."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .reading import Played

Rounds = Sequence[Sequence[Played]]


def tournament_points(points: Sequence[int]) -> list[float]:
    """By seat: n points for the best of a table of n, down to 1; who has as many game points shares evenly.

    They are whole or half: a shared score is the mean of scores in a row.
    """
    shares = []
    for own in points:
        better = sum(other > own for other in points)
        same = points.count(own)
        best = len(points) - better
        # The mean of best, best - 1, …, one for each who shares.
        shares.append(best - (same - 1) / 2)
    return shares


@dataclass
class Row:
    """A person in the ranking. `rounds`: by round tournament and game points, None where nothing is known."""

    person: int
    place: int = 0
    shared: bool = False
    points: float = 0
    game: int = 0
    #: Sat at a table of a round that counts.
    played: bool = False
    #: Places gained since the round before.
    moved: int | None = None
    rounds: list[tuple[float, int] | None] = field(default_factory=list)


def counts(tables: Sequence[Played]) -> bool:
    """A round counts when there are tables and all have finished."""
    return bool(tables) and all(table.finished for table in tables)


def ranking(people: int, rounds: Rounds) -> list[Row]:
    """Everybody, the best first: by tournament points, then by game points, then the place is shared."""
    counted = [number for number, tables in enumerate(rounds) if counts(tables)]
    rows = _ranked(people, rounds, counted)
    if len(counted) > 1:
        before = {row.person: row for row in _ranked(people, rounds, counted[:-1])}
        for row in rows:
            if before[row.person].played:
                row.moved = before[row.person].place - row.place
    return rows


def _ranked(people: int, rounds: Rounds, counted: Sequence[int]) -> list[Row]:
    rows = [Row(person, rounds=[None] * len(rounds)) for person in range(people)]
    for number, tables in enumerate(rounds):
        for table in filter(lambda one: one.finished, tables):
            scores = table.scores()
            for person, points, game in zip(table.seats, tournament_points(scores), scores, strict=True):
                row = rows[person]
                row.rounds[number] = (points, game)
                if number in counted:
                    row.points += points
                    row.game += game
                    row.played = True
    rows.sort(key=lambda row: (-row.points, -row.game, row.person))
    worths = [(row.points, row.game) for row in rows]
    for row in rows:
        worth = (row.points, row.game)
        row.place = worths.index(worth) + 1
        row.shared = worths.count(worth) > 1
    return rows
