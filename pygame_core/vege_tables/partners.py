"""Two against two: the Field card goes unseen to the partner, who gives a card back."""

from . import cards as c
from .own_pots import OwnPots


class Partners(OwnPots):
    """Rulebook, Partnership Rules."""

    __slots__ = ()

    def _find_legal(self) -> list[int]:
        if self.exchange is None or self.terminal:
            return super()._find_legal()
        seat = self.to_move
        tractor = [c.TRACTOR] if self.tractors[seat] else []
        # House ruling: any hand card, a Tractor too, never a Plot.
        return [c.GIVE + card for card in c.cards_in(self.hands[seat]) + tractor]

    def _draw_from_field(self, seat: int, card: int) -> None:
        """The partner gets the card; `seat` goes on when one has come back."""
        partner = (seat + 2) % self.game.players
        self._take(partner, card)
        self.exchange = (seat, card)
        self.to_move = partner

    def _act(self, seat: int, action: int) -> None:
        if self.exchange is None:
            super()._act(seat, action)
        else:
            self._give(seat, action - c.GIVE, self.exchange[0])

    def _give(self, seat: int, card: int, receiver: int) -> None:
        """The partner gives one back, which may be the card just got."""
        self.exchange = None
        self.to_move = receiver
        hidden = self.hands[seat] & ~self.shown[seat]
        if card == c.TRACTOR:
            self.tractors[seat] -= 1
            self.tractors[receiver] += 1
        else:
            bit = 1 << card
            self.hands[seat] ^= bit
            self.hands[receiver] |= bit
            if self.shown[seat] & bit:
                # House ruling: it goes into the hidden hand, but everybody keeps knowing it.
                self.shown[seat] ^= bit
                self.known = self.known.shown([*range(self.game.players)], bit, receiver)
                return
        white = card != c.TRACTOR and c.WHITES >> card & 1
        alike = hidden & c.WHITES if white else hidden & c.GREENS | 1 << c.TRACTOR
        self.known = self.known.given(seat, receiver, card, alike)

    def _close_if_done(self, seat: int) -> None:
        # During an exchange a card is still on its way back.
        if self.exchange is None:
            super()._close_if_done(seat)
