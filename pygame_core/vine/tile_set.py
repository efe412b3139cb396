"""A tile set, read from its data: which tiles there are, how each can lie, what each is called."""

import re
from functools import cache
from typing import NamedTuple

from .facts import OBJECTIVES, SUPPLY, TILES_A_VINE
from .grid import E, N, S, W, mask_of, sides, turned
from .sets import SETS

#: A leaf droops: on a shoot that faces west only a left one hangs, facing east only a right one.
#: The side by which a leaf joins is the one the shoot comes from.
_LEAF_SIDES = {"left": (N, E, S), "right": (N, S, W)}
#: The most vines that grow from one bag.
_MOST_VINES = 6
#: A tile's name stands before its cell; these words say something else there.
_NAME = re.compile(r"(?!(?:bean|compost|cut|end|keep|no|pass|refresh|root|stack)$)\w+")


class Face(NamedTuple):
    """One look of a plant tile on a vine: its kind, its stubs, and those of which one must join (0: any)."""

    kind: int
    stubs: int
    in_edge: int


class Bean(NamedTuple):
    """A bean tile: its points and the stubs of its upper cell."""

    value: int
    stubs: int


class Objective(NamedTuple):
    """A card: what `objectives.COUNTS` counts, how much of it is asked for, its points."""

    name: str
    amount: int
    points: int


class TileSet:
    """The tiles of one set, with every look of each. Raises ValueError where the data is no set."""

    def __init__(self, plants: str, beans: str, objectives: str) -> None:
        rows = _rows(plants, 5)
        #: Plant tiles by kind.
        self.names = [row[0] for row in rows]
        self.forms = [None if row[1] == "stem" else row[1] for row in rows]
        if any(form is not None and form not in _LEAF_SIDES for form in self.forms):
            raise ValueError("A plant tile is a stem, or a left or right leaf.")
        self.counts = [int(row[4]) for row in rows]
        self.printed = [Face(kind, mask_of(row[2]), _edge(row[3])) for kind, row in enumerate(rows)]
        self.faces: list[Face] = []
        #: The looks of each kind, as places in `faces`, turned on clockwise from the printed one.
        self.looks: list[list[int]] = []
        for kind, form in enumerate(self.forms):
            looks = _looks(self.printed[kind]) if form is None else _hung(kind, form)
            self.looks.append(list(range(len(self.faces), len(self.faces) + len(looks))))
            self.faces += looks
        #: By kind, by the sides at which a stub faces an empty cell: the looks that may lie there.
        self.fits = [
            [
                tuple(i for i in looks if (self.faces[i].in_edge or self.faces[i].stubs) & facing)
                for facing in range(16)
            ]
            for looks in self.looks
        ]
        beans_read = _rows(beans, 3)
        self.beans = [Bean(int(row[0]), mask_of(row[1])) for row in beans_read]
        self.bean_names = [f"{bean.value}{sides(bean.stubs)}" for bean in self.beans]
        self.bean_counts = [int(row[2]) for row in beans_read]
        cards = _rows(objectives, 3)
        self.objectives = [Objective(name, int(amount), int(points)) for name, amount, points in cards]
        self.kind = {name: kind for kind, name in enumerate(self.names)}
        self.bean = {name: bean for bean, name in enumerate(self.bean_names)}
        self.face = {
            (self.names[face.kind], sides(face.stubs)): number for number, face in enumerate(self.faces)
        }
        self.leaf = [form is not None for form in self.forms]
        self._check()

    def _check(self) -> None:
        if len(self.kind) != len(self.names) or len(self.bean) != len(self.beans):
            raise ValueError("A tile set names each tile once.")
        if any(bean.stubs & S or not bean.stubs for bean in self.beans):
            raise ValueError("A bean tile has stubs at N, E, W of its upper cell, and one at least.")
        if any(face.in_edge & ~face.stubs for face in self.printed):
            raise ValueError("An in-edge is one of the stubs.")
        if not all(map(_NAME.fullmatch, self.names)):
            raise ValueError("A tile's name is one word, and no other move begins with it.")
        forms = zip(self.forms, self.printed, strict=True)
        if any(form is None and face.stubs.bit_count() < 2 for form, face in forms):
            raise ValueError("A stem has two stubs at least.")
        if min([*self.counts, *self.bean_counts, *(bean.value for bean in self.beans)], default=0) < 1:
            raise ValueError("Tiles are there once at least, and beans are worth something.")
        if sum(self.counts) < TILES_A_VINE * _MOST_VINES or sum(self.bean_counts) < SUPPLY:
            raise ValueError("A tile set has tiles enough for every number of players.")
        if (
            len({card.name for card in self.objectives}) != len(self.objectives)
            or len(self.objectives) < OBJECTIVES
        ):
            raise ValueError("A tile set has three objectives at least, each once.")

    def plant_pile(self) -> list[int]:
        """Every plant tile's kind, in the order of the set."""
        return [kind for kind, count in enumerate(self.counts) for _ in range(count)]

    def bean_pile(self) -> list[int]:
        """Every bean tile, in the order of the set."""
        return [bean for bean, count in enumerate(self.bean_counts) for _ in range(count)]


def _rows(text: str, width: int) -> list[list[str]]:
    """The rows of a table. Raises ValueError where one has not so many words."""
    rows = [line.split() for line in text.split("\n") if line.strip()]
    if any(len(row) != width for row in rows):
        raise ValueError("A row of the tile set is not complete.")
    return rows


def _edge(text: str) -> int:
    return 0 if text == "-" else mask_of(text)


def _looks(printed: Face) -> list[Face]:
    """A stem turns freely; turns that show the same stubs are one, joined by the in-edge of any of them."""
    looks: dict[int, int] = {}
    for quarters in range(4):
        stubs = turned(printed.stubs, quarters)
        looks[stubs] = looks.get(stubs, 0) | turned(printed.in_edge, quarters)
    return [Face(printed.kind, stubs, in_edge) for stubs, in_edge in looks.items()]


def _hung(kind: int, form: str) -> list[Face]:
    """Rulebook, Leaves: one look for each side by which the leaf can join."""
    return [Face(kind, side, side) for side in _LEAF_SIDES[form]]


@cache
def tile_set(name: str) -> TileSet:
    """The set of an option's value."""
    return TileSet(*SETS[name])
