"""What the seat to move may do, of equal moves one."""

from ....vine import moves as m
from ....vine.graph import bridges
from ....vine.state import NONE
from .garden import Garden


def cuts(garden: Garden) -> list[int]:
    """One cut or none."""
    found = [garden.game.moves.cut(edge) for edge in bridges(garden.vines[garden.active].masks)]
    return found if garden.must_cut() else [m.NO_CUT, *found]


def tile_moves(garden: Garden) -> list[int]:
    """The choices of the second step: of two tiles the one to keep, of three the one to pass first."""
    places: dict[int, int] = {}
    for place, kind in enumerate(garden.hand):
        if kind >= 0:
            places.setdefault(kind, place)
    passing = not garden.passed and len(garden.hand) - garden.hand.count(NONE) == 3
    return [(m.PASS if passing else m.KEEP) + place for place in places.values()]


def bean_moves(garden: Garden) -> list[int]:
    """Beans to hang and to stack."""
    moves, vine = garden.game.moves, garden.vines[garden.active]
    found: list[int] = []
    if garden.may_hang():
        for place, bean in garden.offered():
            found += [moves.bean(place, cell) for cell in vine.hangs(bean)]
    if garden.may_stack():
        for place, bean in garden.offered():
            found += [moves.stack(place, cell) for cell in vine.stacks(bean)]
    return found


def compost_kinds(garden: Garden) -> list[int]:
    """Tiles to take back."""
    vine = garden.vines[garden.active]
    if not garden.tokens[garden.active]:
        return []
    return [kind for kind, count in enumerate(garden.compost) if count and vine.places(kind)]


def waiting_moves(garden: Garden) -> list[int]:
    """Places of tiles that wait: they must be laid."""
    kinds = dict.fromkeys(garden.waiting)
    return [move for kind in kinds for move in garden.placements(kind, garden.active)]


def has_room(garden: Garden) -> bool:
    """Some bean could be taken if it lay in the Supply."""
    vine = garden.vines[garden.active]
    room = garden.may_hang() and any(vine.hangs(bean) for bean in range(len(garden.game.tiles.beans)))
    return room or bool(garden.may_stack() and vine.bunches)
