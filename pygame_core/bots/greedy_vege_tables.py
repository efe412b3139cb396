"""A Vege Tables player who looks one move ahead. Frozen as `greedy@1`: change it only as `greedy@2`.

The plan is to be rid of all one's cards in one last turn. It has come when the Tractors make up for
every card that is missing below one's own. Until then moves are kept in hand: a card that fits now fits
later too, or can be discarded once a Tractor has taken its place. What goes first are cards that open
the way to one's own, and hand cards as long as the Pot is to be earned.
"""

from typing import cast

from ..game import Observation
from ..vege_tables import VegeTables
from ..vege_tables import cards as c
from ..vege_tables.facts import FAMILY_POINTS, FRUIT_POINTS, POT_OPENS_BELOW, POT_POINTS
from .base import Bot, Budget

# Weights in points; ending the turn is worth none. Tried by hand, not tuned.
# What it costs to spend a move in hand, less for a Plot, which must have gone before the last turn; and to
# spend a Tractor, which the last turn may want.
_MOVE, _PLOT, TRACTOR = 3.0, 1.0, 12.0
# The way opened for one own card further up the chain.
WAY = 2.0
# A hand card less before the Pot; and the part of the Pot's points that the last such card is worth.
_CARD, _POT = 1.0, 0.5
# The part of a Fruit's points given away by making room for it.
_GIFT = 0.3
# A Fruit waits to be the last of its family, unless an opponent has so few cards left.
_WAIT, HURRY = 12.0, 3
# The last turn: plays first, then burned cards, then Tractors from beside as needed, spare ones at the end.
_LAST_PLAY, _LAST_DISCARD, LAST_TAKE_UP, _LAST_TRACTOR = 400.0, 300.0, 200.0, 100.0


class GreedyVegeTables(Bot):
    """Keeps moves in hand, opens the way to its own cards, and ends the deal in one turn."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        """See `Bot.choose`."""
        seen = self._sight(observation)
        return self.best(observation, lambda action: self._value(seen, action))

    def _sight(self, observation: Observation) -> "Sight":
        return Sight(cast(VegeTables, self.game), observation)

    def _value(self, seen: "Sight", action: int) -> float:
        if action < c.DISCARD:
            card, _ = c.played(action)
            return self._play(seen, card) + (_LAST_PLAY if seen.last_turn else 0.0)
        if action < c.DISCARD_TRACTOR:
            card = action - c.DISCARD
            return _LAST_DISCARD if seen.last_turn else self._to_pot(seen, card) - _MOVE
        if action == c.DISCARD_TRACTOR:
            return _LAST_TRACTOR if seen.last_turn else -TRACTOR
        if action == c.TAKE_UP:
            return LAST_TAKE_UP if seen.last_turn and seen.missing > seen.tractors else -TRACTOR
        if c.GIVE <= action < c.PLACE:
            return self._give(seen, action - c.GIVE)
        if c.PLACE <= action < c.SHORT:
            return self._place(seen, *divmod(action - c.PLACE, c.SEATS))
        # Not oneself gets the Pot with fewer Tractors. All else ends the turn.
        return -1.0 if action == c.SHORT + seen.me else 0.0

    def _play(self, seen: "Sight", card: int) -> float:
        """A card and the Tractors it needs: what it brings and what it opens."""
        crop, stage = c.CROP[card], c.STAGE[card]
        tractors = stage - seen.grown[crop]
        value = self._to_pot(seen, card) - (TRACTOR * tractors if tractors else _MOVE)
        if stage == c.PLOT:
            value += _PLOT
        if stage == c.FRUIT:
            waits = 0 < seen.closed(crop) < c.COLUMNS - 1 and seen.opponents_cards > HURRY
            return value + self._fruit(seen, crop) - (_WAIT if waits else 0.0)
        return value + self._opens(seen, crop, card + c.COLUMNS)

    def _opens(self, seen: "Sight", crop: int, card: int) -> float:
        """What it is worth that `card` fits next."""
        if seen.live >> card & 1:
            # One's own run goes on: what its end brings counts already now.
            here, seen.grown[crop] = seen.grown[crop], c.STAGE[card]
            value = self._play(seen, card) + _MOVE
            seen.grown[crop] = here
            return max(0.0, value)
        if c.STAGE[card] == c.FRUIT:
            return -self._gift(seen, card)
        return WAY * seen.waiting(card)

    def _gift(self, seen: "Sight", card: int) -> float:
        """What it costs that anybody can play a Fruit next."""
        return _GIFT * self._fruit(seen, c.CROP[card])

    def _fruit(self, seen: "Sight", crop: int) -> int:
        """The points of a crop's Fruit now."""
        return FRUIT_POINTS + (FAMILY_POINTS if seen.closed(crop) == c.COLUMNS - 1 else 0)

    def _to_pot(self, seen: "Sight", card: int) -> float:
        """A hand card less on the way to the Pot: the nearer, the better."""
        if not seen.pot or c.STAGE[card] == c.PLOT:
            return 0.0
        away = seen.size - POT_OPENS_BELOW + 1
        return _CARD + (_POT * seen.pot_pays / away if away > 0 else 0.0)

    def _give(self, seen: "Sight", card: int) -> float:
        """Partners: what stands most in one's own way goes back, a Tractor last."""
        if card == c.TRACTOR:
            return -1.0
        crop = c.CROP[card]
        return seen.gaps(crop, seen.live) - seen.gaps(crop, seen.live & ~(1 << card))

    def _place(self, seen: "Sight", card: int, seat: int) -> float:
        """The dealer keeps a card that own ones wait for; another goes to anybody else."""
        return seen.waiting(card) if seat == seen.me else 0.5


class Sight:
    """An observation in sets and counts."""

    def __init__(self, game: VegeTables, seen: Observation) -> None:
        seats = range(game.players)
        self.me = me = cast(int, seen["seat"])
        (side,) = (side for side in game.sides if me in side)
        opponents = [seat for seat in seats if seat not in side]
        hand: list[str] = seen["hand"]
        self.size = len(hand)
        self.tractors = hand.count("T")
        plots, passed = as_set(seen["plots"][me]), as_set(seen["laid"]) | as_set(seen["replaced"])
        #: Own cards that still have a place; the others are burned.
        self.live = (as_set(hand) | plots) & ~passed
        self.grown = [(passed & chain).bit_count() for chain in c.CHAIN]
        pots: list[int | None] = seen["pots"] or [None for _ in seats]
        self.pot = pots[me] is not None
        self.pot_pays = POT_POINTS * sum(pots[at] is not None for at in seats if at != me)
        self.opponents_cards = min(
            sum(seen["backs"][at].values()) + len(seen["plots"][at]) + (pots[at] or 0) for at in opponents
        )
        #: Cards missing below one's own.
        self.missing = sum(self.gaps(crop, self.live) for crop in range(c.CROPS))
        all_fit = self.missing <= self.tractors + cast(int, seen["beside"][me])
        #: All can go now: the Pot is taken, no Plot would bring a card, the Tractors suffice.
        self.last_turn = all_fit and not self.pot and not plots & self.live

    def gaps(self, crop: int, cards: int) -> int:
        """How many cards are missing between what lies on a crop and the highest of `cards`."""
        own = cards & c.CHAIN[crop]
        if not own:
            return 0
        return c.STAGE[own.bit_length() - 1] + 1 - self.grown[crop] - own.bit_count()

    def waiting(self, card: int) -> int:
        """How many own cards wait for one further down their chain."""
        return (self.live & c.CHAIN[c.CROP[card]] & -1 << card + 1).bit_count()

    def closed(self, crop: int) -> int:
        """How many crops of the family are closed."""
        first = crop - crop % c.COLUMNS
        return self.grown[first : first + c.COLUMNS].count(c.HARVESTED)


def as_set(names: list[str]) -> int:
    """Cards by name as a set, without the Tractors."""
    return c.bits([c.INDEX[name] for name in names if name != "T"])
