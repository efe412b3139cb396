"""Matches rehearsed by the core with the choices that the person at the page will draw."""

from random import Random

from pygame_core.record import Record

from .core import Json, bots, new, seen

#: How a turn can end or begin otherwise than by a card, in the order in which the page is asked.
ENDS = ("pass", "pot", "T", "stuck")


def choose(view: Json, rng: Random) -> str:
    """The test person's rule, which person.py has too: any free card, anything else that is offered."""
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


def rehearse(game: str, seed: int) -> tuple[Record, set[str]]:
    """A whole match, and what the person did in it."""
    record, rng = new(game, seed), Random(seed)
    did: set[str] = set()
    bots(record)
    while not record.state.is_terminal():
        view = seen(record)
        move = choose(view, rng)
        did |= kinds(view, move)
        record.play(move)
        bots(record)
    return record, did


def kinds(view: Json, move: str) -> set[str]:
    """What sort of decision this is."""
    if move in ENDS:
        return {move}
    if ">" in move:
        return {"short" if move.startswith("short") else "give" if move[0] == ">" else "white"}
    if move.startswith("-"):
        return {"discard"}
    held = next(one for one in view["hand"] if move in one["actions"])
    return {"play"} | ({"tractor"} if held["tractors"] else set()) | ({"row"} if "@" in move else set())


def find(game: str, wanted: set[str], first: int) -> Record:
    """The first match from a seed on in which the person does everything that is wanted."""
    for seed in range(first, first + 200):
        record, did = rehearse(game, seed)
        if wanted <= did:
            return record
    raise AssertionError("no such match among the seeds")
