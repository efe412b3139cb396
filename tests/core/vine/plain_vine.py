"""One vine of the plain game: a dict of cells, flood fills, every place tried. Slow and short."""

from collections.abc import Iterator

from .plain_tiles import ACROSS, LEAVES, STEPS, Cell, beside, named, turns, value

ROOT = (0, 0)
Edge = tuple[Cell, Cell]


class PlainVine:
    """What lies on one vine, and what it gained."""

    def __init__(self) -> None:
        #: Stems and leaves: name, and the stubs they show.
        self.plants: dict[Cell, tuple[str, str]] = {}
        #: Upper cell of a bunch -> its bean tiles, the top one last.
        self.bunches: dict[Cell, list[str]] = {}
        self.tokens = 0
        self.harvest: list[str] = []
        self.held: str | None = None
        self.goals: list[str] = []

    # -- what can be seen

    def occupied(self) -> set[Cell]:
        below = {beside(cell, "S") for cell in self.bunches}
        return {ROOT, *self.plants, *self.bunches, *below}

    def stubs(self, cell: Cell) -> str:
        """The stubs that a cell shows: none if it is empty, or the lower half of a bean."""
        if cell == ROOT:
            return "N"
        if cell in self.bunches:
            return self.bunches[cell][-1][1:]
        return self.plants[cell][1] if cell in self.plants else ""

    def tiles(self) -> list[Cell]:
        """One cell a tile or bunch; the root too."""
        return [ROOT, *self.plants, *self.bunches]

    def is_joined(self, cell: Cell, side: str) -> bool:
        return side in self.stubs(cell) and ACROSS[side] in self.stubs(beside(cell, side))

    def edges(self) -> list[Edge]:
        """Joined edges, the lower or left cell first."""
        return [
            (cell, beside(cell, side)) for cell in self.tiles() for side in "NE" if self.is_joined(cell, side)
        ]

    def reached(self, edges: list[Edge]) -> set[Cell]:
        """What reaches the root over these edges."""
        found = {ROOT}
        while True:
            more = {one for edge in edges for one in edge if set(edge) & found} - found
            if not more:
                return found
            found |= more

    def holds(self) -> bool:
        return self.reached(self.edges()) == set(self.tiles())

    def height(self) -> int:
        return max(y for _, y in self.occupied())

    def columns(self) -> int:
        across = [x for x, _ in self.occupied()]
        return max(across) - min(across) + 1

    def open(self) -> int:
        """Stubs of the root, stems and top beans that are not joined; a leaf's always is."""
        return sum(not self.is_joined(cell, side) for cell in self.tiles() for side in self.stubs(cell))

    def leaves(self) -> int:
        return sum(name in LEAVES for name, _ in self.plants.values())

    def beans(self) -> int:
        """Printed beans, harvested and hanging."""
        hanging = [bean for bunch in self.bunches.values() for bean in bunch]
        return sum(map(value, self.harvest + hanging))

    def has_loop(self) -> bool:
        """A closed loop: some joined edge can go and all still holds."""
        edges = self.edges()
        return any(
            self.reached([e for e in edges if e != edge]) == set(self.tiles()) for edge in edges
        )  # fmt: skip

    # -- what may be done

    def cuts(self) -> Iterator[tuple[str, Edge, set[Cell]]]:
        """Every cut with its name, and what falls."""
        edges = self.edges()
        for edge in edges:
            left = self.reached([other for other in edges if other != edge])
            if len(left) < len(self.tiles()):
                (x, y), (right, up) = edge
                yield f"cut {x},{y}-{right},{up}", edge, set(self.tiles()) - left

    def free(self) -> set[Cell]:
        """Empty cells above the ground beside a tile: elsewhere nothing can be joined."""
        around = {beside(cell, side) for cell in self.tiles() for side in STEPS}
        return {cell for cell in around - self.occupied() if cell[1] >= 1}

    def faces(self, cell: Cell, side: str) -> bool:
        """A stub of the plant points to this cell from that side."""
        return ACROSS[side] in self.stubs(beside(cell, side))

    def places(self, name: str) -> dict[str, tuple[Cell, str, str]]:
        """Notation -> cell, name, stubs: every place and turn of a plant tile."""
        found = {}
        for cell in self.free():
            where = f"{name} {cell[0]},{cell[1]}"
            if name in LEAVES:
                for side in LEAVES[name]:
                    if self.faces(cell, side):
                        found[f"{where} {side}"] = (cell, name, side)
                continue
            looks = {named(turn.stubs) for turn in turns(name)}
            for stubs, in_edge in turns(name):
                if any(self.faces(cell, side) for side in in_edge or stubs):
                    shown = named(stubs)
                    found[f"{where} {shown}" if len(looks) > 1 else where] = (cell, name, shown)
        return found

    def hangs(self, bean: str) -> list[Cell]:
        """Where a bean tile can hang as a new bunch."""
        if self.leaves() < len(self.bunches) + 1:
            return []
        return [
            cell
            for cell in self.free()
            if cell[1] >= 2
            and beside(cell, "S") not in self.occupied()
            and any(self.faces(cell, side) for side in bean[1:])
        ]

    def stacks(self, bean: str) -> list[Cell]:
        """On which bunches a bean tile can be stacked, the token set aside."""
        if self.leaves() < len(self.bunches):
            return []
        found = []
        for cell, bunch in self.bunches.items():
            bunch.append(bean)
            if self.holds():
                found.append(cell)
            bunch.pop()
        return found
