"""What the page shows when it asks for a decision: as it was read there, and as the core has it."""

import re
from dataclasses import dataclass
from typing import Any

from ..tree import Node
from .core import Json
from .table import HAND, Held, held_in

_POINTS = re.compile(r"^(\w+) ([−-]?\d+) points")
STUCK = ("Show my hand", "Lay my hand open", "Lose 50 points", "End the deal")
#: How a turn can end or begin otherwise than by a card, in the order in which the page is asked.
ENDS = ("pass", "pot", "T", "stuck")


@dataclass(frozen=True)
class Seen:
    """What was shown; other games add their own."""

    cards: list[str]
    free: list[str]
    tractors: dict[str, int]
    points: dict[str, int]
    ends: list[str]


def inside(found: list[Node], role: str, name: re.Pattern[str]) -> list[Node]:
    """What stands within the first node of a role and name."""
    for at, node in enumerate(found):
        if node.role == role and name.match(node.name):
            rest = found[at + 1 :]
            end = next((to for to, other in enumerate(rest) if other.depth <= node.depth), len(rest))
            return rest[:end]
    return []


def on(found: list[Node]) -> list[str]:
    """Buttons that can be pressed, by name."""
    return [node.name for node in found if node.role == "button" and not node.off]


def hand_in(found: list[Node]) -> list[Held]:
    return [held_in(node.name, node.off) for node in inside(found, "group", HAND) if node.role == "button"]


def read(found: list[Node], ends: list[str]) -> dict[str, Any]:
    """What every game of the family shows."""
    held = hand_in(found)
    dealing = any(node.role == "list" and node.name == "Give it to" for node in found)
    free = [] if dealing else [one for one in held if one.free]
    return {
        "cards": [one.card for one in held],
        "free": [one.card for one in free],
        "tractors": {one.card: one.tractors for one in free if one.tractors},
        "points": {m[1]: int(m[2].replace("−", "-")) for node in found if (m := _POINTS.match(node.text))},
        "ends": ends,
    }


def ends_in(found: list[Node]) -> list[str]:
    """How the turn can end or begin otherwise than by a card."""
    names = on(found)
    there = {
        "pass": "Pass" in names,
        "pot": any(name.startswith("Take the Pot") for name in names),
        "T": "Take up a Tractor" in names,
        "stuck": any(name in STUCK for name in names),
    }
    return [end for end in ENDS if there[end]]


def told(view: Json, called: list[str], hand: list[Json]) -> dict[str, Any]:
    """The same of the core's view; `hand`: in the page's order."""
    free = [held for held in ([] if view["phase"] == "dealer" else hand) if held["actions"]]
    plays = [held for held in free if not held["actions"][0].startswith(("-", ">"))]
    return {
        "cards": [held["card"] for held in hand],
        "free": [held["card"] for held in free],
        "tractors": {held["card"]: held["tractors"] for held in plays if held["tractors"]},
        "points": {called[seat["seat"]]: seat["points"] for seat in view["seats"]},
        "ends": [end for end in ENDS if end in view["legal"]],
    }


def as_shown(view: Json, called: list[str]) -> Seen:
    """What the page must have shown of a decision."""
    return Seen(**told(view, called, view["hand"]))
