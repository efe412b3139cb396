"""A whole position as JSON, secrets too: what lies where, the sheet, who knows what, and the history."""

from typing import TYPE_CHECKING, Any

from ..errors import PositionError
from ..reading import MOST_POINTS, Json, lists, told_as, whole, wholes
from . import cards as c
from .deals import Pack, pack
from .knowledge import Knowledge
from .match_json import public_match, read_match, secret_match
from .possible import check
from .sheet import NOT_TAKEN, Sheet

if TYPE_CHECKING:
    from .game import OneDeck
    from .state import VegeTablesState


def named(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Cards by name in their order."""
    return [c.NAMES[card] for card in cards]


def packed(held: int, tractors: int) -> list[str]:
    """A set of cards by name, then its Tractors."""
    return c.names(held) + ["T"] * tractors


def public(state: "VegeTablesState") -> Json:
    """What everybody sees, as it stands in positions and observations alike."""
    seats = range(state.game.players)
    return {
        **public_match(state),
        "rows": state.rows[:],
        "laid": c.names(state.passed & ~state.replaced),
        "replaced": c.names(state.replaced),
        "thrown": packed(state.thrown, state.thrown_tractors),
        "closers": state.closers[:],
        "plots": [c.names(plots) for plots in state.plots],
        "shown": [c.names(state.hands[seat] & state.shown[seat]) for seat in seats],
        "beside": state.beside[:],
        "short": state.short,
        "common": named(state.common),
        "placed": state.placed,
        **state.public_places(),
    }


def write(state: "VegeTablesState") -> Json:
    """See `State.to_json`."""
    seats, known = range(state.game.players), state.known
    hidden = [state.hands[seat] & ~state.shown[seat] for seat in seats]
    others = [sum(hidden[seat] for seat in seats if seat != at) for at in seats]
    return {
        **public(state),
        **secret_match(state),
        "hands": [packed(state.hands[seat], state.tractors[seat]) for seat in seats],
        "pots": [pot and packed(pot.cards, pot.tractors) for pot in state.pots],
        "field": [None if card < 0 else c.NAMES[card] for card in state.field],
        "over": named(state.over),
        "stock": named(state.stock),
        "exchange": state.exchange and [state.exchange[0], c.NAMES[state.exchange[1]]],
        # A card that has left a hidden hand is no secret any more.
        "seen": [c.names(known.seen[at] & others[at]) for at in seats],
        "near": [c.names(known.near[at] & others[at]) for at in seats],
        "tractors": [list(row) for row in known.tractors],
        "near_tractors": list(known.near_tractors),
        "history": [
            [seat, c.NOTATION[action], c.NOTATION[masked]] if masked != action else [seat, c.NOTATION[action]]
            for seat, action, masked in state.past()
        ],
        **state.secret_places(),
    }


def canonical(state: "VegeTablesState") -> str:
    """See `State.canonical`. Frozen."""
    seats = range(state.game.players)
    hands = ["".join(packed(state.hands[seat], state.tractors[seat])) for seat in seats]
    pots = ["-" if pot is None else "".join(packed(pot.cards, pot.tractors)) for pot in state.pots]
    field = ["-" if card < 0 else c.NAMES[card] for card in state.field]
    parts = [
        state.game.name, state.game.players, *sorted(state.game.options.items()), state.round, state.dealer,
        state.to_move, int(state.acted), int(state.terminal), *state.scores, *state.rows, *state.grown,
        "".join(c.names(state.replaced)), "".join(packed(state.thrown, state.thrown_tractors)),
        *state.closers, *hands, *("".join(c.names(state.hands[s] & state.shown[s])) for s in seats),
        *("".join(c.names(plots)) for plots in state.plots), *pots, *field, *state.beside, state.short,
        state.placed, *named(state.over), "/", *named(state.common), "/", *named(state.stock),
        state.exchange and state.exchange[0], *(value for row in state.sheet[:5] for value in row),
        *state.canonical_places(),
    ]  # fmt: skip
    return "|".join(map(str, parts))


# -- reading --------------------------------------------------------------------------------------


def read(game: "OneDeck", data: Any) -> "VegeTablesState":
    """See `Game.state_from_json`. Raises PositionError."""
    with told_as("This position cannot be read."):
        state = _read(game, data)
    check(state)
    return state


def _set(cards: list[str]) -> int:
    held = c.bits([c.INDEX[name] for name in cards])
    if held.bit_count() != len(cards) or held >> c.CARDS:
        raise PositionError("A card lies here twice.")
    return held


def _pack(cards: list[str]) -> Pack:
    found = pack([c.INDEX[name] for name in cards])
    if found.size != len(cards):
        raise PositionError("A card lies here twice.")
    return found


def _read(game: "OneDeck", data: Any) -> "VegeTablesState":
    n = game.players
    state = game.blank_state()
    read_match(state, data, _read_sheet)
    _read_table(state, data)
    _read_places(state, data)
    state.known = _read_knowledge(data, n)
    state.read_places(data)
    state.history = None
    for seat, action, *masked in data["history"]:
        number = c.ACTION[action]
        state.history = (
            state.history, whole(seat, 0, n), number, c.ACTION[masked[0]] if masked else number,
        )  # fmt: skip
    return state


def _read_table(state: "VegeTablesState", data: Json) -> None:
    """The crops: each chain is laid from its Plot up, its last card is no Tractor."""
    laid, state.replaced = _set(data["laid"]), _set(data["replaced"])
    if laid & state.replaced:
        raise PositionError("A card lies here twice.")
    state.passed = laid | state.replaced
    state.grown = [0] * c.CROPS
    state.next = 0
    for crop, chain in enumerate(c.CHAIN):
        here = state.passed & chain
        stage = here.bit_count()
        upto = chain & ((1 << c.FIRST[crop] + c.COLUMNS * stage) - 1)
        if here != upto or (here and not laid >> here.bit_length() - 1 & 1):
            raise PositionError("A crop cannot have grown like this.")
        state.grown[crop] = stage
        if stage < c.HARVESTED:
            state.next |= 1 << c.FIRST[crop] + c.COLUMNS * stage
    state.rows = wholes(data["rows"], 4, -1, c.ROWS)
    taken = [row for row in state.rows if row >= 0]
    grown = [max(state.grown[suit * 4 : suit * 4 + 4]) > 0 for suit in range(4)]
    # Without a Field every suit has its row.
    chosen = grown if state.game.has_field else [True] * 4
    if len(set(taken)) != len(taken) or chosen != [row >= 0 for row in state.rows]:
        raise PositionError("The rows of the Field do not fit its crops.")
    state.rowless = sum(c.SUIT_CARDS[suit] for suit, row in enumerate(state.rows) if row < 0)
    state.closers = wholes(data["closers"], c.CROPS, -1, state.game.players)
    if [closer >= 0 for closer in state.closers] != [grown == c.HARVESTED for grown in state.grown]:
        raise PositionError("A crop is closed by nobody, or one is that is not ripe.")


def _read_places(state: "VegeTablesState", data: Json) -> None:
    """Hands, Plots, Pots, Field, stock."""
    game, n = state.game, state.game.players
    state.plots = [_set(cards) for cards in lists(data["plots"], n)]
    hands = [_pack(cards) for cards in lists(data["hands"], n)]
    state.hands, state.tractors = [hand.cards for hand in hands], [hand.tractors for hand in hands]
    state.shown = [_set(cards) for cards in lists(data["shown"], n)]
    state.beside = wholes(data["beside"], n, 0, 6)
    thrown = _pack(data["thrown"])
    state.thrown, state.thrown_tractors = thrown.cards, thrown.tractors
    pots = lists(data["pots"], n if game.has_field else 0)
    state.pots = [None if cards is None else _pack(cards) for cards in pots]
    field = lists(data["field"], c.CROPS if game.has_field else 0)
    state.field = [-1 if name is None else c.INDEX[name] for name in field]
    state.over = tuple(c.INDEX[name] for name in data["over"])
    state.common = tuple(c.INDEX[name] for name in data["common"])
    state.stock = tuple(c.INDEX[name] for name in data["stock"])
    state.short = whole(data["short"], -1, n)
    state.placed = whole(data["placed"], -1, n)
    state.exchange = None
    if data["exchange"] is not None:
        giver, card = data["exchange"]
        state.exchange = (whole(giver, 0, n), c.INDEX[card])


def _read_sheet(data: Json, players: int) -> Sheet:
    pot, harvested, families, penalties, closing = (
        tuple(wholes(data[key], players, NOT_TAKEN if key == "pot" else 0, MOST_POINTS))
        for key in ("pot", "harvested", "families", "penalties", "closing")
    )
    closer, lost = whole(data["closer"], -1, players), whole(data["lost"], -1, players)
    return Sheet(pot, harvested, families, penalties, closing, closer, lost)


def _read_knowledge(data: Json, n: int) -> Knowledge:
    return Knowledge(
        tuple(_set(cards) for cards in lists(data["seen"], n)),
        tuple(_set(cards) for cards in lists(data["near"], n)),
        tuple(tuple(wholes(row, n, 0, 10)) for row in lists(data["tractors"], n)),
        tuple(wholes(data["near_tractors"], n, 0, 10)),
    )
