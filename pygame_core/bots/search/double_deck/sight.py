"""What moves of Double Deck are worth at first sight, in points: which ones the tree looks at.

It sees what the seat to move sees; the weights are like the greedy bot's.
"""

from typing import TYPE_CHECKING

from ....vege_tables import cards as c
from ....vege_tables.double_deck import moves as m
from ....vege_tables.double_deck.facts import CLOSING_POINTS, HAND, PENALTY_POINTS
from ....vege_tables.double_deck.turn import DISCARDING, DRAWING, LAYING, PLAYING
from ..tournament.chains import BIT, FRUITS, HIGHER, below
from .singles import by_fruit, by_tractor, cards_of, copy_of, count_of

if TYPE_CHECKING:
    from .world import DoubleDeckWorld

#: Moves at most so much worse than the best, and so many; the same of draws.
WORSE, WIDTH = 16.0, 5
DRAW_WORSE, DRAW_WIDTH = 2.0, 3
#: A new card for an old one, or a move in hand less where there are none; each card missing below own ones.
FRESH, MOVE, GAP = 2.0, -2.0, 0.5
#: What a Tractor could bring elsewhere; the part given away of what closing a crop brings, as it has grown.
TRACTOR = 45.0
GIFT = (0.0, 0.0, 0.0, 0.15, 0.5, 0.0)
#: A card's use and its part by how many are missing below; dead cards in each phase; blind ones by back.
USE, NEAR = 2.0, (1.0, 0.4, 0.2, 0.1, 0.1, 0.1)
DEAD, BLIND = (-1.0, 0.5), (0.5, 1.5, 3.0)
#: Two draws, or drawing and going on, are compared by so much of the cards' worth.
DRAWN = 0.3
#: With so few cards an opponent may end the deal.
HURRY = 3


class Sight:
    """What the seat to move sees of its chances."""

    def __init__(self, world: "DoubleDeckWorld", seat: int) -> None:
        self.world = world
        self.hand = hand = world.hands[seat]
        self.held = cards_of(hand)
        self.tractors = world.tractors[seat]
        self.fresh = FRESH if world.any_left() else MOVE
        self.price = price(world, seat)
        others = sum([held.bit_count() for held in world.hands]) - hand.bit_count()
        #: The part of the unseen cards that others hold.
        self.part = others / max(1, others + sum(world.counts))
        self.gone = hand | world.thrown

    def gift(self, crop: int) -> float:
        """What others can expect of a crop that is ready to be closed."""
        world = self.world
        fruit = c.FIRST[crop] + c.COLUMNS * c.FRUIT
        chance = min(1.0, (2 - count_of(self.gone, fruit)) * self.part)
        by_card = chance * by_fruit(crop, world.by_fruit)
        return max(by_card, by_tractor(crop, world.by_tractor) - self.price)

    def stop(self, crop: int, stage: int, own: int) -> float:
        """What it costs to leave a crop like this; `own`: the cards of it in hand that are not passed."""
        cost = 0.0
        if own:
            first = c.FIRST[crop] + c.COLUMNS * stage
            gaps = (below(own) & ~own & -BIT[first] & c.CHAIN[crop]).bit_count() if stage < 5 else 0
            cost = GAP * gaps
        part = GIFT[stage]
        return -cost - part * self.gift(crop) if part else -cost

    def step(self, crop: int, tractor: bool) -> float:
        """The next place filled, and the best that can follow, beside leaving the crop as it is."""
        world, held = self.world, self.held
        chain = c.CHAIN[crop]
        stage = (world.passed & chain).bit_count()
        own = held & chain & ~world.passed
        value = -self.stop(crop, stage, own)
        tractors = self.tractors
        place = BIT[c.FIRST[crop] + c.COLUMNS * stage]
        best = -99.0
        while True:
            if tractor:
                value -= self.price
                tractors -= 1
            else:
                value += self.fresh
            own &= ~place
            stage += 1
            if stage == c.HARVESTED:
                value += by_tractor(crop, world.by_tractor) if tractor else by_fruit(crop, world.by_fruit)
                return max(best, value)
            best = max(best, value + self.stop(crop, stage, own))
            place <<= c.COLUMNS
            tractor = not own & place
            if tractor and not tractors:
                return best


def price(world: "DoubleDeckWorld", seat: int) -> float:
    """What a Tractor is worth: less when there are more than crops to close, nothing at the end."""
    if world.second:
        for at, hand in enumerate(world.hands):
            if at != seat and hand.bit_count() <= HURRY:
                return 0.0
    crops = c.CROPS - (world.passed & FRUITS).bit_count()
    return TRACTOR * min(1.0, crops / max(1, world.tractors[seat] * len(world.hands)))


def scored(world: "DoubleDeckWorld") -> list[tuple[float, int]]:
    """What can be chosen."""
    seat = world.mover
    if world.phase == DRAWING:
        return draws(world, seat)
    if world.phase != PLAYING:
        hand = world.hands[seat]
        found = []
        for action in world.fitting(seat):
            card = m.put_under(action)[0]
            found.append((-worth(world, hand & ~copy_of(hand, card), card), action))
        return found + draws(world, seat) if hand.bit_count() < HAND else found
    return _playing(world, seat)


def _playing(world: "DoubleDeckWorld", seat: int) -> list[tuple[float, int]]:
    sight = Sight(world, seat)
    hand, held, kind = sight.hand, sight.held, world.kind
    free = held & world.next if kind != DISCARDING else 0
    burned = held & world.burned if kind != LAYING else 0
    if world.second and (last := _last(world, seat, sight, burned)):
        return last
    if kind == DISCARDING and burned and sight.fresh > 0:
        return [(0.0, m.DISCARD + (burned & -burned).bit_length() - 1)]
    found = [(sight.step(c.CROP[card], False), card) for card in c.cards_in(free & ~world.barred)]
    if burned:
        dead = ((burned | burned << c.CARDS) & hand).bit_count()
        value = sight.fresh
        if not (world.acted or world.second):
            played = sum([max(0.0, value) for value, _ in found])
            value = sight.fresh * dead - (played if sight.fresh * dead <= played else 0.0)
        found.append((value, m.DISCARD + (burned & -burned).bit_length() - 1))
    idle = not (free or burned or world.acted)
    if sight.tractors and kind != DISCARDING:
        crops = [crop for crop in range(c.CROPS) if world.next & c.CHAIN[crop]]
        found += [(sight.step(crop, True), m.TRACTOR + crop) for crop in crops]
    if world.acted:
        ways = draws(world, seat) if hand.bit_count() < HAND else []
        if ways:
            ways.sort(reverse=True)
            best = ways[0][0]
            found += [(DRAWN * (value - best), move) for value, move in ways[:DRAW_WIDTH]]
        else:
            found.append((0.0, m.PASS))
    elif idle:
        found.append((-PENALTY_POINTS, m.STUCK))
    return found


def needed(hand: int, passed: int) -> int:
    """Tractors for all cards that have a place to go: for each missing one, and for two of a kind."""
    once, twice = hand & c.ALL, hand >> c.CARDS
    live = (once | twice) & ~passed
    return (below(live) & ~passed & ~(once ^ twice)).bit_count() if live else 0


def _last(world: "DoubleDeckWorld", seat: int, sight: Sight, burned: int) -> list[tuple[float, int]]:
    """A move of the turn that ends the deal, if all can go; before it spare Tractors that close a crop."""
    hand, held, passed = sight.hand, sight.held, world.passed
    if held & passed & ~world.burned:
        return []
    asked = needed(hand, passed)
    if asked > sight.tractors:
        return []
    found = []
    if sight.tractors > asked:
        for crop in range(c.CROPS):
            brings = by_tractor(crop, world.by_tractor) - CLOSING_POINTS
            if world.next & FRUITS & c.CHAIN[crop] & ~held and brings > 0:
                found.append((float(brings), m.TRACTOR + crop))
    live = held & ~passed
    if live:
        card = (live & -live).bit_length() - 1
        place = world.next & c.CHAIN[c.CROP[card]]
        single = place == BIT[card] and count_of(hand, card) == 1
        found.append((0.0, card if single else m.TRACTOR + c.CROP[card]))
    elif burned:
        found.append((0.0, m.DISCARD + (burned & -burned).bit_length() - 1))
    return found


# -- single cards -----------------------------------------------------------------------------------------


def draws(world: "DoubleDeckWorld", seat: int) -> list[tuple[float, int]]:
    """The talloni, and what their first card is worth."""
    hand = world.hands[seat]
    found = []
    for pile in range(m.PILES):
        top = world.tops[pile]
        if top >= 0:
            found.append((worth(world, hand, top % c.CARDS), m.DRAW + pile))
        elif world.counts[pile]:
            found.append((blind(world, pile % len(m.BACKS)), m.DRAW + pile))
    return found


def blind(world: "DoubleDeckWorld", back: int) -> float:
    """A card not seen, as far as such cards have a place."""
    cards = m.BACK_CARDS[back]
    alive = (cards & ~world.passed).bit_count() / cards.bit_count()
    return BLIND[back] * alive + DEAD[world.second] * (1 - alive)


def worth(world: "DoubleDeckWorld", hand: int, card: int) -> float:
    """What it brings one's own cards of a crop to have this one too."""
    bit = BIT[card]
    held = cards_of(hand)
    passed = world.passed
    if (held | passed) & bit:
        return DEAD[world.second]
    chain = c.CHAIN[c.CROP[card]]
    missing = (chain & ~passed & ~held & bit - 1).bit_count()
    value = USE
    if bit & FRUITS:
        value += by_fruit(c.CROP[card], world.by_fruit)
    value *= NEAR[missing]
    higher = held & HIGHER[card]
    if higher:
        gain = NEAR[missing] - NEAR[missing + 1]
        value += gain * USE * higher.bit_count()
        if higher & FRUITS:
            value += gain * by_fruit(c.CROP[card], world.by_fruit)
    return value
