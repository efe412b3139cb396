"""Three to five players: everybody has a Pot."""

from . import cards as c
from .facts import PENALTY_POINTS, POT_OPENS_BELOW, POT_POINTS
from .sheet import NOT_TAKEN
from .state import VegeTablesState


class OwnPots(VegeTablesState):
    """Rulebook, Base Rules for 4 Players and for 3-5 Players."""

    __slots__ = ()

    def _find_legal(self) -> list[int]:
        if self.turn or self.terminal:
            return super()._find_legal()
        if self.short < 0:
            return [c.SHORT + seat for seat in range(self.game.players)]
        return self._gifts()

    def _act(self, seat: int, action: int) -> None:
        if action == c.POT:
            self._take_pot(seat)
        elif action < c.SHORT:
            self._place(*divmod(action - c.PLACE, c.SEATS))
        else:
            self._name_short(action - c.SHORT)

    def _name_short(self, seat: int) -> None:
        """House ruling, Expert 3 and 5: the dealer names who gets the Pot that is a Joker short."""
        self.short = seat
        self.pots[self.dealer], self.pots[seat] = self.pots[seat], self.pots[self.dealer]

    def _way_to_end(self, seat: int) -> int:
        # House ruling: only the hand at this moment decides whether the Pot is owed.
        owed = self.pots[seat] is not None and self.hand_size(seat) < POT_OPENS_BELOW
        return c.POT if owed else c.PASS

    def _pass(self, seat: int) -> None:
        self._begin_turn((seat + 1) % self.game.players)

    def pot_pays(self, seat: int) -> int:
        """Ten for every other player who has not collected yet."""
        return POT_POINTS * sum(pot is not None for at, pot in enumerate(self.pots) if at != seat)

    def _take_pot(self, seat: int) -> None:
        """Rulebook, Collecting the Pot: points, the cards, and the turn passes."""
        pot = self.pots[seat]
        assert pot is not None
        points = self.pot_pays(seat)
        self.sheet = self.sheet.take_pot(seat, points)
        self._score(seat, points)
        self.pots[seat] = None
        self.hands[seat] |= pot.cards
        self.tractors[seat] += pot.tractors
        if self.game.expert:
            everybody = [*range(self.game.players)]
            self.known = self.known.shown(everybody, 0, seat, tractors=pot.tractors)
        self._pass(seat)

    def _be_stuck(self, seat: int) -> None:
        """Rulebook, Penalties: lay the hand open, and take the Pot if it is there; else pay."""
        hidden = self.hands[seat] & ~self.shown[seat]
        if not hidden:
            self.sheet = self.sheet.penalise(seat)
            self._score(seat, -PENALTY_POINTS)
        self.shown[seat] |= hidden
        if self.pots[seat] is not None:
            self._take_pot(seat)
        else:
            self._pass(seat)

    def is_done(self, seat: int) -> bool:
        """No hand, no Plot and no Tractor left, and the Pot taken."""
        taken = self.sheet.pot[seat] != NOT_TAKEN
        return taken and not (self.hands[seat] or self.plots[seat] or self.tractors[seat])
