"""The hidden cards of a decision, dealt at random to where they can be: `vege_tables.sampling`, in bits."""

from typing import cast

from ....game import Observation
from ....vege_tables.deals import pot_jokers
from ....vege_tables.game import OneDeck
from ..model import Luck
from .common import CommonTable
from .layout import ABOVE, GREENS, TRACTOR, WHITES, each, packed
from .pots import PotsTable
from .table import Table

#: A seat, and how many hidden cards of one back it has.
Rooms = list[tuple[int, int]]


class Hidden:
    """What is not seen, and where there is room for it."""

    def __init__(self, game: OneDeck, seen: Observation) -> None:
        me = cast(int, seen["seat"])
        self.others = [seat for seat in range(game.players) if seat != me]
        known = [
            packed(shown) + packed(more) for shown, more in zip(seen["shown"], seen["known"], strict=True)
        ]
        known[me] = packed(seen["hand"])
        #: By seat what is known to be there, Plots too.
        self.held = [packed(plots) + cards for plots, cards in zip(seen["plots"], known, strict=True)]
        self.white_rooms: Rooms = []
        self.green_rooms: Rooms = []
        for seat in self.others:
            backs, cards = seen["backs"][seat], known[seat]
            white, green = (cards & WHITES).bit_count(), (cards & GREENS).bit_count() + (cards >> ABOVE)
            self.white_rooms.append((seat, backs["white"] - white))
            self.green_rooms.append((seat, backs["green"] - green))
        #: Partners: cards that one of the opponents has.
        self.near = each(packed(seen["near"]))
        self.opponents = [seat for seat in self.others if seat not in next(s for s in game.sides if me in s)]
        over = seen["over"]
        self.over = [] if None in over else [packed([name]) for name in over]
        self.unseen_over = len(over) - len(self.over)
        sight = (
            sum(known)
            + packed(seen["laid"] + seen["thrown"] + seen["common"])
            + sum(self.near)
            + sum(self.over)
        )
        self.whites = each(WHITES & ~sight)
        self.greens = each(GREENS & ~sight)
        tractors = game.jokers - (sight >> ABOVE) - len(seen["replaced"]) - sum(seen["beside"])
        #: Pots by size and Tractors known to be there; cells of the Field with a card; cards of the stock.
        self.pots: list[tuple[int, int] | None] = []
        short = seen["short"] if seen["short"] >= 0 else seen["dealer"]
        for seat, size in enumerate(seen["pots"]):
            sure = pot_jokers(game.players, seat, short) if game.expert and size is not None else 0
            tractors -= sure
            self.pots.append(None if size is None else (size - sure, sure << ABOVE))
        self.cells = [cell for cell, lies in enumerate(seen["field"]) if lies]
        self.field = [0] * len(seen["field"])
        self.stock = cast(int, seen["stock"])
        #: Expert: Tractors that only hands can have.
        self.in_hands = tractors if game.expert else 0
        self.greens += [TRACTOR] * (tractors - self.in_hands)

    def deal(self, table: Table, luck: Luck) -> None:
        """Deals them."""
        held = table.held = self.held[:]
        white_rooms, green_rooms = self.white_rooms, self.green_rooms
        if self.near or self.in_hands:
            white_rooms, green_rooms = white_rooms[:], green_rooms[:]
            for card in self.near:
                self._somewhere(
                    held, white_rooms if card & WHITES else green_rooms, card, self.opponents, luck
                )
            for _ in range(self.in_hands):
                self._somewhere(held, green_rooms, TRACTOR, self.others, luck)
        at = _deal(self.whites, white_rooms, held, luck)
        if isinstance(table, PotsTable):
            table.over = self.over[:] + self.whites[:at] if self.unseen_over else self.over[:]
        pool = self.greens
        at = _deal(pool, green_rooms, held, luck)
        # The rest in random order, from its end.
        for last in range(at - 1, 0, -1):
            pick = int(luck() * (last + 1))
            pool[last], pool[pick] = pool[pick], pool[last]
        if isinstance(table, CommonTable):
            table.pots = [None, None]
            table.stock = pool[:at]
            return
        table.field = field = self.field[:]
        for cell in self.cells:
            at -= 1
            field[cell] = pool[at]
        pots: list[int | None] = []
        table.pots = pots
        for pot in self.pots:
            if pot is None:
                pots.append(None)
            else:
                pots.append(pot[1] + sum(pool[at - pot[0] : at]))
                at -= pot[0]

    def _somewhere(self, held: list[int], rooms: Rooms, card: int, seats: list[int], luck: Luck) -> None:
        """A card to one of these seats, each free room as likely as another."""
        free = [place for place, (seat, room) in enumerate(rooms) if seat in seats for _ in range(room)]
        place = free[int(luck() * len(free))]
        seat, room = rooms[place]
        rooms[place] = seat, room - 1
        held[seat] += card


def _deal(pool: list[int], rooms: Rooms, held: list[int], luck: Luck) -> int:
    """Cards of `pool` to the seats that have room for them, from its end; how many are left at its start."""
    at = len(pool)
    for seat, room in rooms:
        cards = 0
        for _ in range(room):
            pick = int(luck() * at)
            at -= 1
            cards += (card := pool[pick])
            pool[pick] = pool[at]
            pool[at] = card
        held[seat] += cards
    return at
