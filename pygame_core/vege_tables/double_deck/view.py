"""What the page draws of Double Deck: the shared shape, with talloni and what closing would bring."""

from typing import Any

from .. import cards as c
from ..places import own_seat
from ..view_match import decides, latest, match_view
from . import moves as m
from .copies import listed, names
from .facts import HAND
from .lines import LINES, brings
from .observation import backs, pile_known
from .state import DoubleDeckState
from .turn import DRAWING, KINDS, PUTTING
from .view_sheet import ending_pays, tell

Json = dict[str, Any]
Eyes = frozenset[int]


def view(states: list[DoubleDeckState], moves: list[int], eyes: Eyes) -> Json:
    """See `Game.view`; the shape is `VegeTablesView` in the page's `vegeTables.ts`."""
    state = states[-1]
    game = state.game
    mine = decides(state, eyes)
    return {
        **match_view(states, moves, eyes, tell),
        "phase": phase(state),
        "rows": [*c.SUITS],
        "crops": _crops(state, eyes),
        "field": None,
        "hand": _hand(state) if mine else None,
        "owed": {"toPot": None, "potPays": None, "closingPays": ending_pays(state)},
        "passAsks": None,
        "common": None,
        "exchange": None,
        "giving": None,
        "discards": names(state.thrown),
        "seats": [_seat(state, seat, eyes) for seat in range(game.players)],
        "sides": None,
        "latest": latest(states),
        "piles": [_pile(state, pile) for pile in range(m.PILES)],
        "double": _double(state),
    }


def phase(state: DoubleDeckState) -> str:
    """What is being decided: "play", "draw", "under" or "over"."""
    if state.terminal:
        return "over"
    return {DRAWING: "draw", PUTTING: "under"}.get(state.phase, "play")


# -- the crops ------------------------------------------------------------------------------------


def _crops(state: DoubleDeckState, eyes: Eyes) -> list[Json]:
    by_fruit, by_tractor = state.closed(tractor=False), state.closed(tractor=True)
    where = _places(state, eyes)
    told = []
    for crop, first in enumerate(c.FIRST):
        grown, closed = state.grown[crop], state.closers[crop] >= 0
        chain = range(first, first + c.COLUMNS * c.HARVESTED, c.COLUMNS)
        told.append(
            {
                "suit": c.SUITS[crop // c.COLUMNS],
                "column": crop % c.COLUMNS + 1,
                "row": crop // c.COLUMNS,
                "stage": grown,
                "next": None if closed else c.NAMES[chain[grown]],
                "chain": [_chain_card(state, card, where) for card in chain],
                "closedBy": state.closers[crop] if closed else None,
                "plotOf": None,
                "closing": None
                if closed
                else {"fruit": _closing(crop, by_fruit, False), "tractor": _closing(crop, by_tractor, True)},
                "closedWith": ("tractor" if by_tractor >> crop & 1 else "fruit") if closed else None,
                "brought": state.brought[crop] if closed else None,
            }
        )
    return told


def _closing(crop: int, closed: int, tractor: bool) -> Json:
    """What closing a crop would bring now, and the crops that count."""
    counting = [other for other in range(c.CROPS) if closed & LINES[crop] & 1 << other]
    return {"points": brings(crop, closed, tractor), "crops": counting}


def _places(state: DoubleDeckState, eyes: Eyes) -> dict[int, tuple[str, int | None]]:
    """Where a copy of a card is that does not lie on its crop: the nearest that `eyes` know of."""
    found: dict[int, tuple[str, int | None]] = dict.fromkeys(listed(state.thrown), ("discarded", None))
    for pile in range(m.PILES):
        found |= {card: ("pile", None) for card in pile_known(state, pile) if card is not None}
    own = own_seat(state, eyes)
    order = sorted(range(state.game.players), key=lambda seat: seat == own)
    for seat in order:
        held = state.hands[seat] if seat in eyes else state.known[seat]
        found |= dict.fromkeys(listed(held), ("hand" if seat == own else "seat", seat))
    return found


def _chain_card(state: DoubleDeckState, card: int, where: dict[int, tuple[str, int | None]]) -> Json:
    replaced = bool(state.replaced >> card & 1)
    at, seat = where.get(card, ("unseen", None))
    if state.passed >> card & 1:
        at, seat = "tractor" if replaced else "laid", None
    return {"card": c.NAMES[card], "at": at, "seat": seat, "burned": replaced}


# -- hands, talloni -------------------------------------------------------------------------------


def _hand(state: DoubleDeckState) -> list[Json]:
    """The cards of the seat to move, an entry a copy."""
    seat = state.to_move
    actions: dict[int, list[str]] = {}
    for action in state.legal_actions():
        card = _card_of(action)
        if card is not None:
            actions.setdefault(card, []).append(m.NOTATION[action])
    return [_hand_card(state, card, actions.get(card, [])) for card in listed(state.hands[seat])]


def _card_of(action: int) -> int | None:
    """The hand card a move needs."""
    if action < m.TRACTOR:
        return action % c.CARDS
    return m.put_under(action)[0] if action >= m.UNDER else None


def _hand_card(state: DoubleDeckState, card: int, actions: list[str]) -> Json:
    seat = state.to_move
    shown = state.known[seat] == state.hands[seat]
    return {
        "card": c.NAMES[card],
        "plot": c.STAGE[card] == c.PLOT,
        "burned": bool(state.passed >> card & 1),
        "open": shown and state.phase == PUTTING,
        "actions": actions,
        "tractors": 0,
        "reason": None if actions else _why_not(state, card),
    }


def _why_not(state: DoubleDeckState, card: int) -> Json:
    """Why a card can do nothing now."""
    if state.phase == DRAWING:
        return {"code": "draw-first"}
    if state.phase == PUTTING:
        return {"code": "no-tallone"}
    bit = 1 << card
    if state.passed & bit:
        # Burned, but not yet, or not in this turn.
        return {"code": "burned-next-turn" if not state.burned & bit else "no-discards-now"}
    if state.next & bit:
        return {"code": "only-discards-now"}
    crop = c.CROP[card]
    return {"code": "needs-card", "card": c.NAMES[c.FIRST[crop] + c.COLUMNS * state.grown[crop]]}


def _pile(state: DoubleDeckState, pile: int) -> Json:
    """A tallone as everybody sees it."""
    cards, known = state.piles[pile], pile_known(state, pile)
    top = cards[-1] if state.opened >> pile & 1 else None
    return {
        "back": m.BACKS[pile % len(m.BACKS)],
        "count": len(cards),
        "top": None if top is None else c.NAMES[top],
        "burned": top is not None and bool(state.passed >> top & 1),
        "known": [c.NAMES[card] for card in known[: state.under[pile]] if card is not None],
    }


def _double(state: DoubleDeckState) -> Json:
    """The phase, the kind of this turn, and how it stands."""
    missing = 0 if state.terminal else min(HAND - state.hand_size(state.to_move), sum(map(len, state.piles)))
    return {
        "second": state.second,
        "kind": KINDS[state.kind],
        "draws": missing,
        "put": missing if state.phase == PUTTING else 0,
        "open": state.closers.count(-1),
        "byFruit": state.closed(tractor=False).bit_count(),
        "byTractor": state.closed(tractor=True).bit_count(),
    }


def _seat(state: DoubleDeckState, seat: int, eyes: Eyes) -> Json:
    """A seat's public facts, and its hand for those who may see it."""
    open_ = seat in eyes
    putting = state.phase == PUTTING and seat == state.to_move
    return {
        "seat": seat,
        "points": state.points(seat),
        "deal": state.sheet.points(seat),
        "handCount": state.hand_size(seat),
        **backs(state, seat),
        "beside": state.tractors[seat],
        "plots": [],
        "shown": names(state.hands[seat]) if putting else [],
        "known": [] if open_ or putting else names(state.known[seat]),
        "pot": None,
        "hasPot": False,
        "partner": None,
        "hand": names(state.hands[seat]) if open_ else None,
    }
