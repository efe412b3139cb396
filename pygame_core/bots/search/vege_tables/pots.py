"""Three to five players: a Field, and everybody has a Pot."""

from collections.abc import Sequence
from typing import Any

from ....vege_tables import cards as c
from ....vege_tables.facts import PENALTY_POINTS, POT_OPENS_BELOW, POT_POINTS
from ..model import Luck
from . import policy
from .layout import ABOVE, CORE, HAND, PLACE, PLOTS, UP
from .table import Table


class PotsTable(Table):
    """See `Table`."""

    __slots__ = ("over", "placed", "short", "starter")

    def __init__(self) -> None:
        super().__init__()
        #: White cards the dealer gives out, and who got one.
        self.over: list[int]
        self.placed = -1
        #: Expert's Pot with fewer Tractors, -1: not named yet; who begins after all that.
        self.short = 0
        self.starter = 0

    def _copy_to(self, new: Any) -> None:
        super()._copy_to(new)
        new.placed, new.short, new.starter = self.placed, self.short, self.starter

    def moves(self) -> Sequence[int]:
        return self._gifts() if self.over or self.short < 0 else policy.moves(self)

    def _gifts(self) -> Sequence[int]:
        """The dealer's choices before the first turn."""
        seats = range(len(self.held))
        if self.short < 0:
            return [c.SHORT + seat for seat in seats if seat != self.mover]
        card = self.over[0].bit_length() - 1
        return [c.PLACE + CORE[card] * c.SEATS + seat for seat in seats if seat != self.placed]

    def act(self, seat: int, move: int) -> None:
        if move == c.POT:
            self.take_pot(seat)
        elif move < c.SHORT:
            self.placed = (move - c.PLACE) % c.SEATS
            self._place(1 << PLACE[(move - c.PLACE) // c.SEATS])
        else:
            self.short = short = move - c.SHORT
            pots = self.pots
            pots[seat], pots[short] = pots[short], pots[seat]

    def _place(self, card: int) -> None:
        self.held[self.placed] += card
        self.over.remove(card)
        if not self.over:
            self.begin_turn(self.starter)

    def take_from_field(self, seat: int, crop: int) -> None:
        suit = crop // c.COLUMNS
        row = self.rows[suit] = self.row(suit)
        cell = row * c.COLUMNS + crop % c.COLUMNS
        self.held[seat] += self.field[cell]

    def can_close(self, seat: int, live: int) -> bool:
        if self.pots[seat] is not None or live & PLOTS:
            return False
        tractors = self.held[seat] >> ABOVE
        missing = live >> UP | live >> 2 * UP
        missing = (missing | missing >> 2 * UP) & self.open & ~live
        # A Tractor in a Plot's place brings a card.
        return missing.bit_count() <= tractors and not missing & PLOTS

    def done(self, seat: int) -> None:
        if self.pots[seat] is None:
            self.close(seat)

    def way_to_end(self, seat: int) -> int:
        if self.pots[seat] is not None and self.size(seat) < POT_OPENS_BELOW:
            return c.POT
        return c.PASS

    def end_turn(self, seat: int) -> None:
        if self.pots[seat] is not None and self.size(seat) < POT_OPENS_BELOW:
            self.take_pot(seat)
        else:
            self.pass_on(seat)

    def pass_on(self, seat: int) -> None:
        self.begin_turn((seat + 1) % len(self.held))

    def take_pot(self, seat: int) -> None:
        """Its points, its cards, and the turn ends."""
        pots = self.pots
        pot = pots[seat]
        assert pot is not None
        pots[seat] = None
        self.points[seat] += POT_POINTS * (len(pots) - pots.count(None))
        self.held[seat] += pot
        self.pass_on(seat)

    def be_stuck(self, seat: int) -> None:
        hidden = self.held[seat] & HAND & ~self.shown[seat]
        if not hidden:
            self.points[seat] -= PENALTY_POINTS
        self.shown[seat] |= hidden
        if self.pots[seat] is not None:
            self.take_pot(seat)
        else:
            self.pass_on(seat)

    def step(self, luck: Luck) -> None:
        if self.over or self.short < 0:
            moves = self._gifts()
            self.play(moves[int(luck() * len(moves))])
        else:
            policy.step(self, luck)
