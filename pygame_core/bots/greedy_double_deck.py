"""A player of Double Deck who looks along one crop at a time. Frozen as `greedy@1`: change it as `greedy@2`.

Each crop is thought through to where one would stop: with the cards in hand, Tractors where one is missing,
closed by Fruit or Tractor for what it brings, or left for the others to go on with. When every card in hand
can go, and that ends the deal, all go.
"""

from collections import Counter
from typing import cast

from ..game import Observation
from ..vege_tables import cards as c
from ..vege_tables.double_deck import DoubleDeck
from ..vege_tables.double_deck import moves as m
from ..vege_tables.double_deck.copies import copies, twofold
from ..vege_tables.double_deck.facts import CLOSING_POINTS, PENALTY_POINTS
from ..vege_tables.double_deck.lines import brings
from .base import Bot, Budget

# Weights in points; ending the turn is worth none. Tried by hand, not tuned.
# A new card for an old one; or one move in hand less, when there are none to draw; and each card that is
# missing below the own ones of a crop.
_FRESH, _MOVE, _GAP = 2.0, -2.0, 0.5
# What a Tractor could bring elsewhere, while there are no more of them than crops to close.
_TRACTOR = 30.0
# The part of what closing a crop brings that is given away, by how far it has grown.
_GIFT = (0.0, 0.0, 0.0, 0.15, 0.5)
# Cards to draw or to keep: the part of a card's use, or a Fruit's points, by how many are missing below it.
_USE, _NEAR = 2.0, (1.0, 0.4, 0.2, 0.1, 0.1)
# One whose place is filled, in each phase; one not seen, by its back, as far as such cards have a place.
_DEAD, _BLIND = (-1.0, 0.5), (0.5, 1.5, 3.0)
# What can be hoped for from a card that comes for one put under a tallone.
_NEW = 0.5
# Choosing what to draw weighs less than whether to go on.
_DRAW = 0.001
# An opponent with so few cards may end the deal.
_HURRY = 3
# The last turn: what must go, and before it spare Tractors that bring more than is lost by closing a crop.
_LAST, _LAST_TRACTOR = 1000.0, 2000.0


class GreedyDoubleDeck(Bot):
    """Goes along each crop as far as it pays, and ends the deal when it can."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        """See `Bot.choose`."""
        seen = _Sight(cast(DoubleDeck, self.game), observation)
        return self.best(observation, lambda action: self._value(seen, action))

    def _value(self, seen: "_Sight", action: int) -> float:
        if action < m.DISCARD:
            return self._step(seen, c.CROP[action], tractor=False)
        if action < m.TRACTOR:
            return _LAST if seen.last_turn else self._discard(seen)
        if action < m.DRAW:
            return self._step(seen, action - m.TRACTOR, tractor=True)
        if action < m.PASS:
            return _DRAW * self._draw(seen, action - m.DRAW)
        if action >= m.UNDER:
            return _NEW - self._worth(seen, m.put_under(action)[0])
        return -PENALTY_POINTS if action == m.STUCK else 0.0

    def _discard(self, seen: "_Sight") -> float:
        """In the first phase a turn of discards is for all that is burned, in place of what can be played."""
        if seen.acted or seen.second:
            return seen.fresh
        played = sum(max(0.0, self._step(seen, c.CROP[card], tractor=False)) for card in seen.playable)
        return seen.fresh * seen.dead if seen.fresh * seen.dead > played else 0.0

    # -- along a crop -----------------------------------------------------------------------------

    def _step(self, seen: "_Sight", crop: int, tractor: bool) -> float:
        """The next place filled, and the best that can follow, beside leaving the crop as it is."""
        if seen.last_turn:
            return self._last_step(seen, crop, tractor)
        stage = seen.grown[crop]
        value = self._fill(seen, crop, stage, tractor) - self._stop(seen, crop, stage)
        return value + self._follow(seen, crop, stage + 1, seen.tractors - tractor)

    def _fill(self, seen: "_Sight", crop: int, stage: int, tractor: bool) -> float:
        """One place filled: a Tractor less, or a card for a new one; and the points if it was the last."""
        value = -seen.price if tractor else seen.fresh
        return value + (seen.brings(crop, tractor) if stage == c.FRUIT else 0)

    def _follow(self, seen: "_Sight", crop: int, stage: int, tractors: int) -> float:
        """The best way to go on in this turn with a crop that has grown so far."""
        if stage == c.HARVESTED:
            return 0.0
        best = self._stop(seen, crop, stage)
        for tractor in (False, True):
            if tractors if tractor else seen.copies(crop, stage):
                after = self._follow(seen, crop, stage + 1, tractors - tractor)
                best = max(best, self._fill(seen, crop, stage, tractor) + after)
        return best

    def _stop(self, seen: "_Sight", crop: int, stage: int) -> float:
        """What it costs to leave a crop like this."""
        return -_GAP * seen.gaps(crop, stage) - (_GIFT[stage] * seen.gift(crop) if _GIFT[stage] else 0.0)

    def _last_step(self, seen: "_Sight", crop: int, tractor: bool) -> float:
        """All must go: a single card is played, a Tractor makes two of a kind or what lies above fit."""
        stage = seen.grown[crop]
        if stage <= seen.top(crop):
            return _LAST if tractor == (seen.copies(crop, stage) != 1) else -_LAST
        more = seen.brings(crop, True) - CLOSING_POINTS
        can = c.HARVESTED - stage <= seen.tractors - seen.needed
        return _LAST_TRACTOR + more if can and more > 0 else -_LAST

    # -- single cards -----------------------------------------------------------------------------

    def _draw(self, seen: "_Sight", pile: int) -> float:
        top = seen.tops[pile]
        if top >= 0:
            return self._worth(seen, top)
        back = pile % len(m.BACKS)
        return _BLIND[back] * seen.alive(back) + seen.dead_worth * (1 - seen.alive(back))

    def _worth(self, seen: "_Sight", card: int) -> float:
        """What it brings one's own cards of a crop to have this one, whether it is in hand or not."""
        if seen.passed >> card & 1 or seen.hand >> card + c.CARDS & 1:
            return seen.dead_worth
        crop, bit = c.CROP[card], 1 << card
        return self._prospect(seen, crop, seen.hand | bit) - self._prospect(seen, crop, seen.hand & ~bit)

    def _prospect(self, seen: "_Sight", crop: int, hand: int) -> float:
        missing, value = 0, 0.0
        for stage in range(seen.grown[crop], c.HARVESTED):
            if not hand >> c.FIRST[crop] + c.COLUMNS * stage & 1:
                missing += 1
            else:
                value += _NEAR[missing] * (_USE + (seen.brings(crop, False) if stage == c.FRUIT else 0))
        return value


class _Sight:
    """An observation in sets and counts."""

    def __init__(self, game: DoubleDeck, seen: Observation) -> None:
        me: int = seen["seat"]
        others = [seat for seat in range(game.players) if seat != me]
        hand, laid, replaced = (_numbers(seen[key]) for key in ("hand", "laid", "replaced"))
        self.acted: bool = seen["acted"]
        self.second: bool = seen["second"]
        self.playable = [action for action in seen["legal_actions"] if action < m.DISCARD]
        #: What it is worth that a card leaves the hand.
        self.fresh = _FRESH if any(seen["piles"]) else _MOVE
        self.hand = copies(hand)
        self.passed = c.bits(laid + replaced)
        self.grown = [(self.passed & chain).bit_count() for chain in c.CHAIN]
        self.tractors: int = seen["tractors"][me]
        self.tops = [c.INDEX[pile[-1]] if pile and pile[-1] else -1 for pile in seen["piles"]]
        # Crops closed by a Fruit, by a Tractor.
        self._closed = [0, 0]
        for card in laid + replaced:
            if c.STAGE[card] == c.FRUIT:
                self._closed[card in replaced] |= 1 << c.CROP[card]
        #: Copies in hand that can be discarded, and what it is worth to get one.
        burned = twofold(c.bits(_numbers(seen["burned"]))) & self.hand
        self.dead = burned.bit_count()
        self.dead_worth = _DEAD[self.second]
        self._look_at_others(seen, others)
        ends = self.second and min(sum(seen["backs"][at].values()) for at in others) <= _HURRY
        crops = c.CROPS - self.grown.count(c.HARVESTED)
        #: What a Tractor is worth: less when there are more than crops to close, nothing at the end.
        self.price = 0.0 if ends else _TRACTOR * min(1.0, crops / max(1, self.tractors * game.players))
        #: Tractors for all to go, and whether all can: not a copy whose place was filled in this turn.
        self.needed = sum(self._needed(crop) for crop in range(c.CROPS))
        waits = twofold(self.passed) & self.hand & ~burned
        self.last_turn = self.second and not waits and self.needed <= self.tractors

    def _look_at_others(self, seen: Observation, others: list[int]) -> None:
        """What others have, and what may be anywhere."""
        self._known = [card for at in others for card in _numbers(seen["known"][at])]
        in_piles = [c.INDEX[name] for pile in seen["piles"] for name in pile if name]
        gone = Counter(_numbers(seen["hand"] + seen["laid"] + seen["thrown"]) + self._known + in_piles)
        self._unseen = [2 - gone[card] for card in range(c.CARDS)]
        hidden = sum(seen["backs"][at]["green"] for at in others)
        hidden -= sum(c.GREENS >> card & 1 for card in self._known)
        #: The part of the hidden green cards that others hold.
        self._held = hidden / max(1, sum(self._unseen[card] for card in c.cards_in(c.GREENS)))
        self._they_have_tractors = any(seen["tractors"][at] for at in others)

    def copies(self, crop: int, stage: int) -> int:
        """How many cards of this place are in hand."""
        card = c.FIRST[crop] + c.COLUMNS * stage
        return (self.hand >> card & 1) + (self.hand >> card + c.CARDS & 1)

    def top(self, crop: int) -> int:
        """The last place of a crop that own cards wait for, -1 for none."""
        own = self.hand & c.CHAIN[crop] & ~self.passed
        return c.STAGE[own.bit_length() - 1] if own else -1

    def gaps(self, crop: int, stage: int) -> int:
        """How many cards are missing below the own ones of a crop that has grown so far."""
        return [self.copies(crop, at) for at in range(stage, self.top(crop))].count(0)

    def _needed(self, crop: int) -> int:
        """Tractors for all own cards of a crop to go: for each missing one, and for two of a kind."""
        return sum(self.copies(crop, at) != 1 for at in range(self.grown[crop], self.top(crop) + 1))

    def brings(self, crop: int, tractor: bool) -> int:
        """The points for closing a crop now."""
        return brings(crop, self._closed[tractor], tractor)

    def gift(self, crop: int) -> float:
        """What the others can expect of a crop that is ready to be closed."""
        fruit = c.FIRST[crop] + c.COLUMNS * c.FRUIT
        chance = 1.0 if fruit in self._known else min(1.0, self._unseen[fruit] * self._held)
        by_tractor = self.brings(crop, True) - self.price if self._they_have_tractors else 0.0
        return max(chance * self.brings(crop, False), by_tractor)

    def alive(self, back: int) -> float:
        """The part of the hidden cards of a back that still have a place."""
        cards = c.cards_in(m.BACK_CARDS[back])
        living = sum(self._unseen[card] for card in cards if not self.passed >> card & 1)
        return living / max(1, sum(self._unseen[card] for card in cards))


def _numbers(names: list[str]) -> list[int]:
    """Cards by name as numbers."""
    return [c.INDEX[name] for name in names]
