"""Cards of Vege Tables as the page calls them, and in the core's notation."""

import re

SUITS = {"R": "Red", "K": "Black", "G": "Green", "Y": "Yellow"}
LETTERS = {name: letter for letter, name in SUITS.items()}
CROPS = {
    "R": ("tomato", "cherry", "strawberry", "chilli"),
    "K": ("eggplant", "blackberry", "plum", "grape"),
    "G": ("zucchini", "asparagus", "artichoke", "pea"),
    "Y": ("lemon", "pumpkin", "corn", "pepper"),
}
STAGES = ("Plot", "seed", "sprout", "plant", "fruit")
TRACTOR = "T"

_SPOKEN = re.compile(r"(Red|Black|Green|Yellow) (\d+), ")


def crop(card: str) -> str:
    """ "R9" -> "tomato"."""
    return CROPS[card[0]][(int(card[1:]) - 1) % 4]


def short(card: str) -> str:
    """ "R9" -> "tomato 9"."""
    return "a Tractor" if card == TRACTOR else f"{crop(card)} {card[1:]}"


def spoken(card: str) -> str:
    """ "R9" -> "Red 9, tomato sprout"."""
    if card == TRACTOR:
        return "Tractor"
    return f"{SUITS[card[0]]} {card[1:]}, {crop(card)} {STAGES[(int(card[1:]) - 1) // 4]}"


def written(name: str) -> str:
    """ "Red 9, tomato sprout, with a Tractor" -> "R9"."""
    if name.startswith("Tractor"):
        return TRACTOR
    found = _SPOKEN.match(name)
    assert found, f"no card is called {name!r}"
    return LETTERS[found[1]] + found[2]
