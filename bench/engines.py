"""Vegeterrors beside RLCard's uno and OpenSpiel's euchre: run by build.py in .venv-bench, prints JSON."""

import json
import random
import statistics
import sys
from collections.abc import Callable

from bench.random_play import Play, potager, rate


def rlcard_uno() -> Play:
    import rlcard

    env = rlcard.make("uno")

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def openspiel_euchre() -> Play:
    import pyspiel

    game = pyspiel.load_game("euchre")

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


ENGINES: dict[str, Callable[[], Play]] = {
    "potager vegeterrors, 4 players": potager,
    "rlcard uno": rlcard_uno,
    "openspiel euchre": openspiel_euchre,
}


def main(rounds: int, seconds: float) -> None:
    """Engines take turns, so that a slow spell of the machine meets all of them."""
    random.seed(1)
    plays = {name: make() for name, make in ENGINES.items()}
    for play in plays.values():
        rate(play, seconds / 4)
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for number in range(rounds):
        for name, play in plays.items():
            rates[name].append(rate(play, seconds))
        print(f"   ... round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    medians = {name: statistics.median(values) for name, values in rates.items()}
    json.dump({"medians": medians, "rates": rates}, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
