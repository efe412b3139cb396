"""What the page says of a position of Double Deck, made of the core's view."""

from ..cards import STAGES, crop, spoken
from ..core import Json, number


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else number(points)


def title(told: Json) -> str:
    """ "Tomato"."""
    return crop(told["chain"][0]["card"]).capitalize()


def cell(view: Json, told: Json, called: list[str]) -> str:
    """A crop: how far it has grown, what it wants, and what closing it now would bring."""
    closing = told["closing"]
    if closing is None:
        by = "a Tractor" if told["closedWith"] == "tractor" else "its Fruit"
        who = "yours" if called[told["closedBy"]] == "You" else called[told["closedBy"]]
        return f"{title(told)}: closed by {by}, {who}, {signed(told['brought'])}"
    wanted = int(told["next"][1:])
    fits = any(held["card"] == told["next"] and held["actions"] for held in view["hand"] or [])
    can = ", you can play it" if fits and view["phase"] == "play" else ""
    top = int(told["chain"][told["stage"] - 1]["card"][1:])
    grown = (
        f"{STAGES[told['stage'] - 1]} {top}, next {wanted}"
        if told["stage"]
        else f"no Plot yet, needs {wanted}"
    )
    pays = f"Fruit {signed(closing['fruit']['points'])}, Tractor {signed(closing['tractor']['points'])}"
    return f"{title(told)}: {grown}{can}. Closing it now: {pays}"


def pile(view: Json, at: int, drawing: bool) -> str:
    """A tallone: its back, its cards, the open one, what of it is known."""
    told = view["piles"][at]
    count = told["count"]
    said = [f"Pile {at + 1}", "left" if at < 3 else "right", f"{told['back']} backs"]
    said.append("empty" if count == 0 else "1 card" if count == 1 else f"{count} cards")
    if told["top"]:
        said.append(f"open: {spoken(told['top'])}")
        if told["burned"]:
            said.append("burned")
    elif drawing and f"D{at + 1}" in view["legal"]:
        said.append("the next comes blind")
    if told["known"]:
        said.append(f"{len(told['known'])} known at the bottom")
    return ", ".join(said)


def total(by: str, crops: list[int]) -> str:
    """How a sum is written: "10 + 2 × 10"."""
    count = len(crops)
    if by == "tractor":
        return f"{count} × 20" if count else "0"
    return f"10 + {count} × 10" if count else "10"


def ways(told: Json) -> list[str]:
    """The two ways to fill a crop's next place, as their buttons are called."""
    wanted = int(told["next"][1:])
    card = f"{STAGES[(wanted - 1) // 4].capitalize()} {wanted}"
    if told["stage"] < 4:
        return [f"{card}: no points yet", f"Tractor: in place of {wanted}"]
    return [
        f"{name}: {total(by, told['closing'][by]['crops'])}, that is {signed(told['closing'][by]['points'])}"
        for name, by in ((card, "fruit"), ("Tractor", "tractor"))
    ]
