"""What the page hands over may be anything: reading it, or an EveningError that names the part."""

from typing import Any, NamedTuple

from ..errors import EveningError
from .divisions import SIZES

Json = Any

#: House ruling: how many people and rounds an evening has at most.
MOST_PEOPLE, MOST_ROUNDS = 40, 10
#: No score of a table is anywhere near.
MOST_POINTS = 1_000_000


class Played(NamedTuple):
    """A table: its people in seat order, the dealer first, and the points of each, None while not known."""

    seats: list[int]
    points: list[int | None]

    @property
    def finished(self) -> bool:
        """All points are known."""
        return None not in self.points

    def scores(self) -> list[int]:
        """The points of a finished table."""
        return [points for points in self.points if points is not None]


def damaged(part: str) -> EveningError:
    """The error for a part of the evening that has a wrong shape or type."""
    return EveningError(f"The evening's {part} cannot be read.", part=part)


def whole(value: Json, part: str, least: int, most: int) -> int:
    """A whole number between two bounds; `True` is none, nor is 3.0."""
    if type(value) is not int or not least <= value <= most:
        raise damaged(part)
    return value


def listed(value: Json, part: str, least: int, most: int) -> list[Json]:
    """A list of some length."""
    if type(value) is not list or not least <= len(value) <= most:
        raise damaged(part)
    return value


def mapped(value: Json, part: str) -> dict[str, Json]:
    """A JSON object."""
    if type(value) is not dict:
        raise damaged(part)
    return value


def text(value: Json, part: str) -> str:
    """A text."""
    if type(value) is not str:
        raise damaged(part)
    return value


def crowd(value: Json, least: int) -> int:
    """How many people the evening has: `least` to MOST_PEOPLE. Few and many have words of their own."""
    if type(value) is not int or value < 0:
        raise damaged("people")
    if value < least:
        raise EveningError(
            "A tournament evening needs at least three people.", code="evening-few", people=value
        )
    if value > MOST_PEOPLE:
        raise EveningError(
            f"An evening has room for {MOST_PEOPLE} people.", code="evening-many", most=MOST_PEOPLE
        )
    return value


def persons(value: Json, part: str, people: int, least: int, most: int) -> list[int]:
    """Different people of the evening."""
    found = [whole(person, part, 0, people - 1) for person in listed(value, part, least, most)]
    if len(set(found)) < len(found):
        raise damaged(part)
    return found


def seats(value: Json, part: str, people: int) -> list[int]:
    """The people of one table."""
    return persons(value, part, people, min(SIZES), max(SIZES))


def apart(tables: list[list[int]], part: str) -> None:
    """Nobody sits at two tables of a round."""
    everybody = [person for seated in tables for person in seated]
    if len(set(everybody)) < len(everybody):
        raise damaged(part)


def table(value: Json, part: str, people: int) -> Played:
    """A table with its points; what else the page keeps with it is not looked at."""
    entry = mapped(value, part)
    who = seats(entry.get("seats"), part, people)
    points = listed(entry.get("points"), part, len(who), len(who))
    return Played(
        who, [None if one is None else whole(one, part, -MOST_POINTS, MOST_POINTS) for one in points]
    )


def tables(value: Json, part: str, people: int) -> list[Played]:
    """The tables of one round, perhaps none."""
    found = [table(one, part, people) for one in listed(value, part, 0, MOST_PEOPLE)]
    apart([one.seats for one in found], part)
    return found


def played_rounds(value: Json, people: int) -> list[list[Played]]:
    """Rounds with their points."""
    return [tables(one, "rounds", people) for one in listed(value, "rounds", 0, MOST_ROUNDS)]


def seated_rounds(value: Json, people: int) -> list[list[list[int]]]:
    """Earlier rounds: who sat where. None is no round."""
    rounds = []
    for one in [] if value is None else listed(value, "earlier", 0, MOST_ROUNDS):
        round_ = [seats(who, "earlier", people) for who in listed(one, "earlier", 1, MOST_PEOPLE)]
        apart(round_, "earlier")
        rounds.append(round_)
    return rounds
