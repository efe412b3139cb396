"""What the views of all variants have in common: the match, the turn, the score sheets."""

from collections.abc import Sequence
from typing import Any

from ..reading import Json
from . import cards as c
from . import sheets
from .match import MatchState


def match_view(
    states: Sequence[MatchState], moves: list[int], eyes: frozenset[int], tell: sheets.Teller
) -> Json:
    """The keys of a view that every variant has; `tell` tells a sheet. See `Game.view`."""
    state = states[-1]
    game = state.game
    return {
        "family": game.family,
        "game": game.info(),
        "move": len(moves),
        "toMove": None if state.terminal else state.to_move,
        "eyes": sorted(eyes),
        "round": state.round + 1,
        "rounds": game.deals,
        "dealer": state.dealer,
        "starter": state.starter,
        "turn": state.turn,
        "acted": state.acted,
        "sheet": sheets.running(tell, state),
        "lastSheet": sheets.ended(tell, state),
        "sheets": sheets.all_ended(tell, states),
        "roundOver": state.round_over,
        "winners": state.winners() if state.terminal else None,
        "legal": game.legal_moves(state) if decides(state, eyes) else [],
    }


def decides(state: MatchState, eyes: frozenset[int]) -> bool:
    """One of `eyes` is to move."""
    return not state.terminal and state.to_move in eyes


def latest(states: Sequence[Any]) -> list[str]:
    """The places filled by the last move, Tractors' too, as long as they are to be seen."""
    before, after = states[-2:] if len(states) > 1 else (states[-1], states[-1])
    if after.round_over and not after.terminal:
        return []
    return c.names(after.passed & ~before.passed)
