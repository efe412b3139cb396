"""Vines drawn as text, and back, for the tests of the rulebook.

One character a cell, `.` an empty one; the lowest line is the ground: the root `^`, soil `_`.
A stem is the box-drawing character of its stubs; its in-edge is the heavy line: `┰` is a fork, `┬` a tee.
`L` and `R` are leaves, joined by the one side that a stub faces (or by the one named in `leaves`). A small
letter is the upper cell of a bunch whose tiles `beans` names, the oldest first; `:` is its lower cell.
"""

from typing import Any

from .looks import Table, position
from .plain_tiles import ACROSS, LEAVES, STEMS, beside, named, turns

#: Stubs -> the character without an in-edge, and with one at the side named.
LINES = {
    "NS": {"": "│"}, "EW": {"": "─"},
    "NE": {"": "└", "N": "┖", "E": "┕"}, "ES": {"": "┌", "E": "┍", "S": "┎"},
    "SW": {"": "┐", "S": "┒", "W": "┑"}, "NW": {"": "┘", "N": "┚", "W": "┙"},
    "NES": {"": "├", "N": "┞", "E": "┝", "S": "┟"}, "NSW": {"": "┤", "N": "┦", "S": "┧", "W": "┥"},
    "ESW": {"": "┬", "E": "┮", "S": "┰", "W": "┭"}, "NEW": {"": "┴", "N": "┸", "E": "┶", "W": "┵"},
    "NESW": {"": "┼"},
}  # fmt: skip
#: Character -> name and stubs; the other way round.
STEM = {
    LINES[named(stubs)][in_edge]: (name, named(stubs))
    for name in STEMS
    for stubs, in_edge in turns(name)
    if in_edge in LINES[named(stubs)]
}
CHARACTER = {look: character for character, look in STEM.items()}
LEAF = {"L": "LL", "R": "RL"}


def cells(board: str) -> dict[tuple[int, int], str]:
    """Character by cell."""
    lines = [line.strip() for line in board.strip().split("\n")]
    ground = lines[-1]
    assert sorted(set(ground)) in (["^"], ["^", "_"]), "the lowest line is the ground"
    root, top = ground.index("^"), len(lines) - 1
    assert all(len(line) == len(ground) for line in lines), "all lines are equally long"
    return {
        (x - root, top - y): mark
        for y, line in enumerate(lines[:-1])
        for x, mark in enumerate(line)
        if mark != "."
    }


def text(board: str, beans: dict[str, str] | None = None, leaves: str = "") -> str:
    """The vine as `looks.position` reads it. `leaves`: "-1,2 E" for each that could join by two sides."""
    marks = cells(board)
    told = dict(part.split() for part in filter(None, leaves.split("; ")))
    bunches = beans or {}
    stubs = {cell: STEM[mark][1] for cell, mark in marks.items() if mark in STEM}
    stubs |= {cell: bunches[mark].split()[-1][1:] for cell, mark in marks.items() if mark in bunches}
    stubs[0, 0] = "N"
    found = []
    for (x, y), mark in sorted(marks.items(), key=lambda item: item[0][::-1]):
        where = f"{x},{y}"
        if mark in STEM:
            found.append(f"{STEM[mark][0]} {where} {STEM[mark][1]}")
        elif mark in LEAF:
            shows = {side: stubs.get(beside((x, y), side), "") for side in LEAVES[LEAF[mark]]}
            side = told.get(where) or "".join(one for one in shows if ACROSS[one] in shows[one])
            assert len(side) == 1, f"leaf {where}: {side or 'no side'}"
            found.append(f"{LEAF[mark]} {where} {side}")
        elif mark in bunches:
            assert marks[x, y - 1] == ":", f"bunch {where}"
            found.append(f"beans {where} {bunches[mark]}")
        else:
            assert (mark, marks[x, y + 1] in bunches) == (":", True), f"{mark} {where}"
    return "; ".join(found)


def drawn(*boards: str, beans: dict[str, str] | None = None, leaves: str = "", **rest: Any) -> Table:
    """A position with these vines, seat 0 first; the rest as `looks.position` has it."""
    return position(*(text(board, beans, leaves) for board in boards), **rest)


def sketch(table: Table, vine: int = 0) -> list[str]:
    """The vine as it lies now, a line a row; bunches are `b`."""
    told = table.json["vines"][vine]
    marks = {(0, 0): "^"}
    for name, x, y, stubs in told["plants"]:
        marks[x, y] = name[0] if name in LEAVES else CHARACTER[name, stubs]
    for x, y, _ in told["bunches"]:
        marks |= {(x, y): "b", (x, y - 1): ":"}
    across, rows = [x for x, _ in marks], range(max(y for _, y in marks), -1, -1)
    return [
        "".join(marks.get((x, y), "." if y else "_") for x in range(min(across), max(across) + 1))
        for y in rows
    ]


def same(table: Table, board: str, vine: int = 0) -> bool:
    """The vine looks like this now (letters of bunches set aside)."""
    lines = [line.strip() for line in board.strip().split("\n")]
    plain = ["".join("b" if mark.islower() else mark for mark in line) for line in lines]
    return sketch(table, vine) == plain


def facts(table: Table, vine: int = 0) -> tuple[int, int, int]:
    """Height, open connections, leaves."""
    own = table.state.vines[vine]
    return own.height, own.open, own.leaves


def points(table: Table, vine: int = 0) -> int:
    """What the vine is worth now."""
    found: int = table.state.score(vine).points
    return found


def kinds(table: Table, *words: str) -> list[str]:
    """The legal moves that begin with one of these words."""
    return [move for move in table.legal if move.split()[0] in words]


def turn_over(table: Table) -> Table:
    """Plays on until it is another's turn, or the end: no cut, no beans, each tile in its first place."""
    turn = table.json["turn"]
    while table.state.phase != "over" and table.json["turn"] == turn:
        legal = table.legal
        table.play(next((move for move in ("end", "no cut") if move in legal), legal[0]))
    return table
