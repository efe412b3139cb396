"""Vegeterrors for the search: every single card is a bit, so that a hand is one number."""

from functools import cache

from ....vegeterrors.cards import MAGIC_STRENGTH, POISON_STRENGTH
from ....vegeterrors.game import Vegeterrors

__all__ = ["MAGIC_STRENGTH", "POISON_STRENGTH", "Singles"]


class Singles:
    """The pile's cards in order of colour and strength, Magic last; sets of them as bits."""

    def __init__(self, game: Vegeterrors) -> None:
        cards = game.cards
        #: Single card -> the core's number of its kind.
        self.kind = game.pile
        self.count = len(game.pile)
        self.first_magic = next(i for i, card in enumerate(game.pile) if card == cards.magic)
        self.vegeterrors = (1 << self.first_magic) - 1
        self.magic = (1 << self.count) - 1 & ~self.vegeterrors
        self.colour = [cards.colour[card] for card in game.pile[: self.first_magic]]
        self.strength = [cards.strength[card] for card in game.pile[: self.first_magic]]
        self.poison = [POISON_STRENGTH * cards.poison[card] for card in game.pile[: self.first_magic]]
        self.boss = game.pile.index(cards.boss)
        self.of_colour = [
            sum(1 << i for i, c in enumerate(self.colour) if c == colour) for colour in range(4)
        ]
        #: Set of colours (bits) -> the Vegeterrors of the others.
        self.outside = [sum(self.of_colour[c] for c in range(4) if not seen >> c & 1) for seen in range(16)]
        #: Kind -> all its single cards.
        self.of_kind = [
            sum(1 << i for i, card in enumerate(game.pile) if card == kind) for kind in range(cards.count + 1)
        ]
        self.all = (1 << self.count) - 1
        whole = sum(self.strength)
        #: Colour -> its part of the strength of all Vegeterrors.
        self.strength_of = [
            sum(s for s, c in zip(self.strength, self.colour, strict=True) if c == colour) / whole
            for colour in range(4)
        ]
        #: Set of kinds as `vegeterrors.sampling` has them (colours, then Magic; bits) -> the single cards.
        kinds = [*self.of_colour, self.magic]
        self.of_kinds = [sum(kinds[k] for k in range(5) if chosen >> k & 1) for chosen in range(32)]
        self._low_bits = self.count // 2
        self._low_mask = (1 << self._low_bits) - 1
        self._low: dict[int, list[int]] = {}
        self._high: dict[int, list[int]] = {}

    @staticmethod
    @cache
    def of(game: Vegeterrors) -> "Singles":
        """The tables of a game, made once."""
        return Singles(game)

    def each(self, mask: int) -> list[int]:
        """The single cards of a set; looked up by halves."""
        low, high = mask & self._low_mask, mask >> self._low_bits
        first = self._low.get(low)
        if first is None:
            first = self._low[low] = [i for i in range(self._low_bits) if low >> i & 1]
        second = self._high.get(high)
        if second is None:
            second = self._high[high] = [
                i for i in range(self._low_bits, self.count) if high >> i - self._low_bits & 1
            ]
        return first + second
