"""Whether a Double Deck position that was read can come about: the cards, the turn, what is known, the sheet.

What is let through plays to an end: every turn but a penalty uses a card or a Tractor up, and penalties in
a row are counted.
"""

from typing import TYPE_CHECKING

from ...errors import PositionError
from .. import cards as c
from . import moves as m
from .copies import listed
from .facts import CIRCLES, HAND, TRACTORS, UNIT
from .lines import can_have_brought
from .turn import DISCARDING, DRAWING, LAYING, PLAYING, PUTTING, UNDECIDED

if TYPE_CHECKING:
    from .state import DoubleDeckState

_DECKS = sorted([*range(c.CARDS)] * 2)


def check(state: "DoubleDeckState") -> None:
    """Raises PositionError unless the position is one that can be."""
    _check_cards(state)
    _check_order(state)
    _check_burned(state)
    _check_hands(state)
    _check_piles(state)
    _check_penalties(state)
    _check_sheet(state)
    _check_end(state)


def _check_cards(state: "DoubleDeckState") -> None:
    """Both decks, each card in one place; the talloni by their backs."""
    cards = c.cards_in(state.passed & ~state.replaced) + listed(state.thrown)
    for held in state.hands:
        cards += listed(held)
    for pile in state.piles:
        cards += pile
    if sorted(cards) != _DECKS:
        raise PositionError("These are not the cards of two decks.")
    players = state.game.players
    if state.replaced.bit_count() + sum(state.tractors) != players * TRACTORS[players]:
        raise PositionError("These are not the Tractors that were dealt.")
    if any(
        m.tallone(card, side=at // len(m.BACKS)) != at for at in range(m.PILES) for card in state.piles[at]
    ):
        raise PositionError("A card lies in a tallone of another back.")
    if any(known & ~held for known, held in zip(state.known, state.hands, strict=True)):
        raise PositionError("A card is known that is not there.")


def _check_order(state: "DoubleDeckState") -> None:
    """Whose turn it is, which phase, and what the turn is at."""
    n = state.game.players
    if state.starter != state.after(state.dealer) or state.to_move != (state.starter + state.turn - 1) % n:
        raise PositionError("It is another player's turn.")
    decided = state.acted and not state.second
    if (state.kind != UNDECIDED) != decided or (state.phase == PUTTING and state.acted):
        raise PositionError("This turn cannot have begun like this.")
    empty = state.side_is_empty()
    if (state.second and not empty) or (empty and not state.second and state.phase != DRAWING):
        raise PositionError("The phase does not fit the talloni.")
    if state.phase != PLAYING and (state.terminal or not any(state.piles)):
        raise PositionError("Nothing can be drawn.")


def _check_burned(state: "DoubleDeckState") -> None:
    """What may be discarded: places filled before this turn, or by a Tractor."""
    if state.burned & ~state.passed or state.replaced & ~state.burned or state.thrown & c.ALL & ~state.burned:
        raise PositionError("A card was thrown away that was never burned.")
    fresh = state.passed & ~state.burned
    if fresh and (not state.acted or state.kind == DISCARDING):
        raise PositionError("A card was laid in a turn without plays.")
    for chain in c.CHAIN:
        first = fresh & chain & -(fresh & chain)
        if first and state.burned & ~state.replaced & chain & -first:
            raise PositionError("A crop cannot have grown like this.")
    if state.kind == DISCARDING and not state.thrown:
        raise PositionError("Nothing was thrown away in this turn.")


def _check_hands(state: "DoubleDeckState") -> None:
    """Everybody has fifteen while there are cards to draw, but for what the turn has taken so far."""
    left, mover = any(state.piles), state.to_move
    sizes = [held.bit_count() for held in state.hands]
    size = sizes.pop(mover)
    least = HAND if left else 1
    if any(not least <= other <= HAND for other in sizes):
        raise PositionError("A hand has fifteen cards.")
    laid = (state.passed & ~state.burned).bit_count()
    if state.phase == PUTTING:
        fits = size < HAND or state._fitting(mover)
        fine = size <= HAND and fits and state.known[mover] == state.hands[mover]
        fine = fine and not state.hands[mover] & (state.next | state.burned)
    elif state.phase == DRAWING:
        fine = 0 < size < HAND and (state.kind != LAYING or size > HAND - laid)
    elif not state.acted:
        fine = least <= size <= HAND
    elif state.kind == LAYING:
        fine = size == HAND - laid
    elif state.kind == DISCARDING:
        fine = size < HAND and size + state.thrown.bit_count() >= HAND
    else:
        fine = size <= HAND - laid and (size > 0 or state.terminal)
    if not fine:
        raise PositionError("This hand cannot be at this point of the turn.")


def _check_piles(state: "DoubleDeckState") -> None:
    """All tops lie open, but for those drawn in this turn."""
    there = sum(1 << pile for pile, cards in enumerate(state.piles) if cards)
    every = (1 << m.PILES) - 1
    if state.opened & ~there or (state.opened == every if state.phase == DRAWING else state.opened != there):
        raise PositionError("The tops of the talloni do not lie like this.")
    if any(known > len(cards) for known, cards in zip(state.under, state.piles, strict=True)):
        raise PositionError("More of a tallone is known than there is.")
    if any(state.under) and not any(state.sheet.penalties):
        raise PositionError("Cards go under a tallone after a penalty only.")


def _check_penalties(state: "DoubleDeckState") -> None:
    """The penalties in a row are those of the last turns."""
    n = state.game.players
    penalised = state.phase == PUTTING or (state.phase == DRAWING and not state.acted)
    still = state.terminal and state.sheet.closer < 0
    if (state.acted and state.stuck) or (penalised and not state.stuck):
        raise PositionError("These penalties cannot have been.")
    if (state.stuck == CIRCLES * n) != still or state.stuck > CIRCLES * n:
        raise PositionError("A deal that stands still is over.")
    last = state.to_move if penalised or still else state.to_move - 1
    row = [(last - back) % n for back in range(state.stuck)]
    if any(row.count(seat) > count for seat, count in enumerate(state.sheet.penalties)):
        raise PositionError("These penalties cannot have been.")


def _check_sheet(state: "DoubleDeckState") -> None:
    """The points fit the crops."""
    sheet = state.sheet
    if [closer >= 0 for closer in state.closers] != [grown == c.HARVESTED for grown in state.grown]:
        raise PositionError("A crop is closed by nobody, or one is that is not ripe.")
    for points, counts, tractor in (
        (sheet.fruits, sheet.by_fruit, False),
        (sheet.tractors, sheet.by_tractor, True),
    ):
        closed = state.closed(tractor)
        brought = {crop: state.brought[crop] for crop in range(c.CROPS) if closed >> crop & 1}
        by_seat = [
            [points for crop, points in brought.items() if state.closers[crop] == seat]
            for seat in range(state.game.players)
        ]
        if (
            [sum(own) for own in by_seat] != [*points]
            or [len(own) for own in by_seat] != [*counts]
            or not can_have_brought(brought, tractor)
        ):
            raise PositionError("The score sheet does not fit the crops.")
    if any(points for points, closer in zip(state.brought, state.closers, strict=True) if closer < 0):
        raise PositionError("A crop that is not closed has brought nothing.")
    if any(points % UNIT for points in state.scores):
        raise PositionError("These points cannot be scored.")


def _check_end(state: "DoubleDeckState") -> None:
    """A deal that is over was ended by who has no cards left, or stood still; so is the last of a match."""
    sheet, game = state.sheet, state.game
    closer = sheet.closer
    crops = state.closers.count(-1)
    if [*sheet.closing] != [crops * (seat == closer) for seat in range(game.players)]:
        raise PositionError("Ending the deal pays for the crops that are open.")
    if not state.terminal:
        if closer >= 0:
            raise PositionError("This deal has been ended already.")
        begun = state.turn > 1 or state.acted or state.phase != PLAYING or state.passed or state.thrown
        earlier = state.last_sheet is not None
        if (state.round_over and (begun or not earlier)) or (earlier and not state.round):
            raise PositionError("A deal is over when the next one has just been dealt.")
        return
    if state.last_sheet != sheet or not state.round_over or state.round + 1 != game.deals:
        raise PositionError("This match has more deals.")
    empty = not state.hands[state.to_move]
    if closer >= 0 and not (closer == state.to_move and state.second and state.acted and empty):
        raise PositionError("Only who has no cards left ends a deal.")
