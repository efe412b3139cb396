"""Positions and views that cannot be are refused, by name; those that are taken play to an end."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pygame_core
from pygame_core import Game, LinkError, PositionError, link

from ..generic.games import slug, walk
from .drawn import fresh, position, started
from .test_random_deals import GAMES, MOST_MOVES

Json = dict[str, Any]


def swap(data: Json, place: str, other: str) -> None:
    """Two places change their first cards."""
    a, b = data[place], data[other]
    a[0], b[0] = b[0], a[0]


def thrown_but_never_burned(data: Json) -> None:
    data["thrown"].append(data["hands"][1].pop(0))


def in_a_stock_nobody_draws_from(data: Json) -> None:
    data["stock"].append(data["pots"][0].pop(0))


def tractors_beside_in_base(data: Json) -> None:
    seat = next(seat for seat, hand in enumerate(data["hands"]) if "T" in hand)
    data["hands"][seat].remove("T")
    data["beside"][seat] += 1


def an_exchange_without_partners(data: Json) -> None:
    data["exchange"] = [data["to_move"], data["hands"][data["to_move"]][0]]


def a_pot_taken_where_there_are_none(data: Json) -> None:
    data["sheet"]["pot"][0] = 10


def more_tractors_near_than_there_are(data: Json) -> None:
    data["near_tractors"][0] = 9


def put(**fields: object) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        data.update(copy.deepcopy(fields))

    return change


def on_the_sheet(**fields: object) -> Callable[[Json], None]:
    return lambda data: data["sheet"].update(fields)


@pytest.mark.parametrize(
    ("variant", "players", "change"),
    [
        ("base", 4, thrown_but_never_burned),
        ("base", 4, in_a_stock_nobody_draws_from),
        ("base", 4, an_exchange_without_partners),
        ("base", 4, put(turn=0)),
        ("base", 4, put(short=-1)),
        ("base", 3, put(short=-1)),
        ("base", 4, put(scores=[5, 0, 0, 0])),
        ("base", 4, on_the_sheet(pot=[40, -1, -1, -1])),
        ("base", 4, on_the_sheet(families=[1, 0, 0, 0])),
        ("base", 4, on_the_sheet(closing=[3, 0, 0, 0])),
        ("base", 4, on_the_sheet(closer=1)),
        ("base", 4, on_the_sheet(lost=1)),
        ("expert", 3, put(turn=0)),
        ("expert", 3, put(short=-1)),
        ("base", 2, a_pot_taken_where_there_are_none),
        ("partners", 4, more_tractors_near_than_there_are),
        ("base", 4, put(near=[["R5"], [], [], []])),
    ],
)
def test_what_cannot_be_in_a_running_deal(variant: str, players: int, change: Callable[[Json], None]) -> None:
    table = started(variant, players)
    data = table.json
    table.record.game.state_from_json(data)
    change(data)
    with pytest.raises(PositionError):
        table.record.game.state_from_json(data)


@pytest.mark.parametrize(
    "change", [put(placed=1), put(acted=True), put(turn=1), lambda d: swap(d, "over", "field")]
)
def test_what_cannot_be_while_the_dealer_gives_out(change: Callable[[Json], None]) -> None:
    table = fresh("base", 3)
    data = table.json
    # A Field card that is a Tractor is no number to look its stage up by.
    data["field"].sort(key=lambda name: name != "T")
    table.record.game.state_from_json(data)
    change(data)
    with pytest.raises(PositionError):
        table.record.game.state_from_json(data)


def test_tractors_lie_beside_two_experts_only() -> None:
    data = position(["R5 T"], players=2).json
    tractors_beside_in_base(data)
    with pytest.raises(PositionError):
        pygame_core.load_game("vege-tables-base", 2).state_from_json(data)


def test_an_expert_pot_of_two_holds_no_tractor() -> None:
    table = fresh("expert", 2)
    data = table.json
    data["beside"][0] -= 1
    data["common"].append("T")
    with pytest.raises(PositionError):
        table.record.game.state_from_json(data)


def test_a_plot_of_two_is_never_burned() -> None:
    table = fresh("base", 2)
    data = table.json
    data["laid"].remove("R1")
    data["stock"].remove("T")
    data["replaced"].append("R1")
    data["plots"][0].append("R1")
    next(cards for cards in [*data["hands"], data["common"]] if "R5" in cards).remove("R5")
    data["laid"].append("R5")
    with pytest.raises(PositionError, match="all Plots lie"):
        table.record.game.state_from_json(data)


@pytest.mark.parametrize("field", ["round", "last_sheet", "sheet"])
def test_a_finished_match_is_finished(field: str) -> None:
    table = position(["R5"], [""], "R1", deals="1").play("R5")
    data = table.json
    game = table.record.game
    game.state_from_json(data)
    longer = pygame_core.load_game(game.id, 4, {**game.options, "deals": "2"})
    with pytest.raises(PositionError):
        longer.state_from_json({**data, "options": longer.options})
    sheet = {**data["sheet"], "closer": -1}
    changed: Json = {"round": {"round": 1}, "last_sheet": {"last_sheet": None}}.get(
        field, {"sheet": sheet, "last_sheet": sheet}
    )
    with pytest.raises(PositionError):
        game.state_from_json({**data, **changed})


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_changed_positions_are_refused_or_play_to_an_end(
    game: Game, count: Callable[[int, int], int]
) -> None:
    rng = Random(f"changed {slug(game)}")
    for seed in range(count(100, 2)):
        for number, (state, _) in enumerate(walk(game, seed)):
            if number % 8 == 0:
                data = state.to_json()
                move_a_card(data, rng)
                play_if_it_can_be(game, data, rng)


def move_a_card(data: Json, rng: Random) -> None:
    """From one place to another, or two cards for one another."""
    piles = [*data["plots"], *data["hands"], *[pot for pot in data["pots"] if pot]]
    piles += [data[key] for key in ("laid", "replaced", "thrown", "over", "common", "stock")]
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
        game.view([state], [], frozenset(range(game.players)))
        state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
        assert moves < MOST_MOVES


@pytest.mark.parametrize(
    "change",
    [
        put(stock=50_000_000),
        put(backs=[{"white": 50_000_000, "green": 1}] * 4),
        put(pots=[50_000_000] * 4),
        put(beside=[-50_000_000, 0, 0, 0]),
        put(beside=[-(10**30), 0, 0, 0]),
        put(field=[float("inf")] * 16),
        put(near=["R1"]),
        put(seat=-1),
        put(seat=4),
        put(seat=True),
    ],
)
def test_views_that_cannot_be(change: Callable[[Json], None]) -> None:
    table = fresh("partners")
    data = table.sees(0)
    game = table.record.game
    game.sample_state(data, Random(1))
    change(data)
    with pytest.raises(PositionError):
        game.sample_state(data, Random(1))
    text = link._pack("seat", game, link._deflate(data))
    with pytest.raises(LinkError):
        link.decode(text)


@pytest.mark.parametrize("points", [0, 13, 190_000, 200_001, 1_000_000, 10**12])
@pytest.mark.parametrize("variant", ["vege-tables-base", "vege-tables-double-deck"])
def test_points_a_deal_begins_with_stand_in_positions_too(variant: str, points: int) -> None:
    game = pygame_core.load_game(variant, players=3, deals="2")
    try:
        state = game.new_round_state(5, [1, 0, points, 0, 0])
    except PositionError:
        assert points > 190_000
        return
    assert game.state_from_json(state.to_json()).returns() == state.returns()
