"""What a seat of Vegeterrors knows, and worlds that agree with it."""

from math import exp
from random import Random
from typing import cast

from ....game import Observation
from ....vegeterrors.cards import COLOURS
from ....vegeterrors.game import Vegeterrors
from ....vegeterrors.sampling import Place, Shown, fill
from ..model import Model, World
from .hand import Hand
from .predicting import Predicting
from .singles import Singles
from .tells import Tells

#: A prize before one knows how many are right, and how sharply a prediction is taken to follow what pays.
_PRIZE, _SHARP = 40, 2.0
#: How strongly the plays of a seat speak.
_TELLS = 0.8
#: How often a prediction is the strongest card of its colour.
_STRONGEST = 0.6


class VegeterrorsModel(Model):
    """See `Model`."""

    def __init__(self, game: Vegeterrors, seen: Observation) -> None:
        self.game = game
        self.singles = singles = Singles.of(game)
        self.seat = seat = cast(int, seen["seat"])
        self.moves = seen["legal_actions"]
        players = game.players
        self.others = [other for other in range(players) if other != seat]
        #: Kind -> its single cards not seen yet; those of one kind are alike, so the lowest are taken first.
        self._left = list(singles.of_kind)
        self.hand = sum([1 << self._take(name) for name in seen["hand"]])
        self.down = -1 if seen["face_down"] is None else self._take(seen["face_down"])
        self.gold: list[int] = seen["gold"]
        self.chips = [seen["chips"].get(colour, 0) for colour in COLOURS]
        self.dice = [seen["dice"].get(colour, 0) for colour in COLOURS]
        self.changed: list[bool] = seen["changed"]
        self.tricks: int = seen["tricks"]
        self.leader: int = seen["leader"]
        running = sum(seen["predicted"]) + self.tricks * players + len(seen["trick"])
        told = seen["history"][len(seen["history"]) - running :]
        tells = Tells(game, told[players:], self._take)
        self.table = tells.table
        self.unseen = [card for card in range(singles.count) if self._left[singles.kind[card]] >> card & 1]
        shown = Shown(players, told)
        self.shown = shown
        #: Seat -> its cards with the face-down one; what it cannot hold; what can be face down.
        self.rooms = [
            count + down for count, down in zip(seen["hand_counts"], seen["predicted"], strict=True)
        ]
        self.counts: list[int] = seen["hand_counts"]
        self.barred = [singles.all & ~singles.of_kinds[kinds] for kinds in shown.hand_kinds]
        self.downs = [singles.of_kinds[kinds] & singles.vegeterrors for kinds in shown.down_kinds]
        self.voids = any(self.barred[other] for other in self.others)
        self.weights = [self._weights(backs) for backs in tells.backs]
        if self.down >= 0:
            self.moves = self.world(Random(0)).moves()

    def _take(self, name: str) -> int:
        """A single card of a name, seen now."""
        kind = self.game.cards.index[name]
        lowest = self._left[kind] & -self._left[kind]
        self._left[kind] ^= lowest
        return lowest.bit_length() - 1

    def _weights(self, backs: list[float]) -> list[float]:
        """Colour -> how likely a seat whose plays speak so predicted it."""
        strength = self.singles.strength_of
        return [
            (share * (_PRIZE + chips)) ** _SHARP * exp(_TELLS * tell)
            for share, chips, tell in zip(strength, self.chips, backs, strict=True)
        ]

    # -- worlds ---------------------------------------------------------------------------------------

    def world(self, rng: Random) -> World:
        hand = self.table.on_table()
        hand.gold, hand.chips, hand.dice = self.gold, self.chips, self.dice[:]
        hand.changed, hand.tricks = self.changed[:], self.tricks
        if not hand.played:
            hand.leader = hand.mover = self.leader
        if not self._deal(hand, rng):
            self._deal_tightly(hand, rng)
        return Predicting(hand, self.seat, self.moves) if self.down < 0 else hand

    def _deal(self, hand: Hand, rng: Random) -> bool:
        """The hidden cards at random; what cannot lie where it fell is swapped, as far as that goes."""
        luck = rng.random
        unseen = self.unseen[:]
        at = len(unseen)
        hands = hand.hands = [0] * len(self.rooms)
        hand.down = [-1] * len(self.rooms)
        for seat in self.others:
            cards = 0
            for _ in range(self.rooms[seat]):
                pick = int(luck() * at)
                at -= 1
                cards |= 1 << unseen[pick]
                unseen[pick] = unseen[at]
            hands[seat] = cards
        hands[self.seat] = self.hand
        hand.down[self.seat] = self.down
        for seat in self.others:
            if not self._predict(hand, seat, rng):
                return False
        return not self.voids or all(self._swap(hands, seat, rng) for seat in self.others)

    def _predict(self, hand: Hand, seat: int, rng: Random) -> bool:
        """One of a seat's cards lies face down, as its plays let one think."""
        singles = self.singles
        cards = hand.hands[seat]
        able = cards & self.downs[seat]
        if not able:
            return False
        weights = [
            weight * (cards & mask).bit_count() ** 2 if able & mask else 0.0
            for weight, mask in zip(self.weights[seat], singles.of_colour, strict=True)
        ]
        pick = rng.random() * sum(weights)
        colour = 0
        while pick >= weights[colour] and colour < 3:
            pick -= weights[colour]
            colour += 1
        choice = able & singles.of_colour[colour]
        if rng.random() < _STRONGEST:
            down = choice.bit_length() - 1
        else:
            each = singles.each(choice)
            down = each[int(rng.random() * len(each))]
        hand.hands[seat] = cards ^ 1 << down
        hand.down[seat] = down
        return True

    def _swap(self, hands: list[int], seat: int, rng: Random) -> bool:
        """Cards that a seat has shown it cannot hold go to others for some that it can."""
        each = self.singles.each
        for bad in each(hands[seat] & self.barred[seat]):
            swaps = [
                (other, good)
                for other in self.others
                if other != seat and not self.barred[other] >> bad & 1
                for good in each(hands[other] & ~self.barred[seat])
            ]
            if not swaps:
                return False
            other, good = swaps[int(rng.random() * len(swaps))]
            both = 1 << bad | 1 << good
            hands[seat] ^= both
            hands[other] ^= both
        return True

    def _deal_tightly(self, hand: Hand, rng: Random) -> None:
        """The same where there is little room: see `fill`."""
        names, kinds = self.game.cards.names, self.singles.kind
        left: dict[str, list[int]] = {}
        for card in self.unseen:
            left.setdefault(names[kinds[card]], []).append(card)
        in_hand = {seat: Place(self.shown.hand_kinds[seat], self.counts[seat]) for seat in self.others}
        face_down = {
            seat: Place(self.shown.down_kinds[seat], 1)
            for seat in self.others
            if self.rooms[seat] > self.counts[seat]
        }
        fill([*in_hand.values(), *face_down.values()], [names[kinds[card]] for card in self.unseen], rng)
        for seat, place in in_hand.items():
            hand.hands[seat] = sum([1 << left[name].pop() for name in place.cards])
        for seat, place in face_down.items():
            hand.down[seat] = left[place.cards[0]].pop()
        for seat in self.others:
            if hand.down[seat] < 0:
                self._predict(hand, seat, rng)
