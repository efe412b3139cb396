"""Greedy bots at Vine, on the house set and without objectives: prints JSON."""

import json
import random
import sys
from statistics import mean
from typing import Any, cast

import pygame_core
from pygame_core import State, bots
from pygame_core.vine.state import VineState

COUNTS = (2, 4, 6)


def greedy(players: int, games: int) -> dict[str, Any]:
    """Points of all seats, and what a game is like: passed tiles without a place, open connections."""
    game = pygame_core.load_game("vine", players)
    points: list[int] = []
    opened: list[float] = []
    turns = held = 0
    second = 0.0
    for seed in range(games):
        seated = [bots.make("greedy", game, seed) for _ in range(players)]
        state = cast(VineState, game.new_initial_state(seed))
        while not state.is_terminal():
            seat, holding = state.current_player(), sum(kind >= 0 for kind in state.held)
            turn = state.turn
            state.apply_action(seated[seat].choose(state.observation(seat)))
            held += sum(kind >= 0 for kind in state.held) > holding
            if state.turn != turn:
                opened.append(mean(vine.open for vine in state.vines))
        turns += state.turn
        points += state.returns()
        winners = state.winners()
        second += ((state.first + 1) % players in winners) / len(winners)
    return {
        "points": points,
        "no place": held / turns,
        "open": mean(opened),
        "second": second / games,
    }


def at_random(players: int, games: int) -> list[int]:
    """Points of seats that play at random."""
    game = pygame_core.load_game("vine", players)
    points: list[int] = []
    for seed in range(games):
        state: State = game.new_initial_state(seed)
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        points += state.returns()
    return points


def main(games: int) -> None:
    random.seed(1)
    found = {str(players): greedy(players, games) for players in COUNTS}
    json.dump({"greedy": found, "random": at_random(2, games)}, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
