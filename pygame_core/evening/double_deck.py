"""Double Deck: which sums of Fruit and Tractor points a deal can end with.

A crop closed by a Fruit is worth 10, and 10 more for every crop already closed by a Fruit in its row or
column; by a Tractor 20 for every crop already closed by a Tractor there. So in the end each pair of crops in
one line that were closed the same way has been paid once, whatever came first.
"""

from functools import cache
from itertools import product
from math import comb

from ..vege_tables.double_deck.facts import FRUIT_LINE_POINTS, FRUIT_POINTS, TRACTOR_LINE_POINTS

#: Rows and columns of the sixteen crops, and so crops in a line.
WIDE = 4
CROPS = WIDE * WIDE

_OPEN, _FRUIT, _TRACTOR = range(3)
#: By column: crops closed by a Fruit, by a Tractor. Columns are alike, so they stand in order.
_Columns = tuple[tuple[int, int], ...]
#: Fruit and Tractor points.
Sums = tuple[int, int]


def _rows() -> list[tuple[tuple[int, ...], Sums]]:
    """Every way a row can be closed, and the pairs of crops in it that were closed the same way."""
    return [
        (row, (comb(row.count(_FRUIT), 2), comb(row.count(_TRACTOR), 2)))
        for row in product(range(3), repeat=WIDE)
    ]


@cache
def _first_rows(rows: int) -> dict[_Columns, set[Sums]]:
    """What the first rows can look like, and how many pairs there can be in them."""
    if rows == 0:
        return {((0, 0),) * WIDE: {(0, 0)}}
    found: dict[_Columns, set[Sums]] = {}
    for columns, known in _first_rows(rows - 1).items():
        for row, (fruits, tractors) in _rows():
            after = tuple(sorted(_below(columns, row)))
            found.setdefault(after, set()).update((f + fruits, t + tractors) for f, t in known)
    return found


def _below(columns: _Columns, row: tuple[int, ...]) -> list[tuple[int, int]]:
    return [
        (fruits + (how == _FRUIT), tractors + (how == _TRACTOR))
        for (fruits, tractors), how in zip(columns, row, strict=True)
    ]


@cache
def possible(left: int) -> frozenset[Sums]:
    """All pairs of Fruit and Tractor points with which `left` of the sixteen crops are not closed."""
    found: set[Sums] = set()
    for columns, known in _first_rows(WIDE - 1).items():
        open_above = CROPS - WIDE - sum(map(sum, columns))
        for row, (fruits, tractors) in _rows():
            if open_above + row.count(_OPEN) == left:
                last = _below(columns, row)
                closed = sum(own for own, _ in last)
                by_fruit = fruits + sum(comb(own, 2) for own, _ in last)
                by_tractor = tractors + sum(comb(own, 2) for _, own in last)
                found.update(
                    (
                        FRUIT_POINTS * closed + FRUIT_LINE_POINTS * (by_fruit + f),
                        TRACTOR_LINE_POINTS * (by_tractor + t),
                    )
                    for f, t in known
                )
    return frozenset(found)


def can_be(fruits: int, tractors: int, left: int, ended: bool) -> bool:
    """Whether such points and `left` crops that paid the closing bonus go together.

    `ended`: somebody ended the deal. Else it stood still, and crops that nobody closed pay nothing.
    """
    if ended:
        return (fruits, tractors) in possible(left)
    return left == 0 and any((fruits, tractors) in possible(more) for more in range(CROPS + 1))
