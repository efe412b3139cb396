"""Cards as the page calls them out loud, and in the core's notation."""

import re

MONSTERS = {"B": "Spudnik", "G": "Broccogre", "Y": "Cornfang", "R": "Tomatroll"}
COLOURS = {"B": "blue", "G": "green", "Y": "yellow", "R": "red"}
POWERS = {"B3": ", Poison", "Y4": ", Poison", "R9": ", Boss"}
LETTERS = {name: letter for letter, name in MONSTERS.items()}
MAGIC = "Magic, plus 3"

_SPOKEN = re.compile(r"(\w+), \w+ (\d+)")


def spoken(card: str) -> str:
    """ "Y4" -> "Cornfang, yellow 4, Poison"."""
    if card == "M":
        return MAGIC
    return f"{MONSTERS[card[0]]}, {COLOURS[card[0]]} {card[1:]}{POWERS.get(card, '')}"


def short(card: str) -> str:
    """ "Y4" -> "Cornfang 4"."""
    return "Magic" if card == "M" else f"{MONSTERS[card[0]]} {card[1:]}"


def written(name: str) -> str:
    """ "Cornfang, yellow 4, Poison" -> "Y4"."""
    if name.startswith("Magic"):
        return "M"
    found = _SPOKEN.match(name)
    assert found, f"no card is called {name!r}"
    return LETTERS[found[1]] + found[2]
