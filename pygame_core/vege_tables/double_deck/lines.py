"""What closing a crop is worth (Double Deck, I punteggi): the crops closed before it in its row and column.

Double Deck has no choice of rows, so a suit is a row.
"""

from .. import cards as c
from .facts import FRUIT_LINE_POINTS, FRUIT_POINTS, TRACTOR_LINE_POINTS, TRACTOR_POINTS

#: By crop: the six others of its row and its column, as a set of crops.
LINES = [
    sum(
        1 << other
        for other in range(c.CROPS)
        if other != crop
        and (other // c.COLUMNS == crop // c.COLUMNS or other % c.COLUMNS == crop % c.COLUMNS)
    )
    for crop in range(c.CROPS)
]


def brings(crop: int, closed: int, tractor: bool) -> int:
    """The points for closing a crop now, when `closed` crops were closed the same way."""
    others = (closed & LINES[crop]).bit_count()
    if tractor:
        return TRACTOR_POINTS + TRACTOR_LINE_POINTS * others
    return FRUIT_POINTS + FRUIT_LINE_POINTS * others


def can_have_brought(brought: dict[int, int], tractor: bool) -> bool:
    """The crops closed one way can have brought these points, in some order.

    What brought all that the others allow may have been closed last; then the same holds for the rest.
    """
    left = dict(brought)
    while left:
        closed = sum(1 << crop for crop in left)
        last = next((crop for crop, points in left.items() if points == brings(crop, closed, tractor)), None)
        if last is None:
            return False
        del left[last]
    return True
