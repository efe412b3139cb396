"""What the page says of a position, made of the core's view."""

from typing import Any

from .cards import SUITS, crop, spoken
from .core import number

Json = Any
WHERE = {
    "laid": "laid",
    "tractor": "Tractor",
    "hand": "in your hand",
    "pot": "in the Pot",
    "discarded": "discarded",
    "unseen": "not seen",
}
STAGES = ("", "Plot", "seed", "sprout", "plant", "fruit")


def cell(view: Json, told: Json, called: list[str]) -> str:
    """A crop's place in the Field: how far it has grown, what it wants, whose Plot or Fruit it is."""
    title = crop(told["chain"][0]["card"]).capitalize()
    if told["stage"] == 5:
        by = "" if told["closedBy"] is None else f" by {called[told['closedBy']].replace('You', 'you')}"
        return f"{title}: harvested{by}"
    wanted = int(told["next"][1:])
    fits = any(held["card"] == told["next"] and held["actions"] for held in view["hand"] or [])
    can = ", you can play it" if fits else ""
    if told["stage"]:
        top = int(told["chain"][told["stage"] - 1]["card"][1:])
        return f"{title}: {STAGES[told['stage']]} {top}, next {wanted}{can}"
    whose = "" if told["plotOf"] is None else f", Plot with {called[told['plotOf']]}"
    owner = ", your Plot" if whose.endswith(" You") else whose
    return f"{title}: no Plot yet, needs {wanted}{owner}{can}"


def chain(told: Json, called: list[str], you: int = 0) -> list[str]:
    """The five cards of a crop, and where each is."""

    def where(one: Json) -> str:
        if one["at"] == "seat" and one["seat"] != you:
            return f"with {called[one['seat']]}"
        return WHERE["hand" if one["at"] == "seat" else one["at"]]

    return [f"{spoken(one['card'])}: {where(one)}" for one in told["chain"]]


def rows(view: Json) -> list[str]:
    """The Field's rows, top to bottom."""
    return [f"Row {at}, {suit or 'free'}" for at, suit in enumerate(view["rows"], 1)]


def reason(told: Json) -> str:
    """Why a card cannot be played now."""
    if told["code"] == "not-a-plot":
        return "A Plot stays with its owner. Any other card can go back."
    card = told["card"]
    short_of = f"The {crop(card)} needs {card[1:]} first."
    if told["code"] == "needs-card":
        return short_of
    missing = told["missing"]
    more = "One more Tractor" if missing == 1 else f"{missing} more Tractors"
    return f"{short_of} {more} would do."


def held(one: Json) -> str:
    """A card of the hand as its button is called."""
    can, count = one["actions"] and not one["actions"][0].startswith((">", "-")), one["tractors"]
    tractors = ["", ", with a Tractor", f", with {count} Tractors"][min(count, 2)] if can else ""
    burned = ", burned" if one["burned"] else ""
    return f"{spoken(one['card'])}{tractors}{burned}{', laid open' if one['open'] else ''}"


def seat(told: Json, called: list[str]) -> list[str]:
    """What the place of another player tells, in the order in which it is read."""
    said = [f"{called[told['seat']]} {number(told['points'])} points"]
    green = told["green"]
    backs = f", {green} with {'a green back' if green == 1 else 'green backs'}" if green else ""
    count = told["handCount"]
    said.append(f"{count} {'card' if count == 1 else 'cards'} in hand{backs}")
    if told["hasPot"]:
        pot = told["pot"]
        cards = f"Pot of {pot} {'card' if pot == 1 else 'cards'}, not taken"
        said.append("Pot taken" if pot is None else cards)
    if told["beside"]:
        said.append(f"{told['beside']} {'Tractor' if told['beside'] == 1 else 'Tractors'} beside")
    return said


def suit(card: str) -> str:
    return SUITS[card[0]].lower()
