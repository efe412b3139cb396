"""Which score sheets a view shows: of the running deal, the latest that ended, and all of them."""

from collections.abc import Callable, Sequence
from typing import Any

from ..reading import Json
from .match import MatchState

#: Tells a sheet of a state: the state, the sheet, the deal's number, each seat's points of the match before.
Teller = Callable[[Any, Any, int, list[int]], Json]


def running(tell: Teller, state: MatchState) -> Json:
    """The sheet of the running deal; after the match, of the last one."""
    return tell(state, state.sheet, state.round + 1, list(state.scores))


def ended(tell: Teller, state: MatchState) -> Json | None:
    """The sheet of the latest deal that has ended."""
    sheet = state.last_sheet
    if sheet is None:
        return None
    if state.terminal:
        return running(tell, state)
    before = [points - sheet.points(seat) for seat, points in enumerate(state.scores)]
    return tell(state, sheet, state.round, before)


def all_ended(tell: Teller, states: Sequence[MatchState]) -> list[Json]:
    """The sheets of all ended deals that the record knows."""
    told: list[Json] = []
    latest = None
    for state in states:
        if state.last_sheet is not latest:
            latest = state.last_sheet
            sheet = ended(tell, state)
            told += [] if sheet is None else [sheet]
    return told
