"""Vine as the search plays it on: the core's state, without checks and without a history."""

from random import Random

from ....rng import shuffled
from ....vine.state import VineState
from ....vine.vine import Vine

#: The parts of a turn as the search judges them: before the draw, before the third step, after the turn.
DRAW, STEP, DONE = range(3)

#: A vine that grows: where it comes from, the cell, and the look of the new tile or -1 - bean.
Growth = tuple[int, int, int]


#: So many vines are remembered.
_KEPT = 20_000


class Memo:
    """Vines grown before in this decision, so that the same growth makes the same vine, judged once."""

    def __init__(self) -> None:
        self.grown: dict[Growth, Vine] = {}
        #: What was found out of a vine, by its identity; `kept` lets none of them go.
        self.shapes: dict[int, tuple[float, ...]] = {}
        self.kept: list[Vine] = []

    def trim(self) -> None:
        """Forgets all when it has become much."""
        if len(self.kept) > _KEPT:
            self.grown.clear()
            self.shapes.clear()
            self.kept.clear()

    def hang(self, vine: Vine, cell: int, bean: int) -> Vine:
        """`vine.hung`, once."""
        key = (id(vine), cell, -1 - bean)
        new = self.grown.get(key)
        if new is None:
            self.kept.append(vine)
            new = self.grown[key] = vine.hung(cell, bean)
        return new

    def stack(self, vine: Vine, cell: int, bean: int) -> Vine:
        """`vine.stacked`, once."""
        key = (id(vine), -1 - cell, bean)
        new = self.grown.get(key)
        if new is None:
            self.kept.append(vine)
            new = self.grown[key] = vine.stacked(cell, bean)
        return new

    def grow(self, vine: Vine, cell: int, face: int) -> Vine:
        """`vine.grown`, once."""
        key = (id(vine), cell, face)
        new = self.grown.get(key)
        if new is None:
            self.kept.append(vine)
            new = self.grown[key] = vine.grown(cell, face)
        return new


class Garden(VineState):
    """A position that is played on; `play` takes legal actions only."""

    __slots__ = ()

    @classmethod
    def of(cls, state: VineState) -> "Garden":
        """The same position, its bags as they lie."""
        garden = cls.__new__(cls)
        for slot in VineState.__slots__:
            setattr(garden, slot, getattr(state, slot))
        garden.history = None
        return garden.clone()

    def become(self, other: "Garden") -> None:
        """The position of another one, which is not used any more."""
        for slot in VineState.__slots__:
            setattr(self, slot, getattr(other, slot))

    def clone(self) -> "Garden":
        twin = super().clone()
        assert isinstance(twin, Garden)
        return twin

    def unseen(self) -> tuple[int, ...]:
        """The plant tiles that lie nowhere: those of the bag, and those that stayed out."""
        tiles = self.game.tiles
        count = list(tiles.counts)
        for vine in self.vines:
            for face in vine.faces.values():
                count[tiles.faces[face].kind] -= 1
        for kind in (*self.hand, *self.held, *self.waiting, self.pending):
            if kind >= 0:
                count[kind] -= 1
        return tuple(kind for kind, lying in enumerate(self.compost) for _ in range(count[kind] - lying))

    def deal(self, unseen: tuple[int, ...], needed: int, rng: Random) -> None:
        """Other tiles in the bags, of which so many plants will be looked at."""
        luck, left = rng.random, self.plants_left
        tiles = list(unseen)
        at = len(tiles)
        for place in range(min(needed, left)):
            pick = place + int(luck() * (at - place))
            tiles[place], tiles[pick] = tiles[pick], tiles[place]
        self.plant_bag = (*self.plant_bag[: self.drawn], *tiles[:left])
        self.bean_bag = tuple(shuffled(self.bean_bag, rng))
