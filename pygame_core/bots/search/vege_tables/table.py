"""How the search plays a deal of Vege Tables: what its variants share."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from ....vege_tables import cards as c
from ....vege_tables.facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS
from ..model import TERMINAL, Luck, World
from . import policy
from .layout import ABOVE, ALL, CHAIN, CORE, FIRST_FRUIT, FRUITS, HAND, PLACE, PLOTS, TRACTOR, UP, UPTO
from .stakes import Stakes


class Table(World):
    """A deal as it lies: no history, no checks. What a seat or a place has is one number: see `layout`."""

    __slots__ = (
        "acted", "barred", "closed", "crops", "field", "held", "next", "open", "points", "pots", "rows",
        "shown", "stakes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.stakes: Stakes
        #: By seat: Plots, hand and Tractors; the Pot while it is not taken; hand cards laid open; points.
        self.held: list[int]
        self.pots: list[int | None]
        self.shown: list[int]
        self.points: list[int]
        #: By cell; by suit its row, -1 before it has one; by suit how many crops are closed.
        self.field: list[int]
        self.rows: list[int]
        self.closed: list[int]
        #: Places not filled, those filled next, and how many crops are not closed.
        self.open = ALL
        self.next = PLOTS
        self.crops = UP
        #: In this turn: something was played or discarded; what should have gone before.
        self.acted = False
        self.barred = 0

    def copy(self) -> "Table":
        """What all worlds of one decision begin with: held cards, Pots and Field are still to be dealt."""
        new = type(self).__new__(type(self))
        self._copy_to(new)
        return new

    def _copy_to(self, new: Any) -> None:
        new.mover, new.stakes = self.mover, self.stakes
        new.shown, new.points = self.shown[:], self.points[:]
        new.rows, new.closed = self.rows[:], self.closed[:]
        new.open, new.next, new.crops = self.open, self.next, self.crops
        new.acted, new.barred = self.acted, self.barred

    def size(self, seat: int) -> int:
        """Hand cards, Tractors too, Plots not."""
        held = self.held[seat]
        return (held & HAND).bit_count() + (held >> ABOVE)

    # -- the tree -------------------------------------------------------------------------------------

    def moves(self) -> Sequence[int]:
        return policy.moves(self)

    def play(self, move: int) -> None:
        seat = self.mover
        if move < c.IN_ROW:
            self.lay(seat, PLACE[move])
        elif move < c.DISCARD:
            card, row = divmod(move - c.IN_ROW, c.ROWS)
            self.rows[c.SUIT[card]] = row
            self.lay(seat, PLACE[card])
        elif move < c.DISCARD_TRACTOR:
            self.discard(seat, 1 << PLACE[move - c.DISCARD])
        elif move == c.DISCARD_TRACTOR:
            self.discard(seat, TRACTOR)
        elif move == c.PASS:
            self.pass_on(seat)
        elif move == c.STUCK:
            self.be_stuck(seat)
        else:
            self.act(seat, move)

    # -- what an action does --------------------------------------------------------------------------

    def lay(self, seat: int, place: int) -> None:
        """A card, with the Tractors it needs."""
        bit = 1 << place
        crop = place % UP
        fits = self.held[seat] & self.next
        filled = UPTO[place] & self.open
        tractors = filled.bit_count() - 1
        self.open ^= filled
        self.held[seat] -= bit + (tractors << ABOVE)
        self.next = self.next & ~CHAIN[crop] | bit << UP & ALL
        self.acted = True
        # Cards of other crops go in their order, those without Tractors before the others.
        self.barred |= fits & ~CHAIN[crop] if tractors else fits & bit - 1
        if bit >= FIRST_FRUIT:
            self.harvest(seat, crop // c.COLUMNS)
        if filled & PLOTS:
            self.take_from_field(seat, crop)
        elif not self.held[seat]:
            self.done(seat)

    def harvest(self, seat: int, suit: int) -> None:
        """A Fruit's points."""
        self.crops -= 1
        self.closed[suit] += 1
        self.points[seat] += FRUIT_POINTS + (FAMILY_POINTS if self.closed[suit] == c.COLUMNS else 0)

    def row(self, suit: int) -> int:
        """A suit's row; the first free one if it has none yet: cells face down are alike."""
        rows = self.rows
        return rows[suit] if rows[suit] >= 0 else min(row for row in range(c.ROWS) if row not in rows)

    def take_from_field(self, seat: int, crop: int) -> None:
        """Only where there is a Field."""

    def discard(self, seat: int, card: int) -> None:
        """A burned card or a Tractor."""
        self.barred |= self.held[seat] & self.next
        self.held[seat] -= card
        self.acted = True
        if not self.held[seat]:
            self.done(seat)

    def begin_turn(self, seat: int) -> None:
        self.mover = seat
        self.acted = False
        self.barred = 0

    @abstractmethod
    def done(self, seat: int) -> None:
        """`seat` has nothing left: perhaps the deal is closed."""

    @abstractmethod
    def can_close(self, seat: int, live: int) -> bool:
        """`seat` can surely be rid of everything in this turn; `live` are its cards not burned."""

    @abstractmethod
    def pass_on(self, seat: int) -> None:
        """The turn ends."""

    @abstractmethod
    def way_to_end(self, seat: int) -> int:
        """The core's action that ends the turn now."""

    @abstractmethod
    def end_turn(self, seat: int) -> None:
        """Does it."""

    def no_move(self, seat: int) -> Sequence[int]:
        """Where nothing can be played or discarded."""
        return (c.STUCK,)

    @abstractmethod
    def be_stuck(self, seat: int) -> None:
        """No play and no discard is possible."""

    @abstractmethod
    def act(self, seat: int, move: int) -> None:
        """What only some variants know."""

    def close(self, seat: int, live: int = 0) -> None:
        """The deal ends by `seat`, who lays its `live` cards before."""
        fruits = live & FRUITS
        self.points[seat] += CLOSING_POINTS * self.crops
        if fruits:
            for suit, closed in enumerate(self.closed):
                mine = (fruits >> 4 * UP + suit * c.COLUMNS & 15).bit_count()
                if mine and closed + mine == c.COLUMNS:
                    self.points[seat] += FAMILY_POINTS
        self.mover = TERMINAL

    # -- to the end -----------------------------------------------------------------------------------

    def values(self, luck: Luck) -> Sequence[float]:
        step = self.step
        while self.mover >= 0:
            step(luck)
        return self.stakes.values(self.points)

    @abstractmethod
    def step(self, luck: Luck) -> None:
        """One move of the quick play."""

    def action(self, bit: int) -> int:
        """The core's play of a card."""
        place = bit.bit_length() - 1
        card = CORE[place]
        suit = place % UP // c.COLUMNS
        if self.rows[suit] >= 0:
            return card
        return c.IN_ROW + card * c.ROWS + self.row(suit)
