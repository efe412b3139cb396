"""How long a copy of a state takes beside an action, in the middle of random games: prints JSON."""

import json
import random
import sys
from time import perf_counter

from bench.random_play import GAMES


def shares(name: str, games: int) -> list[float]:
    """For each game played, the time of its clones / the time of its actions."""
    import pygame_core

    variant, options = GAMES[name]
    game = pygame_core.load_game(variant, 4, options)
    found = []
    for seed in range(games):
        state = game.new_initial_state(seed)
        copying = acting = 0.0
        while not state.is_terminal():
            started = perf_counter()
            state.clone()
            copied = perf_counter()
            state.apply_action(random.choice(state.legal_actions()))
            acting += perf_counter() - copied
            copying += copied - started
        found.append(copying / acting)
    return found


def main(games: int) -> None:
    random.seed(1)
    json.dump({name: shares(name, games) for name in GAMES}, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
