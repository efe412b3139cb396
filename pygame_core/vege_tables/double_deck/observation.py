"""What one seat of Double Deck sees and remembers, and nothing more."""

from typing import TYPE_CHECKING

from ...game import Observation
from .. import cards as c
from . import moves as m
from .copies import names, twofold
from .position import history, public

if TYPE_CHECKING:
    from .state import DoubleDeckState

_OF_BACK = {back: twofold(cards) for back, cards in zip(m.BACKS, m.BACK_CARDS, strict=True)}


def backs(state: "DoubleDeckState", seat: int) -> dict[str, int]:
    """A hand by its backs."""
    hand = state.hands[seat]
    return {back: (hand & cards).bit_count() for back, cards in _OF_BACK.items()}


def pile_known(state: "DoubleDeckState", pile: int) -> list[int | None]:
    """A tallone from bottom to top: its cards as far as everybody knows them."""
    cards, bottom = state.piles[pile], state.under[pile]
    top = len(cards) - (state.opened >> pile & 1)
    return [card if at < bottom or at >= top else None for at, card in enumerate(cards)]


def observe(state: "DoubleDeckState", seat: int) -> Observation:
    """The observation of a seat: JSON types, cards and moves in notation, seats from 0.

    The keys are those of a position, but "hand" is the seat's own, "backs" tells of all hands, and the
    "piles" have null for a card that is not known.
    """
    return {
        **public(state),
        "seat": seat,
        "to_move": None if state.terminal else state.to_move,
        "hand": names(state.hands[seat]),
        "backs": [backs(state, at) for at in range(state.game.players)],
        "piles": [
            [None if card is None else c.NAMES[card] for card in pile_known(state, pile)]
            for pile in range(m.PILES)
        ],
        "history": history(state),
        "legal_actions": state.legal_actions() if seat == state.to_move else [],
    }
