"""How two decks are dealt (Double Deck, Preparazione): by their backs, the rest halved into six talloni."""

from dataclasses import dataclass

from ...rng import shuffled, stream
from .. import cards as c
from .copies import copies
from .facts import DEALT
from .moves import BACK_CARDS, BACKS

#: A tallone from its bottom to its top.
Pile = tuple[int, ...]


@dataclass(frozen=True)
class Deal:
    """Hands by seat, as copies; the talloni: red, white, green on the left, then on the right."""

    hands: list[int]
    piles: list[Pile]


def deal(players: int, round_seed: int) -> Deal:
    """The cards of one deal. Each back has luck of its own."""
    hands: list[list[int]] = [[] for _ in range(players)]
    left: list[Pile] = []
    right: list[Pile] = []
    for back, cards, count in zip(BACKS, BACK_CARDS, DEALT, strict=True):
        mixed = shuffled(c.cards_in(cards) * 2, stream(round_seed, f"double {back}"))
        for seat, hand in enumerate(hands):
            hand += mixed[seat * count : (seat + 1) * count]
        rest = mixed[players * count :]
        # What cannot be halved leaves the left side with one more.
        half = (len(rest) + 1) // 2
        left.append((*rest[:half],))
        right.append((*rest[half:],))
    return Deal([copies(hand) for hand in hands], left + right)
