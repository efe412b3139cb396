"""Actions as numbers, and their notation: `cut 2,3-2,4`, `keep 1`, `tee 0,2 ESW`, `bean 2 1,3`, `end`.

A placement names the tile, the cell, and the stubs it shows where it has more than one look (a leaf:
the side that joins). Numbers are places from 1: of the turn's tiles, the Supply, the Compost.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from ..errors import IllegalAction
from .facts import MOST_TILES, SUPPLY
from .graph import Edge
from .grid import GROUND, MOST, STEP, E, N, cell_at, cell_of, number_of, place_of, sides
from .tile_set import TileSet

END, REFRESH, NO_CUT = 0, 1, 2
KEEP = 3
PASS = KEEP + MOST_TILES
COMPOST = PASS + MOST_TILES

_PLAIN = {"end": END, "refresh": REFRESH, "no cut": NO_CUT}
#: What happens at a cell, by slot: a cut of its edge N or E, a bean, one stacked, and the looks of plants.
_CUT, _BEAN = 0, 2
_STACK = _BEAN + SUPPLY
_FACE = _STACK + SUPPLY

_NUMBERED = re.compile(r"(keep|pass|compost) ([1-9][0-9]{0,3})")
_AT = r"(-?[0-9]{1,3}),([0-9]{1,3})"
_CUTTING = re.compile(f"cut {_AT}-{_AT}")
_HANGING = re.compile(f"(bean|stack) ([1-{SUPPLY}]) {_AT}")
_PLACING = re.compile(rf"(\w+) {_AT}(?: ([NESW]+))?")


class Move(NamedTuple):
    """What an action does. `cell`: where, or -1; `number`: place from 0, or look, or side."""

    kind: str
    cell: int = -1
    number: int = -1


#: So many notations are kept at hand: histories are written and read again and again.
_REMEMBERED = 1 << 15


class Moves:
    """The actions of games with one tile set."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        #: An action's notation. Raises IllegalAction.
        self.text: Callable[[int], str] = lru_cache(_REMEMBERED)(self._text)
        #: The action of a notation. Raises IllegalAction.
        self.action: Callable[[str], int] = lru_cache(_REMEMBERED)(self._action)
        self.cells = COMPOST + sum(tiles.counts)
        self.slots = _FACE + len(tiles.faces)
        self._bases: dict[int, int] = {}

    def base(self, cell: int) -> int:
        """The first action at a cell."""
        base = self._bases.get(cell)
        if base is None:
            self._bases[cell] = base = self.cells + self.slots * number_of(cell)
        return base

    def cut(self, edge: Edge) -> int:
        """The cut of an edge."""
        return self.base(edge[0]) + _CUT + (edge[1] == E)

    def bean(self, place: int, cell: int) -> int:
        """The bean at a place of the Supply becomes a bunch."""
        return self.base(cell) + _BEAN + place

    def stack(self, place: int, cell: int) -> int:
        """The bean at a place of the Supply goes on a bunch."""
        return self.base(cell) + _STACK + place

    def grow(self, cell: int, face: int) -> int:
        """A plant tile is laid."""
        return self.base(cell) + _FACE + face

    def read(self, action: int) -> Move:
        """What an action does. Raises IllegalAction for a number that is none."""
        if action >= self.cells:
            number, slot = divmod(action - self.cells, self.slots)
            if number > (MOST + 1) * (2 * MOST + 1):
                raise _no_move(action)
            cell = cell_of(number)
            if slot >= _FACE:
                return Move("grow", cell, slot - _FACE)
            if slot >= _STACK:
                return Move("stack", cell, slot - _STACK)
            if slot >= _BEAN:
                return Move("bean", cell, slot - _BEAN)
            return Move("cut", cell, E if slot else N)
        if action >= COMPOST:
            return Move("compost", number=action - COMPOST)
        if action >= PASS:
            return Move("pass", number=action - PASS)
        if action >= KEEP:
            return Move("keep", number=action - KEEP)
        if action < 0:
            raise _no_move(action)
        return Move(("end", "refresh", "no cut")[action])

    def _text(self, action: int) -> str:
        move = self.read(action)
        if move.cell < 0:
            return move.kind if move.number < 0 else f"{move.kind} {move.number + 1}"
        x, y = place_of(move.cell)
        if move.kind == "cut":
            beyond = place_of(move.cell + STEP[move.number])
            return f"cut {x},{y}-{beyond[0]},{beyond[1]}"
        if move.kind == "grow":
            face = self.tiles.faces[move.number]
            turn = f" {sides(face.stubs)}" if len(self.tiles.looks[face.kind]) > 1 else ""
            return f"{self.tiles.names[face.kind]} {x},{y}{turn}"
        return f"{move.kind} {move.number + 1} {x},{y}"

    def _action(self, text: str) -> int:
        action = _PLAIN.get(text, -1)
        if action >= 0:
            return action
        try:
            action = self._parse(text)
        except (KeyError, ValueError):
            action = -1
        if action < 0 or self.text(action) != text:
            raise _no_move(text)
        return action

    def _parse(self, text: str) -> int:
        if found := _NUMBERED.fullmatch(text):
            first, most = {
                "keep": (KEEP, MOST_TILES),
                "pass": (PASS, MOST_TILES),
                "compost": (COMPOST, self.cells - COMPOST),
            }[found[1]]
            number = int(found[2]) - 1
            return first + number if number < most else -1
        if found := _CUTTING.fullmatch(text):
            cell, beyond = _cell(found[1], found[2], 0), _cell(found[3], found[4], 0)
            side = {STEP[N]: N, STEP[E]: E}[beyond - cell]
            return self.cut((cell, side))
        if found := _HANGING.fullmatch(text):
            number, cell = int(found[2]) - 1, _cell(found[3], found[4])
            return self.bean(number, cell) if found[1] == "bean" else self.stack(number, cell)
        found = _PLACING.fullmatch(text)
        if not found:
            return -1
        kind = self.tiles.kind[found[1]]
        looks = self.tiles.looks[kind]
        face = looks[0] if found[4] is None else self.tiles.face[found[1], found[4]]
        return self.grow(_cell(found[2], found[3]), face)


@cache
def moves_of(tiles: TileSet) -> Moves:
    """The actions of a tile set, made once."""
    return Moves(tiles)


def _cell(x: str, y: str, lowest: int = GROUND) -> int:
    column, row = int(x), int(y)
    if abs(column) > MOST or row > MOST or cell_at(column, row) < lowest:
        raise ValueError("Out of the grid.")
    return cell_at(column, row)


def _no_move(what: object) -> IllegalAction:
    return IllegalAction("That is not a move of Vine.", move=str(what)[:40])
