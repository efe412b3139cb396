"""Games of Vege Tables made by the core: to open at the page, or to compare with what it says."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from pygame_core import page
from pygame_core.record import Record
from pygame_core.registry import load_game

from .. import files
from ..core import ask
from .cards import spoken

Json = Any
NUMBERS = count(1)
FACES = ["you", "hedgehog", "fox", "rabbit", "owl"]
NAMES = ["You", "Hazel", "Rusty", "Clover", "Sage"]


def asked(game: str) -> tuple[str, int, dict[str, str]]:
    """Variant, players and options; an option without a name says which cards are dealt."""
    variant, players, *rest = game.split()
    named = [word if "=" in word else f"deal={word}" for word in rest]
    return variant, int(players), dict(option.split("=") for option in named)


def new(game: str, seed: int | str = 0, people: tuple[int, ...] = (0,), deals: int = 0) -> Record:
    """ "base 4", "partners 4 expert", "tournament 4 wells=two"; nothing played, a deal each if not told."""
    variant, players, options = asked(game)
    options |= {"deals": str(deals) if deals else "each"}
    record = Record(load_game(f"vege-tables-{variant}", players, options), seed)
    record.meta = {
        "seats": [
            {"kind": "person", "name": NAMES[seat] if len(people) == 1 else f"Player {seat + 1}"}
            | {"face": FACES[seat]}
            if seat in people
            else {"kind": "bot", "name": NAMES[seat], "face": FACES[seat], "bot": "greedy"}
            for seat in range(players)
        ]
    }
    return record


def search(
    game: str, wanted: Callable[[Record], bool], people: tuple[int, ...] = (0,), deals: int = 0
) -> Record:
    """The first game of random moves that comes to a position as wanted."""
    for seed in range(400):
        record, rng = new(game, seed, people, deals), Random(seed)
        while not record.state.is_terminal():
            if wanted(record):
                return record
            record.play(rng.choice(record.state.legal_actions()))
    raise AssertionError("no such game among the seeds")


def finished(game: str, deals: int = 0) -> Record:
    """A whole match of random moves."""
    record, rng = new(game, 1, deals=deals), Random(1)
    while not record.state.is_terminal():
        record.play(rng.choice(record.state.legal_actions()))
    return record


def seen(record: Record, *eyes: int) -> Json:
    """What the page is told of a record's position; the person's at seat 0 by default."""
    return record.game.view(record.states, record.moves, frozenset(eyes or (0,)))


def mover(record: Record) -> int:
    return record.state.current_player()


def bots(record: Record, people: tuple[int, ...] = (0,)) -> None:
    """Lets the bots move, as the page does, until a person must."""
    page.TABLES["bots"] = record
    while not record.state.is_terminal() and mover(record) not in people:
        record.play(ask("choose", table="bots", bot="greedy")["move"])


def answered(record: Record, *moves: str) -> Record | None:
    """The game after some moves of the person and the bots' answers; None when the deal ends with them."""
    branch = record.at(len(record.moves))
    for move in moves:
        branch.play(move)
    while not branch.state.is_round_over():
        if mover(branch) == 0:
            return branch
        page.TABLES["bots"] = branch
        branch.play(ask("choose", table="bots", bot="greedy")["move"])
    return None


def names(record: Record) -> list[str]:
    """What the page calls the players: one person alone is "You"."""
    seats = record.meta["seats"]
    alone = sum(seat["kind"] == "person" for seat in seats) == 1
    return ["You" if alone and seat["kind"] == "person" else str(seat["name"]) for seat in seats]


def decisions(record: Record, seat: int) -> list[tuple[Json, str]]:
    """Everything a seat decided: what it saw, and the move as the page asks for it."""
    called = names(record)
    told = []
    for at, (state, move) in enumerate(zip(record.states, record.notations, strict=False)):
        if state.current_player() == seat:
            view = record.game.view(record.states[: at + 1], record.moves[:at], frozenset([seat]))
            told.append((view, dealt_out(move, called) if view["phase"] == "dealer" else move))
    return told


def dealt_out(move: str, called: list[str]) -> str:
    """A dealer's decision in the page's words: the question and who was chosen."""
    what, _, to = move.partition(">")
    asks = "Who gets the Pot that is a Tractor short?" if what == "short" else f"{spoken(what)}: who gets it?"
    return f"{asks} {called[int(to) - 1]}"


def number(points: int) -> str:
    """Points with a true minus."""
    return str(points).replace("-", "−")


def sheet_rows(sheet: Json, called: list[str], rounds: int) -> list[list[str]]:
    """A score sheet of the core as the page prints it, cell by cell."""
    sides = sheet["sides"]
    seats = [seat for side in sides or [] for seat in side["seats"]] or list(range(len(called)))
    rows = [sheet["rows"][seat] for seat in seats]
    checks = sheet["checks"]

    def marks(count: int, mark: str) -> str:
        return " ".join([mark] * count) or "–"

    told = [
        ["", *(called[seat] for seat in seats), "check"],
        *(closed_rows(rows, checks) if sheet.get("bonus") == "double" else crop_rows(sheet, rows, marks)),
        ["Penalties", *(marks(row["penalties"], "−50") for row in rows), number(checks["penalties"])],
        ["Total", *(number(row["total"]) for row in rows), number(checks["total"])],
    ]
    if sides:
        told.append(["Side", *(number(side["total"]) for side in sides), ""])
    if rounds > 1:
        for title, key in (("Before", "before"), ("Match so far", "after")):
            points = [side[key] for side in sides] if sides else [sheet[key][seat] for seat in seats]
            told.append([title, *map(number, points), ""])
    return told


def crop_rows(sheet: Json, rows: list[Json], marks: Callable[[int, str], str]) -> list[list[str]]:
    """What the last Pot or Tractor brought, crops, families."""
    checks, tractors = sheet["checks"], sheet.get("bonus") == "tractors"

    def ticks(row: Json) -> str:
        closing = f", {row['closing']} for closing" if row["closing"] else ""
        return f"{row['harvested']} harvested{closing}"

    left = "not all taken up" if tractors else "not taken"
    pots = [left if row["pot"] is None else str(row["pot"]) for row in rows]
    pot = ["Tractors" if tractors else "Pot", *pots, f"{checks['pot']} of {checks['potMost']}"]
    return [
        *([pot] if checks["potMost"] else []),
        ["Crops", *map(ticks, rows), str(checks["ticks"])],
        ["Families", *(marks(row["families"], "+30") for row in rows), str(checks["families"])],
    ]


def closed_rows(rows: list[Json], checks: Json) -> list[list[str]]:
    """Double Deck: crops closed each way and what that brought, and the end."""

    def line(title: str, counted: list[Json]) -> list[str]:
        return [title, *(summed(one["count"], one["points"]) for one in counted)]

    def summed(count: int, points: int) -> str:
        crops = "1 crop" if count == 1 else f"{count} crops"
        return f"+{points} {crops}" if count else "–"

    ends = [{"count": row["closing"], "points": checks["closing"]} for row in rows]
    return [
        line("Fruits", [*(row["fruits"] for row in rows), checks["fruits"]]),
        line("Tractors", [*(row["tractors"] for row in rows), checks["tractors"]]),
        line("Ending", [*ends, {"count": sum(one["count"] for one in ends), "points": checks["closing"]}]),
    ]


def game_file(record: Record, folder: Path) -> Path:
    """A game file like those that the page hands out, with a name no other has: tests share a page."""
    view, mark = seen(record), next(NUMBERS)
    points = [seat["points"] for seat in view["seats"]]
    own = {"rounds": view["rounds"], "step": view["turn"], "points": points, "target": None}
    return files.write(folder, f"vege{mark}", f"Plot {mark}", record, view, **own)
