"""What the page draws of a position, for the seats whose secrets may be shown."""

from typing import Any

from . import cards as c
from .advice import pass_asks
from .common_pot import CommonPot
from .facts import CLOSING_POINTS, POT_OPENS_BELOW
from .observation import backs, sees_over
from .own_pots import OwnPots
from .places import known_with, own_seat, places
from .position import named, packed
from .state import VegeTablesState
from .view_match import decides, latest, match_view
from .view_sheet import tell

Json = dict[str, Any]
Eyes = frozenset[int]


def view(states: list[VegeTablesState], moves: list[int], eyes: Eyes) -> Json:
    """See `Game.view`; the shape is `VegeTablesView` in the page's `types.ts`."""
    state = states[-1]
    game = state.game
    mine = decides(state, eyes)
    sides = [{"seats": list(s), "points": sum(map(state.points, s))} for s in game.sides]
    return {
        **match_view(states, moves, eyes, tell),
        "phase": state.phase(),
        "rows": [c.SUITS[state.rows.index(row)] if row in state.rows else None for row in range(c.ROWS)],
        "crops": crops_view(state, eyes),
        "field": [card >= 0 for card in state.field] if game.has_field else None,
        "hand": hand_view(state) if mine else None,
        "owed": owed_view(state, own_seat(state, eyes)),
        "passAsks": pass_asks(state) if mine else None,
        "common": common_view(state),
        "exchange": exchange_view(state, eyes),
        "giving": giving_view(state, eyes),
        "discards": packed(state.thrown, state.thrown_tractors),
        "seats": [seat_view(state, seat, eyes) for seat in range(game.players)],
        "sides": sides if len(sides) < game.players else None,
        "latest": latest(states),
    }


# -- the Field ------------------------------------------------------------------------------------


def crops_view(state: VegeTablesState, eyes: Eyes) -> list[Json]:
    """The sixteen crops: how far each has grown, and where the cards of its chain are."""
    where = places(state, eyes)
    plot_of = {card: seat for seat, plots in enumerate(state.plots) for card in c.cards_in(plots)}
    told = []
    for crop, first in enumerate(c.FIRST):
        grown, row = state.grown[crop], state.rows[crop // c.COLUMNS]
        chain = range(first, first + c.COLUMNS * c.HARVESTED, c.COLUMNS)
        told.append(
            {
                "suit": c.SUITS[crop // c.COLUMNS],
                "column": crop % c.COLUMNS + 1,
                "row": None if row < 0 else row,
                "stage": grown,
                "next": c.NAMES[chain[grown]] if grown < c.HARVESTED else None,
                "chain": [
                    {
                        "card": c.NAMES[card],
                        "at": where[card][0],
                        "seat": where[card][1],
                        "burned": bool(state.replaced >> card & 1),
                    }
                    for card in chain
                ],
                "closedBy": None if state.closers[crop] < 0 else state.closers[crop],
                "plotOf": None if grown else plot_of.get(first),
            }
        )
    return told


# -- the seat that looks --------------------------------------------------------------------------


def hand_view(state: VegeTablesState) -> list[Json]:
    """The cards of the seat to move: what each can do now, or why it can do nothing."""
    seat = state.to_move
    actions: dict[int, list[str]] = {}
    for action in state.legal_actions():
        actions.setdefault(_card_of(action), []).append(c.NOTATION[action])
    plots, hand = state.plots[seat], state.hands[seat]
    cards = [*c.cards_in(plots), *c.cards_in(hand), *[c.TRACTOR] * state.tractors[seat]]
    return [_hand_card(state, seat, card, actions.get(card, [])) for card in cards]


def _card_of(action: int) -> int:
    """The card a move plays, discards or gives; -1 for one that needs none of the hand."""
    if action < c.DISCARD:
        return c.played(action)[0]
    if action <= c.DISCARD_TRACTOR:
        return action - c.DISCARD
    return action - c.GIVE if c.GIVE <= action < c.PLACE else -1


def _hand_card(state: VegeTablesState, seat: int, card: int, actions: list[str]) -> Json:
    tractor = card == c.TRACTOR
    burned = not tractor and bool(state.passed >> card & 1)
    return {
        "card": c.NAMES[card],
        "plot": not tractor and c.STAGE[card] == c.PLOT,
        "burned": burned,
        "open": not tractor and bool(state.shown[seat] >> card & 1),
        "actions": actions,
        "tractors": 0 if tractor or burned else c.STAGE[card] - state.grown[c.CROP[card]],
        "reason": None if actions else why_not(state, seat, card),
    }


def why_not(state: VegeTablesState, seat: int, card: int) -> Json:
    """Why a card can do nothing now."""
    now = state.phase()
    if now != "play":
        return {"code": "not-a-plot" if now == "give" else f"{now}-first"}
    crop, held = c.CROP[card], state.tractors[seat]
    grown = state.grown[crop]
    wanted = c.NAMES[c.FIRST[crop] + c.COLUMNS * grown]
    if not held:
        return {"code": "needs-card", "card": wanted}
    return {"code": "needs-tractors", "card": wanted, "missing": c.STAGE[card] - grown - held}


def owed_view(state: VegeTablesState, seat: int | None) -> Json:
    """How far a seat is from its Pot, and what Pot and ending would pay now."""
    to_pot = pot_pays = None
    if seat is not None and isinstance(state, OwnPots) and state.pots[seat] is not None:
        to_pot = max(0, state.hand_size(seat) - POT_OPENS_BELOW + 1)
        pot_pays = state.pot_pays(seat)
    closing = CLOSING_POINTS * state.closers.count(-1)
    return {"toPot": to_pot, "potPays": pot_pays, "closingPays": closing}


# -- the table ------------------------------------------------------------------------------------


def common_view(state: VegeTablesState) -> Json | None:
    """Two players: the common Pot, the stock, and how many cards a pass would bring."""
    if not isinstance(state, CommonPot):
        return None
    there = len(state.common) + len(state.stock)
    draws = 0 if state.terminal else min(state.owed(state.to_move), there)
    return {"cards": named(state.common), "stock": len(state.stock), "draws": draws}


def exchange_view(state: VegeTablesState, eyes: Eyes) -> Json | None:
    """Partners: who got a Field card and gives one back; the card itself only to that seat."""
    if state.exchange is None or state.terminal:
        return None
    giver, card = state.exchange
    seen = state.to_move in eyes
    return {"from": giver, "to": state.to_move, "card": c.NAMES[card] if seen else None}


def giving_view(state: VegeTablesState, eyes: Eyes) -> Json | None:
    """What the dealer gives out: the card at hand, all cards over, and how many decisions are left."""
    if state.phase() != "dealer":
        return None
    seen = state.dealer in eyes and sees_over(state, state.dealer)
    return {
        "card": c.NAMES[state.over[0]] if seen else None,
        "cards": named(state.over) if seen else None,
        "left": len(state.over) + (state.short < 0),
    }


def seat_view(state: VegeTablesState, seat: int, eyes: Eyes) -> Json:
    """A seat's public facts, and of its hidden cards what `eyes` know."""
    game, open_ = state.game, seat in eyes
    hand, shown, back = state.hands[seat], state.hands[seat] & state.shown[seat], backs(state, seat)
    pot = state.pots[seat] if state.pots else None
    known, tractors = 0, 0
    if not open_:
        known = known_with(state, seat, eyes) & hand & ~shown
        tractors = max((state.known.tractors[eye][seat] for eye in eyes), default=0)
    side = next(side for side in game.sides if seat in side)
    return {
        "seat": seat,
        "points": state.points(seat),
        "deal": state.sheet.points(seat),
        "handCount": state.hand_size(seat),
        **back,
        "beside": state.beside[seat],
        "plots": [
            {"card": c.NAMES[card], "burned": bool(state.passed >> card & 1)}
            for card in c.cards_in(state.plots[seat])
        ],
        "shown": c.names(shown),
        "known": packed(known, tractors),
        "pot": None if pot is None else pot.size,
        "hasPot": game.has_field,
        "partner": next((other for other in side if other != seat), None),
        "hand": packed(hand, state.tractors[seat]) if open_ else None,
    }
