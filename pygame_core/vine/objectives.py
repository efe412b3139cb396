"""Public objectives (rulebook, Public Objectives): how far a vine is with each."""

from collections.abc import Callable

from .grid import column_of
from .tile_set import Objective
from .vine import Vine


def _columns(vine: Vine) -> int:
    columns = [column_of(cell) for cell in vine.masks]
    return max(columns) - min(columns) + 1


#: What each counts of a vine; the beans are those of the cut just made.
COUNTS: dict[str, Callable[[Vine, int], int]] = {
    "skyscraper": lambda vine, _: vine.height,
    "trellis": lambda vine, _: _columns(vine),
    "evergreen": lambda vine, _: vine.leaves,
    "full-bunch": lambda vine, _: max(map(len, vine.bunches.values()), default=0),
    "ring": lambda vine, _: int(vine.has_loop()),
    "big-harvest": lambda _, beans: beans,
}


def meets(vine: Vine, objective: Objective, beans: int = 0) -> bool:
    """A vine has what an objective asks for; `beans` were harvested by the cut just made."""
    return COUNTS[objective.name](vine, beans) >= objective.amount
