"""What an action did, in order."""

from ..game import Event
from .state import VegeTablesState


def events(before: VegeTablesState, action: int, after: VegeTablesState, eyes: frozenset[int]) -> list[Event]:
    """See `Game.events`."""
    return [{"kind": "pass", "seat": before.to_move}]
