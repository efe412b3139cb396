"""A position of Double Deck as the search plays it: single cards as bits, hidden ones drawn when seen."""

from collections.abc import Sequence

from ....vege_tables import cards as c
from ....vege_tables.double_deck import DoubleDeck
from ....vege_tables.double_deck import moves as m
from ....vege_tables.double_deck.facts import CIRCLES, CLOSING_POINTS, HAND, PENALTY_POINTS
from ....vege_tables.double_deck.turn import DISCARDING, DRAWING, LAYING, PLAYING, PUTTING, UNDECIDED
from .. import equity
from ..first_sight import FirstSightWorld
from ..model import TERMINAL, Luck
from ..tournament.chains import BIT, FRUITS
from . import policy, sight
from .singles import by_fruit, by_tractor, cards_of, copy_of

#: Points are so much surer than chance with a deal to come; with k deals, times the root of k.
SPREAD = 50.0
#: The part of a last deal's value that the win itself is; the rest are points, which tell how close it was.
WIN, LAST_SPREAD = 0.8, 60.0
#: The part of the win that a point at first sight counts.
TRUST = 0.012
#: What a move not looked at is taken for.
UNSEEN = -10.0


class DoubleDeckWorld(FirstSightWorld):
    """See `World`."""

    __slots__ = (
        "acted", "barred", "bottoms", "burned", "by_fruit", "by_tractor", "counts", "deals_left",
        "game", "hands", "kind", "luck", "next", "passed", "phase", "points", "pools", "second",
        "stuck", "thrown", "tops", "tractors",
    )  # fmt: skip

    game: DoubleDeck
    luck: Luck
    hands: list[int]
    tractors: list[int]
    points: list[int]
    deals_left: int
    #: By tallone: its open card or -1, how many lie below, and those of them known, from the bottom.
    tops: list[int]
    counts: list[int]
    bottoms: list[tuple[int, ...]]
    #: By back, the single cards that may lie anywhere in the talloni.
    pools: list[list[int]]
    #: Cards that are next, whose place is filled, that can be discarded; single ones that were.
    next: int
    passed: int
    burned: int
    thrown: int
    #: Crops closed by a Fruit, and by a Tractor.
    by_fruit: int
    by_tractor: int
    second: bool
    kind: int
    phase: int
    stuck: int
    acted: bool
    #: Cards that could have gone earlier in this turn: of equal orders only one is thought of.
    barred: int

    # -- the tree -------------------------------------------------------------------------------------

    def moves(self) -> Sequence[int]:
        scored = sight.scored(self)
        narrow = self.phase != PLAYING
        worse, width = (sight.DRAW_WORSE, sight.DRAW_WIDTH) if narrow else (sight.WORSE, sight.WIDTH)
        return self.look(scored, worse, width)

    def play(self, move: int) -> None:
        seat = self.mover
        self.follow(seat, move, UNSEEN)
        if move < m.DISCARD:
            self.barred |= cards_of(self.hands[seat]) & self.next & BIT[move] - 1 & ~c.CHAIN[c.CROP[move]]
            self.lay(seat, move)
            self.end_if_empty(seat)
        elif move < m.TRACTOR:
            self.discard(seat, move - m.DISCARD)
            self.end_if_empty(seat)
        elif move < m.DRAW:
            self.lay_tractor(seat, move - m.TRACTOR)
        elif move < m.PASS:
            self.draw(seat, move - m.DRAW)
        elif move == m.PASS:
            self.begin_turn((seat + 1) % self.game.players)
        elif move == m.STUCK:
            self.be_stuck(seat)
        else:
            self.put_under(seat, *m.put_under(move))

    # -- what a move does -----------------------------------------------------------------------------

    def _act(self, kind: int) -> None:
        self.acted = True
        self.stuck = 0
        if not self.second:
            self.kind = kind

    def lay(self, seat: int, card: int) -> None:
        """A card that is next."""
        self._act(LAYING)
        bit = BIT[card]
        hand = self.hands[seat]
        self.hands[seat] = hand ^ (bit if hand & bit else bit << c.CARDS)
        self.passed |= bit
        self.next ^= bit
        if bit & FRUITS:
            crop = c.CROP[card]
            self.points[seat] += by_fruit(crop, self.by_fruit)
            self.by_fruit |= 1 << crop
        else:
            self.next |= bit << c.COLUMNS

    def lay_tractor(self, seat: int, crop: int) -> None:
        """A Tractor on the next place of a crop."""
        self._act(LAYING)
        self.tractors[seat] -= 1
        bit = self.next & c.CHAIN[crop]
        self.passed |= bit
        self.burned |= bit
        self.next ^= bit
        if bit & FRUITS:
            self.points[seat] += by_tractor(crop, self.by_tractor)
            self.by_tractor |= 1 << crop
        else:
            self.next |= bit << c.COLUMNS

    def discard(self, seat: int, card: int) -> None:
        """A burned card."""
        self._act(DISCARDING)
        single = copy_of(self.hands[seat], card)
        self.hands[seat] ^= single
        self.thrown |= single

    def end_if_empty(self, seat: int) -> None:
        """Second phase: who has no cards left ends the deal."""
        if self.second and not self.hands[seat]:
            self.points[seat] += CLOSING_POINTS * (c.CROPS - (self.passed & FRUITS).bit_count())
            self.mover = TERMINAL

    def _hidden(self, pile: int) -> int:
        """The first card of a tallone that does not lie open."""
        known = self.bottoms[pile]
        left = self.counts[pile]
        self.counts[pile] = left - 1
        if left <= len(known):
            self.bottoms[pile] = known[:-1]
            return known[-1]
        return self.blind(pile)

    def blind(self, pile: int) -> int:
        """A card nobody has seen, by luck."""
        pool = self.pools[pile % len(m.BACKS)]
        at = int(self.luck() * len(pool))
        card = pool[at]
        pool[at] = pool[-1]
        pool.pop()
        return card

    def take(self, seat: int, pile: int) -> None:
        """The first card of a tallone goes into a hand."""
        card = self.tops[pile]
        if card < 0:
            card = self._hidden(pile)
        else:
            self.tops[pile] = -1
        self.hands[seat] |= 1 << card

    def left(self, pile: int) -> bool:
        """A tallone is not exhausted."""
        return self.tops[pile] >= 0 or self.counts[pile] > 0

    def any_left(self) -> bool:
        """Some tallone is not."""
        return max(self.tops) >= 0 or max(self.counts) > 0

    def draw(self, seat: int, pile: int) -> None:
        """One card, and the next turn when the hand is full again."""
        self.phase = DRAWING
        self.take(seat, pile)
        if self.hands[seat].bit_count() == HAND or not self.any_left():
            self.turn_tops()
            self.begin_turn((seat + 1) % self.game.players)

    def turn_tops(self) -> None:
        """The top of every tallone lies open."""
        tops, counts = self.tops, self.counts
        for pile in range(m.PILES):
            if tops[pile] < 0 and counts[pile]:
                tops[pile] = self._hidden(pile)

    def begin_turn(self, seat: int) -> None:
        """See the core's."""
        self.mover = seat
        self.acted = False
        self.barred = 0
        self.phase = PLAYING
        self.kind = UNDECIDED
        self.burned = self.passed
        if not self.second:
            some = [top >= 0 or count > 0 for top, count in zip(self.tops, self.counts, strict=True)]
            self.second = not any(some[:3]) or not any(some[3:])

    def be_stuck(self, seat: int) -> None:
        """See the core's."""
        self.points[seat] -= PENALTY_POINTS
        self.stuck += 1
        if self.stuck == CIRCLES * self.game.players:
            self.mover = TERMINAL
        elif self.fitting(seat):
            self.phase = PUTTING
        else:
            self.begin_turn((seat + 1) % self.game.players)

    def fitting(self, seat: int) -> list[int]:
        """After a penalty: cards under a tallone of their back that is not exhausted."""
        return [
            m.UNDER + card * m.SIDES + side
            for card in c.cards_in(cards_of(self.hands[seat]))
            for side in range(m.SIDES)
            if self.left(m.tallone(card, side))
        ]

    def put_under(self, seat: int, card: int, pile: int) -> None:
        """A card goes under a tallone."""
        single = copy_of(self.hands[seat], card)
        self.hands[seat] ^= single
        self.bottoms[pile] = (single.bit_length() - 1, *self.bottoms[pile])
        self.counts[pile] += 1

    # -- to the end -----------------------------------------------------------------------------------

    def values(self, luck: Luck) -> Sequence[float]:
        """See `World.values`."""
        policy.play_out(self, luck)
        points = self.points
        if self.deals_left:
            values = equity.shares(points, SPREAD * self.deals_left**0.5)
        else:
            clear = equity.shares(points, LAST_SPREAD)
            values = [WIN * w + (1 - WIN) * s for w, s in zip(equity.won(points), clear, strict=True)]
        return self.leaning(values)
