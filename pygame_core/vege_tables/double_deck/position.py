"""A whole position of Double Deck as JSON, secrets too: what lies where, the turn, the sheet, the history."""

from typing import TYPE_CHECKING, Any

from ...errors import PositionError
from ...reading import MOST_POINTS, Json, lists, told_as, truth, whole, wholes
from .. import cards as c
from ..match import History
from ..match_json import public_match, read_match, secret_match
from ..position import named
from . import moves as m
from .copies import copies, names
from .facts import HAND, TRACTORS
from .possible import check
from .sheet import Sheet
from .turn import DRAWING, KINDS, PLAYING, PUTTING

if TYPE_CHECKING:
    from .game import DoubleDeck
    from .state import DoubleDeckState


def public(state: "DoubleDeckState") -> Json:
    """What everybody sees, as it stands in positions and observations alike."""
    return {
        **public_match(state),
        "laid": c.names(state.passed & ~state.replaced),
        "replaced": c.names(state.replaced),
        "closers": state.closers[:],
        "brought": state.brought[:],
        "burned": c.names(state.burned),
        "thrown": names(state.thrown),
        "tractors": state.tractors[:],
        "open": [bool(state.opened >> pile & 1) for pile in range(m.PILES)],
        "under": state.under[:],
        "second": state.second,
        "kind": KINDS[state.kind],
        "task": task(state),
        "stuck": state.stuck,
        "known": [names(known) for known in state.known],
    }


def task(state: "DoubleDeckState") -> list[object] | None:
    """["under", cards put so far], ["draw", cards to draw, talloni that now give blind cards], or None."""
    missing = HAND - state.hand_size(state.to_move)
    if state.phase == PUTTING:
        return ["under", missing]
    if state.phase == DRAWING:
        begun = [pile for pile, cards in enumerate(state.piles) if cards and not state.opened >> pile & 1]
        return ["draw", missing, begun]
    return None


def history(state: "DoubleDeckState") -> list[list[object]]:
    """The match so far: no move is hidden."""
    moves: list[list[object]] = []
    node = state.history
    while node is not None:
        node, seat, action, _ = node
        moves.append([seat, m.NOTATION[action]])
    moves.reverse()
    return moves


def write(state: "DoubleDeckState") -> Json:
    """See `State.to_json`."""
    return {
        **public(state),
        **secret_match(state),
        "hands": [names(hand) for hand in state.hands],
        "piles": [named(cards) for cards in state.piles],
        "history": history(state),
    }


def canonical(state: "DoubleDeckState") -> str:
    """See `State.canonical`. Frozen."""
    parts = [
        state.game.name, state.game.players, *sorted(state.game.options.items()), state.round, state.dealer,
        state.to_move, int(state.acted), int(state.terminal), *state.scores, *state.grown,
        "".join(c.names(state.replaced)), "".join(c.names(state.burned)), "".join(names(state.thrown)),
        *state.closers, *state.brought, *("".join(names(hand)) for hand in state.hands), *state.tractors,
        *("".join(named(cards)) for cards in state.piles), state.opened, *state.under, int(state.second),
        state.kind, state.phase, state.stuck, *(value for row in state.sheet[:4] for value in row),
    ]  # fmt: skip
    return "|".join(map(str, parts))


# -- reading --------------------------------------------------------------------------------------


def read(game: "DoubleDeck", data: Any) -> "DoubleDeckState":
    """See `Game.state_from_json`. Raises PositionError."""
    with told_as("This position cannot be read."):
        state = _read(game, data)
    check(state)
    if task(state) != data["task"]:
        raise PositionError("What is to be done in this turn does not fit the hand and the talloni.")
    return state


def _read(game: "DoubleDeck", data: Any) -> "DoubleDeckState":
    n = game.players
    state = game.blank_state()
    read_match(state, data, _read_sheet)
    if not state.turn:
        raise PositionError("This position holds a number that cannot be.")
    state.second = truth(data["second"])
    state.kind = KINDS.index(data["kind"])
    state.stuck = whole(data["stuck"], 0, MOST_POINTS)
    state.phase = _read_phase(data["task"])
    _read_crops(state, data)
    _read_cards(state, data)
    state.history = _read_history(data["history"], n)
    return state


def _read_history(entries: Any, players: int) -> History:
    node: History = None
    if not isinstance(entries, list):
        raise PositionError("This position is not complete.")
    for seat, text in entries:
        if type(seat) is not int or not 0 <= seat < players:
            raise PositionError("This position holds a number that cannot be.")
        action = m.ACTION[text]
        node = (node, seat, action, action)
    return node


def _read_phase(written_task: Any) -> int:
    if written_task is None:
        return PLAYING
    return {"under": PUTTING, "draw": DRAWING}[written_task[0]]


def _set(cards: list[str]) -> int:
    held = _copies(cards)
    if held >> c.CARDS:
        raise PositionError("A card lies here twice.")
    return held


def _copies(cards: list[str]) -> int:
    if not isinstance(cards, list) or "T" in cards:
        raise PositionError("Only numbered cards can lie here.")
    return copies(c.INDEX[name] for name in cards)


def _read_crops(state: "DoubleDeckState", data: Json) -> None:
    """Each chain is filled from its Plot up, by cards or by Tractors."""
    laid, state.replaced = _set(data["laid"]), _set(data["replaced"])
    if laid & state.replaced:
        raise PositionError("A card lies here twice.")
    state.passed, state.burned = laid | state.replaced, _set(data["burned"])
    state.grown = [(state.passed & chain).bit_count() for chain in c.CHAIN]
    state.next = 0
    for crop, (chain, grown) in enumerate(zip(c.CHAIN, state.grown, strict=True)):
        upto = c.FIRST[crop] + c.COLUMNS * grown
        if state.passed & chain != chain & (1 << upto) - 1:
            raise PositionError("A crop cannot have grown like this.")
        if grown < c.HARVESTED:
            state.next |= 1 << upto
    state.closers = wholes(data["closers"], c.CROPS, -1, state.game.players)
    state.brought = wholes(data["brought"], c.CROPS, 0, MOST_POINTS)


def _read_cards(state: "DoubleDeckState", data: Json) -> None:
    """Hands, talloni, what was thrown away, and what is known of hands and talloni."""
    n = state.game.players
    state.hands = [_copies(cards) for cards in lists(data["hands"], n)]
    state.known = [_copies(cards) for cards in lists(data["known"], n)]
    state.tractors = wholes(data["tractors"], n, 0, TRACTORS[n] + 1)
    state.thrown = _copies(data["thrown"])
    state.piles = [tuple(c.INDEX[name] for name in cards) for cards in lists(data["piles"], m.PILES)]
    state.opened = sum(truth(value) << pile for pile, value in enumerate(lists(data["open"], m.PILES)))
    state.under = wholes(data["under"], m.PILES, 0, c.CARDS)


def _read_sheet(data: Json, players: int) -> Sheet:
    counts = {
        key: tuple(wholes(data[key], players, 0, MOST_POINTS)) for key in Sheet._fields if key != "closer"
    }
    return Sheet(**counts, closer=whole(data["closer"], -1, players))
