"""Why something cannot be done now: codes with numbers, of which the page makes sentences.

A code comes up only where the legal actions lack the move: what may be done is `legal.py`'s business.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from .grid import UP, cell_at, column_of
from .shapes import name_of
from .vine import Vine

if TYPE_CHECKING:
    from .state import VineState

Why = dict[str, Any]
Cells = dict[str, Why]

#: No free connection of the vine faces the cell.
NO_SHOOT: Why = {"code": "no-shoot"}
_OCCUPIED: Why = {"code": "occupied"}
_GROUND: Why = {"code": "ground"}
#: So many columns beside a vine are named in the ground's row.
_BESIDE = 3

#: All of them, for the catalogue's sake.
CODES = (
    "occupied", "ground", "no-shoot", "gravity", "solo-height", "no-fit", "blocked-below", "leaves",
    "bean-taken", "no-bunch", "no-token", "falls-apart", "no-place", "bag-small", "empty", "must-place",
)  # fmt: skip


def _taken(vine: Vine) -> Cells:
    """Cells where nothing can be laid at all: the ground's row, and those in which something lies."""
    columns = [column_of(cell) for cell in vine.masks]
    row = range(min(columns) - _BESIDE, max(columns) + _BESIDE + 1)
    told = {name_of(cell_at(x, 0)): _GROUND for x in row}
    return {**told, **dict.fromkeys(map(name_of, vine.masks), _OCCUPIED)}


def tile_cells(vine: Vine, kind: int, offered: Collection[int]) -> Cells:
    """Why cells of a vine do not take a plant tile, but for those that no shoot faces."""
    told = _taken(vine)
    fits = vine.tiles.fits[kind]
    for cell, facing in vine.reach.items():
        if cell in offered:
            continue
        if fits[facing]:
            # It would fit: only the height of solo's second tile is left.
            told[name_of(cell)] = {"code": "solo-height", "row": vine.height}
        else:
            # A stem can be turned to any shoot.
            told[name_of(cell)] = {"code": "gravity"}
    return told


def no_bunch_more(state: "VineState") -> Why | None:
    """Why no bean at all can become a bunch now, whatever the place."""
    if state.pending >= 0:
        return {"code": "must-place"}
    if state.bean_taken:
        return {"code": "bean-taken"}
    return None if state.may_hang() else _leaves(state)


def no_stack(state: "VineState", stacks: bool) -> Why | None:
    """Why a bean cannot be stacked; `stacks`: it can."""
    vine = state.vines[state.active]
    if stacks:
        return None
    if state.pending >= 0:
        return {"code": "must-place"}
    if state.bean_taken:
        return {"code": "bean-taken"}
    if not vine.bunches:
        return {"code": "no-bunch"}
    if vine.leaves < len(vine.bunches):
        return _leaves(state)
    return {"code": "falls-apart"} if state.tokens[state.active] else {"code": "no-token"}


def _leaves(state: "VineState") -> Why:
    vine = state.vines[state.active]
    return {"code": "leaves", "leaves": vine.leaves, "bunches": len(vine.bunches)}


def bean_cells(state: "VineState", bean: int, hangs: Collection[int], stacks: Collection[int]) -> Cells:
    """Why cells of the own vine do not take a bean, but for those without a word: `bean_elsewhere`."""
    vine = state.vines[state.active]
    told = _taken(vine)
    for upper in vine.bunches:
        why = no_stack(state, upper in stacks)
        if why is not None:
            told[name_of(upper)] = told[name_of(upper - UP)] = why
    if no_bunch_more(state) is None:
        stubs = vine.tiles.beans[bean].stubs
        for cell, facing in vine.reach.items():
            if cell not in hangs:
                told[name_of(cell)] = {"code": "blocked-below" if stubs & facing else "no-fit"}
    return told


def bean_elsewhere(state: "VineState") -> Why:
    """Why any other cell takes no bean."""
    return no_bunch_more(state) or NO_SHOOT


def no_bean(state: "VineState", offers: bool) -> Why | None:
    """Why a bean can neither hang nor be stacked; `offers`: it can."""
    return None if offers else no_bunch_more(state) or {"code": "no-place"}


def no_refresh(state: "VineState", may: bool) -> Why | None:
    """Why the Supply cannot be refreshed in the third step; `may`: it can."""
    if may or state.phase != "bean":
        return None
    if state.pending >= 0:
        return {"code": "must-place"}
    return {"code": "bag-small"} if state.tokens[state.active] else {"code": "no-token"}


def no_compost(state: "VineState", may: bool) -> Why | None:
    """Why nothing can be taken from the Compost in the third step; `may`: something can."""
    if may or state.phase != "bean":
        return None
    if state.pending >= 0:
        return {"code": "must-place"}
    if not any(state.compost):
        return {"code": "empty"}
    return {"code": "no-place"} if state.tokens[state.active] else {"code": "no-token"}


def no_end(state: "VineState", may: bool) -> Why | None:
    """Why the third step cannot end; `may`: it can."""
    return None if may or state.phase != "bean" else {"code": "must-place"}
