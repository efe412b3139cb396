"""Every world that agrees with what a seat saw can come out, and no other."""

from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

import pygame_core
from pygame_core import Game, PositionError
from pygame_core.vegeterrors.sampling import Place, fill

from .generic.games import random_record

ALL = 31


def worlds(places: list[tuple[int, int]], cards: list[str]) -> set[tuple[tuple[str, ...], ...]]:
    """By brute force: each way to lay the cards into places of (kinds, room)."""
    kinds = {letter: 1 << i for i, letter in enumerate("BGYRM")}
    found = set()
    for order in set(permutations(cards)):
        rest, world = list(order), []
        for mask, room in places:
            here, rest = rest[:room], rest[room:]
            if not all(kinds[card[0]] & mask for card in here):
                break
            world.append(tuple(sorted(here)))
        else:
            found.add(tuple(world))
    return found


B, G, Y, R, M = 1, 2, 4, 8, 16
CASES = {
    "nothing known": ([(ALL, 2), (ALL, 2), (ALL, 1)], ["B3", "B3", "G4", "R9", "M"]),
    "a face-down card is no Magic": ([(ALL, 2), (15, 1), (15, 1)], ["M", "M", "R9", "B2"]),
    "a void": ([(ALL, 3), (R | M, 2), (15, 1)], ["R3", "R4", "M", "B2", "Y4", "Y4"]),
    "only one way": ([(B, 2), (G, 2), (R, 1)], ["B2", "B3", "G3", "G4", "R9"]),
    "tight sets": ([(B | G, 2), (G | Y, 2), (ALL, 2)], ["B2", "G3", "G4", "Y4", "R9", "M"]),
    "tight in threes": ([(B | Y, 1), (B | G, 1), (G | Y, 1), (ALL, 2)], ["B2", "G3", "Y4", "R9", "R9"]),
}


@pytest.mark.parametrize("name", CASES)
def test_every_consistent_world_and_no_other(name: str) -> None:
    places, cards = CASES[name]
    expected = worlds(places, cards)
    assert expected
    rng, seen = Random(name), set()
    for _ in range(400 * len(expected)):
        filled = [Place(kinds, room) for kinds, room in places]
        fill(filled, cards, rng)
        seen.add(tuple(tuple(sorted(place.cards)) for place in filled))
        if seen == expected and len(expected) > 20:
            break
    assert seen == expected


def test_without_voids_every_world_is_equally_likely() -> None:
    rng, counts = Random(1), {"B2": 0, "G3": 0, "R9": 0}
    for _ in range(3000):
        filled = [Place(ALL, 1), Place(ALL, 2)]
        fill(filled, ["B2", "G3", "R9"], rng)
        counts[filled[0].cards[0]] += 1
    assert all(900 < count < 1100 for count in counts.values())


def test_an_impossible_look_is_refused() -> None:
    with pytest.raises(PositionError):
        fill([Place(B, 2)], ["B2", "G3"], Random(0))
    with pytest.raises(PositionError):
        fill([Place(ALL, 1)], ["B2", "G3"], Random(0))


@pytest.fixture(params=[3, 4])
def game(request: pytest.FixtureRequest) -> Game:
    return pygame_core.load_game("vegeterrors", players=request.param)


def test_every_world_at_the_end_of_a_hand(game: Game, count: Callable[[int, int], int]) -> None:
    """With one trick to play few worlds are left: each comes out, by brute force over the unseen cards."""
    rng = Random("end")
    for seed in range(count(6, 2)):
        record = random_record(game, seed)
        end = 11 * game.players - game.players
        state = record.states[end]
        seat = state.current_player()
        observation = state.observation(seat)
        possible = {state.canonical()}
        unseen = [
            card
            for other, hand in enumerate(state.to_json()["dealt"])
            if other != seat
            for card in left_over(hand, observation, other)
        ]
        assert len(unseen) == 2 * (game.players - 1)
        for order in set(permutations(unseen)):
            world = world_with(game, state, seat, order)
            if world is not None and world.observation(seat) == observation:
                possible.add(world.canonical())
        sampled: set[str] = set()
        for _ in range(200 * len(possible)):
            sampled.add(game.sample_state(observation, rng).canonical())
            if len(sampled) == len(possible):
                break
        assert sampled == possible


def left_over(hand: list[str], observation: dict[str, object], seat: int) -> list[str]:
    """What a seat still has that it never showed: its last card and the one face down."""
    rest = list(hand)
    for who, move in observation["history"]:  # type: ignore[attr-defined]
        if who == seat and not move.startswith("predict"):
            rest.remove(move.removeprefix("change ").split(" / ")[0].split(">")[0])
    return rest


def world_with(
    game: Game, state: pygame_core.State, seat: int, order: tuple[str, ...]
) -> pygame_core.State | None:
    """The position with the others' unseen cards laid otherwise, or None where the rules forbid it."""
    data = state.to_json()
    observation = state.observation(seat)
    cards = iter(order)
    downs, turned = {}, {}
    for other in range(game.players):
        if other != seat:
            shown = list(data["dealt"][other])
            for card in left_over(shown, observation, other):
                shown.remove(card)
            last, downs[other] = next(cards), next(cards)
            data["dealt"][other] = [*shown, last, downs[other]]
    moves = observation["history"]
    for who, move in moves:
        if who != seat and move.startswith("change "):
            turned[who] = move.removeprefix("change ").split(" / ")[0]
    told = []
    for who, move in moves:
        first = turned.get(who) if move == "predict ?" else None
        told.append(move.replace("?", first or downs.get(who, "?")))
    data["moves"] = told
    try:
        return game.state_from_json(data)
    except PositionError:
        return None
