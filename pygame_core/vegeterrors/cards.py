"""The deck as a data table, and the actions its cards give.

The rulebook prints no card list. "z1" is a reconstruction; another deck is another entry of DECKS.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ..errors import IllegalAction

#: Left to right on the payout cards, which is also the order that breaks ties of dice.
COLOURS = ("blue", "green", "yellow", "red")
LETTERS = "BGYR"
MAGIC = "M"
MAGIC_STRENGTH = 3
POISON_STRENGTH = 100


@dataclass(frozen=True)
class Deck:
    """Cards by name ("B3" is the blue 3) with their counts for four and for three players."""

    four: Mapping[str, int]
    three: Mapping[str, int]
    poison: frozenset[str]
    boss: str

    def counts(self, players: int) -> Mapping[str, int]:
        """Card name -> how many of it are in the game."""
        return self.four if players == 4 else self.three


_Z1 = {
    "B2": 2,
    "B3": 4,
    "B4": 3,
    "B6": 3,
    "G3": 2,
    "G4": 3,
    "G5": 1,
    "G6": 2,
    "G7": 2,
    "Y4": 4,
    "Y6": 2,
    "Y7": 1,
    "Y8": 1,
    "R3": 2,
    "R4": 2,
    "R5": 2,
    "R6": 1,
    "R7": 1,
    "R8": 1,
    "R9": 1,
    MAGIC: 4,
}

DECKS: Mapping[str, Deck] = {
    "z1": Deck(
        four=_Z1,
        # Three players: without Green and without one red 3.
        three={**{name: count for name, count in _Z1.items() if name[0] != "G"}, "R3": 1},
        poison=frozenset({"B3", "Y4"}),
        boss="R9",
    )
}


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, rising."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


class Cards:
    """A deck's cards as small numbers, and every action as a number with its notation.

    Cards: 0 .. count-1 are the Vegeterrors in the order of COLOURS and strength, `count` is Magic.
    Actions: play a card; Magic on a colour; Magic without target; predict; change (turn up, lay down).
    """

    def __init__(self, deck: Deck) -> None:
        names = [name for name in deck.four if name != MAGIC]
        names.sort(key=lambda name: (LETTERS.index(name[0]), int(name[1:])))
        self.names = [*names, MAGIC]
        self.count = count = len(names)
        self.magic = count
        self.index = {name: i for i, name in enumerate(self.names)}
        self.colour = [LETTERS.index(name[0]) for name in names]
        self.strength = [int(name[1:]) for name in names]
        self.poison = [name in deck.poison for name in names]
        self.boss = self.index[deck.boss]
        self.of_colour = [sum(1 << i for i in range(count) if self.colour[i] == c) for c in range(4)]
        #: Vegeterrors whose colour is not in a set of colours (bits) yet.
        self.outside = [sum(self.of_colour[c] for c in range(4) if not seen >> c & 1) for seen in range(16)]

        self.first_magic = count
        self.plain_magic = count + 4
        self.first_predict = count + 5
        self.first_change = self.first_predict + count
        self.action_count = self.first_change + count * count

        aimed = [f"{MAGIC}>{letter}" for letter in LETTERS]
        self.notation = [*names, *aimed, MAGIC, *(f"predict {name}" for name in names)]
        self.notation += [f"change {up} / {down}" for up in names for down in names]
        self.action = {text: i for i, text in enumerate(self.notation)}
        #: Action -> the Vegeterror it puts into the trick, or -1.
        self.played = [*range(count), -1, -1, -1, -1, -1, *[-1] * count]
        self.played += [up for up in range(count) for _ in range(count)]
        #: Action -> the colour its Magic strengthens, or -1.
        self.aimed = [-1] * self.action_count
        self.aimed[count : count + 4] = range(4)
        #: Set of colours in the trick (bits) -> the actions of a Magic card.
        self.magic_actions = [
            [self.first_magic + c for c in bits(seen)] or [self.plain_magic] for seen in range(16)
        ]
        self._low_bits = count // 2
        self._low_mask = (1 << self._low_bits) - 1
        self._low: dict[int, list[int]] = {}
        self._high: dict[int, list[int]] = {}

    def vegeterrors(self, mask: int) -> list[int]:
        """The Vegeterrors in a set (bits), rising; looked up by halves, since play asks it every move."""
        low, high = mask & self._low_mask, mask >> self._low_bits
        first = self._low.get(low)
        if first is None:
            first = self._low[low] = bits(low)
        second = self._high.get(high)
        if second is None:
            second = self._high[high] = [i + self._low_bits for i in bits(high)]
        return first + second

    def read(self, text: str) -> int:
        """The action of a notation. Raises IllegalAction."""
        action = self.action.get(text)
        if action is None:
            raise IllegalAction(f"“{text[:40]}” is not a move of Vegeterrors.", move=text[:40])
        return action


@cache
def cards_of(deck: str) -> Cards:
    """The tables of a deck, made once."""
    return Cards(DECKS[deck])
