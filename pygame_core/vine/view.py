"""What the page draws of a position."""

from typing import Any

from .state import VineState


def view(states: list[VineState], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
    """See `Game.view`; the shape is `VineView` in the page's `vine.ts`."""
    return {"family": "vine"}
