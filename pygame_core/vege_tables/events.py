"""What an action did, in order, for a log, an animation and a screen reader.

When an action ends a deal, the state after it is dealt anew: what it did is told from the state before.
"""

from ..game import Event
from . import cards as c
from . import sheets
from .common_pot import CommonPot
from .facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS, PENALTY_POINTS
from .own_pots import OwnPots
from .places import holder
from .position import named, packed
from .state import VegeTablesState
from .view_sheet import tell

Eyes = frozenset[int]


def events(before: VegeTablesState, action: int, after: VegeTablesState, eyes: Eyes) -> list[Event]:
    """See `Game.events`; the shapes are `VegeTablesEvent` in the page's `vegeTables.ts`."""
    return deed(before, action, after, eyes) + consequences(before, after)


def consequences(before: VegeTablesState, after: VegeTablesState) -> list[Event]:
    """The end of the deal, or the next turn."""
    if after.round_over:
        return _end(after)
    return [{"kind": "turn", "seat": after.to_move}] if after.turn != before.turn else []


def deed(before: VegeTablesState, action: int, after: VegeTablesState, eyes: Eyes) -> list[Event]:
    """The action itself."""
    seat = before.to_move
    if action < c.DISCARD:
        return [_lay(before, *c.played(action), eyes)]
    if action <= c.DISCARD_TRACTOR:
        return [{"kind": "discard", "seat": seat, "card": c.NAMES[action - c.DISCARD]}]
    if action == c.TAKE_UP:
        return [{"kind": "takeUp", "seat": seat}]
    if action == c.POT:
        return _pot(before, eyes)
    if action == c.PASS:
        return [{"kind": "pass", "seat": seat}, *_draw(before, after, eyes)]
    if action == c.STUCK:
        return [_stuck(before, after), *_pot(before, eyes)]
    if action < c.PLACE:
        return [_give(before, action, after, eyes)]
    if action < c.SHORT:
        card, to = divmod(action - c.PLACE, c.SEATS)
        seen = not eyes.isdisjoint(before.insiders(seat, action))
        return [{"kind": "place", "seat": seat, "to": to, "card": c.NAMES[card] if seen else None}]
    return [{"kind": "short", "seat": seat, "to": action - c.SHORT}]


def _lay(before: VegeTablesState, card: int, row: int, eyes: Eyes) -> Event:
    """A card, the Tractors below it, what it burns, draws and scores."""
    seat, crop, stage = before.to_move, c.CROP[card], c.STAGE[card]
    suit, grown = divmod(crop, c.COLUMNS)[0], before.grown[crop]
    burned = [c.FIRST[crop] + c.COLUMNS * place for place in range(grown, stage)]
    holders = {place: holder(before, place, eyes) for place in burned}
    drawn = None
    field = grown == c.PLOT and before.game.has_field
    if field:
        # Between partners the other one takes the card from the Field.
        side = next(side for side in before.game.sides if seat in side)
        taker = next((partner for partner in side if partner != seat), seat)
        at = row if row >= 0 else before.rows[suit]
        if taker in eyes:
            drawn = before.field[at * c.COLUMNS + crop % c.COLUMNS]
            if drawn in holders:
                holders[drawn] = taker
    others = [at for at in range(suit * c.COLUMNS, (suit + 1) * c.COLUMNS) if at != crop]
    family = stage == c.FRUIT and all(before.grown[at] == c.HARVESTED for at in others)
    return {
        "kind": "lay",
        "seat": seat,
        "card": c.NAMES[card],
        "tractors": named(burned),
        "row": None if row < 0 else row,
        "field": field,
        "drawn": None if drawn is None else c.NAMES[drawn],
        "burned": [{"card": c.NAMES[place], "seat": held_by} for place, held_by in holders.items()],
        "stage": stage + 1,
        "points": FRUIT_POINTS * (stage == c.FRUIT) + FAMILY_POINTS * family,
        "family": family,
    }


def _pot(before: VegeTablesState, eyes: Eyes) -> list[Event]:
    """The Pot of the seat to move, if it is still to take."""
    seat = before.to_move
    pot = before.pots[seat] if isinstance(before, OwnPots) else None
    if pot is None or not isinstance(before, OwnPots):
        return []
    return [
        {
            "kind": "pot",
            "seat": seat,
            "points": before.pot_pays(seat),
            "count": pot.size,
            "cards": packed(pot.cards, pot.tractors) if seat in eyes else None,
        }
    ]


def _draw(before: VegeTablesState, after: VegeTablesState, eyes: Eyes) -> list[Event]:
    """Two players: from the common Pot, openly; then face down from the stock; then ten new ones."""
    if not isinstance(before, CommonPot):
        return []
    seat = before.to_move
    owed = before.owed(seat)
    taken = before.common[:owed]
    hidden = before.stock[: owed - len(taken)]
    refilled = len(after.common) if len(taken) == len(before.common) else 0
    if not (taken or hidden or refilled):
        return []
    return [
        {
            "kind": "draw",
            "seat": seat,
            "open": named(taken),
            "hidden": len(hidden),
            "cards": named(hidden) if seat in eyes else None,
            "refilled": refilled,
        }
    ]


def _give(before: VegeTablesState, action: int, after: VegeTablesState, eyes: Eyes) -> Event:
    """Partners: a card back; the others see only its back, unless it lay open."""
    seat, card = before.to_move, action - c.GIVE
    receiver = before.exchange[0] if before.exchange else seat
    masked = after.history[3] if after.history else action
    seen = action == masked or not eyes.isdisjoint(before.insiders(seat, action))
    return {
        "kind": "give",
        "seat": seat,
        "to": receiver,
        "card": c.NAMES[card] if seen else None,
        "back": "white" if c.back_unseen(card) == c.GIVE_WHITE else "green",
    }


def _stuck(before: VegeTablesState, after: VegeTablesState) -> Event:
    """No play and no discard: the hand is laid open for all, or there is nothing left to lay open."""
    seat = before.to_move
    hidden = before.hands[seat] & ~before.shown[seat]
    lost = after.round_over
    return {
        "kind": "stuck",
        "seat": seat,
        "shown": c.names(hidden),
        "penalty": 0 if hidden or lost else PENALTY_POINTS,
        "lost": lost,
    }


def _end(after: VegeTablesState) -> list[Event]:
    """The deal is over: who closed it, its sheet, and what comes next."""
    sheet = after.last_sheet
    if sheet is None:
        return []
    crops = sheet.closing[sheet.closer]
    told: list[Event] = [
        {
            "kind": "close",
            "seat": sheet.closer,
            "crops": crops,
            "points": crops * CLOSING_POINTS,
            "lost": None if sheet.lost < 0 else sheet.lost,
        },
        {"kind": "sheet", "sheet": sheets.ended(tell, after)},
    ]
    if after.terminal:
        points = [after.points(seat) for seat in range(after.game.players)]
        return [*told, {"kind": "over", "winners": after.winners(), "points": points}]
    begin = {"kind": "round", "round": after.round + 1, "dealer": after.dealer, "start": after.starter}
    return [*told, begin]
