"""What an action of Double Deck did, in order, for a log, an animation and a screen reader.

When an action ends a deal, the state after it is dealt anew: what it did is told from the state before.
"""

from ...game import Event
from .. import cards as c
from .. import sheets
from . import moves as m
from .facts import PENALTY_POINTS
from .lines import brings
from .sheet import Sheet
from .state import DoubleDeckState
from .view_sheet import tell

Eyes = frozenset[int]


def events(before: DoubleDeckState, action: int, after: DoubleDeckState, eyes: Eyes) -> list[Event]:
    """See `Game.events`; the shapes are `VegeTablesEvent` in the page's `vegeTables.ts`."""
    told = _deed(before, action, after, eyes)
    if after.round_over:
        return told + _end(after)
    if after.turn == before.turn:
        return told
    if action < m.PASS:
        # The last draw of a turn: the new tops are turned.
        told.append({"kind": "tops", "piles": _tops(before, after)})
    if after.second and not before.second:
        told.append({"kind": "phase"})
    return [*told, {"kind": "turn", "seat": after.to_move}]


def _deed(before: DoubleDeckState, action: int, after: DoubleDeckState, eyes: Eyes) -> list[Event]:
    """The action itself."""
    seat = before.to_move
    if action < m.DISCARD:
        return [_lay(before, action)]
    if action < m.TRACTOR:
        return [{"kind": "discard", "seat": seat, "card": c.NAMES[action - m.DISCARD]}]
    if action < m.DRAW:
        return [_tractor(before, action - m.TRACTOR)]
    if action < m.PASS:
        return [_draw(before, action - m.DRAW, eyes)]
    if action == m.PASS:
        return [{"kind": "pass", "seat": seat}]
    if action == m.STUCK:
        shown = [c.NAMES[card] for card in c.cards_in(before.hands[seat] & c.ALL)]
        twice = [c.NAMES[card] for card in c.cards_in(before.hands[seat] >> c.CARDS)]
        told = {"kind": "stuck", "seat": seat, "shown": sorted(shown + twice, key=c.INDEX.__getitem__)}
        return [{**told, "penalty": PENALTY_POINTS, "lost": False}]
    card, pile = m.put_under(action)
    return [{"kind": "under", "seat": seat, "card": c.NAMES[card], "pile": pile}]


def _points(before: DoubleDeckState, crop: int, tractor: bool) -> int:
    """What filling the next place of a crop scores."""
    closes = before.grown[crop] == c.FRUIT
    return brings(crop, before.closed(tractor), tractor) if closes else 0


def _lay(before: DoubleDeckState, card: int) -> Event:
    crop = c.CROP[card]
    return {
        "kind": "lay",
        "seat": before.to_move,
        "card": c.NAMES[card],
        "tractors": [],
        "row": None,
        "field": False,
        "drawn": None,
        "burned": [],
        "stage": before.grown[crop] + 1,
        "points": _points(before, crop, tractor=False),
        "family": False,
    }


def _tractor(before: DoubleDeckState, crop: int) -> Event:
    place = c.FIRST[crop] + c.COLUMNS * before.grown[crop]
    return {
        "kind": "tractor",
        "seat": before.to_move,
        "card": c.NAMES[place],
        "stage": before.grown[crop] + 1,
        "points": _points(before, crop, tractor=True),
    }


def _draw(before: DoubleDeckState, pile: int, eyes: Eyes) -> Event:
    """The open card of a tallone, or one that comes blind: then only its back is seen."""
    seat, cards = before.to_move, before.piles[pile]
    open_ = bool(before.opened >> pile & 1)
    seen = open_ or seat in eyes or before.under[pile] == len(cards)
    return {
        "kind": "drawPile",
        "seat": seat,
        "pile": pile,
        "card": c.NAMES[cards[-1]] if seen else None,
        "open": open_,
        "back": m.BACKS[pile % len(m.BACKS)],
    }


def _tops(before: DoubleDeckState, after: DoubleDeckState) -> list[str | None]:
    """The cards turned up when a drawing ended."""
    return [
        c.NAMES[cards[-1]] if cards and (cards != earlier or not before.opened >> pile & 1) else None
        for pile, (earlier, cards) in enumerate(zip(before.piles, after.piles, strict=True))
    ]


def _end(after: DoubleDeckState) -> list[Event]:
    """The deal is over: who ended it, its sheet, and what comes next."""
    sheet: Sheet | None = after.last_sheet
    if sheet is None:
        return []
    told: list[Event] = [{"kind": "standstill"}]
    if sheet.closer >= 0:
        crops, points = sheet.closing[sheet.closer], sheet.closing_points(sheet.closer)
        told = [{"kind": "close", "seat": sheet.closer, "crops": crops, "points": points, "lost": None}]
    told.append({"kind": "sheet", "sheet": sheets.ended(tell, after)})
    if after.terminal:
        points_of = [after.points(seat) for seat in range(after.game.players)]
        return [*told, {"kind": "over", "winners": after.winners(), "points": points_of}]
    begin = {"kind": "round", "round": after.round + 1, "dealer": after.dealer, "start": after.starter}
    return [*told, begin]
