"""The score sheets of Double Deck as the page prints them."""

from typing import Any

from .facts import CLOSING_POINTS
from .sheet import Sheet
from .state import DoubleDeckState

Json = dict[str, Any]


def ending_pays(state: DoubleDeckState) -> int:
    """What ending the deal now would bring."""
    return CLOSING_POINTS * state.closers.count(-1)


def running(state: DoubleDeckState) -> Json:
    """The sheet of the running deal; after the match, of the last one."""
    return _told(state, state.sheet, state.round + 1, list(state.scores))


def ended(state: DoubleDeckState) -> Json | None:
    """The sheet of the latest deal that has ended."""
    sheet = state.last_sheet
    if sheet is None:
        return None
    if state.terminal:
        return running(state)
    before = [points - sheet.points(seat) for seat, points in enumerate(state.scores)]
    return _told(state, sheet, state.round, before)


def all_ended(states: list[DoubleDeckState]) -> list[Json]:
    """The sheets of all ended deals that the record knows."""
    told: list[Json] = []
    latest: Sheet | None = None
    for state in states:
        if state.last_sheet is not latest:
            latest = state.last_sheet
            sheet = ended(state)
            told += [] if sheet is None else [sheet]
    return told


def _told(state: DoubleDeckState, sheet: Sheet, number: int, before: list[int]) -> Json:
    seats = range(state.game.players)
    totals = [sheet.points(seat) for seat in seats]
    return {
        "round": number,
        "bonus": "double",
        "rows": [
            {
                "seat": seat,
                "pot": None,
                "harvested": sheet.by_fruit[seat] + sheet.by_tractor[seat],
                "closing": sheet.closing[seat],
                "families": 0,
                "penalties": sheet.penalties[seat],
                "total": totals[seat],
                "fruits": {"count": sheet.by_fruit[seat], "points": sheet.fruits[seat]},
                "tractors": {"count": sheet.by_tractor[seat], "points": sheet.tractors[seat]},
            }
            for seat in seats
        ],
        "checks": {
            "pot": 0,
            "potMost": 0,
            "ticks": sum(sheet.by_fruit) + sum(sheet.by_tractor) + sum(sheet.closing),
            "families": 0,
            "penalties": sum(sheet.penalties),
            "total": sum(totals),
            "fruits": {"count": sum(sheet.by_fruit), "points": sum(sheet.fruits)},
            "tractors": {"count": sum(sheet.by_tractor), "points": sum(sheet.tractors)},
            "closing": CLOSING_POINTS * sum(sheet.closing),
        },
        "closer": None if sheet.closer < 0 else sheet.closer,
        "lost": None,
        "before": before,
        "after": [before[seat] + totals[seat] for seat in seats],
        "sides": None,
        "ends": state.terminal,
    }
