"""Two players: all Plots lie, and both draw from one common Pot."""

from . import cards as c
from .facts import COMMON_POT, HAND
from .state import VegeTablesState


class CommonPot(VegeTablesState):
    """Rulebook, Base Rules for 2 Players."""

    __slots__ = ()

    def _first(self) -> int:
        """House ruling: the player who does not deal."""
        return 1 - self.dealer

    def owed(self, seat: int) -> int:
        """Cards to draw back to eleven; in Expert taken-up Tractors are not among the eleven."""
        size = self.hands[seat].bit_count() if self.game.expert else self.hand_size(seat)
        return max(0, HAND - size)

    def _pass(self, seat: int) -> None:
        """Rulebook, Managing the Common Pot."""
        owed = self.owed(seat)
        drawn, self.common = self.common[:owed], self.common[owed:]
        missing = owed - len(drawn)
        given, self.stock = self.stock[:missing], self.stock[missing:]
        for card in drawn + given:
            self._take(seat, card)
        if drawn:
            tractors = drawn.count(c.TRACTOR)
            cards = c.bits([card for card in drawn if card != c.TRACTOR])
            self.known = self.known.shown([0, 1], cards, seat, tractors=tractors)
        if not self.common:
            # Ten given face down leave none of the ten: the Pot has run out again.
            ten = max(0, COMMON_POT - len(given)) or COMMON_POT
            self.common, self.stock = self.stock[:ten], self.stock[ten:]
        self._begin_turn(1 - seat)

    def _act(self, seat: int, action: int) -> None:
        """House ruling, Expert: a Tractor from beside, the only other action, is taken up for all to see."""
        self.beside[seat] -= 1
        self.tractors[seat] += 1
        self.known = self.known.shown([0, 1], 0, seat, tractors=1)

    def _be_stuck(self, seat: int) -> None:
        """Rulebook, 2 players: the deal is lost; the other scores as if they had closed it."""
        self._end_deal(1 - seat, lost=seat)

    def is_done(self, seat: int) -> bool:
        """Only the hand must be empty; Tractors beside do not count."""
        return not self.hands[seat] and not self.tractors[seat]
