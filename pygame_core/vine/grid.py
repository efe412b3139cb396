"""Cells as whole numbers, sides as bits. The root lies at (0, 0); `y` grows upwards."""

N, E, S, W = 1, 2, 4, 8
SIDES = "NESW"

#: No vine of 120 plant tiles and 32 beans comes near the rim.
_WIDTH = 512
_MIDDLE = _WIDTH // 2
MOST = 200

ROOT = _MIDDLE
#: Cells from here on are above the ground.
GROUND = _WIDTH
UP, RIGHT = _WIDTH, 1
#: Side, step to the neighbour there, and the side by which that one faces back.
AROUND = ((N, UP, S), (E, RIGHT, W), (S, -UP, N), (W, -RIGHT, E))
STEP = {side: step for side, step, _ in AROUND}


def cell_at(x: int, y: int) -> int:
    """The cell of a column and a row."""
    return y * _WIDTH + x + _MIDDLE


def place_of(cell: int) -> tuple[int, int]:
    """Column and row of a cell."""
    y, x = divmod(cell, _WIDTH)
    return x - _MIDDLE, y


def row_of(cell: int) -> int:
    """The row of a cell; the root's is 0."""
    return cell // _WIDTH


def column_of(cell: int) -> int:
    """The column of a cell; the root's is 0."""
    return cell % _WIDTH - _MIDDLE


def sides(mask: int) -> str:
    """The sides of a mask, such as "ESW"."""
    return "".join(name for bit, name in enumerate(SIDES) if mask >> bit & 1)


def mask_of(text: str) -> int:
    """The mask of sides named in the order NESW. Raises ValueError."""
    mask = sum(1 << SIDES.index(name) for name in set(text))
    if sides(mask) != text:
        raise ValueError("Sides are named once each, in the order NESW.")
    return mask


def turned(mask: int, quarters: int) -> int:
    """A mask turned clockwise by so many quarters."""
    mask <<= quarters % 4
    return mask & 15 | mask >> 4


_numbers: dict[int, int] = {}
_cells: dict[int, int] = {}


def number_of(cell: int) -> int:
    """Counts the cells around the root, arch by arch, so that near ones have small numbers."""
    number = _numbers.get(cell)
    if number is None:
        x, y = place_of(cell)
        ring = max(abs(x), y)
        along = y if x == -ring else 2 * ring + x if y == ring else 4 * ring - y
        _numbers[cell] = number = ring * (2 * ring - 1) + along
        _cells[number] = cell
    return number


def cell_of(number: int) -> int:
    """The cell of a number."""
    cell = _cells.get(number)
    if cell is None:
        ring = 0
        while (ring + 1) * (2 * ring + 1) <= number:
            ring += 1
        along = number - ring * (2 * ring - 1)
        if along <= ring:
            cell = cell_at(-ring, along)
        elif along <= 3 * ring:
            cell = cell_at(along - 2 * ring, ring)
        else:
            cell = cell_at(ring, 4 * ring - along)
        number_of(cell)
    return cell
