"""Cards of which there may be two: a whole number with a bit a card held, and 80 further up one for a second.

So the low 80 bits are a set like any other, and the number of bits is the number of cards.
"""

from collections.abc import Iterable

from .. import cards as c

#: Of each card both copies.
BOTH = c.ALL | c.ALL << c.CARDS


def more(held: int, card: int) -> int:
    """One copy more of a card of which there is at most one."""
    bit = 1 << card
    return held | (bit << c.CARDS if held & bit else bit)


def less(held: int, card: int) -> int:
    """One copy less of a card, if there is any."""
    bit = 1 << card
    second = bit << c.CARDS
    return held ^ second if held & second else held & ~bit


def copies(cards: Iterable[int]) -> int:
    """Cards as a number. Raises ValueError at a third copy."""
    held = 0
    for card in cards:
        if held >> card + c.CARDS & 1:
            raise ValueError("There are two copies of a card.")
        held = more(held, card)
    return held


def twofold(cards: int) -> int:
    """Both copies of each card of a set."""
    return cards | cards << c.CARDS


def listed(held: int) -> list[int]:
    """The cards, sorted, a card twice when both copies are there."""
    once, twice = held & c.ALL, held >> c.CARDS
    return sorted(c.cards_in(once) + c.cards_in(twice)) if twice else c.cards_in(once)


def names(held: int) -> list[str]:
    """The cards by name, sorted by suit and number."""
    return [c.NAMES[card] for card in listed(held)]
