"""What seats know of hidden hands: cards taken openly, given by the dealer, or passed between partners.

A card's bit counts only while the card is in another's hidden hand, so nothing is taken away when it is
played. Tractors are alike, so of them a seat knows a least number.
"""

from typing import NamedTuple

from .cards import TRACTOR

Row = tuple[int, ...]


class Knowledge(NamedTuple):
    """By observing seat. A change makes a new one, so clones share it."""

    #: Cards whose holder the seat knows.
    seen: Row
    #: Partners: cards that are in one of the two opponents' hands, the seat does not know whose.
    near: Row
    #: At least so many Tractors: [observer][holder], and with either opponent besides.
    tractors: tuple[Row, ...]
    near_tractors: Row

    def shown(self, to: list[int], cards: int, holder: int, tractors: int = 0) -> "Knowledge":
        """Seats `to` have seen cards and Tractors go into a hand."""
        seen, near, held = list(self.seen), list(self.near), [list(row) for row in self.tractors]
        for observer in to:
            if observer == holder:
                continue
            seen[observer] |= cards
            near[observer] &= ~cards
            held[observer][holder] += tractors
        return self._replace(seen=tuple(seen), near=tuple(near), tractors=tuple(map(tuple, held)))

    def all_tractors(self, held: list[int]) -> "Knowledge":
        """Every Tractor that seats hold has been taken up openly."""
        rows = [[count * (at != seat) for at, count in enumerate(held)] for seat in range(len(held))]
        return self._replace(tractors=tuple(map(tuple, rows)))

    def tractors_left(self, holder: int, count: int) -> "Knowledge":
        """`holder` used or discarded Tractors, for all to see."""
        held, near = [list(row) for row in self.tractors], list(self.near_tractors)
        for observer, row in enumerate(held):
            from_hand = min(row[holder], count)
            row[holder] -= from_hand
            if observer % 2 != holder % 2:
                near[observer] -= min(near[observer], count - from_hand)
        return self._replace(tractors=tuple(map(tuple, held)), near_tractors=tuple(near))

    def given(self, giver: int, receiver: int, card: int, alike: int) -> "Knowledge":
        """A hidden card went from one partner to the other; the opponents saw only its back.

        `alike`: the giver's hidden cards with that back before; a green one may be a Tractor.
        """
        tractor = card == TRACTOR
        known = self.shown([giver], 0 if tractor else 1 << card, receiver, tractors=int(tractor))
        seen, near = list(known.seen), list(known.near)
        held, near_held = [list(row) for row in known.tractors], list(known.near_tractors)
        if tractor:
            held[receiver][giver] = max(0, held[receiver][giver] - 1)
        green = alike & 1 << TRACTOR
        for observer in range(len(seen)):
            if observer % 2 == giver % 2:
                continue
            doubtful = seen[observer] & alike
            seen[observer] &= ~doubtful
            near[observer] |= doubtful
            if green and held[observer][giver]:
                held[observer][giver] -= 1
                near_held[observer] += 1
        return Knowledge(tuple(seen), tuple(near), tuple(map(tuple, held)), tuple(near_held))


def nothing(players: int) -> Knowledge:
    """What is known when a deal begins."""
    none = (0,) * players
    return Knowledge(none, none, (none,) * players, none)
