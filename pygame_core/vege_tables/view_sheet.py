"""The score sheets as the page prints them (rulebook: Scoring)."""

from typing import Any

from .facts import POT_POINTS
from .sheet import NOT_TAKEN, Sheet
from .state import VegeTablesState

Json = dict[str, Any]


def running(state: VegeTablesState) -> Json:
    """The sheet of the running deal; after the match, of the last one."""
    return _told(state, state.sheet, state.round + 1, list(state.scores))


def ended(state: VegeTablesState) -> Json | None:
    """The sheet of the latest deal that has ended."""
    sheet = state.last_sheet
    if sheet is None:
        return None
    if state.terminal:
        return running(state)
    before = [points - sheet.points(seat) for seat, points in enumerate(state.scores)]
    return _told(state, sheet, state.round, before)


def all_ended(states: list[VegeTablesState]) -> list[Json]:
    """The sheets of all ended deals that the record knows."""
    told: list[Json] = []
    latest: Sheet | None = None
    for state in states:
        if state.last_sheet is not latest:
            latest = state.last_sheet
            sheet = ended(state)
            told += [] if sheet is None else [sheet]
    return told


def _told(state: VegeTablesState, sheet: Sheet, number: int, before: list[int]) -> Json:
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
