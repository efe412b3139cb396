"""Random play through the public API, timed; the same file runs on CPython and inside Pyodide."""

import random
from collections.abc import Callable
from time import perf_counter

Play = Callable[[], int]


def potager(players: int = 4) -> Play:
    """Plays one whole match of Vegeterrors and tells its number of actions."""
    import pygame_core

    game = pygame_core.load_game("vegeterrors", players=players)
    seeds = iter(range(1 << 40))

    def play() -> int:
        state = game.new_initial_state(next(seeds))
        steps = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def rate(play: Play, seconds: float) -> float:
    """Actions a second over whole games."""
    steps = 0
    started = perf_counter()
    while (took := perf_counter() - started) < seconds:
        steps += play()
    return steps / took
