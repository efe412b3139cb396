"""How the test person of Double Deck decides."""

from random import Random

from .. import rehearsal as plain
from ..core import Json
from .shown import draws, in_order, unders


def choose(view: Json, rng: Random) -> str:
    """Any free card, a Tractor on any crop, any tallone."""
    if view["phase"] == "draw":
        return str(rng.choice(draws(view)))
    hand = in_order(view["hand"])
    free = [at for at, held in enumerate(hand) if held["actions"]]
    own = next(seat for seat in view["seats"] if seat["seat"] in view["eyes"])
    ends = [end for end in ("pass", "stuck") if end in view["legal"]]
    while True:
        offered = [
            *free,
            *(["draw"] if draws(view) else []),
            *ends,
            *(["tractor"] if view["phase"] == "play" and own["beside"] and open_crops(view) else []),
        ]
        choice = rng.choice(offered)
        if isinstance(choice, int):
            held = hand[choice]
            return str(rng.choice(unders(held)) if unders(held) else held["actions"][0])
        if choice == "draw":
            return str(rng.choice(draws(view)))
        if choice != "tractor":
            return str(choice)
        # A crop is looked at; where no Tractor can be laid now, something else is chosen.
        told = view["crops"][rng.choice(open_crops(view))]
        move = f"T:{told['chain'][0]['card']}"
        if move in view["legal"]:
            return move


def open_crops(view: Json) -> list[int]:
    """Crops to look at for a Tractor: those that want their Fruit, or all that are not closed."""
    wanted = [at for at, crop in enumerate(view["crops"]) if crop["stage"] == 4 and crop["closing"]]
    return wanted or [at for at, crop in enumerate(view["crops"]) if crop["closing"]]


def kinds(view: Json, move: str) -> set[str]:
    second = {"second"} if view["double"]["second"] else set()
    if move.startswith("T:"):
        crop = next(crop for crop in view["crops"] if crop["chain"][0]["card"] == move[2:])
        return second | {"closing Tractor" if crop["stage"] == 4 else "Tractor"}
    if move.startswith("D"):
        return second | {"open" if view["piles"][int(move[1]) - 1]["top"] else "blind"}
    if "<" in move:
        return second | {"under"}
    if move in ("pass", "stuck"):
        return second | {move}
    return second | {"discard" if move.startswith("-") else "play"}


RULE = plain.Rule(choose, kinds)
