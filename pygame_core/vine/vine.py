"""One vine as a value that never changes: growing it makes a new one, so clones can share it."""

from collections.abc import Iterable, Mapping

from . import graph
from .grid import AROUND, GROUND, ROOT, UP, N, row_of
from .tile_set import TileSet

Bunches = Mapping[int, tuple[int, ...]]


class Vine:
    """Plants and bunches by cell, and what follows from them. The root's only connection faces up."""

    __slots__ = (
        "_hang", "_places", "bunches", "edges", "faces", "height", "leaves", "masks", "reach", "stubs",
        "tiles",
    )  # fmt: skip

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        #: Stubs by cell, of the root and of both cells of a bean too (the lower one has none).
        self.masks: dict[int, int] = {}
        #: Looks of plant tiles by cell.
        self.faces: dict[int, int] = {}
        #: Bean tiles by upper cell, the oldest first.
        self.bunches: dict[int, tuple[int, ...]] = {}
        #: Empty cells above the ground that a stub faces, with the sides at which one does.
        self.reach: dict[int, int] = {}
        self.stubs = self.edges = self.leaves = self.height = 0
        self._places: dict[int, list[tuple[int, int]]] = {}
        self._hang: dict[int, list[int]] = {}
        self._lay(ROOT, N)

    @classmethod
    def of(cls, tiles: TileSet, faces: Mapping[int, int], bunches: Bunches) -> "Vine":
        """The vine of these plants and bunches, which need not be one that can grow."""
        vine = cls(tiles)
        for cell, face in faces.items():
            vine._plant(cell, face)
        for cell, beans in bunches.items():
            vine._hang_at(cell, beans)
        return vine

    # -- what can grow ----------------------------------------------------------------------------

    def places(self, kind: int) -> list[tuple[int, int]]:
        """Cells and looks in which a plant tile may be laid (rulebook, Placement Rules)."""
        found = self._places.get(kind)
        if found is None:
            fits = self.tiles.fits[kind]
            found = [(cell, face) for cell, facing in self.reach.items() for face in fits[facing]]
            self._places[kind] = found
        return found

    def hangs(self, bean: int) -> list[int]:
        """Upper cells in which a bean may hang, leaves apart (rulebook, Gain a Bean)."""
        found = self._hang.get(bean)
        if found is None:
            stubs, masks = self.tiles.beans[bean].stubs, self.masks
            found = [
                cell
                for cell, facing in self.reach.items()
                if stubs & facing and cell - UP >= GROUND and cell - UP not in masks
            ]
            self._hang[bean] = found
        return found

    def stacks(self, bean: int) -> list[int]:
        """Bunches that can take one more tile of this look, so that all stays attached."""
        return [
            cell for cell in self.bunches if graph.holds_together(self, cell, self.tiles.beans[bean].stubs)
        ]

    # -- growing and cutting ----------------------------------------------------------------------

    def grown(self, cell: int, face: int) -> "Vine":
        """With one more plant tile."""
        vine = self._copy()
        vine._plant(cell, face)
        return vine

    def hung(self, cell: int, bean: int) -> "Vine":
        """With one more bunch."""
        vine = self._copy()
        vine._hang_at(cell, (bean,))
        return vine

    def stacked(self, cell: int, bean: int) -> "Vine":
        """With one more tile on a bunch; its stubs take the place of those below."""
        return Vine.of(self.tiles, self.faces, {**self.bunches, cell: (*self.bunches[cell], bean)})

    def cut(self, edge: graph.Edge) -> tuple["Vine", list[int], list[int]]:
        """Without what falls when an edge is cut, and that: looks of plants, bean tiles."""
        stay = graph.rooted(self.masks, edge)
        faces = {cell: face for cell, face in self.faces.items() if cell in stay}
        bunches = {cell: beans for cell, beans in self.bunches.items() if cell in stay}
        fallen = [face for cell, face in self.faces.items() if cell not in stay]
        harvest = [bean for cell, beans in self.bunches.items() if cell not in stay for bean in beans]
        return Vine.of(self.tiles, faces, bunches), fallen, harvest

    # -- what it counts ---------------------------------------------------------------------------

    @property
    def open(self) -> int:
        """Open connections: stubs that are not joined, dead ones included."""
        return self.stubs - 2 * self.edges

    @property
    def hanging(self) -> int:
        """Printed beans on the vine, all tiles of a bunch included."""
        return self.value(bean for beans in self.bunches.values() for bean in beans)

    def value(self, beans: Iterable[int]) -> int:
        """Printed beans of bean tiles."""
        return sum(self.tiles.beans[bean].value for bean in beans)

    def has_loop(self) -> bool:
        """Some stubs that meet close a ring: more edges than a tree has."""
        return self.edges > len(self.faces) + len(self.bunches)

    # -- inside -----------------------------------------------------------------------------------

    def _copy(self) -> "Vine":
        vine = Vine.__new__(Vine)
        vine.tiles = self.tiles
        vine.masks, vine.faces = self.masks.copy(), self.faces.copy()
        vine.bunches, vine.reach = self.bunches.copy(), self.reach.copy()
        vine.stubs, vine.edges, vine.leaves = self.stubs, self.edges, self.leaves
        vine.height = self.height
        vine._places, vine._hang = {}, {}
        return vine

    def _plant(self, cell: int, number: int) -> None:
        face = self.tiles.faces[number]
        self.faces[cell] = number
        self.leaves += self.tiles.leaf[face.kind]
        self._lay(cell, face.stubs)

    def _hang_at(self, cell: int, beans: tuple[int, ...]) -> None:
        self.bunches[cell] = beans
        self._lay(cell - UP, 0)
        self._lay(cell, self.tiles.beans[beans[-1]].stubs)

    def _lay(self, cell: int, mask: int) -> None:
        """Fills a cell; stubs that meet are joined, others now face something or an empty cell."""
        masks, reach = self.masks, self.reach
        masks[cell] = mask
        facing = reach.pop(cell, 0)
        self.stubs += mask.bit_count()
        self.edges += (mask & facing).bit_count()
        self.height = max(self.height, row_of(cell))
        free = mask & ~facing
        for side, step, back in AROUND:
            if free & side:
                beyond = cell + step
                if beyond >= GROUND and beyond not in masks:
                    reach[beyond] = reach.get(beyond, 0) | back
