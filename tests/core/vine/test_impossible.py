"""Positions of Vine that cannot be are refused."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from pygame_core import PositionError

from .drawn import drawn
from .looks import Json, Table

Change = Callable[[Json], None]

#: Height 3, a leaf, a bunch, room for more.
TREE = """
    .┼b
    .│:
    L┤.
    _^_
"""


def tree(**rest: Any) -> Table:
    given = {"tokens": [1, 0], "compost": "LL", **rest}
    return drawn(TREE, "│\n│\n^", beans={"b": "2EW"}, **given)


def put(**fields: object) -> Change:
    return lambda data: data.update(copy.deepcopy(fields))


def on_vine(**fields: object) -> Change:
    return lambda data: data["vines"][0].update(copy.deepcopy(fields))


def moved(plant: int, *look: object) -> Change:
    """A plant of the vine lies otherwise: tile, x, y, stubs; None: as it was."""

    def change(data: Json) -> None:
        old = data["vines"][0]["plants"][plant]
        new = [was if now is None else now for was, now in zip(old, look, strict=True)]
        data["vines"][0]["plants"][plant] = new

    return change


def swapped(old: str, new: str, place: str = "compost") -> Change:
    """A tile of a heap is another one."""

    def change(data: Json) -> None:
        data[place][data[place].index(old)] = new

    return change


def refused(table: Table, change: Change) -> None:
    data = copy.deepcopy(table.json)
    table.record.game.state_from_json(copy.deepcopy(data))
    change(data)
    with pytest.raises(PositionError):
        table.record.game.state_from_json(data)


def test_plants_lie_as_the_changes_below_take_it() -> None:
    assert tree().json["vines"][0]["plants"] == [
        ["LL", -1, 1, "E"], ["tee", 0, 1, "NSW"], ["straight", 0, 2, "NS"], ["X", 0, 3, "NESW"],
    ]  # fmt: skip
    assert tree().json["vines"][0]["bunches"] == [[1, 3, ["2EW"]]]


@pytest.mark.parametrize(
    "change",
    [
        # A tile floats, or another one lost what it hung from.
        moved(3, None, 4, 4, None),
        moved(2, None, None, None, "EW"),
        moved(1, None, None, None, "NEW"),
        moved(1, None, 5, None, None),
        # The leaf hangs on the wrong side, on no shoot, or shows what it cannot.
        moved(0, "RL", None, None, "E"),
        moved(0, None, None, None, "W"),
        moved(0, None, None, None, "N"),
        moved(0, None, None, None, "NE"),
        moved(0, None, None, None, ""),
        # Two tiles in one cell, under the ground, far away, in no cell.
        moved(0, None, 0, 1, None),
        moved(3, None, 1, 2, None),
        moved(3, None, 0, 0, None),
        moved(3, None, 0, -1, None),
        moved(0, None, -1, 0, None),
        moved(0, None, 10**30, None, None),
        moved(0, None, None, 10**30, None),
        moved(0, None, -(10**6), None, None),
        moved(0, None, -1.0, None, None),
        moved(0, None, "-1", None, None),
        moved(0, None, True, None, None),
        # No tile, no look of it.
        moved(3, "bush", None, None, None),
        moved(3, "2EW", None, None, None),
        moved(3, 8, None, None, None),
        moved(3, ["X"], None, None, None),
        moved(3, None, None, None, "NES"),
        moved(3, None, None, None, "WSEN"),
        moved(3, None, None, None, 15),
        moved(2, None, None, None, "NSNS"),
    ],
)
def test_plants_that_cannot_lie_so(change: Change) -> None:
    refused(tree(), change)


@pytest.mark.parametrize(
    "bunches",
    [
        [],
        [[1, 3, []]],
        [[1, 3, ["2N"]]],
        [[1, 3, ["4EW"]]],
        [[1, 3, ["X"]]],
        [[1, 3, "2EW"]],
        [[1, 3]],
        [[1, 1, ["2EW"]]],
        [[1, 0, ["2EW"]]],
        [[2, 3, ["2EW"]]],
        [[0, 3, ["2EW"]]],
        [[-1, 2, ["2EW"]]],
        [[1, 3, ["2EW"]], [1, 3, ["2EW"]]],
        [[1, 3, ["2EW"]], [2, 3, ["2EW"]]],
        [[1, 3, ["2EW"] * 9]],
        [[10**20, 3, ["2EW"]]],
        [[1, "3", ["2EW"]]],
        7,
        None,
        "beans",
        [7],
    ],
)
def test_bunches_that_cannot_hang_so(bunches: object) -> None:
    refused(tree(), on_vine(bunches=bunches))


@pytest.mark.parametrize(
    "change",
    [
        # Tiles that are missing, too many, or of no set.
        on_vine(plants=[]),
        on_vine(harvest=["2EW"]),
        on_vine(harvest=["9N"]),
        on_vine(harvest=None),
        put(compost=[]),
        put(compost=["X"] * 27),
        put(compost=None),
        swapped("LL", "bush"),
        lambda data: data["compost"].append("X"),
        lambda data: data["plant_bag"].append("X"),
        lambda data: data["plant_bag"].pop(),
        lambda data: data["bean_bag"].append("1N"),
        lambda data: data["bean_bag"].pop(),
        lambda data: data["supply"].append("1N"),
        lambda data: data["supply"].pop(),
        put(supply=["1N", "1N", "1N"]),
        put(supply=[None, None, None]),
        put(supply=["X", "1W", "1E"]),
        put(supply=3),
        put(bean_bag=[]),
        put(plant_bag=[]),
        put(plant_bag=["bush"]),
        # Tokens and numbers that cannot be.
        on_vine(tokens=-1),
        on_vine(tokens=10**9),
        on_vine(tokens=1.5),
        on_vine(tokens="1"),
        on_vine(tokens=True),
        put(turn=-1),
        put(turn=0),
        put(turn=19),
        put(turn=10**30),
        put(turn=None),
        put(first=2),
        put(first=-1),
        put(first="0"),
        put(refreshes=-1),
        put(seed=-1),
        put(seed=2**200),
        put(round_seed="seed"),
        # The wrong step.
        put(phase="prune"),
        put(phase="grow"),
        put(phase="over"),
        put(phase="sleep"),
        put(phase=None),
        put(phase=["bean"]),
        put(passed=False),
        put(passed=1),
        put(bean_taken=None),
        put(hand=["X", "X"]),
        put(hand=[None, None]),
        put(hand=None),
        put(waiting=["X"]),
        put(waiting=["X", "X", "X", "X"]),
        put(pending={"tile": "X", "onto": 0}),
        put(pending={"tile": "X"}),
        put(pending=["X", 0]),
        put(pending="X"),
        # Objectives that do not lie there.
        put(objectives=["ring", "trellis", "evergreen"]),
        put(objectives=None),
        on_vine(goals=["ring"]),
        on_vine(goals=7),
        # Another game, or none.
        put(game="vine-solo@1"),
        put(game="vine@2"),
        put(players=3),
        put(options={}),
        put(vines=[]),
        put(vines=None),
        lambda data: data["vines"].pop(),
        lambda data: data["vines"].append(data["vines"][0]),
        on_vine(held="X"),
        on_vine(held="bush"),
        put(history=[[0, "fly"]]),
        put(history=[[9, "end"]]),
        put(history=[["end"]]),
        put(history=7),
    ],
)
def test_what_cannot_be_in_the_third_step(change: Change) -> None:
    refused(tree(), change)


@pytest.mark.parametrize(
    "change",
    [
        put(hand=["X"]),
        put(hand=["X", None]),
        put(hand=["X", "X", "X", "X"]),
        put(hand=[]),
        put(hand=[None, None]),
        put(hand=["bush", "X"]),
        put(hand="XX"),
        put(hand=[["X"], "X"]),
        put(passed=True),
        put(bean_taken=True),
        put(pending={"tile": "X", "onto": 0}),
        put(pending={"tile": "X", "onto": 7}),
        put(waiting=["X", "X"]),
        put(phase="bean"),
        put(phase="prune"),
    ],
)
def test_what_cannot_be_while_growing(change: Change) -> None:
    refused(tree(phase="grow", hand="X X"), change)


@pytest.mark.parametrize(
    "change",
    [
        put(pending=None),
        put(pending={"tile": "X", "onto": 1}),
        put(pending={"tile": "X", "onto": -1}),
        put(pending={"tile": "RL", "onto": 0}, compost=["RL"] * 18),
        put(hand=["X", "LL"]),
        put(passed=True),
    ],
)
def test_what_cannot_be_while_a_tile_is_placed(change: Change) -> None:
    refused(tree(phase="grow", hand="X LL").play("keep 1"), change)


@pytest.mark.parametrize(
    "change",
    [
        on_vine(plants=[], bunches=[]),
        put(hand=["X", "X"]),
        put(passed=True),
        put(bean_taken=True),
        put(waiting=["X"]),
        lambda data: data["vines"][1].update(held="X"),
    ],
)
def test_what_cannot_be_while_pruning(change: Change) -> None:
    refused(tree(phase="prune"), change)


def test_in_solo_the_left_vine_began() -> None:
    refused(drawn("│\n^", "│\n^", name="vine-solo", players=1), put(first=1))


@pytest.mark.parametrize(
    "change",
    [
        put(objectives=["ring", "trellis"]),
        put(objectives=["ring", "ring", "ring"]),
        put(objectives=["ring", "trellis", "tallest"]),
        put(objectives=[]),
        put(objectives=[[], "ring", "trellis"]),
        on_vine(goals=["skyscraper"]),
        on_vine(goals=["ring", "ring"]),
        lambda data: [vine.update(goals=["ring"]) for vine in data["vines"]],
    ],
)
def test_objectives_that_cannot_lie_so(change: Change) -> None:
    refused(tree(goals="trellis evergreen ring"), change)


def test_an_objective_that_is_met_has_been_taken() -> None:
    tall = "│\n│\n│\n│\n│\n│\n^"
    table = drawn(tall, goals="skyscraper trellis evergreen", taken={1: "skyscraper"})
    data = table.json
    data["vines"][1]["goals"] = []
    with pytest.raises(PositionError):
        table.record.game.state_from_json(data)
