"""How much of the cards one seat has in sight: what tells whether an action showed it something."""

from . import cards as c
from .observation import sees_over
from .places import known_with
from .state import VegeTablesState


def sight(state: VegeTablesState, seat: int) -> tuple[int, int]:
    """The cards whose place `seat` knows, as a set, and how many Tractors."""
    seats = range(state.game.players)
    known = state.known
    cards = state.passed & ~state.replaced | state.thrown
    for holder in seats:
        cards |= known_with(state, holder, frozenset([seat]))
    cards |= sum(state.open_places().values())
    tractors = state.replaced.bit_count() + state.thrown_tractors + state.common.count(c.TRACTOR)
    tractors += state.tractors[seat] + sum(state.beside)
    tractors += sum(known.tractors[seat][other] for other in seats if other != seat)
    if sees_over(state, seat):
        cards |= c.bits([*state.over])
    return cards, tractors
