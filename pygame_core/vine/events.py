"""What an action did, in order, for a log, an animation and a screen reader."""

from ..game import Event
from .state import VineState


def events(before: VineState, action: int, after: VineState) -> list[Event]:
    """See `Game.events`."""
    return [{"kind": "end"}]
