"""Two players: all Plots lie, and both draw from one common Pot."""

from collections.abc import Sequence
from typing import Any

from ....vege_tables import cards as c
from ....vege_tables.facts import COMMON_POT
from ....vege_tables.facts import HAND as FULL
from ..model import Luck
from . import policy
from .layout import ABOVE, HAND, TRACTOR, UP
from .table import Table


class CommonTable(Table):
    """See `Table`."""

    __slots__ = ("beside", "common", "expert", "stock")

    def __init__(self) -> None:
        super().__init__()
        self.expert = False
        #: By seat: Tractors beside. The Pot and the stock, the next card last.
        self.beside: list[int]
        self.common: list[int]
        self.stock: list[int]

    def _copy_to(self, new: Any) -> None:
        super()._copy_to(new)
        new.expert = self.expert
        new.beside, new.common = self.beside[:], self.common[:]

    def can_close(self, seat: int, live: int) -> bool:
        tractors = (self.held[seat] >> ABOVE) + self.beside[seat]
        missing = live >> UP | live >> 2 * UP
        missing = (missing | missing >> 2 * UP) & self.open & ~live
        return missing.bit_count() <= tractors

    def done(self, seat: int) -> None:
        self.close(seat)

    def way_to_end(self, seat: int) -> int:
        return c.PASS

    def end_turn(self, seat: int) -> None:
        self.pass_on(seat)

    def pass_on(self, seat: int) -> None:
        held = self.held[seat]
        owed = FULL - (held & HAND).bit_count() - (0 if self.expert else held >> ABOVE)
        common, stock = self.common, self.stock
        drawn = min(owed, len(common))
        given = 0
        for _ in range(drawn):
            held += common.pop()
        while given < owed - drawn and stock:
            held += stock.pop()
            given += 1
        self.held[seat] = held
        if not common and stock:
            # Ten given face down leave none of the ten: the Pot has run out again.
            ten = max(0, COMMON_POT - given) or COMMON_POT
            self.common = stock[-ten:]
            del stock[-ten:]
        self.begin_turn(1 - seat)

    def no_move(self, seat: int) -> Sequence[int]:
        return (c.TAKE_UP if self.beside[seat] else c.STUCK,)

    def act(self, seat: int, move: int) -> None:
        """A Tractor from beside."""
        self.beside[seat] -= 1
        self.held[seat] += TRACTOR

    def be_stuck(self, seat: int) -> None:
        self.close(1 - seat)

    def step(self, luck: Luck) -> None:
        policy.step(self, luck)
