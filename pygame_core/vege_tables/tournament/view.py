"""What the page draws of 2.0: the shared view, and Silos, wells, Tractors aside and what is owed."""

from typing import Any

from .. import view as shared
from ..places import own_seat
from ..position import named
from .places import back
from .state import TournamentState

Json = dict[str, Any]
Eyes = frozenset[int]
_KINDS = {"visit": "free", "own": "own", "others": "others"}


def view(states: list[TournamentState], moves: list[int], eyes: Eyes) -> Json:
    """See `Game.view`; the shape is `VegeTablesView` in the page's `vegeTables.ts`."""
    state = states[-1]
    told = shared.view([*states], moves, eyes)
    told["owed"] |= _owed(state, own_seat(state, eyes))
    for seat in told["seats"]:
        seat["locked"] = state.locked(seat["seat"])
    for sheet in [told["sheet"], told["lastSheet"], *told["sheets"]]:
        if sheet is not None and state.game.has_bonus:
            sheet["bonus"] = "tractors"
    return {
        **told,
        "silos": [named(silo) for silo in state.silos],
        "wells": [_well(state, at) for at in range(len(state.game.wells))],
        "visit": _visit(state),
        "penalty": _penalty(state),
    }


def _owed(state: TournamentState, seat: int | None) -> Json:
    """How far a seat is from the wells, and what its last Tractor would pay now."""
    if seat is None:
        return {"toWells": None, "fillsTo": None, "tractorPays": None}
    full = state.game.limits.full
    paying = state.game.has_bonus and state.beside[seat] > 0
    return {
        "toWells": max(0, state.hand_size(seat) - full + 1) if state.in_wells() else None,
        "fillsTo": full,
        "tractorPays": state.tractors_pay(seat) if paying else None,
    }


def _well(state: TournamentState, at: int) -> Json:
    well, hidden = state.wells[at], state.is_hidden(at)
    return {
        "cards": [None] * len(well) if hidden else named(well),
        "backs": ["white" if back(card) == "?w" else "green" for card in well],
        "open": not hidden,
    }


def _visit(state: TournamentState) -> Json | None:
    """Well cards that are being taken: for whom, by whom, how many more, and whether it may end now."""
    task = state.task
    if task is None or task.kind not in _KINDS:
        return None
    least = state.game.limits.least
    stop = task.kind == "visit" and state.hand_size(task.seat) >= least
    return {
        "seat": task.seat, "by": state.to_move, "left": task.left, "kind": _KINDS[task.kind], "stop": stop
    }  # fmt: skip


def _penalty(state: TournamentState) -> Json | None:
    """Who is stuck and chooses, the cards left in all wells, and how many are taken."""
    if state.task is None or state.task.kind != "penalty":
        return None
    left = state.in_wells()
    return {"seat": state.task.seat, "left": left, "takes": min(left, state.game.limits.penalty)}
