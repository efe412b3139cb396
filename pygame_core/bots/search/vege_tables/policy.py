"""What a move is worth at first sight: for the quick play to the end, and for which moves the tree looks at.

Weights in points, like the greedy bot's; ending the turn is worth none.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....vege_tables import cards as c
from ....vege_tables.facts import FRUIT_POINTS, POT_OPENS_BELOW, POT_POINTS
from ..model import Luck
from .layout import (
    ABOVE,
    ALL,
    CHAIN,
    CORE,
    FIRST_FRUIT,
    FIRST_PLANT,
    HAND,
    PLOTS,
    TRACTOR,
    UP,
    UPTO,
)

if TYPE_CHECKING:
    from .table import Table

#: What it costs to spend a move in hand, less for a Plot, and to spend a Tractor.
MOVE, PLOT, A_TRACTOR = 6.0, 1.0, 12.0
#: The way opened for one own card, a hand card less before the Pot, the part of its points for the last one.
WAY, CARD, POT = 2.0, 1.0, 0.15
#: A Fruit that anybody can play next, and the last of its family; a Fruit that waits to be such a one, unless
#: someone is nearly out.
GIFT, LAST_GIFT, WAIT, HURRY = 3.0, 12.0, 6.0, 3
#: How far the quick play strays from it, in points.
LUCK = 2.0
#: What the tree looks at: moves at most so much worse than the best, and so many.
WORSE, WIDTH = 16.0, 8
LAST = c.COLUMNS - 1


def worth(table: "Table", live: int, bit: int) -> float:
    """A card that fits: what it brings, opens and gives away."""
    closed = table.closed
    up = bit << UP
    first = bit
    if up & live:
        # One's own run goes on: what its end brings counts already now.
        bit = up
        while (up := bit << UP) & live:
            bit = up
    if bit >= FIRST_FRUIT:
        done = closed[bit.bit_length() - 1 - 4 * UP >> 2]
        value = FRUIT_POINTS - MOVE
        if done == LAST:
            value += 30.0
        elif done and not nearly_out(table):
            value -= WAIT
    elif bit >= FIRST_PLANT:
        value = -(LAST_GIFT if closed[bit.bit_length() - 1 - 3 * UP >> 2] == LAST else GIFT) - MOVE
    else:
        above = live & CHAIN[(bit.bit_length() - 1) % UP] & -(bit << 1)
        value = WAY * above.bit_count() - MOVE
    if first != bit and value < -MOVE:
        value = -MOVE
    if first <= PLOTS:
        value += PLOT
    return value


def nearly_out(table: "Table") -> bool:
    """Some opponent has few cards left."""
    seat, pots = table.mover, table.pots
    side = table.stakes.side_of[seat]
    for at, held in enumerate(table.held):
        if at not in side and not (pots and pots[at]) and (held & ALL).bit_count() + (held >> ABOVE) <= HURRY:
            return True
    return False


def to_pot(table: "Table", seat: int) -> float:
    """A hand card less on the way to the Pot: the nearer, the better."""
    if table.pots[seat] is None:
        return 0.0
    away = table.size(seat) - POT_OPENS_BELOW + 1
    pays = POT_POINTS * (len(table.pots) - 1 - table.pots.count(None))
    return CARD + (POT * pays / away if away > 0 else 0.0)


def moves(table: "Table") -> Sequence[int]:
    """The moves worth a thought, the best at first sight first."""
    seat = table.mover
    held = table.held[seat]
    live = held & table.open
    if table.can_close(seat, live):
        return (closing(table, seat, live),)
    fits = live & table.next
    pot = to_pot(table, seat)
    scored: list[tuple[float, int]] = []
    if table.acted:
        scored.append((0.0, table.way_to_end(seat)))
    rest = fits & ~table.barred
    while rest:
        bit = rest & -rest
        rest ^= bit
        scored.append((worth(table, live, bit) + (pot if bit > PLOTS else 0.0), table.action(bit)))
    burned = held & ~table.open & ALL
    if burned:
        for some, more in ((burned & HAND, pot), (burned & PLOTS, 0.0)):
            if some:
                card = (some & -some).bit_length() - 1
                scored.append((more - MOVE, c.DISCARD + CORE[card]))
    if held >= TRACTOR:
        jump = table.next
        cost = MOVE - A_TRACTOR
        for _ in range(held >> ABOVE):
            jump = jump << UP & ALL
            rest = live & jump & ~fits
            while rest:
                bit = rest & -rest
                rest ^= bit
                value = worth(table, live, bit) + cost + pot
                scored.append((value, table.action(bit)))
            cost -= A_TRACTOR
        if not scored or (len(scored) == 1 and not table.acted):
            scored.append((-A_TRACTOR, c.DISCARD_TRACTOR))
    if len(scored) < 2:
        return (scored[0][1],) if scored else table.no_move(seat)
    scored.sort(reverse=True)
    least = scored[0][0] - WORSE
    return [move for value, move in scored[:WIDTH] if value >= least]


def closing(table: "Table", seat: int, live: int) -> int:
    """A move of the turn that ends the deal: what fits, then with Tractors, then what is burned."""
    fits = live & table.next
    held = table.held[seat]
    if fits:
        return table.action(fits & -fits)
    if live:
        bit = live & -live
        missing = (UPTO[bit.bit_length() - 1] & table.open).bit_count() - 1
        if missing > held >> ABOVE:
            return c.TAKE_UP
        return table.action(bit)
    burned = held & ALL
    if burned:
        return c.DISCARD + CORE[(burned & -burned).bit_length() - 1]
    return c.DISCARD_TRACTOR


def step(table: "Table", luck: Luck) -> None:
    """One move of the quick play."""
    seat = table.mover
    held = table.held[seat]
    live = held & table.open
    if table.can_close(seat, live):
        table.close(seat, live)
        return
    fits = live & table.next
    acted = table.acted
    best = 0.0 if acted else -99.0
    chosen = 0
    if fits:
        pot = to_pot(table, seat)
        while fits:
            bit = fits & -fits
            fits ^= bit
            value = worth(table, live, bit) + (luck() - 0.5) * LUCK
            if bit > PLOTS:
                value += pot
            if value > best:
                best, chosen = value, bit
    if chosen:
        table.lay(seat, chosen.bit_length() - 1)
    elif acted:
        table.end_turn(seat)
    else:
        forced(table, seat, held, live)


def forced(table: "Table", seat: int, held: int, live: int) -> None:
    """Nothing fits, and something must go: a burned card, a play with Tractors, a Tractor."""
    burned = held & ~table.open & ALL
    if burned:
        table.discard(seat, burned & -burned)
        return
    tractors = held >> ABOVE
    jump = table.next
    for _ in range(tractors):
        jump = jump << UP & ALL
        if live & jump:
            table.lay(seat, (live & jump).bit_length() - 1)
            return
    if tractors:
        table.discard(seat, TRACTOR)
    else:
        table.play(table.no_move(seat)[0])
