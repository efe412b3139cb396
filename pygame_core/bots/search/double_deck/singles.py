"""Cards of two decks for the search: every single card is a bit, the second copies 80 further up."""

from ....vege_tables import cards as c
from ....vege_tables.double_deck import moves as m
from ....vege_tables.double_deck.facts import (
    FRUIT_LINE_POINTS,
    FRUIT_POINTS,
    TRACTOR_LINE_POINTS,
    TRACTOR_POINTS,
)
from ....vege_tables.double_deck.lines import LINES
from ..tournament.chains import BIT, FRUITS

PLANTS = FRUITS >> c.COLUMNS
#: Single card -> its back.
BACK = [*m.BACK, *m.BACK]
#: Single cards by back, as bits.
OF_BACK = [cards | cards << c.CARDS for cards in m.BACK_CARDS]


def by_fruit(crop: int, closed: int) -> int:
    """What a Fruit brings now, when a set of crops was closed by one: see `lines.brings`."""
    return FRUIT_POINTS + FRUIT_LINE_POINTS * (closed & LINES[crop]).bit_count()


def by_tractor(crop: int, closed: int) -> int:
    """The same by a Tractor."""
    return TRACTOR_POINTS + TRACTOR_LINE_POINTS * (closed & LINES[crop]).bit_count()


def cards_of(held: int) -> int:
    """Which cards there are, once or twice."""
    return (held | held >> c.CARDS) & c.ALL


def copy_of(held: int, card: int) -> int:
    """A single card of this name, as a bit."""
    bit = BIT[card]
    return bit if held & bit else bit << c.CARDS


def count_of(held: int, card: int) -> int:
    """How many of a name there are."""
    return (held >> card & 1) + (held >> card + c.CARDS & 1)
