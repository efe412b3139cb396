"""Before the own prediction: it is the first move of the world, and the hand follows."""

from collections.abc import Sequence

from ..model import Luck, World
from .hand import Hand


class Predicting(World):
    """The other predictions lie already: they are hidden, so that their order is the same."""

    __slots__ = ("hand", "options", "seat")

    def __init__(self, hand: Hand, seat: int, options: Sequence[int]) -> None:
        self.mover = self.seat = seat
        self.hand = hand
        self.options = options

    def moves(self) -> Sequence[int]:
        return self.options if self.hand.down[self.seat] < 0 else self.hand.moves()

    def play(self, move: int) -> None:
        hand, seat = self.hand, self.seat
        if hand.down[seat] < 0:
            kind = move - hand.game.cards.first_predict
            down = (hand.hands[seat] & hand.singles.of_kind[kind]).bit_length() - 1
            hand.hands[seat] ^= 1 << down
            hand.down[seat] = down
        else:
            hand.play(move)
        self.mover = hand.mover

    def values(self, luck: Luck) -> Sequence[float]:
        return self.hand.values(luck)
