"""What an action of 2.0 did, as others' events: Silos, wells, Tractors and penalties besides."""

from ...game import Event
from .. import cards as c
from ..events import Eyes, consequences, deed
from ..facts import PENALTY_POINTS
from ..sheet import NOT_TAKEN
from .state import TournamentState

_CHOICES = {c.STAY: "stay", c.OWN: "own", c.OTHERS: "others", c.TAKE_ALL: "all"}


def events(before: TournamentState, action: int, after: TournamentState, eyes: Eyes) -> list[Event]:
    """See `Game.events`; the shapes are `VegeTablesEvent` in the page's `vegeTables.ts`."""
    return _deed(before, action, after, eyes) + _consequences(before, after)


def _deed(before: TournamentState, action: int, after: TournamentState, eyes: Eyes) -> list[Event]:
    """The action itself."""
    seat = before.to_move
    if action == c.TAKE_UP:
        last = before.beside[seat] == 1 and before.game.has_bonus
        return [{"kind": "takeUp", "seat": seat, "points": before.tractors_pay(seat) if last else None}]
    if action == c.STUCK:
        shown = c.names(before.hands[seat] & ~before.shown[seat])
        return [{"kind": "stuck", "seat": seat, "shown": shown, "penalty": 0, "lost": False}]
    if action < c.SILO:
        return deed(before, action, after, eyes)
    if action < c.WELL:
        return [_silo(before, action - c.SILO)]
    if action < c.STAY:
        return [_well(before.clone(), before.task.seat if before.task else seat, action - c.WELL)]
    paid = PENALTY_POINTS if action == c.OWN else 0
    told: list[Event] = [{"kind": "penalty", "seat": seat, "choice": _CHOICES[action], "penalty": paid}]
    return told + (_all_wells(before, seat) if action == c.TAKE_ALL else [])


def _silo(before: TournamentState, silo: int) -> Event:
    """A Silo card, and the one that is free now."""
    *covered, card = before.silos[silo]
    freed = c.NAMES[covered[-1]] if covered else None
    return {"kind": "silo", "seat": before.to_move, "silo": silo, "card": c.NAMES[card], "next": freed}


def _well(state: TournamentState, seat: int, well: int) -> Event:
    """A well card for `seat`; `state`, a copy, is changed as it is drawn."""
    card, hidden = state.wells[well][-1], state.hidden
    state.draw(seat, well)
    opened = hidden and not state.hidden
    told = {"kind": "well", "seat": seat, "by": state.to_move, "well": well, "card": c.NAMES[card]}
    return {**told, "opened": opened}


def _all_wells(before: TournamentState, seat: int) -> list[Event]:
    state = before.clone()
    told = []
    while wells := state.free_wells():
        told.append(_well(state, seat, wells[0] - c.WELL))
    return told


def _consequences(before: TournamentState, after: TournamentState) -> list[Event]:
    """The closer is credited the Tractors that still lie aside."""
    told = consequences(before, after)
    for event in told:
        if event["kind"] == "close":
            seat = event["seat"]
            aside = before.sheet.pot[seat] == NOT_TAKEN
            event["tractors"] = before.tractors_pay(seat) if aside else 0
    return told
