"""What a seat of Double Deck knows, and worlds that agree with it."""

from random import Random
from typing import cast

from ....game import Observation
from ....vege_tables import cards as c
from ....vege_tables.double_deck import DoubleDeck
from ....vege_tables.double_deck import moves as m
from ....vege_tables.double_deck.facts import CLOSING_POINTS, PENALTY_POINTS
from ....vege_tables.double_deck.turn import DRAWING, KINDS, PLAYING, PUTTING
from ..model import Model, World
from ..tournament.chains import FRUITS
from .singles import OF_BACK
from .world import TRUST, DoubleDeckWorld


class DoubleDeckModel(Model):
    """See `Model`."""

    def __init__(self, game: DoubleDeck, seen: Observation) -> None:
        self.game = game
        self.seat = seat = cast(int, seen["seat"])
        seats = range(game.players)
        self._unseen = c.ALL | c.ALL << c.CARDS
        for name in seen["laid"]:
            self._take(name)
        self.thrown = sum([1 << self._take(name) for name in seen["thrown"]])
        held = [seen["hand"] if at == seat else seen["known"][at] for at in seats]
        #: What each seat is known to hold, and by back how many cards besides.
        self.hands = [sum([1 << self._take(name) for name in names]) for names in held]
        self.rooms = [
            [
                0 if at == seat else seen["backs"][at][back] - (self.hands[at] & cards).bit_count()
                for back, cards in zip(m.BACKS, OF_BACK, strict=True)
            ]
            for at in seats
        ]
        self.tops, self.counts = [-1] * m.PILES, [0] * m.PILES
        self.bottoms: list[tuple[int, ...]] = [()] * m.PILES
        self._read_piles(seen)
        self.pools = [c.cards_in(self._unseen & cards) for cards in OF_BACK]
        laid, replaced = (c.bits([c.INDEX[name] for name in seen[key]]) for key in ("laid", "replaced"))
        self.passed = passed = laid | replaced
        self.next = sum([chain & ~passed & -(chain & ~passed) for chain in c.CHAIN])
        self.burned = c.bits([c.INDEX[name] for name in seen["burned"]])
        self.by_fruit, self.by_tractor = (
            sum([1 << c.CROP[card] for card in c.cards_in(cards & FRUITS)]) for cards in (laid, replaced)
        )
        self.tractors: list[int] = seen["tractors"]
        self.points = _points(game, seen)
        self.second, self.stuck, self.acted = seen["second"], seen["stuck"], seen["acted"]
        self.kind = KINDS.index(seen["kind"])
        task = seen["task"]
        self.phase = PLAYING if task is None else PUTTING if task[0] == "under" else DRAWING
        self.deals_left = game.deals - 1 - seen["round"]
        #: Worlds drawn so far.
        self.drawn = 0
        self.moves = self.world(Random(0)).moves()

    def _take(self, name: str) -> int:
        """A single card of a name, seen now."""
        card = c.INDEX[name]
        if not self._unseen >> card & 1:
            card += c.CARDS
        self._unseen ^= 1 << card
        return card

    def _read_piles(self, seen: Observation) -> None:
        for pile, (names, under) in enumerate(zip(seen["piles"], seen["under"], strict=True)):
            count = len(names)
            if seen["open"][pile]:
                count -= 1
                self.tops[pile] = self._take(names[-1])
            self.counts[pile] = count
            self.bottoms[pile] = tuple([self._take(name) for name in names[: min(under, count)]])

    def world(self, rng: Random) -> World:
        world = DoubleDeckWorld.__new__(DoubleDeckWorld)
        world.game = self.game
        world.mover = self.seat
        world.luck = luck = rng.random
        pools = [pool[:] for pool in self.pools]
        hands = self.hands[:]
        for seat, rooms in enumerate(self.rooms):
            cards = 0
            for pool, room in zip(pools, rooms, strict=True):
                for _ in range(room):
                    at = int(luck() * len(pool))
                    cards |= 1 << pool[at]
                    pool[at] = pool[-1]
                    pool.pop()
            hands[seat] |= cards
        world.hands, world.pools = hands, pools
        world.tops, world.counts, world.bottoms = self.tops[:], self.counts[:], self.bottoms[:]
        world.tractors, world.points = self.tractors[:], self.points[:]
        world.next, world.passed, world.burned, world.thrown = (
            self.next,
            self.passed,
            self.burned,
            self.thrown,
        )
        world.by_fruit, world.by_tractor = self.by_fruit, self.by_tractor
        world.second, world.kind, world.phase = self.second, self.kind, self.phase
        world.stuck, world.acted = self.stuck, self.acted
        world.deals_left = self.deals_left
        world.barred = 0
        world.begin(self.game.players, TRUST, self.drawn)
        self.drawn += 1
        return world


def _points(game: DoubleDeck, seen: Observation) -> list[int]:
    """Each seat's points in the match."""
    sheet = seen["sheet"]
    return [
        seen["scores"][seat]
        + sheet["fruits"][seat]
        + sheet["tractors"][seat]
        + CLOSING_POINTS * sheet["closing"][seat]
        - PENALTY_POINTS * sheet["penalties"][seat]
        for seat in range(game.players)
    ]
