"""What a move of Vege Tables does, in all its variants, as its seat can see it: the words of a hint."""

from typing import Any

from ....game import Event
from ....vege_tables import cards as c
from ....vege_tables.match import MatchState
from ..advice import Fact

#: The codes, the most telling first.
CODES = (
    "closes", "family", "scores", "pot", "burns", "field", "way", "takeUp", "silo", "well",
    "tractor", "plot", "grows", "give", "under", "discard", "draw", "penalty", "pass",
)  # fmt: skip

#: Events that are told as they are: their kind, and what their sentence mentions.
_PLAIN = {
    "pot": ("points",),
    "takeUp": (),
    "silo": ("card",),
    "discard": ("card",),
    "pass": (),
    "give": (),
    "under": (),
}


def facts(state: MatchState, action: int) -> list[Fact]:
    """The most telling fact first; cards by name."""
    seat = state.current_player()
    after = state.clone()
    after.apply_action(action)
    told = state.game.events(state, action, after, frozenset({seat}))
    found = [fact for event in told if event.get("seat") == seat for fact in _told(state, event)]
    return sorted(found, key=lambda fact: CODES.index(fact[0]))


def _told(state: MatchState, event: Event) -> list[Fact]:
    kind = event["kind"]
    if kind == "lay":
        return _lay(state, event)
    if kind == "tractor":
        return [("scores", {"points": event["points"]})] if event["points"] else [("tractor", {})]
    if kind == "close":
        return [("closes", {"points": event["points"]})]
    if kind == "drawPile":
        # What comes from the back of a pile is not known before.
        return [("draw", {"card": event["card"]})] if event["open"] else []
    if kind == "penalty":
        return [("penalty", {"choice": event["choice"]})]
    if kind == "well":
        return [("well", {"card": event["card"]})]
    return [(kind, {key: event[key] for key in _PLAIN[kind]})] if kind in _PLAIN else []


def _lay(state: MatchState, event: Event) -> list[Fact]:
    found: list[Fact] = []
    seat, card, points = event["seat"], event["card"], event["points"]
    if event["family"]:
        found.append(("family", {"points": points}))
    elif points:
        found.append(("scores", {"points": points}))
    others = sum(burned["seat"] not in (None, seat) for burned in event["burned"])
    if others:
        found.append(("burns", {"count": others}))
    if event["field"]:
        found.append(("field", {}))
    mine = _waiting(state, seat, c.INDEX[card])
    if mine:
        found.append(("way", {"count": mine}))
    found.append(("plot" if event["stage"] == 1 else "grows", {"card": card}))
    return found


def _waiting(state: Any, seat: int, card: int) -> int:
    """How many cards in the own hand grow on the same crop after `card`."""
    later = c.CHAIN[c.CROP[card]] & -1 << card + 1
    return int((state.hands[seat] & later).bit_count())
