"""Where every card is, as far as some seats know."""

from . import cards as c
from .match import MatchState
from .observation import known_cards, sees_over
from .state import VegeTablesState

#: "laid", "tractor", "hand", "seat", "discarded", "unseen" or an open place; and the seat that has it.
Place = tuple[str, int | None]


def own_seat(state: MatchState, eyes: frozenset[int]) -> int | None:
    """The seat that looks: the one to move if it is among `eyes`, else their first."""
    if not state.terminal and state.to_move in eyes:
        return state.to_move
    return min(eyes, default=None)


def known_with(state: VegeTablesState, seat: int, eyes: frozenset[int]) -> int:
    """Cards that `eyes` know to be with a seat: Plots, what lies open, what they hold or have seen."""
    found = state.plots[seat] | state.hands[seat] & state.shown[seat]
    if seat in eyes:
        return found | state.hands[seat]
    for eye in eyes:
        found |= known_cards(state, eye, seat)
    return found


def holder(state: VegeTablesState, card: int, eyes: frozenset[int]) -> int | None:
    """Who has a card, if `eyes` know."""
    seats = range(state.game.players)
    return next((seat for seat in seats if known_with(state, seat, eyes) >> card & 1), None)


def places(state: VegeTablesState, eyes: frozenset[int]) -> list[Place]:
    """The place of every numbered card."""
    own = own_seat(state, eyes)
    found: list[Place] = [("unseen", None)] * c.CARDS
    where: list[tuple[int, Place]] = [
        (state.replaced, ("tractor", None)),
        (state.passed & ~state.replaced, ("laid", None)),
        (state.thrown, ("discarded", None)),
        *((cards, (name, None)) for name, cards in state.open_places().items()),
        *(
            (known_with(state, seat, eyes), ("hand" if seat == own else "seat", seat))
            for seat in range(state.game.players)
        ),
    ]
    if state.dealer in eyes and sees_over(state, state.dealer):
        # The white cards over are in the dealer's hand until they are given out.
        where.append((c.bits([*state.over]), ("hand" if state.dealer == own else "seat", state.dealer)))
    for cards, place in where:
        for card in c.cards_in(cards):
            found[card] = place
    return found
