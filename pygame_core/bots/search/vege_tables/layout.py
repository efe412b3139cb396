"""Cards for the search: a bit at stage * 16 + crop, so that a chain goes on sixteen places further.

What a place or a seat has is one number: its cards as bits, and above them how many Tractors.
"""

from ....vege_tables import cards as c

#: From a card to the next one of its chain.
UP = c.CROPS
PLOTS = (1 << UP) - 1
WHITES = PLOTS << UP | PLOTS << 2 * UP
GREENS = PLOTS << 3 * UP | PLOTS << 4 * UP
PLANTS = PLOTS << 3 * UP
FRUITS = PLOTS << 4 * UP
#: The first Plant and the first Fruit: bits from there on are such cards or better.
FIRST_PLANT, FIRST_FRUIT = 1 << 3 * UP, 1 << 4 * UP
#: Cards that count as hand cards.
HAND = WHITES | GREENS
ALL = PLOTS | HAND
#: Where the Tractors are counted, and one of them.
ABOVE = c.CARDS
TRACTOR = 1 << ABOVE

#: Place here -> the core's number of the card, and back.
CORE = [c.FIRST[place % UP] + c.COLUMNS * (place // UP) for place in range(c.CARDS)]
PLACE = [CORE.index(card) for card in range(c.CARDS)]
#: A card, or a Tractor, by name -> its bit.
BIT = {c.NAMES[card]: 1 << PLACE[card] for card in range(c.CARDS)} | {"T": TRACTOR}
#: Place -> the places of its chain up to it.
UPTO = [sum(1 << below for below in range(place % UP, place + 1, UP)) for place in range(c.CARDS)]
#: Crop -> its chain; suit -> its crops' Fruits.
CHAIN = [UPTO[4 * UP + crop] for crop in range(UP)]


def packed(names: list[str]) -> int:
    """Cards and Tractors by name as one number."""
    return sum([BIT[name] for name in names])


def each(held: int) -> list[int]:
    """The cards of a set, a bit each, and every Tractor."""
    found = []
    cards = held & ALL
    while cards:
        low = cards & -cards
        found.append(low)
        cards ^= low
    return found + [TRACTOR] * (held >> ABOVE)
