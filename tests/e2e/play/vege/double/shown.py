"""What a table of Double Deck shows when it asks for a decision: crops with what closing brings, talloni."""

import re
from dataclasses import dataclass

from ...tree import Node
from ..core import Json
from ..shown import Seen, inside, on, read, told
from . import words

DRAW = re.compile(r"^(Draw to 15|Draw \d+)$")
STUCK = "Show my hand, −50"
END = "End the turn"
_PILE = re.compile(r"^Pile (\d), ")
_UNDER = re.compile(r"Put at least one card under|cards? put under")
_TRAY = re.compile(r"^(\d+) Tractors? ready")


@dataclass(frozen=True)
class SeenDouble(Seen):
    #: The sixteen crops and the six talloni, as they are called.
    crops: list[str]
    piles: list[str]
    #: Own Tractors.
    ready: int
    #: Talloni to draw from, as moves.
    draws: list[str]
    #: Cards go under talloni.
    putting: bool


def look(found: list[Node]) -> SeenDouble:
    names = on(found)
    there = {"pass": END in names, "draw": any(map(DRAW.match, names)), "stuck": STUCK in names}
    return SeenDouble(
        **read(found, [end for end, here in there.items() if here]),
        crops=[node.name for node in inside(found, "region", re.compile("^Field$")) if node.role == "button"],
        piles=[node.name for node in found if node.role == "button" and _PILE.match(node.name)],
        ready=next((int(m[1]) for node in found if (m := _TRAY.match(node.name))), 0),
        draws=[f"D{m[1]}" for name in names if (m := _PILE.match(name))],
        putting=any(node.role == "status" and _UNDER.search(node.text) for node in found),
    )


def in_order(hand: list[Json]) -> list[Json]:
    """A hand as the page lays it out: burned copies last."""
    return sorted(hand, key=lambda held: bool(held["burned"]))


def as_shown(view: Json, called: list[str]) -> SeenDouble:
    """What the page must have shown of a decision."""
    drawing = view["phase"] == "draw"
    can = {
        "pass": "pass" in view["legal"],
        "draw": not drawing and bool(draws(view)),
        "stuck": "stuck" in view["legal"],
    }
    own = next(seat for seat in view["seats"] if seat["seat"] in view["eyes"])
    return SeenDouble(
        **told(view, called, in_order(view["hand"])) | {"ends": [end for end, may in can.items() if may]},
        crops=[words.cell(view, crop, called) for crop in view["crops"]],
        piles=[words.pile(view, at, drawing) for at in range(6)],
        ready=own["beside"],
        draws=draws(view) if drawing else [],
        putting=view["phase"] == "under",
    )


def draws(view: Json) -> list[str]:
    return [move for move in view["legal"] if move.startswith("D")]


def unders(held: Json) -> list[str]:
    """Under which talloni a card can go."""
    return [move for move in held["actions"] if "<" in move]
