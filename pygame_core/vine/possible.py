"""Whether a position can come about: tiles conserved, vines that hold together, a turn that adds up."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..errors import PositionError
from .facts import DRAWN, MOST_TILES, OBJECTIVES, TILES_A_VINE
from .graph import rooted
from .objectives import meets
from .vine import Vine

if TYPE_CHECKING:
    from .state import VineState


def check(state: "VineState") -> None:
    """Raises PositionError unless the position can be."""
    _need(not (state.game.solo and state.first), "The vine on the left begins.")
    for vine in state.vines:
        _check_vine(vine)
    _check_plants(state)
    _check_beans(state)
    _check_objectives(state)
    _check_held(state)
    if state.phase != "grow" and (state.hand or state.passed != (state.phase == "bean")):
        raise PositionError("Tiles of the turn lie where no turn has them.")
    if state.phase != "bean" and state.bean_taken:
        raise PositionError("A bean is taken in the third step.")
    _CHECKS[state.phase](state)


def _need(so: bool, message: str) -> None:
    if not so:
        raise PositionError(message)


def _check_vine(vine: Vine) -> None:
    whole = len(rooted(vine.masks)) == len(vine.masks) - len(vine.bunches)
    _need(whole, "A tile of this position does not reach its root.")


def _check_plants(state: "VineState") -> None:
    tiles, count = state.game.tiles, state.game.vines
    lying = Counter(tiles.faces[face].kind for vine in state.vines for face in vine.faces.values())
    rest: Iterable[int] = [*state.plant_bag, *state.hand, *state.waiting, *state.held, state.pending]
    lying.update(kind for kind in rest if kind >= 0)
    lying.update(dict(enumerate(state.compost)))
    _need(all(lying[kind] <= most for kind, most in enumerate(tiles.counts)), "A tile is there too often.")
    _need(lying.total() == TILES_A_VINE * count, "These are not all plant tiles, or too many.")
    turns = state.turn + (state.phase in ("grow", "bean"))
    _need(
        len(state.plant_bag) == TILES_A_VINE * count - DRAWN * turns, "The plant bag does not fit the turn."
    )


def _check_beans(state: "VineState") -> None:
    tiles = state.game.tiles
    lying = Counter(bean for vine in state.vines for beans in vine.bunches.values() for bean in beans)
    lying.update(bean for beans in state.harvest for bean in beans)
    lying.update(bean for bean in [*state.bean_bag, *state.supply] if bean >= 0)
    same = all(lying[bean] == most for bean, most in enumerate(tiles.bean_counts))
    _need(same, "These are not the bean tiles of the set.")
    gaps = state.supply.count(-1)
    _need(not state.bean_bag or gaps <= state.bean_taken, "The Supply would be full.")


def _check_objectives(state: "VineState") -> None:
    cards = state.cards
    wanted = OBJECTIVES if state.game.objectives else 0
    _need(cards == sorted(set(cards)) and len(cards) == wanted, "These objectives cannot lie there.")
    for card, owner in zip(cards, state.owners, strict=True):
        objective = state.game.tiles.objectives[card]
        met = any(meets(vine, objective) for vine in state.vines)
        _need(owner >= 0 or not met, "An objective would have been taken.")


def _check_held(state: "VineState") -> None:
    """A passed tile without a place is held until its owner's turn has begun."""
    holder = state.active if state.phase in ("prune", "over") else state.left
    held = [number for number, kind in enumerate(state.held) if kind >= 0]
    _need(held in ([], [holder]), "A tile is held where nobody was passed one.")
    _need(not held or state.phase != "grow" or state.passed, "A tile is held before it was passed.")
    _need(not held or state.turn > 0 or state.phase in ("grow", "bean"), "Nobody has passed a tile yet.")


def _check_prune(state: "VineState") -> None:
    _need(bool(state.vines[state.active].faces), "There is nothing to cut.")
    _need(state.pending < 0 and not state.waiting, "Tiles of the turn lie where no turn has them.")
    _need(not state.last_round or state.turn % state.game.vines > 0, "The game would be over.")


def _check_grow(state: "VineState") -> None:
    """The tiles chosen so far were kept or passed, one was passed at most, and the last one is forced."""
    size, rest = len(state.hand), sum(kind >= 0 for kind in state.hand)
    passed, chosen = int(state.passed), size - rest
    kept = chosen - passed
    passing = state.pending >= 0 and state.onto == state.left
    keeping = state.pending >= 0 and not passing
    good = DRAWN <= size <= MOST_TILES and 0 <= kept < size
    if state.pending < 0:
        good = good and rest > 1
    else:
        good = good and state.onto in (state.left, state.active) and (kept > 0 if keeping else passed > 0)
        good = good and bool(state.placements(state.pending, state.onto))
    waiting = len(state.waiting) <= kept - keeping
    _need(good and waiting, "The tiles of this turn cannot lie so.")


def _check_bean(state: "VineState") -> None:
    good = state.pending < 0 or (
        state.onto == state.active and bool(state.placements(state.pending, state.onto))
    )
    _need(good and len(state.waiting) < MOST_TILES, "The tiles of this turn cannot lie so.")


def _check_over(state: "VineState") -> None:
    _need(state.pending < 0 and not state.waiting, "Tiles of the turn lie where no turn has them.")
    ended = not state.plant_bag or (state.last_round and state.turn % state.game.vines == 0)
    _need(ended and state.turn > 0, "This game is not over.")


_CHECKS = {"prune": _check_prune, "grow": _check_grow, "bean": _check_bean, "over": _check_over}
