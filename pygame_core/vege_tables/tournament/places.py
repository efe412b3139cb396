"""Silos, wells and what is owed, in positions and observations."""

from typing import TYPE_CHECKING, Any

from ...errors import PositionError
from ...reading import Json, lists, truth, whole
from .. import cards as c
from ..facts import POT_POINTS
from ..position import named
from ..sheet import NOT_TAKEN
from .deal import Stack
from .facts import OPEN_WELLS, SILO_CARDS
from .task import Task

if TYPE_CHECKING:
    from .state import TournamentState

KINDS = ("silo", "visit", "penalty", "own", "others")


def back(card: int) -> str:
    """A card that lies face down, by its back: what everybody sees of it."""
    return "?w" if c.WHITES >> card & 1 else "?g"


def taken_openly(state: "TournamentState", seat: int) -> int:
    """Hand cards of a seat that all others know to be there: those from Silos and wells."""
    cards = state.hands[seat] & ~state.shown[seat]
    for at, seen in enumerate(state.known.seen):
        if at != seat:
            cards &= seen
    return cards


def public(state: "TournamentState") -> Json:
    """What everybody sees: of a hidden well the backs."""
    wells = [
        [back(card) for card in well] if state.is_hidden(at) else named(well)
        for at, well in enumerate(state.wells)
    ]
    return {
        "taken": [c.names(taken_openly(state, seat)) for seat in range(state.game.players)],
        "silos": [named(silo) for silo in state.silos],
        "wells": wells,
        "hidden": state.hidden,
        "task": state.task and [*state.task],
        "stays": state.stays,
    }


def secret(state: "TournamentState") -> Json:
    """A hidden well too."""
    return {"wells": [named(well) for well in state.wells]}


def canonical(state: "TournamentState") -> list[object]:
    """Frozen, as all of `State.canonical`."""
    stacks = ["".join(named(stack)) for stack in (*state.silos, *state.wells)]
    return [state.starter, *stacks, int(state.hidden), *(state.task or ()), state.stays]


def read(state: "TournamentState", data: Json) -> None:
    """See `VegeTablesState.read_places`."""
    state.silos = [_stack(cards) for cards in data["silos"]]
    state.wells = [_stack(cards) for cards in data["wells"]]
    state.hidden = truth(data["hidden"])
    state.stays = whole(data["stays"], 0, state.game.players + 1)
    state.task = None
    if data["task"] is not None:
        kind, seat, left = data["task"]
        if kind not in KINDS:
            raise PositionError("This position holds a task that is none.")
        state.task = Task(kind, whole(seat, 0, state.game.players), whole(left, 0, c.CARDS))
    # Green cards and Tractors have come into the hands for all to see; with two players white cards too.
    everybody = [*range(state.game.players)]
    for seat, taken in zip(everybody, lists(data["taken"], len(everybody)), strict=True):
        cards = c.bits([c.INDEX[name] for name in taken]) & state.hands[seat]
        state.known = state.known.shown(everybody, cards | state.hands[seat] & c.GREENS, seat)
    state.known = state.known.all_tractors(state.tractors)


def _stack(cards: Any) -> Stack:
    if not isinstance(cards, list):
        raise PositionError("This position is not complete.")
    return tuple(c.INDEX[name] for name in cards)


def check(state: "TournamentState") -> None:
    """Raises PositionError unless the variant's places can be so."""
    _check_elsewhere(state)
    _check_silos(state)
    _check_wells(state)
    _check_tractors(state)
    _check_cards_left(state)
    if state.task is not None:
        _check_task(state, state.task)
    if state.stays and (not state.turn or state.acted or (state.task and state.task.kind != "penalty")):
        raise PositionError("Nobody stays after a play or a draw.")


def _check_elsewhere(state: "TournamentState") -> None:
    """What belongs to other variants lies nowhere."""
    if state.common or state.stock or state.exchange or state.short != state.dealer:
        raise PositionError("Vege Tables 2.0 has no such cards.")


def _check_silos(state: "TournamentState") -> None:
    """A Silo card for every Plot's place that is still to be filled."""
    owed = state.task is not None and state.task.kind == "silo"
    sizes = [len(silo) for silo in state.silos]
    if len(sizes) != c.SILOS or max(sizes) > SILO_CARDS or sum(sizes) != state.grown.count(0) + owed:
        raise PositionError("The Silos do not fit the crops.")
    for card in [card for stack in (*state.silos, *state.wells) for card in stack]:
        if card >= c.CARDS or c.PLOTS >> card & 1:
            raise PositionError("A card of this back cannot lie there.")
        if state.game.players > 2 and c.WHITES >> card & 1:
            raise PositionError("A card of this back cannot lie there.")


def _check_wells(state: "TournamentState") -> None:
    """The third well is hidden as long as the first two hold cards."""
    sizes, dealt = [len(well) for well in state.wells], state.game.wells
    if len(sizes) != c.WELLS or any(size > most for size, most in zip(sizes, (*dealt, 0), strict=False)):
        raise PositionError("The wells cannot hold these cards.")
    third = len(dealt) > OPEN_WELLS
    if state.hidden != (third and all(sizes[:OPEN_WELLS])) or (not third and sizes[-1]):
        raise PositionError("The third well opens when one of the others is empty.")
    if state.hidden and sizes[-1] != dealt[-1]:
        raise PositionError("Nobody has drawn from a hidden well.")


def _check_tractors(state: "TournamentState") -> None:
    """Everybody has a share; the points of the last one are on the sheet."""
    share = state.game.share
    for seat, (aside, held) in enumerate(zip(state.beside, state.tractors, strict=True)):
        if aside > share or held > share - aside or state.locked(seat) > aside:
            raise PositionError("These Tractors cannot be.")
        scored = state.sheet.pot[seat] != NOT_TAKEN
        credited = state.terminal and seat == state.sheet.closer
        if scored != (state.game.has_bonus and (not aside or credited)):
            raise PositionError("The score sheet does not fit the Tractors.")
    pays = sorted(points for points in state.sheet.pot if points != NOT_TAKEN)
    if pays != [POT_POINTS * place for place in range(len(pays))]:
        raise PositionError("The score sheet does not fit the Tractors.")
    if state.game.players == 2:
        for seat in range(2):
            if share - state.beside[seat] > state.free_tractors(seat):
                raise PositionError("These Tractors cannot be.")


def _check_cards_left(state: "TournamentState") -> None:
    """Only who owes a Silo card, or has closed the deal, holds nothing."""
    if state.terminal:
        return
    owing = state.task.seat if state.task is not None and state.task.kind == "silo" else -1
    for seat, (hand, plots) in enumerate(zip(state.hands, state.plots, strict=True)):
        if not hand and not plots and seat != owing:
            raise PositionError("Somebody has closed this deal already.")


def _check_task(state: "TournamentState", task: Task) -> None:
    """What is owed fits the turn."""
    limits = state.game.limits
    mine, there = task.seat == state.to_move, state.in_wells()
    # The hand was laid open; what has been taken since lies hidden.
    taken = (state.hands[task.seat] & ~state.shown[task.seat]).bit_count() + state.tractors[task.seat]
    stuck = not state.acted and taken == (limits.penalty - task.left if task.left else 0)
    right = {
        "silo": mine and state.acted and not task.left,
        "visit": mine and state.acted and there and 0 < task.left == limits.full - state.hand_size(task.seat),
        "penalty": mine and stuck and there and not task.left and state.is_stuck(task.seat),
        "own": mine and stuck and 0 < task.left <= limits.penalty and there > task.left,
        "others": stuck and 0 < task.left <= limits.penalty and there > task.left,
    }[task.kind]
    if task.kind == "others":
        right = right and state.to_move == state.chooser(task.seat, limits.penalty - task.left)
    if not right or state.terminal or not state.turn:
        raise PositionError("What is owed here cannot be.")
