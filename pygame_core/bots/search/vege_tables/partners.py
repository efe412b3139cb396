"""Two against two: the Field's card goes to the partner, who gives one back."""

from collections.abc import Sequence
from typing import Any

from ....vege_tables import cards as c
from ..model import Luck
from . import policy
from .layout import CHAIN, CORE, HAND, PLACE, TRACTOR, UP, UPTO, each
from .pots import PotsTable

#: How many of the cards to give back the tree looks at.
GIFTS = 5


class PartnersTable(PotsTable):
    """See `Table`."""

    __slots__ = ("giver",)

    def __init__(self) -> None:
        super().__init__()
        #: Who waits for a card back, -1 for nobody.
        self.giver = -1

    def _copy_to(self, new: Any) -> None:
        super()._copy_to(new)
        new.giver = self.giver

    def moves(self) -> Sequence[int]:
        if self.giver < 0:
            return policy.moves(self)
        seat = self.mover
        held = self.held[seat]
        cards = each(held & HAND)
        scored = sorted(((self._way(held, card), card) for card in cards), reverse=True)
        moves = [c.GIVE + CORE[card.bit_length() - 1] for _, card in scored[:GIFTS]]
        return [*moves, c.GIVE + c.TRACTOR] if held >= TRACTOR else moves

    def _way(self, held: int, card: int) -> int:
        """How much a card stands in its holder's way: what goes missing with it."""
        if not card & self.open:
            return -1
        place = card.bit_length() - 1
        chain = CHAIN[place % UP]
        live = held & self.open
        if live & chain & -(card << 1):
            # A higher one is missing the same cards, and this one too.
            return -2
        below = live & UPTO[place] ^ card
        missing = UPTO[place] & self.open
        if below:
            missing &= ~UPTO[below.bit_length() - 1]
        return missing.bit_count() - 1

    def take_from_field(self, seat: int, crop: int) -> None:
        suit = crop // c.COLUMNS
        row = self.rows[suit] = self.row(suit)
        partner = (seat + 2) % c.ROWS
        self.held[partner] += self.field[row * c.COLUMNS + crop % c.COLUMNS]
        self.giver = seat
        self.mover = partner

    def act(self, seat: int, move: int) -> None:
        if self.giver < 0:
            super().act(seat, move)
        else:
            self._give(seat, TRACTOR if move == c.GIVE + c.TRACTOR else 1 << PLACE[move - c.GIVE])

    def _give(self, seat: int, card: int) -> None:
        giver = self.giver
        self.held[seat] -= card
        self.held[giver] += card
        self.shown[seat] &= ~card
        self.mover = giver
        self.giver = -1

    def step(self, luck: Luck) -> None:
        if self.giver < 0:
            policy.step(self, luck)
            return
        seat = self.mover
        held = self.held[seat]
        best, chosen = -3.0, TRACTOR
        rest = held & HAND
        while rest:
            card = rest & -rest
            rest ^= card
            value = self._way(held, card) + luck() / 2
            if value > best:
                best, chosen = value, card
        self._give(seat, chosen)
