"""The plant as a graph: what reaches the root, and which joints are bridges (rulebook, Prune)."""

from typing import TYPE_CHECKING

from .grid import AROUND, ROOT, UP, E, N

if TYPE_CHECKING:
    from .vine import Vine

#: A joined edge: its lower or left cell, and N or E.
Edge = tuple[int, int]
Masks = dict[int, int]


def edge_between(cell: int, side: int, step: int) -> Edge:
    """The edge of a cell at a side."""
    return (cell, side) if side in (N, E) else (cell + step, N if step == -UP else E)


def rooted(masks: Masks, cut: Edge | None = None) -> set[int]:
    """The cells that reach the root over joined edges, but for the one that is cut."""
    seen, waiting = {ROOT}, [ROOT]
    while waiting:
        cell = waiting.pop()
        mask = masks[cell]
        for side, step, back in AROUND:
            if mask & side:
                beyond = cell + step
                if beyond in seen or not masks.get(beyond, 0) & back:
                    continue
                if cut is None or edge_between(cell, side, step) != cut:
                    seen.add(beyond)
                    waiting.append(beyond)
    return seen


def bridges(masks: Masks) -> list[Edge]:
    """The joined edges whose cut separates something from the root; a loop is never severed.

    One walk from the root: an edge is a bridge when nothing past it leads back to before it.
    """
    order = {ROOT: 0}
    low = {ROOT: 0}
    found: list[Edge] = []
    # Cell, the cell it was reached from, the edge between, and the sides still to try.
    path = [(ROOT, -1, (ROOT, 0), iter(AROUND))]
    while path:
        cell, before, edge, sides = path[-1]
        mask = masks[cell]
        for side, step, back in sides:
            if not mask & side:
                continue
            beyond = cell + step
            if beyond == before or not masks.get(beyond, 0) & back:
                continue
            if beyond in order:
                if order[beyond] < low[cell]:
                    low[cell] = order[beyond]
                continue
            order[beyond] = low[beyond] = len(order)
            path.append((beyond, cell, edge_between(cell, side, step), iter(AROUND)))
            break
        else:
            path.pop()
            if before >= 0:
                if low[cell] == order[cell]:
                    found.append(edge)
                elif low[cell] < low[before]:
                    low[before] = low[cell]
    return found


def holds_together(vine: "Vine", cell: int, stubs: int) -> bool:
    """A bunch may show these stubs instead: every tile still reaches the root."""
    masks = {**vine.masks, cell: stubs}
    # Lower cells of bunches hang by their upper ones.
    return len(rooted(masks)) == len(masks) - len(vine.bunches)
