"""What the page draws of a position."""

from typing import Any

from .state import VegeTablesState


def view(states: list[VegeTablesState], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
    """See `Game.view`."""
    return {"family": "vege-tables", "move": len(moves)}
