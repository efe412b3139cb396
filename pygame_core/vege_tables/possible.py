"""Whether a position that was read can come about: the deck, the places, the turn, the score sheet.

What is let through plays to an end: every card not laid is in somebody's reach, or burned.
"""

from typing import TYPE_CHECKING

from ..errors import PositionError
from . import cards as c
from .deals import TABLES, pot_jokers
from .facts import POT_POINTS
from .sheet import NOT_TAKEN

if TYPE_CHECKING:
    from .state import VegeTablesState


def check(state: "VegeTablesState") -> None:
    """Raises PositionError unless the position is one that can be."""
    _check_deck(state)
    _check_hands(state)
    _check_knowledge(state)
    _check_gifts(state)
    _check_sheet(state)
    _check_end(state)
    state.check_places()


def check_field_and_pots(state: "VegeTablesState") -> None:
    """Where there is a Field, or a common Pot. Raises PositionError."""
    _check_backs(state)
    _check_short_pot(state)
    _check_exchange(state)
    _check_pots(state)
    _check_field(state)


def _check_deck(state: "VegeTablesState") -> None:
    """Every card in exactly one place; only what was burned has been thrown away."""
    places = [state.passed & ~state.replaced, state.thrown, *state.plots, *state.hands]
    packs = [pot for pot in state.pots if pot is not None]
    loose = state.lying()
    places += [pot.cards for pot in packs] + [1 << card for card in loose if 0 <= card < c.TRACTOR]
    tractors = state.replaced.bit_count() + state.thrown_tractors + sum(state.tractors) + sum(state.beside)
    tractors += sum(pot.tractors for pot in packs) + loose.count(c.TRACTOR)
    if sum(held.bit_count() for held in places) != c.CARDS or sum(places) != c.ALL:
        raise PositionError("These are not the cards of the deck.")
    if tractors != state.game.jokers:
        raise PositionError("These are not the Tractors of the deck.")
    if state.thrown & ~state.replaced:
        raise PositionError("A card was thrown away that was never burned.")
    if any(shown & ~hand for shown, hand in zip(state.shown, state.hands, strict=True)):
        raise PositionError("A card is shown that is not there.")


def _check_hands(state: "VegeTablesState") -> None:
    """Plots and hand cards are kept apart by their backs."""
    if any(plots & ~c.PLOTS for plots in state.plots) or any(hand & c.PLOTS for hand in state.hands):
        raise PositionError("Plots lie before their owners, never in a hand.")


def _check_backs(state: "VegeTablesState") -> None:
    """What lies somewhere has a back that can be there, and the variant has that place."""
    game = state.game
    packs = [pot for pot in state.pots if pot is not None]
    hidden_green = [*state.field, *state.stock]
    if any(0 <= card < c.TRACTOR and not c.GREENS >> card & 1 for card in hidden_green):
        raise PositionError("Only green-backed cards can lie there.")
    if any(pot.cards & ~c.GREENS for pot in packs) or any(1 << card & c.PLOTS for card in state.common):
        raise PositionError("A card of this back cannot lie there.")
    if game.expert and (c.TRACTOR in [*hidden_green, *state.common] or _wrong_pot(state)):
        raise PositionError("The Tractors of an Expert deal lie elsewhere.")
    if game.has_field and (state.common or state.stock):
        raise PositionError("Only two players have a common Pot and a stock.")
    if max(state.beside) > (TABLES[game.players].beside if game.expert else 0):
        raise PositionError("No Tractors lie beside here.")


def _wrong_pot(state: "VegeTablesState") -> bool:
    players, short = state.game.players, state.short if state.short >= 0 else state.dealer
    return any(
        pot is not None and pot.tractors != pot_jokers(players, seat, short)
        for seat, pot in enumerate(state.pots)
    )


def _check_knowledge(state: "VegeTablesState") -> None:
    """Nobody knows of more Tractors than there are; only between partners is it open which of two has one."""
    seats = range(state.game.players)
    for seat, (row, near) in enumerate(zip(state.known.tractors, state.known.near_tractors, strict=True)):
        if any(count > held for count, held in zip(row, state.tractors, strict=True)):
            raise PositionError("More Tractors are known than there are.")
        opponents = [at for at in seats if at % 2 != seat % 2]
        if near > sum(state.tractors[at] - row[at] for at in opponents):
            raise PositionError("More Tractors are known than there are.")
    partners = len(state.game.sides) < state.game.players
    if not partners and (any(state.known.near) or any(state.known.near_tractors)):
        raise PositionError("This can be known between partners only.")


def _check_gifts(state: "VegeTablesState") -> None:
    """The white cards over are given out one after the other, before the first turn."""
    game, giving = state.game, bool(state.over)
    left = len(state.over)
    if left > TABLES[game.players].over or (giving and (left == 1) != (state.placed >= 0)):
        raise PositionError("These cards over cannot be.")
    if not all(1 << card & c.WHITES for card in state.over):
        raise PositionError("The dealer gives out white cards.")
    if giving != (state.turn == 0):
        raise PositionError("The dealer gives out before the first turn.")
    if giving and (state.to_move != state.dealer or state.passed or state.acted):
        raise PositionError("The dealer gives out before the first turn.")


def _check_short_pot(state: "VegeTablesState") -> None:
    """Expert 3 and 5: the dealer names the short Pot before anything else."""
    game = state.game
    if state.short != state.dealer and not game.has_short_pot:
        raise PositionError("No Pot is a Tractor short here.")
    if state.short < 0 and (len(state.over) < TABLES[game.players].over or state.placed >= 0):
        raise PositionError("The dealer names the short Pot first.")


def _check_exchange(state: "VegeTablesState") -> None:
    """Partners: who moves holds the Field card of the other one."""
    if state.exchange is None:
        return
    giver, card = state.exchange
    holds = state.tractors if card == c.TRACTOR else [hand >> card & 1 for hand in state.hands]
    partners = any(len(side) > 1 and {giver, state.to_move} == {*side} for side in state.game.sides)
    green = card == c.TRACTOR or c.GREENS >> card & 1
    if not partners or not holds[state.to_move] or not green or not state.acted or state.terminal:
        raise PositionError("This exchange cannot be.")


def _check_sheet(state: "VegeTablesState") -> None:
    """The points fit what lies on the Field and which Pots are taken."""
    sheet, n = state.sheet, state.game.players
    if [state.closers.count(seat) for seat in range(n)] != list(sheet.harvested):
        raise PositionError("The score sheet does not fit the Field.")
    ripe = [min(state.grown[suit * 4 : suit * 4 + 4]) == c.HARVESTED for suit in range(4)]
    if sum(sheet.families) > sum(ripe):
        raise PositionError("The score sheet does not fit the Field.")
    if any(points > POT_POINTS * (n - 1) or (points + 1 and points % 10) for points in sheet.pot):
        raise PositionError("A Pot does not pay this.")
    if any(points % 10 for points in state.scores):
        raise PositionError("These points cannot be scored.")


def _check_pots(state: "VegeTablesState") -> None:
    """A Pot that is gone is on the score sheet."""
    taken = [points != NOT_TAKEN for points in state.sheet.pot]
    if taken != [pot is None for pot in state.pots] if state.pots else any(taken):
        raise PositionError("The score sheet does not fit the Pots.")


def _check_end(state: "VegeTablesState") -> None:
    """A deal that is over has its closer; the match is over with its last one."""
    sheet, last, game = state.sheet, state.last_sheet, state.game
    if state.terminal != (last is not None and last == sheet):
        raise PositionError("A finished match has its score sheet.")
    crops = state.closers.count(-1) if state.terminal else 0
    if (sheet.closer >= 0) != state.terminal or (last and last.closer < 0):
        raise PositionError("A finished deal has somebody who closed it.")
    if sheet.lost >= 0 and (not game.loses_when_stuck or not state.terminal or sheet.lost == sheet.closer):
        raise PositionError("Only one of two players can lose a deal.")
    if [*sheet.closing] != [crops * (seat == sheet.closer) for seat in range(game.players)]:
        raise PositionError("Closing pays for the crops that are open.")
    if state.terminal and state.round + 1 != game.deals:
        raise PositionError("This match has more deals.")
    if state.terminal:
        return
    waiting = state.exchange[0] if state.exchange is not None else -1
    if any(state.is_done(seat) for seat in range(game.players) if seat != waiting):
        raise PositionError("Somebody has closed this deal already.")


def _check_field(state: "VegeTablesState") -> None:
    """A Field card lies wherever nothing has been put, and nowhere else."""
    if state.field:
        bare = [True] * c.CROPS
        for crop, grown in enumerate(state.grown):
            row = state.rows[crop // c.COLUMNS]
            if row >= 0:
                bare[row * c.COLUMNS + crop % c.COLUMNS] = not grown
        if bare != [card >= 0 for card in state.field]:
            raise PositionError("The Field does not fit its crops.")
    elif state.passed & ~state.replaced & c.PLOTS != c.PLOTS:
        raise PositionError("With two players all Plots lie.")
