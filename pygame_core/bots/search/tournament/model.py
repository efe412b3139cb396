"""What a seat of Vege Tables 2.0 knows, and worlds that agree: only white cards and a well are hidden."""

from random import Random
from typing import Any, cast

from ....game import Observation
from ....vege_tables import cards as c
from ....vege_tables.facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS, PENALTY_POINTS
from ....vege_tables.tournament import Tournament
from ..model import Model, World
from .chains import BIT
from .owed import KINDS, NOTHING
from .world import TRUST, TournamentWorld


class TournamentModel(Model):
    """See `Model`."""

    def __init__(self, game: Tournament, seen: Observation) -> None:
        self.game = game
        self.seat = seat = cast(int, seen["seat"])
        seats = range(game.players)
        self.passed = _bits(seen["laid"]) | _bits(seen["replaced"])
        self.next = sum(
            [chain & ~self.passed & -(chain & ~self.passed) for chain in c.CHAIN if chain & ~self.passed]
        )
        #: What each seat is known to hold, Plots among it, and how many white cards besides.
        self.hands = [
            _bits(seen["plots"][at])
            | (_bits(seen["hand"]) if at == seat else _bits(seen["shown"][at]) | _bits(seen["known"][at]))
            for at in seats
        ]
        self.tractors = [(seen["hand"] if at == seat else seen["known"][at]).count("T") for at in seats]
        self.rooms = [
            0 if at == seat else seen["backs"][at]["white"] - (self.hands[at] & c.WHITES).bit_count()
            for at in seats
        ]
        self.beside: list[int] = seen["beside"]
        self.points = _points(game, seen)
        self.silos = [tuple([c.INDEX[name] for name in stack]) for stack in seen["silos"]]
        self.hidden: bool = seen["hidden"]
        #: Of a hidden well the backs: True for a white one.
        wells: list[list[str]] = seen["wells"]
        self.backs = [name == "?w" for name in wells[-1]] if self.hidden else []
        self.wells = [tuple([c.INDEX[n] for n in stack]) for stack in (wells[:-1] if self.hidden else wells)]
        self.over: tuple[int, ...] = tuple([c.INDEX.get(name, -1) for name in seen["over"]])
        task: list[Any] = seen["task"] or ["", seat, 0]
        self.kind = KINDS.get(task[0], NOTHING)
        self.owing, self.left = task[1], task[2]
        self.acted, self.stays = seen["acted"], seen["stays"]
        self.placed, self.dealer, self.starter = seen["placed"], seen["dealer"], seen["starter"]
        self.deals_left = game.deals - 1 - seen["round"]
        in_sight = _bits(seen["laid"]) | _bits(seen["thrown"]) | sum(self.hands)
        stacks = (*self.silos, *self.wells, self.over)
        in_sight |= c.bits([card for stack in stacks for card in stack if card >= 0])
        self.white = [BIT[card] for card in c.cards_in(c.WHITES & ~in_sight)]
        self.green = c.cards_in(c.GREENS & ~in_sight)
        #: Worlds drawn so far.
        self.drawn = 0
        self.moves = self.world(Random(0)).moves()

    def world(self, rng: Random) -> World:
        world = TournamentWorld.__new__(TournamentWorld)
        world.game = self.game
        world.mover = self.seat
        white = self.white[:]
        rng.shuffle(white)
        hands = self.hands[:]
        at = 0
        for seat, room in enumerate(self.rooms):
            if room:
                hands[seat] += sum(white[at : at + room])
                at += room
        world.hands = hands
        world.over = over = self.over
        if over and over[-1] < 0:
            world.over = tuple([bit.bit_length() - 1 for bit in white[at : at + len(over)]])
            at += len(over)
        world.wells = self.wells[:]
        if self.hidden:
            world.wells.append(self._hidden_well(white[at:], rng))
        world.hidden = self.hidden
        world.silos = self.silos[:]
        world.passed, world.next = self.passed, self.next
        world.tractors, world.beside, world.points = self.tractors[:], self.beside[:], self.points[:]
        world.kind, world.owing, world.left = self.kind, self.owing, self.left
        world.acted, world.stays = self.acted, self.stays
        world.placed, world.dealer, world.starter = self.placed, self.dealer, self.starter
        world.deals_left = self.deals_left
        world.barred = 0
        world.begin(self.game.players, TRUST, self.drawn)
        self.drawn += 1
        return world

    def _hidden_well(self, white: list[int], rng: Random) -> tuple[int, ...]:
        """The rest of the unseen cards, by their backs."""
        green = self.green[:]
        rng.shuffle(green)
        return tuple([white.pop().bit_length() - 1 if back else green.pop() for back in self.backs])


def _bits(names: list[str]) -> int:
    return c.bits([c.INDEX[name] for name in names if name != "T"])


def _points(game: Tournament, seen: Observation) -> list[int]:
    """Each seat's points in the match."""
    sheet = seen["sheet"]
    return [
        seen["scores"][seat]
        + max(sheet["pot"][seat], 0)
        + FRUIT_POINTS * sheet["harvested"][seat]
        + FAMILY_POINTS * sheet["families"][seat]
        + CLOSING_POINTS * sheet["closing"][seat]
        - PENALTY_POINTS * sheet["penalties"][seat]
        for seat in range(game.players)
    ]
