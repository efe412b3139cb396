"""How tiles, vines and numbers are told to the page; the shapes are those of the page's `vine.ts`."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from .facts import TURNS
from .grid import AROUND, SIDES, N, column_of, place_of, sides
from .scoring import Score
from .tile_set import Face, TileSet
from .vine import Vine

if TYPE_CHECKING:
    from .state import VineState

Json = dict[str, Any]

#: Looks and cells are few and come again in every view: so many are kept at hand.
_REMEMBERED = 1 << 14
_SIDE = {1 << bit: name for bit, name in enumerate(SIDES)}


@lru_cache(_REMEMBERED)
def name_of(cell: int) -> str:
    """A cell as "x,y"."""
    x, y = place_of(cell)
    return f"{x},{y}"


# -- tiles ----------------------------------------------------------------------------------------


@cache
def plant_face(tiles: TileSet, look: int) -> Json:
    """A plant tile as it lies, by its look."""
    return _face(tiles, tiles.faces[look])


@cache
def printed_face(tiles: TileSet, kind: int) -> Json:
    """A plant tile that lies on no vine, turned as the set prints it."""
    return _face(tiles, tiles.printed[kind])


def _face(tiles: TileSet, face: Face) -> Json:
    form = tiles.forms[face.kind]
    # The side by which a leaf joins bears no symbol, nor a look that can be turned to more than one.
    tied = face.in_edge if form is None and face.in_edge.bit_count() == 1 else 0
    return {
        "tile": tiles.names[face.kind],
        "kind": "stem" if form is None else "leaf",
        "stubs": sides(face.stubs),
        "inEdge": sides(tied) or None,
        "form": form,
    }


@lru_cache(_REMEMBERED)
def plant_at(tiles: TileSet, cell: int, look: int) -> Json:
    """A plant tile on a vine."""
    x, y = place_of(cell)
    return {**plant_face(tiles, look), "x": x, "y": y}


_ROOT = {"tile": "root", "kind": "root", "stubs": sides(N), "inEdge": None, "form": None, "x": 0, "y": 0}


@cache
def bean_face(tiles: TileSet, bean: int) -> Json:
    """A bean tile."""
    told = tiles.beans[bean]
    return {"bean": tiles.bean_names[bean], "value": told.value, "stubs": sides(told.stubs)}


def plants_at(vine: Vine, cells: Iterable[int]) -> list[Json]:
    """The plants among some cells, row by row; the root is none."""
    return [plant_at(vine.tiles, cell, vine.faces[cell]) for cell in sorted(cells) if cell in vine.faces]


def bunches_at(vine: Vine, cells: Iterable[int]) -> list[Json]:
    """The bunches whose upper cells are among some, row by row; their tiles from the oldest."""
    told = []
    for cell in sorted(cells):
        if cell in vine.bunches:
            x, y = place_of(cell)
            beans = [bean_face(vine.tiles, bean) for bean in vine.bunches[cell]]
            told.append({"x": x, "y": y, "beans": beans})
    return told


# -- vines ----------------------------------------------------------------------------------------


def score_json(score: Score) -> Json:
    """A sum with its parts."""
    return score._asdict()


def facts(score: Score, vine: Vine, tokens: int) -> Json:
    """What is said of a vine beside its head."""
    return {
        "score": score_json(score),
        "leaves": vine.leaves,
        "bunches": len(vine.bunches),
        "tokens": tokens,
    }


def vine_seen(state: "VineState", number: int) -> Json:
    """A vine with all that lies on it and belongs to it."""
    vine, tiles = state.vines[number], state.game.tiles
    columns = [column_of(cell) for cell in vine.masks]
    held = state.held[number]
    return {
        **facts(state.score(number), vine, state.tokens[number]),
        "vine": number,
        "seat": state.game.seat_of(number),
        "plants": [_ROOT, *plants_at(vine, vine.faces)],
        "hanging": bunches_at(vine, vine.bunches),
        "ends": _ends(vine),
        "box": {"west": min(columns), "east": max(columns), "top": vine.height},
        "harvest": [bean_face(tiles, bean) for bean in state.harvest[number]],
        "held": printed_face(tiles, held) if held >= 0 else None,
    }


def _ends(vine: Vine) -> list[Json]:
    """Every open connection, row by row."""
    told, masks, reach = [], vine.masks, vine.reach
    for cell in sorted(masks):
        mask = masks[cell]
        for side, step, back in AROUND:
            if mask & side and not masks.get(cell + step, 0) & back:
                x, y = place_of(cell)
                told.append({"x": x, "y": y, "side": _SIDE[side], "playable": cell + step in reach})
    return told


# -- the game -------------------------------------------------------------------------------------


def turn_of(state: "VineState") -> int:
    """The number of the running or last turn, from 1: of each player, in solo of both vines."""
    number = state.turn - (state.phase == "over")
    return number + 1 if state.game.solo else number // state.game.vines + 1


def turns_of(state: "VineState") -> int:
    """How many turns `turn_of` counts."""
    return TURNS * state.game.vines if state.game.solo else TURNS
