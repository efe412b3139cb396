"""How the test person of 2.0 decides."""

from random import Random

from .. import rehearsal as plain
from ..core import Json
from ..shown import ENDS
from .shown import choices, takes


def choose(view: Json, rng: Random) -> str:
    """Any free card of the hand, the Silos or the wells, anything else that is offered."""
    if view["phase"] == "dealer":
        return str(rng.choice(view["legal"]))
    free = [at for at, held in enumerate(view["hand"]) if held["actions"]]
    ends = [] if view["phase"] == "visit" else [end for end in ENDS if end in view["legal"]]
    while True:
        choice = rng.choice([*free, *ends, *takes(view), *choices(view)])
        if isinstance(choice, int):
            return str(view["hand"][choice]["actions"][0])
        if choice == "stop":
            return "pass"
        if choice != "pass" or rng.random() < 0.5 or not view["passAsks"]:
            return str(choice)


def kinds(view: Json, move: str) -> set[str]:
    if view["phase"] == "choose":
        return {"own" if view["visit"]["kind"] == "own" else "choose for others"}
    if view["phase"] == "visit" and move == "pass":
        return {"stop"}
    if move in choices(view):
        return {move}
    if move in takes(view):
        return {"silo" if move[0] == "S" else "visit"}
    return plain.kinds(view, move)


RULE = plain.Rule(choose, kinds)
