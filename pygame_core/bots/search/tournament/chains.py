"""Chains of cards as bits: what is missing below a set of cards, and what lies above it."""

from ....vege_tables import cards as c

FRUITS = c.bits([card for card in range(c.CARDS) if c.STAGE[card] == c.FRUIT])
#: Every card as a set of one.
BIT = [1 << card for card in range(c.CARDS)]
#: Fruits by suit.
FAMILY = [FRUITS & cards for cards in c.SUIT_CARDS]
#: By card, those above it in its chain.
HIGHER = [c.CHAIN[c.CROP[card]] & -2 << card for card in range(c.CARDS)]
_UP_TWO = c.bits([card for card in range(c.CARDS) if c.STAGE[card] >= c.SPROUT])


def below(cards: int) -> int:
    """A set of cards and all that lie below them in their chains."""
    cards |= (cards & c.ABOVE) >> c.COLUMNS
    cards |= (cards & _UP_TWO) >> 2 * c.COLUMNS
    return cards | (cards & FRUITS) >> 4 * c.COLUMNS


def families(passed: int) -> int:
    """How many suits have all four Fruits."""
    ripe = passed & FRUITS
    return sum([ripe & fruits == fruits for fruits in FAMILY])
