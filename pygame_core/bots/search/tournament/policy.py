"""How the search plays a deal of 2.0 to its end: a card a turn, kept from the others; all when all can go."""

from typing import TYPE_CHECKING

from ....vege_tables import cards as c
from ....vege_tables.facts import FAMILY_POINTS, FRUIT_POINTS
from ..model import Luck
from .chains import BIT, FAMILY, FRUITS, HIGHER, below, families
from .owed import OWN, PENALTY, SILO, VISIT

if TYPE_CHECKING:
    from .world import TournamentWorld

#: What a card is worth to lay, beside a move in hand less: it ends a family, it is another Fruit, one that
#: makes the family's last one worth more; each own card that waits above it; what others may lay on it.
_ENDS, _FRUIT, _WAITS = 37.0, 7.0, -5.0
_WAY, _GIFT, _OPEN = 2.0, -3.0, -0.5
#: An own Fruit comes next, or an own card that another one waits above.
_MY_FRUIT, _MINE = 9.0, 1.0
#: A Plot, which must go some day; a move in hand less. Luck adds up to so much.
_PLOT, _MOVE, _LUCK = 2.0, 3.0, 3.0
#: From so much on a card is laid besides the first one of a turn.
_MORE = 0.5


def play_out(world: "TournamentWorld", luck: Luck) -> None:
    """To the end of the deal."""
    while (seat := world.mover) >= 0:
        if world.kind:
            _settle(world, seat, luck)
        elif world.over:
            options = [at for at in range(world.game.players) if at != world.placed]
            world.give(world.over[0], options[int(luck() * len(options))])
        else:
            _turn(world, seat, luck)


def _turn(world: "TournamentWorld", seat: int, luck: Luck) -> None:
    """What is left of a turn."""
    held, passed = world.hands[seat], world.passed
    down = below(held & ~passed) & ~passed
    missing = (down & ~held).bit_count()
    jokers = world.tractors[seat] + world.beside[seat]
    opens = (down & c.PLOTS).bit_count()
    if missing <= jokers + opens:
        down = last_turn(world, held, down, jokers, opens)
        if down >= 0:
            _end(world, seat, down)
            return
    others = 0
    for hand in world.hands:
        others |= hand
    others &= ~held
    while True:
        free = held & world.next
        if not free:
            break
        card, value = _best(world.passed, held, others, free, luck)
        if world.acted and value < _MORE:
            break
        held = _lay(world, seat, card)
        if not held:
            world.end(seat)
            return
    if not world.acted:
        burned = held & world.passed
        if burned:
            world.hands[seat] = held ^ (burned & -burned)
            world.acted = True
            if not world.hands[seat]:
                world.end(seat)
                return
        elif any(world.wells):
            world.kind, world.owing, world.left = PENALTY, seat, 0
            return
    _fill_up(world, seat, world.game.limits.owed_below)
    world.leave(seat)


def worth(passed: int, held: int, others: int, card: int) -> float:
    """What it is worth to lay a card that is next."""
    bit = BIT[card]
    if bit & FRUITS:
        closed = (passed & FAMILY[c.SUIT[card]]).bit_count()
        return _ENDS if closed == 3 else _WAITS if closed else _FRUIT
    up = bit << c.COLUMNS
    if held & up:
        value = _MY_FRUIT if up & FRUITS else _MINE + _WAY * (held & HIGHER[card]).bit_count()
    elif up & FRUITS:
        value = _GIFT if others & up else 0.0
    else:
        value = _WAY * (held & HIGHER[card]).bit_count()
        if others & up:
            value += _OPEN
    return value + _PLOT - _MOVE if bit & c.PLOTS else value - _MOVE


def _best(passed: int, held: int, others: int, free: int, luck: Luck) -> tuple[int, float]:
    """The card to lay, by its worth and some luck, and what it is worth."""
    best, most, brings = -1, -99.0, 0.0
    while free:
        bit = free & -free
        free ^= bit
        card = bit.bit_length() - 1
        value = worth(passed, held, others, card)
        lucky = value + _LUCK * luck()
        if lucky > most:
            best, most, brings = card, lucky, value
    return best, brings


def _lay(world: "TournamentWorld", seat: int, card: int) -> int:
    """A card that is next, with the Silo card it brings; the hand that is left."""
    bit = BIT[card]
    held = world.hands[seat] ^ bit
    world.passed |= bit
    world.next ^= bit
    world.acted = True
    world.stays = 0
    if bit & FRUITS:
        world.points[seat] += FRUIT_POINTS
        family = FAMILY[c.SUIT[card]]
        if world.passed & family == family:
            world.points[seat] += FAMILY_POINTS
    else:
        world.next |= bit << c.COLUMNS
        if bit & c.PLOTS:
            held |= _from_silo(world, held)
    world.hands[seat] = held
    return held


def _from_silo(world: "TournamentWorld", held: int) -> int:
    """The free Silo card that fits a hand best."""
    best, most = -1, -99
    for at, silo in enumerate(world.silos):
        if silo:
            fit = world.fit(silo[-1], held)
            if fit > most:
                best, most = at, fit
    stack = world.silos[best]
    world.silos[best] = stack[:-1]
    return BIT[stack[-1]]


def ends(world: "TournamentWorld", seat: int) -> bool:
    """All that `seat` has can go in this turn."""
    held = world.hands[seat]
    down = below(held & ~world.passed) & ~world.passed
    jokers = world.tractors[seat] + world.beside[seat]
    opens = (down & c.PLOTS).bit_count() + (world.kind == SILO)
    return (down & ~held).bit_count() <= jokers + opens and last_turn(world, held, down, jokers, opens) >= 0


def last_turn(world: "TournamentWorld", held: int, down: int, jokers: int, opens: int) -> int:
    """What `down` grows to with the Silo cards that come for the Plots' places; -1 if not all can go now.

    `down`: the cards `held` that have a place and all that lie below them.
    """
    if opens:
        passed = world.passed
        owed = opens - (down & c.PLOTS).bit_count()
        silos = world.silos[:]
        taken = 0
        while taken < opens:
            best, least, added = -1, 99, 0
            for at, silo in enumerate(silos):
                if silo:
                    more = more_missing(passed, down, silo[-1])
                    if more < least:
                        best, least, added = at, more, BIT[silo[-1]]
            silos[best] = silos[best][:-1]
            taken += 1
            held |= added
            if least >= 0 and not passed & added:
                down = below(held & ~passed) & ~passed
                opens = (down & c.PLOTS).bit_count() + owed
    return -1 if (down & ~held).bit_count() > jokers else down


def more_missing(passed: int, down: int, card: int) -> int:
    """How many more cards are missing below own ones with this card; -1 where it is one of them."""
    bit = BIT[card]
    return 0 if passed & bit else (below(bit) & ~passed & ~down).bit_count() - 1


def _end(world: "TournamentWorld", seat: int, down: int) -> None:
    """All that `seat` has goes, with the cards below it."""
    passed = world.passed
    points = FRUIT_POINTS * (down & FRUITS).bit_count()
    world.passed = after = passed | down
    if points:
        points += FAMILY_POINTS * (families(after) - families(passed))
    world.points[seat] += points
    world.end(seat)


# -- what is owed -----------------------------------------------------------------------------------------


def _settle(world: "TournamentWorld", seat: int, luck: Luck) -> None:
    kind = world.kind
    if kind == SILO:
        held = world.hands[seat]
        world.hands[seat] = held | _from_silo(world, held)
        world.kind = 0
        return
    owing = world.owing
    if kind == PENALTY:
        if world.stays < world.game.players:
            world.stays += 1
            world.leave(owing)
            return
        world.stays = 0
        world.left = world.game.limits.penalty
    if kind == VISIT:
        _fill_up(world, owing, world.game.limits.least)
    else:
        for _ in range(world.left):
            wells = world.free_wells()
            if not wells:
                break
            if kind == OWN:
                world.draw(owing, _fitting(world, owing, wells))
            else:
                world.draw(owing, wells[int(luck() * len(wells))] - c.WELL)
    world.leave(owing)


def _fill_up(world: "TournamentWorld", seat: int, least: int) -> None:
    """Well cards until a hand has so many."""
    size = (world.hands[seat] & ~c.PLOTS).bit_count() + world.tractors[seat]
    while size < least:
        wells = world.free_wells()
        if not wells:
            return
        world.draw(seat, _fitting(world, seat, wells))
        size += 1


def _fitting(world: "TournamentWorld", seat: int, wells: list[int]) -> int:
    """The well whose free card fits best."""
    held = world.hands[seat]
    return max(wells, key=lambda well: world.fit(world.wells[well - c.WELL][-1], held)) - c.WELL
