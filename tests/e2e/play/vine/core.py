"""Games of Vine made by the core: to rehearse what a person does at the page, or to open there."""

from itertools import count
from pathlib import Path
from typing import Any

from pygame_core import page
from pygame_core.record import Record
from pygame_core.registry import load_game
from tests.core.vine.looks import position

from .. import files
from ..core import ask

Json = Any
NUMBERS = count(1)
FACES = ["you", "hedgehog", "fox", "rabbit", "owl", "frog"]
NAMES = ["You", "Hazel", "Rusty", "Clover", "Sage", "Basil"]


def new(game: str, seed: int | str = 0, people: tuple[int, ...] = (0,), start: Json = None) -> Record:
    """ "solo", "4", "2 objectives"; nothing played. `start`: a position to begin with."""
    words = game.split()
    players = 1 if words[0] == "solo" else int(words[0])
    options = {"objectives": "on"} if "objectives" in words else {}
    core = load_game("vine-solo" if words[0] == "solo" else "vine", players, options)
    record = Record(core, seed, start)
    record.meta = {"seats": seats(players, people)}
    return record


def seats(players: int, people: tuple[int, ...] = (0,)) -> Json:
    """Who sits where, as the page keeps it."""
    return [
        {"kind": "person", "name": NAMES[seat] if len(people) == 1 else f"Player {seat + 1}"}
        | {"face": FACES[seat]}
        if seat in people
        else {"kind": "bot", "name": NAMES[seat], "face": FACES[seat], "bot": "greedy"}
        for seat in range(players)
    ]


def drawn(*vines: str, people: tuple[int, ...] = (0,), **more: Json) -> Record:
    """A position that the core's own tests can write: see `tests/core/vine/looks.py`."""
    record = position(*vines, **more).record
    record.meta = {"seats": seats(record.game.players, people)}
    return record


def seen(record: Record, *eyes: int) -> Json:
    """What the page is told of a record's position; the person's at seat 0 by default."""
    return record.game.view(record.states, record.moves, frozenset(eyes or (0,)))


def bots(record: Record) -> None:
    """Lets the bots move, as the page does, until the person must."""
    page.TABLES["bots"] = record
    while not record.state.is_terminal() and record.state.current_player() != 0:
        record.play(ask("choose", table="bots", bot="greedy")["move"])


def number(points: int) -> str:
    """Points with a true minus."""
    return str(points).replace("-", "−")


def named(view: Json, vine: int) -> str:
    """What the page calls a vine."""
    if view["solo"]:
        return "Right vine" if vine else "Left vine"
    return "Your vine" if vine == 0 else f"{NAMES[vine]}’s vine"


def game_file(record: Record, folder: Path) -> Path:
    """A game file like those that the page hands out, with a name no other has: tests share a page."""
    view, mark = seen(record), next(NUMBERS)
    points = [vine["score"]["points"] for vine in view["vines"]]
    own = {
        "rounds": 1,
        "step": view["turn"],
        "points": [min(points)] if view["solo"] else points,
        "target": None,
    }
    return files.write(folder, f"vine{mark}", f"Stalk {mark}", record, view, **own)
