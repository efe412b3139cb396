"""Matches rehearsed by the core with the choices that the person at the page will draw."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from pygame_core.record import Record

from .core import Json, bots, new, seen
from .shown import ENDS


@dataclass(frozen=True)
class Rule:
    """How the test person of a game decides, as the page's person does, and what sort of decision it was."""

    choose: Callable[[Json, Random], str]
    kinds: Callable[[Json, str], set[str]]


def choose(view: Json, rng: Random) -> str:
    """Any free card, anything else that is offered."""
    if view["phase"] == "dealer":
        return str(rng.choice(view["legal"]))
    free = [at for at, held in enumerate(view["hand"]) if held["actions"]]
    while True:
        choice = rng.choice([*free, *(end for end in ENDS if end in view["legal"])])
        if isinstance(choice, int):
            actions = view["hand"][choice]["actions"]
            begins = "@" in actions[0]
            return str(rng.choice(actions) if begins else actions[0])
        # Half of the questions are answered with "Play on".
        if choice != "pass" or rng.random() < 0.5 or not view["passAsks"]:
            return str(choice)


def kinds(view: Json, move: str) -> set[str]:
    if move in ENDS:
        return {move}
    if ">" in move:
        return {"short" if move.startswith("short") else "give" if move[0] == ">" else "white"}
    if move.startswith("-"):
        return {"discard"}
    held = next(one for one in view["hand"] if move in one["actions"])
    return {"play"} | ({"tractor"} if held["tractors"] else set()) | ({"row"} if "@" in move else set())


PLAIN = Rule(choose, kinds)


def rehearse(game: str, seed: int, deals: int, rule: Rule) -> tuple[Record, set[str], int]:
    """A whole match, what the person did in it, and how often."""
    record, rng = new(game, seed, deals=deals), Random(seed)
    did: set[str] = set()
    decisions = 0
    bots(record)
    while not record.state.is_terminal():
        view = seen(record)
        move = rule.choose(view, rng)
        did |= rule.kinds(view, move)
        decisions += 1
        record.play(move)
        bots(record)
    return record, did, decisions


def find(game: str, wanted: set[str], first: int, deals: int, rule: Rule) -> Record:
    """The first match from a seed on in which the person does everything that is wanted."""
    for seed in range(first, first + 200):
        record, did, _ = rehearse(game, seed, deals, rule)
        if wanted <= did:
            return record
    raise AssertionError("no such match among the seeds")
