"""Every world that agrees with what a seat saw can come out, and no other."""

import json as texts
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from pygame_core import Game, PositionError, load_game

from ..plain_deal import back
from .agreement import begun
from .drawn import VARIANT, position
from .styles import style_of
from .test_what_seats_know import hidden

Json = dict[str, Any]
PLAYERS = (2, 3, 4, 5)
#: Unseen cards whose orders are all tried.
FEW = 4
#: Seeds whose players keep to green cards: penalties put cards under talloni.
STUBBORN = (7, 6)


def all_worlds(game: Game, state: Any, seat: int) -> set[str]:
    """By brute force: every order of the unseen cards that looks the same to `seat`."""
    seen, found = state.observation(seat), set()
    unseen = [where[at] for where, at in hidden(state.to_json(), seen)]
    for order in set(permutations(unseen)):
        data = texts.loads(texts.dumps(state.to_json()))
        for (where, at), name in zip(hidden(data, seen), order, strict=True):
            where[at] = name
        try:
            world = game.state_from_json(data)
        except PositionError:
            continue
        if world.observation(seat) == seen:
            found.add(world.canonical())
    return found


def with_few_unseen(game: Game, state: Any, rng: Random) -> Any | None:
    """The position, but all except a few cards are known: of one back, and where there are, both copies."""
    data, seat = state.to_json(), state.current_player()
    if not any(data["sheet"]["penalties"]):
        return None
    if data["task"] and data["task"][0] == "under":
        return None
    colour, few = rng.choice(["red", "white", "green"]), FEW
    for other, hand in enumerate(data["hands"]):
        if other == seat:
            continue
        twice = Counter(hand)
        cards = sorted((card for card in hand if back(card) == colour), key=lambda card: -twice[card])
        unknown = Counter(cards[: min(few, rng.randint(0, 2))])
        few -= unknown.total()
        data["known"][other] = sorted((Counter(hand) - unknown).elements())
    for number, pile in enumerate(data["piles"]):
        below = len(pile) - data["open"][number]
        left = min(few, below, rng.randint(1, 3)) if pile and back(pile[0]) == colour else 0
        few -= left
        data["under"][number] = below - left
    return game.state_from_json(data)


def few_unseen(game: Game, seed: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game in which a seat misses few cards; some are made so, some come so."""
    rng, made, met = Random(f"few {seed}"), 0, 0
    state, style = begun(game, seed, rng), style_of(seed)
    while not state.is_terminal():
        known = with_few_unseen(game, state, rng) if made < 4 and rng.random() < 0.3 else None
        if known is not None and len(hidden(known.to_json(), known.observation(known.current_player()))) > 2:
            made += 1
            yield known, known.current_player()
        seat = rng.randrange(game.players)
        if met < 3 and 1 < len(hidden(state.to_json(), state.observation(seat))) <= FEW:
            met += 1
            yield state, seat
        state.apply_action(game.string_to_action(style(rng, game.legal_moves(state))))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_world_of_few_unseen_cards(players: int, count: Callable[[int, int], int]) -> None:
    game, rng, worlds = load_game(VARIANT, players), Random("few"), []
    for seed in [*STUBBORN, *range(count(60, 1))]:
        for state, seat in few_unseen(game, seed):
            possible = all_worlds(game, state, seat)
            seen, sampled = state.observation(seat), set()
            for _ in range(200 * len(possible)):
                sampled.add(game.sample_state(seen, rng).canonical())
                if len(sampled) == len(possible):
                    break
            # A few more, so that a world that cannot be has a chance to come.
            sampled |= {game.sample_state(seen, rng).canonical() for _ in range(10)}
            assert sampled == possible
            worlds.append(len(possible))
    assert len(worlds) >= 5
    assert max(worlds) > 5


def test_copies_come_out_as_often_as_their_number_says() -> None:
    # Seat 0 misses two red 20s and a black 20: one in the hand of seat 1, two in tallone 6 below its top.
    laid = " ".join(f"{suit}{number}" for suit in "RKGY" for number in (17, 18, 19, 16))
    table = position(
        "G20 R1", laid, players=2, others={1: "R20"}, empty="12345", piles={6: "R20 K20 Y20"}, fill=False,
        acted=True,
    )  # fmt: skip
    data, game, rng = table.json, table.record.game, Random("often")
    data["known"][1] = data["hands"][1][:]
    data["known"][1].remove("R20")
    seen = game.state_from_json(data).observation(0)
    before = data["known"][1].count("K20")
    held = Counter(
        game.sample_state(seen, rng).to_json()["hands"][1].count("K20") - before for _ in range(300)
    )
    # One in three: 100 of 300, give or take four deviations of 8.2.
    assert set(held) == {0, 1}
    assert 67 <= held[1] <= 133


@pytest.mark.parametrize("players", PLAYERS)
def test_openly_drawn_cards_stay_known_until_they_are_played(players: int) -> None:
    table = position("R1 R5", players=players, piles={2: "K6 K10 R9"})
    game, rng, top = table.record.game, Random("open"), table.pile(5)[-1]
    table.play("R1", "R5", "D2", "D5")
    assert sorted(table.sees(1)["known"][0]) == sorted([top, "R9"])
    for _ in range(20):
        assert {"R9", top} <= set(game.sample_state(table.sees(1), rng).to_json()["hands"][0])
    while table.turn != 0:
        table.play(table.legal[-1])
    assert "R9" in table.sees(1)["known"][0]
    assert "R9" not in table.play("R9").sees(1)["known"][0]


def test_of_two_copies_the_one_played_may_be_the_one_that_was_seen() -> None:
    table = position("R1 R5 R9", piles={2: "K6 K10 R9"}).play("R1", "D2")
    while table.turn != 0:
        table.play(table.legal[-1])
    assert table.sees(1)["known"][0] == ["R9"]
    table.play("R5", "R9")
    assert "R9" in table.hand(0)
    assert "R9" not in table.sees(1)["known"][0]


def test_cards_under_a_tallone_stay_known_in_their_order() -> None:
    table = position("G20 K20 Y20").play("stuck", "G20<3", "K20<3", "Y20<6", "D1", "D1", "D4")
    game, rng = table.record.game, Random("under")
    for seat in range(1, 5):
        seen = table.sees(seat)
        assert seen["piles"][2][:2] == ["K20", "G20"]
        assert seen["piles"][5][:1] == ["Y20"]
        for _ in range(10):
            piles = game.sample_state(seen, rng).to_json()["piles"]
            assert piles[2][:2] == ["K20", "G20"]
            assert piles[5][0] == "Y20"


def test_a_known_card_that_comes_blind_is_known_to_all() -> None:
    table = position("G20 K20", piles={3: "Y19"}).play("stuck", "G20<3", "K20<6", "D3", "D3")
    assert "G20" in table.sees(2)["known"][0]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sampled_world_looks_the_same(players: int, count: Callable[[int, int], int]) -> None:
    game = load_game(VARIANT, players)
    for seed in range(count(100, 2)):
        rng = Random(f"same {seed}")
        state, style = begun(game, seed, rng), style_of(seed + 1)
        while not state.is_terminal():
            if rng.random() < 0.1:
                for seat in range(players):
                    seen = state.observation(seat)
                    assert game.sample_state(seen, rng).observation(seat) == seen
            state.apply_action(game.string_to_action(style(rng, game.legal_moves(state))))
