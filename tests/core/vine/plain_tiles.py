"""The house set once more, from vine.md and nothing else; part of the plain game."""

from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]

#: Side -> the step to the neighbour there; in the order in which stubs are named.
STEPS: dict[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


class Stem(NamedTuple):
    """Stubs as printed, and the in-edge among them ("" if it has none)."""

    stubs: str
    in_edge: str


STEMS = {
    "straight": Stem("NS", ""),
    "corner": Stem("NE", ""),
    "curlL": Stem("SW", "S"),
    "curlR": Stem("SE", "S"),
    "tee": Stem("NEW", ""),
    "fork": Stem("SEW", "S"),
    "branchL": Stem("SNW", "S"),
    "branchR": Stem("SNE", "S"),
    "X": Stem("NESW", ""),
}

#: Which sides a leaf may join by: on a shoot that faces west (the leaf joins by its E) only a left one.
LEAVES = {"LL": "NES", "RL": "NSW"}

#: Plant tile -> how many; the order of the set, in which the Compost lies.
PLANTS = {
    "straight": 8, "corner": 4, "curlL": 2, "curlR": 2, "tee": 18, "fork": 8, "branchL": 8,
    "branchR": 8, "X": 26, "LL": 18, "RL": 18,
}  # fmt: skip

#: Bean tile (its value and its stubs) -> how many.
BEANS = {
    "1N": 6, "1W": 3, "1E": 3, "2N": 4, "2W": 2, "2E": 2, "2EW": 4, "3N": 2, "3NW": 2, "3NE": 2, "3NEW": 2,
}  # fmt: skip

#: Objective -> its points.
OBJECTIVES = {
    "skyscraper": 4, "trellis": 2, "evergreen": 3, "full-bunch": 3, "ring": 2, "big-harvest": 2,
}  # fmt: skip


def beside(cell: Cell, side: str) -> Cell:
    """The neighbour on that side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def named(stubs: str) -> str:
    """Stubs in the order NESW."""
    return "".join(side for side in STEPS if side in stubs)


@cache
def turns(name: str) -> list[Stem]:
    """The four ways a stem can lie."""
    found = [STEMS[name]]
    for _ in range(3):
        stubs, in_edge = found[-1]
        found.append(Stem("".join(CLOCKWISE[side] for side in stubs), CLOCKWISE.get(in_edge, "")))
    return found


def value(bean: str) -> int:
    """Beans printed on a tile."""
    return int(bean[0])
