"""How many cards one seat of Double Deck has in sight: what tells whether an action showed it one."""

from .observation import pile_known
from .state import DoubleDeckState


def sight(state: DoubleDeckState, seat: int) -> int:
    """How many cards there are of which `seat` knows where they are. Within a deal nothing is forgotten."""
    laid = (state.passed & ~state.replaced).bit_count()
    hands = sum(
        held.bit_count() for held in (*state.known[:seat], state.hands[seat], *state.known[seat + 1 :])
    )
    piles = sum(len(cards) - pile_known(state, pile).count(None) for pile, cards in enumerate(state.piles))
    return laid + state.thrown.bit_count() + hands + piles
