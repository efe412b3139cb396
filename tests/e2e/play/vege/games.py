"""What belongs to each game of the family: the person at the page, and how the core rehearses that person."""

from collections.abc import Callable
from dataclasses import dataclass

from . import rehearsal, shown
from .core import Json, asked
from .double import rehearsal as double_rehearsal
from .double import shown as double_shown
from .double.person import PersonDouble
from .person import Person
from .shown import Seen
from .tournament import rehearsal as tournament_rehearsal
from .tournament import shown as tournament_shown
from .tournament.person import Person20


@dataclass(frozen=True)
class Way:
    person: type[Person]
    rule: rehearsal.Rule
    #: What the page must have shown of a decision.
    as_shown: Callable[[Json, list[str]], Seen]


PLAIN = Way(Person, rehearsal.PLAIN, shown.as_shown)
WAYS = {
    "tournament": Way(Person20, tournament_rehearsal.RULE, tournament_shown.as_shown),
    "double-deck": Way(PersonDouble, double_rehearsal.RULE, double_shown.as_shown),
}


def way(game: str) -> Way:
    """Of "tournament 4 wells=two"."""
    return WAYS.get(asked(game)[0], PLAIN)
