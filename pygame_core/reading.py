"""Reading JSON that may be made up: what is wrong is refused in words a player understands."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .errors import PositionError

Json = dict[str, Any]
#: Points beyond this are not believed: they come from a made-up file.
MOST_POINTS = 1_000_000


@contextmanager
def told_as(message: str) -> Iterator[None]:
    """Whatever goes wrong with data of a wrong shape becomes a PositionError."""
    try:
        yield
    except PositionError:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError) as fault:
        raise PositionError(message) from fault


def whole(value: Any, low: int, high: int) -> int:
    """A whole number from `low` to below `high`. Raises PositionError."""
    if type(value) is not int or not low <= value < high:
        raise PositionError("This position holds a number that cannot be.")
    return value


def wholes(values: Any, count: int, low: int, high: int) -> list[int]:
    """So many whole numbers in a range. Raises PositionError."""
    return [whole(value, low, high) for value in lists(values, count)]


def truth(value: Any) -> bool:
    """A JSON boolean. Raises PositionError."""
    if not isinstance(value, bool):
        raise PositionError("This position holds a value that cannot be.")
    return value


def lists(values: Any, count: int) -> list[Any]:
    """A list of so many. Raises PositionError."""
    if not isinstance(values, list) or len(values) != count:
        raise PositionError("This position is not complete.")
    return values
