"""Every world that agrees with what a seat saw can come out, and no other."""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

import pygame_core
from pygame_core import Game, PositionError, State

from ...generic.games import walk
from ...rulebook_lines import rule, ruling
from ..plain_deal import CROPS, back
from .agreement import GAMES, IDS, VARIANT, Options
from .drawn import Table, fresh, game_of, position

#: Unseen cards whose orders are all tried.
FEW = 5
Json = dict[str, Any]
ALL = " ".join(CROPS)


def slots(data: Json, seen: Json) -> Iterator[tuple[list[str], int]]:
    """Places of a position that the seat may not see into, as (list, index)."""
    for other, hand in enumerate(data["hands"]):
        if other != seen["seat"]:
            sure = {*seen["known"][other], *seen["shown"][other], "T"}
            yield from ((hand, at) for at, name in enumerate(hand) if name not in sure)
    if data["hidden"]:
        yield from ((data["wells"][2], at) for at in range(len(data["wells"][2])))
    if data["dealer"] != seen["seat"]:
        yield from ((data["over"], at) for at in range(len(data["over"])))


def all_worlds(game: Game, state: State, seat: int) -> set[str]:
    """By brute force: every order of the unseen cards that looks the same to `seat`."""
    observation, found = state.observation(seat), set()
    true = state.to_json()
    places = [*slots(true, observation)]
    unseen = [where[at] for where, at in places]
    hands = [id(hand) for hand in true["hands"]]
    for order in set(permutations(unseen)):
        if any(back(old) != back(new) for old, new in zip(unseen, order, strict=True)):
            continue
        filled = [(id(where), name) for (where, _), name in zip(places, order, strict=True)]
        # The order within a hand is nothing.
        if any(here == hand and one > two for (here, one), (hand, two) in pairwise(filled) if here in hands):
            continue
        data = json.loads(json.dumps(true))
        for (where, at), name in zip([*slots(data, observation)], order, strict=True):
            where[at] = name
        try:
            world = game.state_from_json(data)
        except PositionError:
            continue
        if world.observation(seat) == observation:
            found.add(world.canonical())
    return found


def check(game: Game, state: State, seat: int, rng: Random) -> int:
    """How many worlds there are; all come out, no other."""
    possible = all_worlds(game, state, seat)
    observation, sampled = state.observation(seat), set()
    for _ in range(200 * len(possible)):
        sampled.add(game.sample_state(observation, rng).canonical())
        if len(sampled) == len(possible):
            break
    assert sampled == possible
    return len(possible)


def late_positions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of a random deal in which a seat misses few cards, one for each number of them."""
    done = set()
    for state, _ in walk(game, seed):
        data = state.to_json()
        if sum(back(card) == "white" for hand in data["hands"] for card in hand) > 2 * FEW:
            continue
        for seat in range(game.players):
            unseen = len([*slots(data, state.observation(seat))])
            if 1 < unseen <= FEW and unseen not in done:
                done.add(unseen)
                yield state, seat


@ruling("deck 5")
@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_every_world_late_in_a_deal(players: int, options: Options, count: Callable[[int, int], int]) -> None:
    game = pygame_core.load_game(VARIANT, players, {"deals": "1", **options})
    rng, worlds = Random("late"), []
    for seed in range(count(60, 2)):
        worlds += [check(game, state, seat, rng) for state, seat in late_positions(game, seed)]
    assert len(worlds) >= 3
    # Of two players the other has whatever is unseen, once the wells are open.
    assert (max(worlds) > 1) == (players > 2)


def with_hidden_well() -> Table:
    """Seat 0 misses the order of the hidden well, and which of two white cards lie in which hand."""
    third = "R13 R14 R15 R16 K13"
    hands = [None, "R5 K20", "K5", "K19"]
    return position(hands, [""] * 4, f"{ALL}", wells=("R20", "G18", third))


@rule(363)
@ruling("2.0 2")
def test_every_order_of_the_hidden_well() -> None:
    table = with_hidden_well()
    # Five cards in any order, two white ones either way round.
    assert check(table.record.game, table.state, 0, Random("well")) == 120 * 2


@rule(363)
@ruling("deal 13")
def test_of_two_a_white_card_may_be_in_the_hand_or_in_the_hidden_well() -> None:
    third = ["R13", "R5", "R14", "R15", "R6", "R16", "K13", "K14"]
    table = position(
        [None, "K5 K6 K20"], ["", ""], ALL, players=2, wells=("R20", "G18", " ".join(third)), beside=[5, 5]
    )
    observation, game, rng = table.sees(0), table.record.game, Random("two")
    assert observation["wells"][2] == ["?g", "?w", "?g", "?g", "?w", "?g", "?g", "?g"]
    white, green = {"R5", "R6", "K5", "K6"}, {card for card in third if back(card) == "green"}
    came: set[tuple[int, str]] = set()
    hands: set[tuple[str, ...]] = set()
    for _ in range(600):
        data = game.sample_state(observation, rng).to_json()
        well = data["wells"][2]
        assert sorted([*well, *data["hands"][1]]) == sorted([*third, "K5", "K6", "K20"])
        assert "K20" in data["hands"][1]
        came |= set(enumerate(well))
        hands.add(tuple(sorted(card for card in data["hands"][1] if back(card) == "white")))
    expected = {
        (at, card) for at, name in enumerate(third) for card in (green if back(name) == "green" else white)
    }
    assert came == expected
    assert len(hands) == 6


@rule(277)
@ruling("deal 15")
@pytest.mark.parametrize("players", [3, 5])
def test_the_dealers_white_cards(players: int) -> None:
    """Who does not deal takes any unseen white card for one that is over; the dealer knows both."""
    table = fresh(players, 2)
    game, dealer = table.record.game, table.json["dealer"]
    over, rng = table.json["over"], Random("over")
    other = (dealer + 1) % players
    mine = {*table.json["hands"][other]}
    unseen = {card for hand in table.json["hands"] for card in hand} - mine | {*over}
    came: set[str] = set()
    for _ in range(250):
        assert game.sample_state(table.sees(dealer), rng).to_json()["over"] == over
        came |= {*game.sample_state(table.sees(other), rng).to_json()["over"]}
    assert came == unseen
    # One is given: dealer and receiver know it, the third does not.
    table.play(f"{over[0]}>{other + 1}")
    third = (dealer + 2) % players
    for seat, sure in ((dealer, True), (other, True), (third, False)):
        worlds = [game.sample_state(table.sees(seat), rng).to_json() for _ in range(60)]
        assert all(over[0] in world["hands"][other] for world in worlds) == sure
        assert all(world["placed"] == other for world in worlds)


@rule(363)
@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_what_is_known_stays_where_it_is(players: int, options: Options) -> None:
    game = pygame_core.load_game(VARIANT, players, {"deals": "1", **options})
    rng = Random("known")
    for number, (state, _) in enumerate(walk(game, 3)):
        if number % 5:
            continue
        true = state.to_json()
        for seat in range(players):
            seen = state.observation(seat)
            world = game.sample_state(seen, rng).to_json()
            assert world["silos"] == true["silos"]
            assert [len(well) for well in world["wells"]] == [len(well) for well in true["wells"]]
            assert world["wells"][: 2 if true["hidden"] else 3] == true["wells"][: 2 if true["hidden"] else 3]
            assert [back(card) for card in world["wells"][2]] == [back(card) for card in true["wells"][2]]
            for other in range(players):
                hands = [world["hands"][other], true["hands"][other]]
                assert len(hands[0]) == len(hands[1])
                green = [sorted(card for card in hand if back(card) == "green") for hand in hands]
                assert green[0] == green[1]
                assert {*seen["known"][other]} <= {*hands[0]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_others_of_a_sampled_world_know_what_was_taken_openly(players: int) -> None:
    """White cards too, which two players find in Silos and wells."""
    game = game_of(players, "1")
    whites = 0
    for state, _ in walk(game, 5):
        world = game.sample_state(state.observation(0), Random(1))
        mine = set(state.to_json()["hands"][0])
        for other in range(1, players):
            # What the dealer gave a seat, only these two know.
            taken = set(state.to_json()["taken"][0])
            assert set(world.to_json()["seen"][other]) & mine == taken
            whites += sum(back(card) == "white" for card in taken)
    assert (whites > 0) == (players == 2)
