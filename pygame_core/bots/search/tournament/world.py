"""A position of 2.0 as the search plays it: sets of cards as bits, no history, nothing checked."""

from collections.abc import Sequence

from ....vege_tables import cards as c
from ....vege_tables.facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS, PENALTY_POINTS, POT_POINTS
from ....vege_tables.tournament import Tournament
from ....vege_tables.tournament.facts import (
    AT_ONCE,
    BY_EACH_OPPONENT,
    FOR_HALF_THE_PLOTS,
    OPEN_WELLS,
    PLOTS_FOR_TWO,
)
from .. import equity
from ..first_sight import FirstSightWorld
from ..model import TERMINAL, Luck
from .chains import BIT, FAMILY, FRUITS, below
from .owed import NOTHING, OTHERS, OWN, PENALTY, SILO, VISIT
from .policy import ends, more_missing, play_out, worth

#: Points in a match are so much surer than chance with a deal to come; with k deals, times the root of k.
SPREAD = 40.0
#: The part of a last deal's value that the win itself is; the rest are points, which tell how close it was.
WIN = 0.8
LAST_SPREAD = 40.0
#: What the tree looks at: moves at most so many points worse than the best at first sight, and so many.
WORSE, WIDTH = 14.0, 6
#: The part of the win that a point at first sight counts.
TRUST = 0.015
#: At first sight: a move in hand, a Tractor, a card from the wells; how well a card fits.
MOVE, TRACTOR, VISITED, FITS = 3.0, 12.0, 2.0, 1.5


class TournamentWorld(FirstSightWorld):
    """See `World`. Hands hold the Plots too; a suit is a row."""

    __slots__ = (
        "acted", "barred", "beside", "dealer", "deals_left", "game", "hands", "hidden", "kind",
        "left", "next", "over", "owing", "passed", "placed", "points", "silos", "starter",
        "stays", "tractors", "wells",
    )  # fmt: skip

    game: Tournament
    hands: list[int]
    tractors: list[int]
    beside: list[int]
    points: list[int]
    #: Stacks from the most covered card to the free one.
    silos: list[tuple[int, ...]]
    wells: list[tuple[int, ...]]
    hidden: bool
    #: Cards that are next, and those whose place is filled.
    next: int
    passed: int
    #: What is owed, for whom, and how many cards are still to be taken.
    kind: int
    owing: int
    left: int
    acted: bool
    stays: int
    over: tuple[int, ...]
    placed: int
    dealer: int
    starter: int
    deals_left: int
    #: Cards that could have been played earlier in this turn: of equal orders only one is thought of.
    barred: int

    # -- what there is to choose ----------------------------------------------------------------------

    def moves(self) -> Sequence[int]:
        if self.over:
            place = c.PLACE + self.over[0] * c.SEATS
            return [place + seat for seat in range(self.game.players) if seat != self.placed]
        if self.kind:
            return self._owed()
        return self._kept(self._scored(self.mover))

    def _kept(self, scored: list[tuple[float, int]]) -> Sequence[int]:
        """The best at first sight."""
        return self.look(scored, WORSE, WIDTH)

    def _scored(self, seat: int) -> list[tuple[float, int]]:
        """What can be chosen in a turn, and its worth at first sight; ending the turn is worth none."""
        held, passed, tractors = self.hands[seat], self.passed, self.tractors[seat]
        if ends(self, seat):
            return [(0.0, self._closing(seat))]
        others = self._others(seat)
        free = held & self.next
        scored = [(worth(passed, held, others, card), card) for card in c.cards_in(free & ~self.barred)]
        burned = held & passed
        if burned:
            scored.append((-MOVE, c.DISCARD + (burned & -burned).bit_length() - 1))
        if tractors:
            for card in c.cards_in(held & ~self.barred & c.reach(self.next, tractors) & ~self.next):
                needed = (c.CHAIN[c.CROP[card]] & ~passed & BIT[card] - 1).bit_count()
                scored.append((worth(passed, held, others, card) - TRACTOR * needed, card))
            if not self.acted and not free and not burned:
                scored.append((-TRACTOR, c.DISCARD_TRACTOR))
        elif not scored and not self.acted:
            scored.append((0.0, c.STUCK))
        self._score_take_up(scored, seat, held & ~passed)
        if self.acted:
            self._score_end(scored, seat, held, tractors)
        return scored

    def _score_end(self, scored: list[tuple[float, int]], seat: int, held: int, tractors: int) -> None:
        """The turn can end, or ends in the wells."""
        size = (held & ~c.PLOTS).bit_count() + tractors
        limits = self.game.limits
        there = any(self.wells)
        if size >= limits.owed_below or not there:
            scored.append((0.0, c.PASS))
        if size < limits.full and there:
            cost = -VISITED * max(1, limits.least - size)
            scored += [(cost + worth, move) for worth, move in self._wells(held)]

    def _wells(self, held: int) -> list[tuple[float, int]]:
        return [(FITS * self.fit(self.wells[move - c.WELL][-1], held), move) for move in self.free_wells()]

    def _others(self, seat: int) -> int:
        """Green cards in other hands; they have come there for all to see."""
        others = 0
        for hand in self.hands:
            others |= hand
        return others & ~self.hands[seat] & c.GREENS

    def _closing(self, seat: int) -> int:
        """A move of the turn that ends the deal: Plots, what fits, with Tractors, what is burned."""
        held, passed = self.hands[seat], self.passed
        plots = held & c.PLOTS
        free = plots & self.next or (0 if plots & passed else held & self.next)
        if free:
            return (free & -free).bit_length() - 1
        live = held & ~passed
        if live and not plots:
            card = (live & -live).bit_length() - 1
            missing = (c.CHAIN[c.CROP[card]] & ~passed & BIT[card] - 1).bit_count()
            return c.TAKE_UP if missing > self.tractors[seat] else card
        burned = (plots or held) & passed
        return c.DISCARD + (burned & -burned).bit_length() - 1

    def _score_take_up(self, scored: list[tuple[float, int]], seat: int, live: int) -> None:
        """A Tractor aside is worth a thought where a card asks for it, or where it pays."""
        aside = self.beside[seat]
        if aside <= self.locked(seat):
            return
        pays = POT_POINTS * self.beside.count(0) if aside == 1 and self.game.has_bonus else 0
        if live & ~self.next or pays:
            scored.append((pays - TRACTOR, c.TAKE_UP))

    def _owed(self) -> Sequence[int]:
        kind = self.kind
        if kind == SILO:
            return self._silos()
        if kind == PENALTY:
            stay = [(0.0, c.STAY)] if self.stays < self.game.players else []
            few = sum(map(len, self.wells)) <= self.game.limits.penalty
            some = [(-2.0, c.TAKE_ALL)] if few else [(-4.0, c.OTHERS), (-45.0, c.OWN)]
            return self._kept(stay + some)
        scored = self._wells(self.hands[self.owing])
        if kind == OTHERS:
            scored = [(-value, move) for value, move in scored]
        elif kind == VISIT:
            size = (self.hands[self.owing] & ~c.PLOTS).bit_count() + self.tractors[self.owing]
            if size >= self.game.limits.least:
                scored.append((0.0, c.PASS))
        return self._kept(scored)

    def _silos(self) -> Sequence[int]:
        """To end the deal, the card that asks for the fewest others; else all."""
        seat = self.mover
        held, passed = self.hands[seat], self.passed
        tops = {silo[-1]: c.SILO + at for at, silo in enumerate(self.silos) if silo}
        if len(tops) > 1 and ends(self, seat):
            down = below(held & ~passed) & ~passed
            self.sight = {}
            return [tops[min(tops, key=lambda card: more_missing(passed, down, card))]]
        return self._kept([(FITS * self.fit(card, held), move) for card, move in tops.items()])

    def fit(self, card: int, held: int) -> int:
        """How well a card fits a hand: the greater the better."""
        bit, passed = 1 << card, self.passed
        if passed & bit:
            return 2
        live = held & ~passed
        down = below(live)
        if down & bit:
            return 3
        return -(below(bit) & ~passed & ~held).bit_count()

    def free_wells(self) -> list[int]:
        """The moves that take the free card of an open well."""
        hidden = self.hidden
        return [
            c.WELL + at for at, well in enumerate(self.wells) if well and not (hidden and at == OPEN_WELLS)
        ]

    def locked(self, seat: int) -> int:
        """Two players: Tractors aside that may not be taken up yet."""
        game = self.game
        if game.players > 2:
            return 0
        down = PLOTS_FOR_TWO - (self.hands[seat] & c.PLOTS).bit_count()
        free = AT_ONCE + FOR_HALF_THE_PLOTS * (2 * down // PLOTS_FOR_TWO)
        return game.share - max(free, game.share - self.beside[seat])

    # -- what a move does -----------------------------------------------------------------------------

    def play(self, move: int) -> None:
        seat = self.mover
        self.follow(seat, move, -WORSE)
        if move < c.DISCARD:
            self._lay(seat, move)
        elif move <= c.DISCARD_TRACTOR:
            self.stays = 0
            self.acted = True
            if move == c.DISCARD_TRACTOR:
                self.tractors[seat] -= 1
            else:
                self.hands[seat] &= ~BIT[move - c.DISCARD]
                self._close_if_done(seat)
        elif move == c.PASS:
            self.leave(seat)
        elif move == c.TAKE_UP:
            self.take_up(seat)
        elif move == c.STUCK:
            if any(self.wells):
                self.kind, self.owing, self.left = PENALTY, seat, 0
            else:
                self.leave(seat)
        elif move < c.SILO:
            card, to = divmod(move - c.PLACE, c.SEATS)
            self.give(card, to)
        elif move < c.WELL:
            self.take_from_silo(seat, move - c.SILO)
        elif move < c.STAY:
            self._take_from_well(seat, move - c.WELL)
        else:
            self._choose(seat, move)

    def _lay(self, seat: int, card: int) -> None:
        bit = BIT[card]
        chain = c.CHAIN[c.CROP[card]]
        here, following = self.next & chain, self.next
        if here != bit:
            self.tractors[seat] -= (chain & bit - here).bit_count()
        #: A card that could have gone now and comes before this one is not thought of again in this turn.
        self.barred |= self.hands[seat] & following & bit - 1 & ~chain
        self.hands[seat] ^= bit
        self.passed |= chain & (bit << 1) - 1
        self.next = following & ~chain
        self.acted = True
        self.stays = 0
        if bit & FRUITS:
            self.points[seat] += FRUIT_POINTS
            family = FAMILY[c.SUIT[card]]
            if self.passed & family == family:
                self.points[seat] += FAMILY_POINTS
        else:
            self.next |= bit << c.COLUMNS
        if here & c.PLOTS:
            self.kind, self.owing = SILO, seat
        else:
            self._close_if_done(seat)

    def take_up(self, seat: int) -> None:
        """A Tractor from aside; the last one pays."""
        self.stays = 0
        self.beside[seat] -= 1
        self.tractors[seat] += 1
        if not self.beside[seat]:
            self.pay_tractors(seat)

    def pay_tractors(self, seat: int) -> None:
        """For every other player whose Tractors are all taken up."""
        if self.game.has_bonus:
            paying = [at for at, aside in enumerate(self.beside) if not aside and at != seat]
            self.points[seat] += POT_POINTS * len(paying)

    def give(self, card: int, to: int) -> None:
        """The dealer gives a card out."""
        self.hands[to] |= BIT[card]
        self.placed = to
        self.over = self.over[1:]
        if not self.over:
            self.mover = self.starter

    def take_from_silo(self, seat: int, silo: int) -> None:
        """The card owed for a Plot's place."""
        stack = self.silos[silo]
        self.hands[seat] |= BIT[stack[-1]]
        self.silos[silo] = stack[:-1]
        self.kind = NOTHING

    def draw(self, seat: int, well: int) -> None:
        """The free card of a well."""
        stack = self.wells[well]
        self.hands[seat] |= BIT[stack[-1]]
        self.wells[well] = stack[:-1]
        if len(stack) == 1 and well < OPEN_WELLS:
            self.hidden = False

    def _take_from_well(self, seat: int, well: int) -> None:
        limits = self.game.limits
        self.stays = 0
        if not self.kind:
            size = (self.hands[seat] & ~c.PLOTS).bit_count() + self.tractors[seat]
            self.kind, self.owing, self.left = VISIT, seat, limits.full - size
        owing = self.owing
        self.draw(owing, well)
        self.left -= 1
        if not self.left or not any(self.wells):
            self.leave(owing)
        elif self.kind == OTHERS:
            self.mover = self.chooser(owing, limits.penalty - self.left)

    def chooser(self, seat: int, taken: int) -> int:
        """Opponents choose two by two, clockwise from the left."""
        players = self.game.players
        return (seat + 1 + taken // BY_EACH_OPPONENT % (players - 1)) % players

    def _choose(self, seat: int, move: int) -> None:
        """What a stuck player does."""
        if move == c.STAY:
            self.stays += 1
            self.leave(seat)
            return
        self.stays = 0
        if move == c.TAKE_ALL:
            for stack in self.wells:
                self.hands[seat] |= c.bits([*stack])
            self.wells = [()] * len(self.wells)
            self.hidden = False
            self.leave(seat)
            return
        self.left = self.game.limits.penalty
        if move == c.OWN:
            self.points[seat] -= PENALTY_POINTS
            self.kind = OWN
        else:
            self.kind = OTHERS
            self.mover = self.chooser(seat, 0)

    def leave(self, seat: int) -> None:
        """The turn of `seat` ends."""
        self.kind = NOTHING
        self.acted = False
        self.barred = 0
        self.mover = (seat + 1) % self.game.players

    def _close_if_done(self, seat: int) -> None:
        if not self.hands[seat]:
            self.end(seat)

    def end(self, seat: int) -> None:
        """`seat` has ended the deal; it is credited the Tractors that still lie aside."""
        if self.beside[seat]:
            self.pay_tractors(seat)
        self.points[seat] += CLOSING_POINTS * (c.CROPS - (self.passed & FRUITS).bit_count())
        self.mover = TERMINAL

    # -- to the end -----------------------------------------------------------------------------------

    def values(self, luck: Luck) -> Sequence[float]:
        """See `World.values`."""
        if self.mover >= 0:
            play_out(self, luck)
        points = self.points
        if self.deals_left:
            values = equity.shares(points, SPREAD * self.deals_left**0.5)
        else:
            clear = equity.shares(points, LAST_SPREAD)
            values = [WIN * w + (1 - WIN) * s for w, s in zip(equity.won(points), clear, strict=True)]
        return self.leaning(values)
