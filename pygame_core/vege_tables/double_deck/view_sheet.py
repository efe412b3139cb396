"""The score sheets of Double Deck as the page prints them."""

from ...reading import Json
from .facts import CLOSING_POINTS
from .sheet import Sheet
from .state import DoubleDeckState


def ending_pays(state: DoubleDeckState) -> int:
    """What ending the deal now would bring."""
    return CLOSING_POINTS * state.closers.count(-1)


def tell(state: DoubleDeckState, sheet: Sheet, number: int, before: list[int]) -> Json:
    """A sheet, its deal's number, and the points of the match before and after it."""
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
