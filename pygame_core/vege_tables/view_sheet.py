"""The score sheets as the page prints them (rulebook: Scoring)."""

from ..reading import Json
from .facts import POT_POINTS
from .sheet import NOT_TAKEN, Sheet
from .state import VegeTablesState


def tell(state: VegeTablesState, sheet: Sheet, number: int, before: list[int]) -> Json:
    """A sheet, its deal's number, and the points of the match before and after it."""
    seats = range(state.game.players)
    totals = [sheet.points(seat) for seat in seats]
    after = [before[seat] + totals[seat] for seat in seats]
    return {
        "round": number,
        "rows": [
            {
                "seat": seat,
                "pot": None if sheet.pot[seat] == NOT_TAKEN else sheet.pot[seat],
                "harvested": sheet.harvested[seat],
                "closing": sheet.closing[seat],
                "families": sheet.families[seat],
                "penalties": sheet.penalties[seat],
                "total": totals[seat],
            }
            for seat in seats
        ],
        "checks": {
            "pot": sum(points for points in sheet.pot if points != NOT_TAKEN),
            # The first finds all others waiting for their Pots, the last nobody.
            "potMost": sum(
                POT_POINTS * others for others in range(len(seats) if state.game.has_bonus else 0)
            ),
            "ticks": sum(sheet.harvested) + sum(sheet.closing),
            "families": sum(sheet.families),
            "penalties": sum(sheet.penalties),
            "total": sum(totals),
        },
        "closer": None if sheet.closer < 0 else sheet.closer,
        "lost": None if sheet.lost < 0 else sheet.lost,
        "before": before,
        "after": after,
        "sides": _sides(state, totals, before, after),
        "ends": state.terminal,
    }


def _sides(
    state: VegeTablesState, totals: list[int], before: list[int], after: list[int]
) -> list[Json] | None:
    """Sums of the partners; None where everybody plays alone."""
    sides = state.game.sides
    if len(sides) == state.game.players:
        return None
    return [
        {
            "seats": list(side),
            "total": sum(totals[seat] for seat in side),
            "before": sum(before[seat] for seat in side),
            "after": sum(after[seat] for seat in side),
        }
        for side in sides
    ]
