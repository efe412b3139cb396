"""What is owed before a turn goes on."""

from typing import NamedTuple


class Task(NamedTuple):
    """What is owed before the turn goes on: the kind, for whom, and how many cards are still to be taken.

    "silo": a Silo card for a Plot; "visit": the wells, by choice; "penalty": what a stuck player does;
    "own": well cards of one's own choice; "others": of the opponents'.
    """

    kind: str
    seat: int
    left: int = 0
