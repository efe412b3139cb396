"""A player of Vege Tables 2.0 who looks one move ahead. Frozen as `greedy@1`: change it only as `greedy@2`.

The plan is that of the other variants: to be rid of all one's cards in one last turn. But here nearly all
lies open, so the Silo cards that the own Plots bring are reckoned with; and nothing is lost by staying
without a move, so cards from the wells must be worth having.
"""

from itertools import product
from math import inf
from typing import Any, cast

from ..game import Observation
from ..vege_tables import cards as c
from ..vege_tables.facts import PENALTY_POINTS, POT_POINTS
from ..vege_tables.tournament import Tournament
from .greedy_vege_tables import HURRY, LAST_TAKE_UP, TRACTOR, WAY, GreedyVegeTables, Sight, as_set

# Weights in points, as there. What a card is worth to who gets it: each card missing below it, or filled by
# it; being one card more to be rid of; being one that can only be discarded, which is a move in hand.
_GAP, _HELD, _BURNED = 4.0, 1.5, 1.0
# The part of a Fruit's points that counts, by how many cards are missing below it.
_NEAR = (1.0, 0.5, 0.25)
# Each card of the opponents that a card stands in the way of.
_DENY = 0.5
# The part left of giving away a Fruit that no opponent holds.
_NOBODY = 0.2
# The least that the Silo card for a Plot counts: the Plot must go some day.
_WORST_SILO = -4.0
# A well card that lies face down.
_UNKNOWN = -_GAP - _HELD
# The last Tractor aside could still pay so much more later.
_LATER = 10.0
# In the last turn Plots go first: their Silo cards may spare Tractors.
_LAST_PLOT = 50.0


class GreedyTournament(GreedyVegeTables):
    """Keeps moves in hand, chooses cards that go together, and ends the deal in one turn."""

    def _sight(self, observation: Observation) -> "Table":
        return Table(cast(Tournament, self.game), observation)

    def _value(self, seen: Sight, action: int) -> float:
        table = cast(Table, seen)
        if c.SILO <= action < c.WELL:
            return self._silo(table, action - c.SILO)
        if c.WELL <= action < c.STAY:
            return self._well(table, action - c.WELL)
        if c.STAY <= action < c.ACTIONS:
            return self._penalty(table, action)
        if action == c.TAKE_UP:
            return self._take_up(table)
        # To close, no Tractor must go.
        return -TRACTOR if action == c.DISCARD_TRACTOR else super()._value(seen, action)

    def _play(self, seen: Sight, card: int) -> float:
        """As in other variants; for a Plot's place comes a Silo card of one's choice."""
        value = super()._play(seen, card)
        if seen.grown[c.CROP[card]] > c.PLOT:
            return value
        table = cast(Table, seen)
        # A Plot must go some day, whatever card comes for it.
        value += max([_WORST_SILO, *(self._own(table, silo[-1]) for silo in table.silos if silo)])
        return value + (_LAST_PLOT if seen.last_turn else 0.0)

    def _gift(self, seen: Sight, card: int) -> float:
        """Green cards come openly into the hands, so it is known whether an opponent has this Fruit."""
        return super()._gift(seen, card) * (1.0 if cast(Table, seen).others >> card & 1 else _NOBODY)

    def _take_up(self, table: "Table") -> float:
        """To play a card that brings more than its Tractors are worth, or when it pays the most it will."""
        if table.last_turn and table.missing > table.tractors:
            return LAST_TAKE_UP
        if table.pays and (table.pays == table.most or table.opponents_cards <= HURRY):
            return float(table.pays)
        # With two players nothing is paid for it.
        later = _LATER if table.most else 0.0
        value = -TRACTOR - (later if table.aside == 1 else 0.0)
        for card in c.cards_in(table.live & ~c.PLOTS):
            asked = c.STAGE[card] - table.grown[c.CROP[card]] - table.tractors
            if 0 < asked <= table.aside:
                value = max(value, self._play(table, card) - (later if asked == table.aside else 0.0))
        return value

    # -- cards that lie open ----------------------------------------------------------------------

    def _worth(self, table: "Table", card: int, held: int) -> float:
        """What getting a card is worth to who has the cards `held`."""
        if table.passed >> card & 1:
            return _BURNED - _HELD
        crop = c.CROP[card]
        gaps = table.gaps(crop, held | 1 << card)
        value = _GAP * (table.gaps(crop, held) - gaps) - _HELD
        if c.STAGE[card] == c.FRUIT and gaps < len(_NEAR):
            value += _NEAR[gaps] * self._fruit(table, crop)
        return value

    def _own(self, table: "Table", card: int) -> float:
        """What a card is worth in the own hand, where others wait for it in vain."""
        if card < 0:
            return _UNKNOWN
        waiting = (table.others & c.CHAIN[c.CROP[card]] & -1 << card + 1).bit_count()
        return self._worth(table, card, table.live) + _DENY * waiting

    def _silo(self, table: "Table", silo: int) -> float:
        if table.last_turn:
            return -float(table.missing_with(silo))
        return self._own(table, table.silos[silo][-1])

    def _well(self, table: "Table", well: int) -> float:
        """A well that the best cards one can have begin with; or the worst card for who is stuck."""
        kind, seat, left = table.task or ("visit", table.me, table.limits.full - table.size)
        if kind == "others":
            card = table.wells[well][-1]
            return -self._worth(table, card, table.known[seat]) - WAY * table.waiting(card)
        least = left
        if kind == "visit" and table.limits.least < table.limits.full:
            least = max(1, table.limits.least - table.size)
        table.visit = table.visit or self._most(table, least, left)
        value, wells = table.visit
        # A turn that must end here anyway costs nothing.
        value = max(value, 0.0) if table.size < table.limits.owed_below else value
        return value if well in wells else value - PENALTY_POINTS

    def _penalty(self, table: "Table", action: int) -> float:
        """What the cards are worth that would come; to stay costs nothing."""
        count = table.limits.penalty
        if action == c.OWN:
            return self._most(table, count, count)[0] - PENALTY_POINTS
        if action == c.OTHERS:
            return -self._most(table, count, count, wanted=False)[0]
        return self._most(table, c.CARDS, c.CARDS)[0] if action == c.TAKE_ALL else 0.0

    def _most(self, table: "Table", least: int, most: int, wanted: bool = True) -> tuple[float, list[int]]:
        """What the best well cards are worth, or if not wanted the worst, and the wells they begin with."""
        sums = [[0.0] for _ in table.wells]
        for well, so_far in zip(table.wells, sums, strict=True):
            for card in reversed(well):
                worth = self._own(table, card)
                so_far.append(so_far[-1] + (worth if wanted else -worth))
        least = min(least, sum(map(len, table.wells)))
        best: tuple[float, list[int]] = (-inf, [])
        for counts in product(*(range(len(well) + 1) for well in table.wells)):
            if not least <= sum(counts) <= most:
                continue
            hidden = table.hidden and counts[-1] > 0
            if hidden and all(
                count < len(well) for count, well in zip(counts, table.wells[:-1], strict=False)
            ):
                continue
            value = sum(so_far[count] for so_far, count in zip(sums, counts, strict=True))
            if value > best[0]:
                best = value, [at for at, count in enumerate(counts[: -1 if table.hidden else None]) if count]
        return best


class Table(Sight):
    """What lies open in Vege Tables 2.0, in sets and counts."""

    def __init__(self, game: Tournament, seen: Observation) -> None:
        super().__init__(game, seen)
        me = self.me
        seats = [seat for seat in range(game.players) if seat != me]
        self.limits = game.limits
        self.passed = as_set(seen["laid"]) | as_set(seen["replaced"])
        self.task: list[Any] | None = seen["task"]
        self.silos = [[c.INDEX[name] for name in silo] for silo in seen["silos"]]
        self.wells = [[c.INDEX.get(name, -1) for name in well] for well in seen["wells"]]
        self.hidden: bool = seen["hidden"]
        #: The best visit to them, once it has been thought out.
        self.visit: tuple[float, list[int]] | None = None
        known: list[list[str]] = seen["known"]
        #: Cards that a seat is known to have, and those that any opponent is.
        self.known = [
            as_set(known[at]) | as_set(seen["shown"][at]) | as_set(seen["plots"][at])
            for at in range(game.players)
        ]
        self.others = sum(self.known[at] for at in seats)
        # Tractors are not in the way of closing.
        self.opponents_cards = min(
            sum(seen["backs"][at].values()) + len(seen["plots"][at]) - known[at].count("T") for at in seats
        )
        beside: list[int] = seen["beside"]
        self.aside = beside[me]
        #: What the last Tractor pays now, and the most it can.
        each = POT_POINTS if game.players > 2 else 0
        self.pays = each * sum(not beside[at] for at in seats)
        self.most = each * len(seats)
        self._owed = int(self.task is not None and self.task[0] == "silo")
        self.missing = self._reach(self.live, self.silos)
        #: All can go now, with the Silo cards that come for the Plots.
        self.last_turn = self.missing <= self.tractors + self.aside

    def missing_with(self, silo: int) -> int:
        """How many cards are missing in the end if the one that is owed comes from this Silo."""
        card = self.silos[silo][-1]
        rest = [stack[:-1] if at == silo else stack for at, stack in enumerate(self.silos)]
        return self._reach(self.live | (1 << card & ~self.passed), rest, self._owed)

    def _reach(self, held: int, silos: list[list[int]], taken: int = 0) -> int:
        """How many cards will be missing, when the Silo cards that fit best have come for all Plots."""
        silos = [stack[:] for stack in silos]
        missing = sum(self.gaps(crop, held) for crop in range(c.CROPS))
        opened = {crop for crop in range(c.CROPS) if not self.grown[crop] and held & c.CHAIN[crop]}
        taken -= self._owed
        while taken < len(opened) and any(silos):
            more, best = min((self._more(held, stack[-1]), at) for at, stack in enumerate(silos) if stack)
            card = silos[best].pop()
            taken += 1
            missing += more
            if not self.passed >> card & 1:
                held |= 1 << card
                if not self.grown[c.CROP[card]]:
                    opened.add(c.CROP[card])
        return missing

    def _more(self, held: int, card: int) -> int:
        """How many more cards are missing with this one, fewer if it fills a gap."""
        if self.passed >> card & 1:
            return 0
        return self.gaps(c.CROP[card], held | 1 << card) - self.gaps(c.CROP[card], held)
