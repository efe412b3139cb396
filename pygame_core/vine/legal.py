"""What the seat to move may do, step by step (rulebook, Player's Turn Order)."""

from typing import TYPE_CHECKING

from . import moves as m
from .graph import bridges

if TYPE_CHECKING:
    from .state import VineState


def find_legal(state: "VineState") -> list[int]:
    """The legal actions, sorted; none after the end."""
    if state.phase == "over":
        return []
    if state.pending >= 0:
        return sorted(state.placements(state.pending, state.onto))
    return sorted(_STEPS[state.phase](state))


def _cuts(state: "VineState") -> list[int]:
    """Rulebook, Prune: one cut or none."""
    cuts = [state.game.moves.cut(edge) for edge in bridges(state.vines[state.active].masks)]
    return cuts if state.must_cut() else [m.NO_CUT, *cuts]


def _choices(state: "VineState") -> list[int]:
    """Which tile next, and whose it is: exactly one of a turn is passed."""
    found = []
    seen: set[int] = set()
    for place, kind in enumerate(state.hand):
        if kind >= 0 and kind not in seen:
            seen.add(kind)
            found.append(m.KEEP + place)
            if not state.passed:
                found.append(m.PASS + place)
    return found


def _third_step(state: "VineState") -> list[int]:
    """Rulebook, Gain a Bean and Growth Tokens, in any order."""
    moves, vine = state.game.moves, state.vines[state.active]
    waiting = dict.fromkeys(state.waiting)
    found = [action for kind in waiting for action in state.placements(kind, state.active)]
    # A waiting tile with a place must be laid before the step ends.
    if not found:
        found.append(m.END)
    if state.may_hang():
        found += [moves.bean(place, cell) for place, bean in state.offered() for cell in vine.hangs(bean)]
    if state.may_stack():
        found += [moves.stack(place, cell) for place, bean in state.offered() for cell in vine.stacks(bean)]
    if state.tokens[state.active]:
        place = 0
        for kind, count in enumerate(state.compost):
            if count and vine.places(kind):
                found.append(m.COMPOST + place)
            place += count
    if state.may_refresh():
        found.append(m.REFRESH)
    return found


_STEPS = {"prune": _cuts, "grow": _choices, "bean": _third_step}
