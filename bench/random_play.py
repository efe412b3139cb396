"""Random play through the public API, timed; the same file runs on CPython and inside Pyodide."""

import random
from collections.abc import Callable
from time import perf_counter

Play = Callable[[], int]

#: What is timed, four players each: name -> variant and options.
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "potager vegeterrors": ("vegeterrors", {}),
    "potager vege-tables-base": ("vege-tables-base", {"deals": "1"}),
    "potager vege-tables-tournament": ("vege-tables-tournament", {"deals": "1"}),
    "potager vege-tables-double-deck": ("vege-tables-double-deck", {"deals": "1"}),
    "potager vine": ("vine", {}),
}


def potager(name: str) -> Play:
    """Plays one whole match of one of `GAMES` and tells its number of actions."""
    import pygame_core

    variant, options = GAMES[name]
    game = pygame_core.load_game(variant, 4, options)
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


def rates(plays: dict[str, Play], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Rates of each, round by round: all take turns, so that a slow spell of the machine meets all."""
    random.seed(1)
    for play in plays.values():
        rate(play, seconds / 4)
    found: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            found[name].append(rate(play, seconds))
    return found
