"""What a table of 2.0 shows when it asks for a decision: Silos, wells and what of them can be taken too."""

import re
from dataclasses import dataclass

from ...tree import Node
from .. import words
from ..cards import written
from ..core import Json
from ..shown import Seen, ends_in, inside, on, read, told

_STACK = re.compile(r"^(Silo|Well) (\d), (\d+ card|empty)")
_FREE = re.compile(r", free in (Silo|Well) (\d)")
_HIDDEN = re.compile(r"^Well (\d), (\d+) hidden cards?(, (\d+) with (a|)\s?white backs?)?")
_TRAY = re.compile(r"^(\d) Tractors? aside(, (\d) of them locked)?")
#: What a stuck player may choose, by how its button begins.
CHOICES = {
    "stay": re.compile("^Stay as you are"),
    "own": re.compile("^Choose \\d cards"),
    "others": re.compile("^(Others choose|Opponent chooses) \\d"),
    "all": re.compile("^Take the last \\d"),
}
STOP = "Stop and end the turn"


@dataclass(frozen=True)
class Seen20(Seen):
    #: Covered cards first; an emptied stack is left out.
    stacks: dict[str, list[str]]
    #: Cards of the hidden well, white backs among them.
    hidden: tuple[int, int]
    #: Own Tractors aside, locked ones among them.
    aside: tuple[int, int]
    crops: list[str]
    #: Free cards that can be taken, as moves.
    takes: list[str]
    #: Ways out for who is stuck, and out of a visit.
    choices: list[str]


def look(found: list[Node]) -> Seen20:
    names = on(found)
    return Seen20(
        **read(found, ends_in(found)),
        stacks=stacks_in(found),
        hidden=next(
            ((int(m[2]), int(m[4] or 0)) for node in found if (m := _HIDDEN.match(node.name))), (0, 0)
        ),
        aside=next(((int(m[1]), int(m[3] or 0)) for node in found if (m := _TRAY.match(node.name))), (0, 0)),
        crops=[node.name for node in inside(found, "region", re.compile("^Field$")) if node.role == "button"],
        takes=[f"{m[1][0]}{m[2]}" for name in names if (m := _FREE.search(name))],
        choices=[
            *(choice for choice, title in CHOICES.items() if any(map(title.match, names))),
            *(["stop"] if STOP in names else []),
        ],
    )


def stacks_in(found: list[Node]) -> dict[str, list[str]]:
    told: dict[str, list[str]] = {}
    for node in found:
        if node.role == "list" and (m := _STACK.match(node.name)):
            cards = inside(found, "list", re.compile(re.escape(node.name)))
            told[f"{m[1][0]}{m[2]}"] = [
                written(card.name) for card in cards if card.role in ("img", "button")
            ]
    return told


def as_shown(view: Json, called: list[str]) -> Seen20:
    """What the page must have shown of a decision."""
    crops = sorted(view["crops"], key=lambda crop: (crop["row"], crop["column"]))
    own = next(seat for seat in view["seats"] if seat["seat"] in view["eyes"])
    hidden = [back for well in view["wells"] if not well["open"] for back in well["backs"]]
    stacks = {f"S{at}": silo for at, silo in enumerate(view["silos"], 1)}
    stacks |= {f"W{at}": well["cards"] for at, well in enumerate(view["wells"], 1) if well["open"]}
    shown = told(view, called, view["hand"])
    if view["phase"] == "visit":
        shown["ends"] = []
    return Seen20(
        **shown,
        stacks={name: cards for name, cards in stacks.items() if cards},
        hidden=(len(hidden), hidden.count("white")),
        aside=(own["beside"], own["locked"]),
        crops=[words.cell(view, crop, called) for crop in crops],
        takes=takes(view),
        choices=choices(view),
    )


def takes(view: Json) -> list[str]:
    """Free cards that can be taken, Silos first."""
    return [move for move in view["legal"] if re.fullmatch(r"[SW]\d", move)]


def choices(view: Json) -> list[str]:
    stop = view["phase"] == "visit" and "pass" in view["legal"]
    return [*(choice for choice in CHOICES if choice in view["legal"]), *(["stop"] if stop else [])]
