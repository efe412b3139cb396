"""Random play wins hands by colour as often as was counted for the deck: a wrong rule moves these."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from random import Random
from typing import Any

import pytest

from pygame_core import Game, bots, load_game

from ..rulebook_lines import ruling

NOBODY: frozenset[int] = frozenset()


@dataclass
class Tally:
    hands: int = 0
    tied: int = 0
    wins: Counter[str] = field(default_factory=Counter)


def play(game: Game, seeds: range, choose: Callable[[Any], int]) -> Tally:
    found = Tally()
    for seed in seeds:
        state: Any = game.new_initial_state(seed)
        while not state.is_terminal():
            action = choose(state)
            after = state.clone()
            after.apply_action(action)
            if after.is_round_over():
                events = game.events(state, action, after, NOBODY)
                paid = next(event["payout"] for event in events if event["kind"] == "payout")
                found.hands += 1
                found.wins[paid["winner"]] += 1
                found.tied += len(paid["tied"]) > 1
            state = after
    return found


@lru_cache
def at_random(games: int) -> Tally:
    """Every card of a hand is as likely as any other, then every way to play it; no prediction is changed."""
    game: Any = load_game("vegeterrors", players=4)
    rng = Random("shares")

    def choose(state: Any) -> int:
        legal = [game.action_to_string(action) for action in state.legal_actions()]
        hand = [game.cards.names[card] for card in state.hand(state.current_player())]
        while True:
            card = rng.choice(hand)
            ways = [
                move for move in legal if move in (card, f"predict {card}") or move.startswith(f"{card}>")
            ]
            if ways:
                return game.string_to_action(rng.choice(ways))

    return play(game, range(games), choose)


@pytest.fixture
def games(count: Callable[[int, int], int]) -> int:
    return count(1500, 100)


def slack(share: float, count: int) -> float:
    """Three and a half standard deviations, and half of the last digit that was printed."""
    return 3.5 * sqrt(share * (1 - share) / count) + 0.005


@ruling("deck")
@pytest.mark.parametrize(
    ("colour", "share"), [("blue", 0.28), ("green", 0.26), ("yellow", 0.23), ("red", 0.23)]
)
def test_each_colour_wins_its_share(colour: str, share: float, games: int) -> None:
    found = at_random(games)
    assert found.wins[colour] / found.hands == pytest.approx(share, abs=slack(share, found.hands))


@ruling("deck")
def test_a_random_game_takes_about_seven_hands(games: int) -> None:
    assert at_random(games).hands / games == pytest.approx(7, abs=0.25 if games >= 1000 else 0.9)


@ruling("deck")
def test_the_tie_order_decides_a_third_of_random_hands(games: int) -> None:
    # Our own count, of this core and the plain game alike; the printed half is that of good players.
    found = at_random(games)
    assert found.tied / found.hands == pytest.approx(0.35, abs=slack(0.35, found.hands))


@ruling("deck")
def test_the_tie_order_decides_more_when_players_try() -> None:
    game = load_game("vegeterrors", players=4)
    seats = [bots.make("greedy", game, seat) for seat in range(4)]

    def choose(state: Any) -> int:
        seat = state.current_player()
        return seats[seat].choose(state.observation(seat))

    found = play(game, range(40), choose)
    assert 0.43 <= found.tied / found.hands <= 0.75
