"""Positions and views that cannot be are refused, by name; those that are taken play to an end."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pygame_core import Game, LinkError, PositionError, link, load_game

from ...generic.games import walk
from .agreement import begun
from .drawn import PLANTS, VARIANT, Table, fresh, position
from .styles import style_of
from .test_random_deals import MOST_MOVES, check_cards

Json = dict[str, Any]
Change = Callable[[Json], None]
PLAYERS = (2, 3, 4, 5)


def put(**fields: object) -> Change:
    def change(data: Json) -> None:
        data.update(copy.deepcopy(fields))

    return change


def at(key: str, *where: Any, to: object) -> Change:
    """`data[key][where...]` becomes `to`."""

    def change(data: Json) -> None:
        place = data[key]
        for step in where[:-1]:
            place = place[step]
        place[where[-1]] = to

    return change


def both(*changes: Change) -> Change:
    def change(data: Json) -> None:
        for one in changes:
            one(data)

    return change


def a_third_copy(data: Json) -> None:
    data["hands"][1][0] = data["laid"][0]


def two_backs_in_a_tallone(data: Json) -> None:
    data["piles"][0][0], data["piles"][1][0] = data["piles"][1][0], data["piles"][0][0]


def one_card_more_in_a_hand(data: Json) -> None:
    data["hands"][2].append(data["piles"][2].pop())


def one_card_less_in_a_hand(data: Json) -> None:
    hand = data["hands"][2]
    data["piles"][2].insert(0, hand.pop(next(at for at, name in enumerate(hand) if int(name[1:]) > 12)))


def thrown_but_never_burned(data: Json) -> None:
    data["thrown"].append(data["piles"][2].pop())


def a_card_too_few(data: Json) -> None:
    data["piles"][2].pop()


def a_plot_missing_below(data: Json) -> None:
    data["laid"].remove("R1")
    data["burned"].remove("R1")
    data["piles"][0].append("R1")


def known_but_not_there(data: Json) -> None:
    held = data["hands"][1]
    data["known"][1] = [next(name for name in data["hands"][2] if name not in held)]


def one_tractor_more(data: Json) -> None:
    data["tractors"][1] += 1


def a_tractor_among_the_cards(data: Json) -> None:
    data["hands"][0][0] = "T"


def refused(table: Table, change: Change) -> None:
    """The position itself is taken, with the change it is not."""
    data, game = table.json, table.record.game
    game.state_from_json(data)
    before = copy.deepcopy(data)
    change(data)
    assert data != before
    with pytest.raises(PositionError):
        game.state_from_json(data)


@pytest.mark.parametrize(
    "change",
    [
        a_third_copy,
        two_backs_in_a_tallone,
        one_card_more_in_a_hand,
        one_card_less_in_a_hand,
        thrown_but_never_burned,
        a_card_too_few,
        a_plot_missing_below,
        known_but_not_there,
        one_tractor_more,
        a_tractor_among_the_cards,
        put(players=5),
        put(game="vege-tables-base@1"),
        put(turn=0),
        put(starter=2),
        put(to_move=1),
        put(second=True),
        put(kind="lay"),
        put(kind="pick"),
        put(acted=True),
        put(task=["draw", 1, []]),
        put(task=["under", 0]),
        put(stuck=1),
        put(stuck=-1),
        put(open=[False, True, True, True, True, True]),
        put(open=[True] * 5),
        put(under=[1, 0, 0, 0, 0, 0]),
        put(under=[0, 0, 99, 0, 0, 0]),
        put(burned=[]),
        put(burned=["R1", "R5", "K1"]),
        put(scores=[3, 0, 0, 0]),
        put(terminal=True),
        put(round_over=True),
        at("closers", 0, to=1),
        at("brought", 0, to=10),
        at("sheet", "fruits", 0, to=10),
        at("sheet", "by_fruit", 0, to=1),
        at("sheet", "closing", 0, to=3),
        at("sheet", "closer", to=0),
        at("hands", 0, 0, to="R21"),
        at("tractors", 0, to=-1),
    ],
)
def test_what_cannot_be_in_a_running_deal(change: Change) -> None:
    refused(position("K1 G20", "R5", players=4), change)


@pytest.mark.parametrize(
    "change",
    [
        at("closers", 0, to=-1),
        at("closers", 0, to=4),
        at("brought", 0, to=20),
        at("sheet", "fruits", 3, to=20),
        both(at("brought", 0, to=20), at("sheet", "fruits", 3, to=20)),
        at("sheet", "by_fruit", 3, to=2),
    ],
)
def test_what_cannot_be_said_of_a_closed_crop(change: Change) -> None:
    refused(position("K1 G20", "R17", players=4), change)


def test_points_in_line_may_come_in_any_order_but_not_twice() -> None:
    """Of two Fruits in line one brought 10 and the other 20."""
    table = position("K1 G20", "R17 R18", players=4)
    data, game = table.json, table.record.game
    assert data["brought"][:2] == [10, 20]
    data["brought"][:2] = [20, 10]
    game.state_from_json(data)
    for wrong in ([10, 10], [20, 20], [15, 15], [0, 30]):
        changed = copy.deepcopy(data)
        changed["brought"][:2] = wrong
        changed["sheet"]["fruits"][3] = sum(wrong)
        with pytest.raises(PositionError):
            game.state_from_json(changed)


@pytest.mark.parametrize("change", [put(kind="discard"), put(kind=None), put(acted=False), put(second=True)])
def test_what_cannot_be_within_a_turn(change: Change) -> None:
    refused(position("R1 R5", players=4).play("R1"), change)


@pytest.mark.parametrize(
    "change",
    [
        put(task=None),
        put(task=["draw", 1, [1]]),
        put(task=["draw", 2, []]),
        put(open=[True] * 6),
        put(kind=None),
    ],
)
def test_what_cannot_be_while_drawing(change: Change) -> None:
    refused(position("R1 R5 R9", players=4).play("R1", "R5", "R9", "D2"), change)


@pytest.mark.parametrize(
    "change",
    [put(task=None), put(task=["under", 2]), put(stuck=0), put(acted=True), put(known=[[], [], [], []])],
)
def test_what_cannot_be_while_cards_are_put_under(change: Change) -> None:
    refused(position("G20", players=4).play("stuck", "G20<3"), change)


@pytest.mark.parametrize("change", [put(second=False), put(kind="lay"), put(hands=[[]] * 5)])
def test_what_cannot_be_in_the_second_phase(change: Change) -> None:
    refused(position("R17 K17", PLANTS, empty="123456", fill=False), change)


@pytest.mark.parametrize(
    "change",
    [
        put(round=3),
        put(last_sheet=None),
        put(terminal=False),
        put(second=False),
        put(round_over=False),
        at("sheet", "closer", to=-1),
        at("last_sheet", "closer", to=1),
        at("last_sheet", "closing", 0, to=15),
    ],
)
def test_a_finished_match_is_finished(change: Change) -> None:
    table = position("R1", PLANTS, empty="123456", fill=False, round=4).play("-R1")
    assert table.state.is_terminal()
    refused(table, change)


def test_a_match_that_stood_still_has_nobody_who_ended_it() -> None:
    laid = PLANTS.replace("R16", "R12")
    table = position("R20", laid, empty="123456", fill=False, stuck=9, round=4).play("stuck")
    assert table.state.is_terminal()
    for change in (put(stuck=9), at("sheet", "closer", to=0), at("sheet", "penalties", 0, to=0)):
        refused(table, change)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_of_a_game_is_taken(players: int, count: Callable[[int, int], int]) -> None:
    for seed in range(count(200, 2)):
        game, rng = load_game(VARIANT, players, {"deals": "2"}), Random(f"taken {seed}")
        state = begun(game, seed, rng)
        while not state.is_terminal():
            state.apply_action(game.string_to_action(style_of(seed)(rng, game.legal_moves(state))))
            if rng.random() < 0.2:
                data = state.to_json()
                again = game.state_from_json(data)
                assert again.to_json() == data
                assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("players", PLAYERS)
def test_changed_positions_are_refused_or_play_to_an_end(
    players: int, count: Callable[[int, int], int]
) -> None:
    game, rng = load_game(VARIANT, players), Random(f"changed {players}")
    taken = 0
    for seed in range(count(100, 2)):
        for number, (state, _) in enumerate(walk(game, seed)):
            if number % 16 == 0:
                data = state.to_json()
                change_something(data, rng)
                taken += played_if_it_can_be(game, data, rng)
    assert taken


def change_something(data: Json, rng: Random) -> None:
    """A card moves, two cards change places, or a number or a truth is another one."""
    piles = [*data["hands"], *data["piles"], data["laid"], data["replaced"], data["thrown"], data["burned"]]
    here, there = rng.choice([pile for pile in piles if pile]), rng.choice(piles)
    index, way = rng.randrange(len(here)), rng.random()
    if way < 0.3:
        key = rng.choice(["second", "acted", "turn", "to_move", "stuck", "kind", "under", "tractors", "open"])
        value = data[key]
        if isinstance(value, list):
            value[rng.randrange(len(value))] = rng.choice([True, False] if key == "open" else [0, 1, 2, 5])
        else:
            data[key] = rng.choice([True, False, 0, 1, 2, "lay", "discard", None])
    elif there and way < 0.8:
        to = rng.randrange(len(there))
        here[index], there[to] = there[to], here[index]
    else:
        there.append(here.pop(index))


def played_if_it_can_be(game: Game, data: Json, rng: Random) -> bool:
    try:
        state: Any = game.state_from_json(data)
    except PositionError:
        return False
    moves = 0
    while not state.is_terminal():
        check_cards(state)
        legal = state.legal_actions()
        assert legal
        state.apply_action(rng.choice(legal))
        moves += 1
        assert moves < MOST_MOVES
    return True


@pytest.mark.parametrize(
    "change",
    [
        put(piles=[50_000_000] * 6),
        put(backs=[{"red": 50_000_000, "white": 1, "green": 1}] * 4),
        put(hand=["R1"] * 3),
        put(hand=[]),
        put(seat=-1),
        put(seat=4),
        put(seat=True),
        put(known=[["R1", "R1", "R1"], [], [], []]),
        put(open=[False] * 6),
        at("piles", 0, 0, to="R1"),
        at("backs", 1, "red", to=5),
    ],
)
def test_views_that_cannot_be(change: Change) -> None:
    table = fresh(4)
    data = table.sees(0)
    game = table.record.game
    game.sample_state(data, Random(1))
    change(data)
    with pytest.raises(PositionError):
        game.sample_state(data, Random(1))
    text = link._pack("seat", game, link._deflate(data))
    with pytest.raises(LinkError):
        link.decode(text)
