"""What one seat sees and remembers, and nothing more."""

from typing import TYPE_CHECKING

from ..game import Observation
from . import cards as c
from .position import named, packed, public

if TYPE_CHECKING:
    from .state import VegeTablesState


def history_for(state: "VegeTablesState", seat: int) -> list[list[object]]:
    """The match as `seat` knows it: of hidden moves only what their backs tell."""
    return [
        [who, c.NOTATION[action if action == masked or seat in state.insiders(who, action) else masked]]
        for who, action, masked in state.past()
    ]


def hidden_hand(state: "VegeTablesState", seat: int) -> int:
    """Numbered hand cards that are not laid open."""
    return state.hands[seat] & ~state.shown[seat]


def known_cards(state: "VegeTablesState", observer: int, seat: int) -> int:
    """Hidden cards of `seat` that `observer` knows to be there."""
    return hidden_hand(state, seat) & state.known.seen[observer] if observer != seat else 0


def near_cards(state: "VegeTablesState", observer: int) -> int:
    """Partners: cards that `observer` knows to be in one of the opponents' hands."""
    others = sum(hidden_hand(state, seat) for seat in range(state.game.players) if seat % 2 != observer % 2)
    return state.known.near[observer] & others


def sees_over(state: "VegeTablesState", seat: int) -> bool:
    """The dealer looks at the cards to give out, but (house ruling) names the short Pot before."""
    return seat == state.dealer and state.short >= 0


def backs(state: "VegeTablesState", seat: int) -> dict[str, int]:
    """A hand by its backs, laid-open cards included."""
    white = (state.hands[seat] & c.WHITES).bit_count()
    return {"white": white, "green": state.hand_size(seat) - white}


def observe(state: "VegeTablesState", seat: int) -> Observation:
    """The observation of a seat: JSON types, cards and moves in notation, seats and rows from 0."""
    seats = range(state.game.players)
    exchange = None
    if state.exchange is not None:
        giver, card = state.exchange
        exchange = [giver, c.NAMES[card] if seat == state.to_move else None]
    return {
        **public(state),
        "seat": seat,
        "to_move": state.current_player() if not state.terminal else None,
        "hand": packed(state.hands[seat], state.tractors[seat]),
        "backs": [backs(state, at) for at in seats],
        "known": [
            packed(known_cards(state, seat, at), state.known.tractors[seat][at] if at != seat else 0)
            for at in seats
        ],
        "near": packed(near_cards(state, seat), state.known.near_tractors[seat]),
        "pots": [None if pot is None else pot.size for pot in state.pots],
        "field": [card >= 0 for card in state.field],
        "stock": len(state.stock),
        "over": named(state.over) if sees_over(state, seat) else [None] * len(state.over),
        "exchange": exchange,
        "history": history_for(state, seat),
        "legal_actions": state.legal_actions() if seat == state.to_move else [],
    }
