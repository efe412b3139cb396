"""What a seat of Vege Tables knows, and worlds that agree with it."""

from random import Random
from typing import cast

from ....game import Observation
from ....vege_tables.cards import COLUMNS, CROPS, FRUIT, SUITS
from ....vege_tables.game import OneDeck
from ....vege_tables.sheet import Sheet
from ..model import Model, World
from .common import CommonTable
from .hidden import Hidden
from .layout import ALL, PLOTS, UP, packed
from .partners import PartnersTable
from .pots import PotsTable
from .stakes import Stakes
from .table import Table

#: Measured with 100 iterations a move.
EXPLORE, TRUST = 1.0, 0.4


class VegeTablesModel(Model):
    """See `Model`."""

    def __init__(self, game: OneDeck, seen: Observation) -> None:
        self.table = table_of(game, seen)
        self.hidden = Hidden(game, seen)
        if game.players > 2:
            # Without trust a few noisy visits a move overrule a first sight that is better. Not so with two.
            self.explore, self.trust = EXPLORE, TRUST
        # The own moves are the same in all worlds.
        self.moves = self.world(Random(0)).moves()

    def world(self, rng: Random) -> World:
        table = self.table.copy()
        self.hidden.deal(table, rng.random)
        return table


def table_of(game: OneDeck, seen: Observation) -> Table:
    """What lies open, the hidden cards left out."""
    partners = len(game.sides) < game.players
    table = (PartnersTable if partners else PotsTable if game.has_field else CommonTable)()
    table.mover = seen["seat"]
    table.stakes = Stakes(game.sides, game.deals - 1 - cast(int, seen["round"]))
    table.shown = [packed(cards) for cards in seen["shown"]]
    sheet = Sheet._make(tuple(v) if isinstance(v, list) else v for v in map(seen["sheet"].get, Sheet._fields))
    table.points = [points + sheet.points(seat) for seat, points in enumerate(seen["scores"])]
    table.rows = seen["rows"]
    passed = packed(seen["laid"]) | packed(seen["replaced"])
    table.open = ALL & ~passed
    table.next = (passed << UP | PLOTS) & table.open
    fruits = passed >> FRUIT * UP
    table.closed = [(fruits >> suit * COLUMNS & 15).bit_count() for suit in range(len(SUITS))]
    table.crops = CROPS - sum(table.closed)
    table.acted = seen["acted"]
    if isinstance(table, PotsTable):
        table.short, table.placed, table.starter = seen["short"], seen["placed"], seen["starter"]
    if isinstance(table, PartnersTable) and seen["exchange"] is not None:
        table.giver = seen["exchange"][0]
    if isinstance(table, CommonTable):
        table.expert, table.beside = game.expert, seen["beside"]
        table.common = [packed([name]) for name in reversed(seen["common"])]
    return table
