"""Positions and views of 2.0 that cannot be are refused; those that are taken play to an end."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pygame_core
from pygame_core import Game, LinkError, PositionError, link

from ...generic.games import walk
from ..plain_deal import CROPS
from .agreement import GAMES, IDS, VARIANT, Options
from .drawn import DEAD, Table, fresh, position, started
from .test_random_deals import MOST_MOVES

Json = dict[str, Any]
Change = Callable[[Json], None]
ALL = " ".join(CROPS)


def put(**fields: object) -> Change:
    def change(data: Json) -> None:
        data.update(copy.deepcopy(fields))

    return change


def on_the_sheet(**fields: object) -> Change:
    return lambda data: data["sheet"].update(fields)


def moved(here: str, there: str, at: int = 0, to: int = 0) -> Change:
    """The free card of a pile goes elsewhere."""

    def change(data: Json) -> None:
        source = data[here] if isinstance(data[here][0], str) else data[here][at]
        target = data[there] if data[there] == [] else data[there][to]
        target.append(source.pop())

    return change


def swapped(here: str, there: str, at: int = 0, to: int = 0) -> Change:
    """Two piles change their free cards."""

    def change(data: Json) -> None:
        one, two = data[here][at], data[there][to]
        one[-1], two[-1] = two[-1], one[-1]

    return change


def refused(table: Table, change: Change) -> None:
    data = table.json
    table.record.game.state_from_json(data)
    change(data)
    with pytest.raises(PositionError):
        table.record.game.state_from_json(data)


@pytest.mark.parametrize(
    "change",
    [
        moved("silos", "hands"),
        moved("wells", "hands", at=2),
        moved("silos", "wells"),
        moved("silos", "field"),
        moved("hands", "stock"),
        moved("hands", "common"),
        moved("hands", "over"),
        moved("hands", "thrown"),
        swapped("silos", "hands"),
        swapped("wells", "hands"),
        swapped("silos", "plots"),
        swapped("hands", "plots"),
        put(hidden=False),
        put(hidden=1),
        put(silos=[[], [], [], []]),
        put(wells=[[], [], []]),
        put(silos=50_000_000),
        put(wells=["R20", "R19", "R18"]),
        put(beside=[3, 2, 2, 2]),
        put(beside=[1, 2, 2, 2]),
        put(beside=[2, 2, 2]),
        put(stays=-1),
        put(stays=5),
        put(stays=True),
        put(starter=4),
        put(starter=-1),
        put(turn=0),
        put(short=-1),
        put(exchange=[0, "R5"]),
        put(pots=[[], [], [], []]),
        put(task=["silo", 0, 0]),
        put(task=["visit", 0, 1]),
        put(task=["penalty", 0, 0]),
        put(task=["own", 0, 6]),
        put(task=["others", 0, 6]),
        put(task=["sleep", 0, 0]),
        put(task=["silo"]),
        put(task="silo"),
        put(task=["silo", 9, 0]),
        on_the_sheet(pot=[0, -1, -1, -1]),
        on_the_sheet(pot=[40, -1, -1, -1]),
        on_the_sheet(lost=1),
        on_the_sheet(closer=1),
        on_the_sheet(closing=[3, 0, 0, 0]),
        on_the_sheet(families=[1, 0, 0, 0]),
    ],
)
def test_what_cannot_be_at_the_first_turn_of_four(change: Change) -> None:
    refused(started(4), change)


@pytest.mark.parametrize("options", [{}, {"wells": "two"}])
def test_wells_of_another_option(options: Options) -> None:
    other = {} if options else {"wells": "two"}
    data = fresh(4, 1, **other).json
    with pytest.raises(PositionError):
        fresh(4, 1, **options).record.game.state_from_json(
            {**data, "options": fresh(4, 1, **options).json["options"]}
        )


@pytest.mark.parametrize(
    "change",
    [
        on_the_sheet(pot=[0, 0, -1, -1]),
        on_the_sheet(pot=[20, 0, -1, -1]),
        on_the_sheet(pot=[-1, 0, -1, -1]),
        on_the_sheet(pot=[0, 10, 20, -1]),
    ],
)
def test_tractor_points_come_in_their_order(change: Change) -> None:
    refused(position([f"R5 {DEAD}"], ["R2"], "R1", beside=[0, 0, 1, 2]), change)


@pytest.mark.parametrize(
    "change",
    [
        # A Plot laid, and its card is still owed.
        put(task=None),
        put(task=["silo", 1, 0]),
        put(task=["silo", 0, 1]),
        put(task=["visit", 0, 1]),
        put(acted=False),
        put(to_move=1),
        moved("silos", "hands"),
    ],
)
def test_what_cannot_be_while_a_silo_card_is_owed(change: Change) -> None:
    refused(position([DEAD], ["R1 R2"], "").play("R1"), change)


@pytest.mark.parametrize(
    "change",
    [
        put(task=["visit", 0, 2]),
        put(task=["visit", 0, 0]),
        put(task=["visit", 1, 1]),
        put(task=["silo", 0, 0]),
        put(task=["own", 0, 1]),
        put(acted=False),
        put(stays=1),
        put(to_move=2),
    ],
)
def test_what_cannot_be_in_the_midst_of_a_visit(change: Change) -> None:
    laid = ALL.replace("R2 ", "")
    table = position([f"R5 {DEAD} K19"], ["R2"], laid, wells=("R20 R19", "G18")).play("R5")
    assert table.json["task"] is None
    table = position([f"R5 {DEAD}"], ["R2"], laid, wells=("R20 R19", "G18")).play("R5", "W1", "W1")
    assert table.json["task"] == ["visit", 0, 1]
    refused(table, change)


def stuck(*moves: str) -> Table:
    return position([DEAD], [""], ALL, wells=("R20 R19 R18 R17", "G18 G17 G16 G15")).play("stuck", *moves)


@pytest.mark.parametrize(
    "change",
    [
        # The hand has not been laid open.
        put(shown=[[], [], [], []]),
        put(shown=[["K20"], [], [], []]),
        put(task=["penalty", 1, 0]),
        put(task=["penalty", 0, 6]),
        put(to_move=1),
        put(acted=True),
        put(stays=6),
    ],
)
def test_what_cannot_be_while_a_penalty_is_chosen(change: Change) -> None:
    refused(stuck(), change)


def test_no_penalty_for_who_can_play() -> None:
    table = position([f"R5 {DEAD}"], [""], ALL, wells=("R20 R19", "G18"), shown={0: f"R5 {DEAD}"})
    refused(table, put(task=["penalty", 0, 0]))


def test_no_penalty_with_nothing_to_take() -> None:
    table = position([DEAD], [""], ALL, wells=("", ""), shown={0: DEAD})
    refused(table, put(task=["penalty", 0, 0]))


@pytest.mark.parametrize(
    "change",
    [
        put(shown=[[], [], [], []]),
        put(task=["own", 0, 7]),
        put(task=["own", 0, 0]),
        put(task=["own", 0, 6]),
        put(task=["own", 0, 4]),
        put(task=["own", 1, 5]),
        put(task=["others", 0, 5]),
        put(to_move=1),
        put(stays=1),
        put(acted=True),
    ],
)
def test_what_cannot_be_while_six_are_taken(change: Change) -> None:
    table = stuck("own", "W1")
    assert table.json["task"] == ["own", 0, 5]
    refused(table, change)


@pytest.mark.parametrize("to_move", [0, 2, 3])
def test_who_chooses_for_a_stuck_player_is_no_choice(to_move: int) -> None:
    table = stuck("others", "W1")
    assert table.turn == 1
    refused(table, put(to_move=to_move))


def no_plots_down_but_three_tractors(data: Json) -> None:
    data["beside"][0] -= 3
    data["hands"][0] += ["T"] * 3


@pytest.mark.parametrize(
    "change",
    [
        on_the_sheet(pot=[0, -1]),
        no_plots_down_but_three_tractors,
        swapped("silos", "plots"),
        moved("wells", "hands", at=2),
        put(beside=[6, 5]),
    ],
)
def test_what_cannot_be_with_two(change: Change) -> None:
    refused(started(2), change)


@pytest.mark.parametrize(
    "change", [put(placed=1), put(acted=True), put(turn=1), put(task=["silo", 0, 0]), put(stays=1)]
)
def test_what_cannot_be_while_the_dealer_gives_out(change: Change) -> None:
    refused(fresh(3), change)


def test_somebody_without_a_card_and_a_plot_has_closed() -> None:
    data = position([f"R5 {DEAD}", "K19"], ["", ""], "R1").json
    data["hands"][0] += data["hands"][1]
    data["hands"][1] = []
    with pytest.raises(PositionError):
        position([f"R5 {DEAD}", "K19"], ["", ""], "R1").record.game.state_from_json(data)


@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_changed_positions_are_refused_or_play_to_an_end(
    players: int, options: Options, count: Callable[[int, int], int]
) -> None:
    game = pygame_core.load_game(VARIANT, players, {"deals": "1", **options})
    rng = Random(f"changed {players} {options}")
    for seed in range(count(100, 1)):
        for number, (state, _) in enumerate(walk(game, seed)):
            if number % 8 == 0:
                data = state.to_json()
                change_something(data, rng)
                play_if_it_can_be(game, data, rng)


def change_something(data: Json, rng: Random) -> None:
    """A card goes from one place to another, two cards change places, or what is owed is another thing."""
    if rng.random() < 0.2:
        kind = rng.choice(["silo", "visit", "penalty", "own", "others"])
        data["task"] = rng.choice([None, [kind, data["to_move"], rng.randrange(7)]])
        return
    piles = [*data["plots"], *data["hands"], *data["silos"], *data["wells"]]
    piles += [data[key] for key in ("laid", "replaced", "thrown", "over")]
    here, there = rng.choice([pile for pile in piles if pile]), rng.choice(piles)
    at = rng.randrange(len(here))
    if there and rng.random() < 0.7:
        to = rng.randrange(len(there))
        here[at], there[to] = there[to], here[at]
    else:
        there.append(here.pop(at))


def play_if_it_can_be(game: Game, data: Json, rng: Random) -> None:
    try:
        state = game.state_from_json(data)
    except PositionError:
        return
    moves = 0
    while not state.is_terminal():
        if moves < 3:
            game.view([state], [], frozenset(range(game.players)))
        legal = state.legal_actions()
        assert legal
        state.apply_action(rng.choice(legal))
        moves += 1
        assert moves < MOST_MOVES


@pytest.mark.parametrize(
    "change",
    [
        put(backs=[{"white": 50_000_000, "green": 1}] * 4),
        put(backs=[{"white": 8, "green": 1}] * 4),
        put(wells=50_000_000),
        put(beside=[-50_000_000, 2, 2, 2]),
        put(beside=[-(10**30), 2, 2, 2]),
        put(wells=[["?g"] * 6, ["?g"] * 5, ["?g"] * 5]),
        put(wells=[[], [], []]),
        put(silos=[["?g"] * 4] * 4),
        put(silos=[]),
        put(hidden=False),
        put(task=["own", 0, 3]),
        put(seat=-1),
        put(seat=4),
        put(seat=True),
        put(starter=None),
        lambda data: data["wells"][2].pop(),
        lambda data: data["wells"][2].__setitem__(0, "?w"),
        lambda data: data["wells"][2].__setitem__(0, "?x"),
        lambda data: data["wells"][2].__setitem__(0, None),
        lambda data: data["known"][1].append("R20"),
        lambda data: data["known"][1].append("T"),
    ],
)
def test_views_that_cannot_be(change: Change) -> None:
    table = fresh(4)
    data = table.sees(0)
    game = table.record.game
    game.sample_state(data, Random(1))
    data = copy.deepcopy(data)
    change(data)
    with pytest.raises(PositionError):
        game.sample_state(data, Random(1))
    text = link._pack("seat", game, link._deflate(data))
    with pytest.raises(LinkError):
        link.decode(text)
