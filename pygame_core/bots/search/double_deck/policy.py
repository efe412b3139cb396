"""How the search plays a deal of Double Deck to its end: runs that pay, or dead cards for new ones."""

from typing import TYPE_CHECKING

from ....vege_tables import cards as c
from ....vege_tables.double_deck import moves as m
from ....vege_tables.double_deck.facts import CLOSING_POINTS, HAND
from ....vege_tables.double_deck.turn import DISCARDING, DRAWING, LAYING, PLAYING
from ..model import TERMINAL, Luck
from ..tournament.chains import FRUITS, below
from .sight import FRESH, GIFT, MOVE, blind, draws, needed, price
from .singles import PLANTS, by_fruit, by_tractor, cards_of

if TYPE_CHECKING:
    from .world import DoubleDeckWorld

#: By how many points the quick play strays.
LUCK = 2.0
#: What others can expect of a crop that is ready to be closed, where one of them holds its Fruit or not.
CHANCE, NO_CHANCE = 1.0, 0.1


def play_out(world: "DoubleDeckWorld", luck: Luck) -> None:
    """To the end of the deal."""
    while (seat := world.mover) >= 0:
        if world.phase == PLAYING:
            _turn(world, seat, luck)
        else:
            if world.phase != DRAWING and world.hands[seat].bit_count() == HAND:
                _put_one(world, seat, luck)
            _draw(world, seat)


def _turn(world: "DoubleDeckWorld", seat: int, luck: Luck) -> None:
    if world.second and _ends(world, seat):
        return
    some_left = world.any_left()
    fresh = FRESH if some_left else MOVE
    hand = world.hands[seat]
    others = 0
    for at, held in enumerate(world.hands):
        if at != seat:
            others |= held
    others = cards_of(others)
    kind = world.kind
    burned = 0
    if kind != LAYING:
        burned = hand & (world.burned | world.burned << c.CARDS)
    if kind != DISCARDING:
        _lay(world, seat, luck, fresh, others, fresh * burned.bit_count() if not world.second else 0.0)
    if burned and (world.kind != LAYING) and (some_left or not world.acted):
        hand = world.hands[seat]
        # Where none can be drawn, dead cards are moves in hand.
        gone = burned & hand if some_left else burned & -burned
        world.hands[seat] = hand ^ gone
        world.thrown |= gone
        world.acted = True
        world.stuck = 0
        world.end_if_empty(seat)
        if world.mover < 0:
            return
    if not world.acted and not _forced(world, seat, luck):
        world.be_stuck(seat)
        return
    if world.mover < 0:
        return
    _draw(world, seat)


def _lay(world: "DoubleDeckWorld", seat: int, luck: Luck, fresh: float, others: int, instead: float) -> None:
    """Runs that pay, by cards and Tractors, if they are worth more than throwing dead cards instead."""
    held = cards_of(world.hands[seat])
    cost = price(world, seat)
    plans: list[tuple[float, int, int]] = []
    whole = 0.0
    free = held & world.next
    while free:
        bit = free & -free
        free ^= bit
        value, cards = _run(world, held, bit, fresh, others)
        value += LUCK * (luck() - 0.5)
        if value > 0:
            whole += value
            plans.append((value, cards, 0))
    if world.tractors[seat]:
        # Tractors close a crop, or make way for an own Fruit.
        ripe = (world.next | held) & FRUITS & ~world.passed
        while ripe:
            bit = ripe & -ripe
            ripe ^= bit
            value = _closing(world, held, bit, fresh, others, cost, world.tractors[seat])
            value += LUCK * (luck() - 0.5)
            if value > 0:
                whole += value
                plans.append((value, 0, c.CROP[bit.bit_length() - 1] + 1))
    if not plans or whole < instead:
        return
    plans.sort(reverse=True)
    for _, count, crop in plans:
        if crop:
            _close(world, seat, c.CHAIN[crop - 1])
        else:
            card, many = divmod(count, 8)
            for _ in range(many):
                if not world.next >> card & 1:
                    break
                world.lay(seat, card)
                card += c.COLUMNS
    world.end_if_empty(seat)


def _closing(
    world: "DoubleDeckWorld", held: int, fruit: int, fresh: float, others: int, cost: float, tractors: int
) -> float:
    """What it is worth to close a crop now with Tractors for all that is missing."""
    crop = c.CROP[fruit.bit_length() - 1]
    places = c.CHAIN[crop] & ~world.passed
    missing = (places & ~held).bit_count()
    if not 0 < missing <= tractors:
        return -99.0
    value = fresh * (places.bit_count() - missing) - cost * missing
    if held & fruit:
        return value + by_fruit(crop, world.by_fruit)
    left = _left(world, crop, c.FRUIT, others) if missing == places.bit_count() else 0.0
    return value + by_tractor(crop, world.by_tractor) + left


def _close(world: "DoubleDeckWorld", seat: int, chain: int) -> None:
    """Fills all places of a crop, as long as there are Tractors."""
    held = cards_of(world.hands[seat])
    while place := world.next & chain:
        card = place.bit_length() - 1
        if held & place:
            world.lay(seat, card)
        elif world.tractors[seat]:
            world.lay_tractor(seat, c.CROP[card])
        else:
            return


def _run(world: "DoubleDeckWorld", held: int, bit: int, fresh: float, others: int) -> tuple[float, int]:
    """The best way to go on with a crop by cards: what it is worth, and its first card * 8 + how many."""
    card = bit.bit_length() - 1
    crop, stage = c.CROP[card], c.STAGE[card]
    start = _left(world, crop, stage, others)
    best, many, value, count = -99.0, 1, start, 0
    while held & bit:
        value += fresh
        stage += 1
        count += 1
        if stage == c.HARVESTED:
            value += by_fruit(crop, world.by_fruit)
            if value > best:
                best, many = value, count
            break
        now = value - _left(world, crop, stage, others)
        if now > best:
            best, many = now, count
        bit <<= c.COLUMNS
    return best, card * 8 + many


def _left(world: "DoubleDeckWorld", crop: int, stage: int, others: int) -> float:
    """What it costs to leave a crop like this."""
    part = GIFT[stage]
    if not part:
        return 0.0
    fruit = c.FIRST[crop] + c.COLUMNS * c.FRUIT
    return part * by_fruit(crop, world.by_fruit) * (CHANCE if others >> fruit & 1 else NO_CHANCE)


def _forced(world: "DoubleDeckWorld", seat: int, luck: Luck) -> bool:
    """Nothing pays, and something must go."""
    held = cards_of(world.hands[seat])
    free = held & world.next
    if free:
        quiet = free & ~PLANTS & ~(PLANTS >> c.COLUMNS) or free
        cards = c.cards_in(quiet)
        world.lay(seat, cards[int(luck() * len(cards))])
        world.end_if_empty(seat)
        return True
    if world.tractors[seat]:
        wanted = world.next & below(held & ~world.passed) or world.next
        cards = c.cards_in(wanted)
        world.lay_tractor(seat, c.CROP[cards[int(luck() * len(cards))]])
        return True
    return False


def _ends(world: "DoubleDeckWorld", seat: int) -> bool:
    """Ends the deal if all cards can go now."""
    hand, passed = world.hands[seat], world.passed
    held = cards_of(hand)
    if held & passed & ~world.burned or needed(hand, passed) > world.tractors[seat]:
        return False
    points = 0
    down = below(held & ~passed) & ~passed
    fruits = down & FRUITS
    while fruits:
        bit = fruits & -fruits
        fruits ^= bit
        crop = c.CROP[bit.bit_length() - 1]
        if hand & bit and hand & bit << c.CARDS:
            points += by_tractor(crop, world.by_tractor)
            world.by_tractor |= 1 << crop
        else:
            points += by_fruit(crop, world.by_fruit)
            world.by_fruit |= 1 << crop
    crops = c.CROPS - ((passed | down) & FRUITS).bit_count()
    world.points[seat] += points + CLOSING_POINTS * crops
    world.mover = TERMINAL
    return True


# -- drawing ----------------------------------------------------------------------------------------------


def _draw(world: "DoubleDeckWorld", seat: int) -> None:
    """Back to fifteen from the best talloni, then the next turn."""
    room = HAND - world.hands[seat].bit_count()
    if room and world.any_left():
        values = [-99.0] * m.PILES
        for value, move in draws(world, seat):
            values[move - m.DRAW] = value
        for _ in range(room):
            pile = max(range(m.PILES), key=values.__getitem__)
            if values[pile] == -99.0:
                break
            world.take(seat, pile)
            values[pile] = blind(world, pile % len(m.BACKS)) if world.counts[pile] else -99.0
        world.turn_tops()
    world.begin_turn((seat + 1) % len(world.hands))


def _put_one(world: "DoubleDeckWorld", seat: int, luck: Luck) -> None:
    """After a penalty."""
    fits = world.fitting(seat)
    world.put_under(seat, *m.put_under(fits[int(luck() * len(fits))]))
