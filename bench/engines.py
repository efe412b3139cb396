"""Our games beside RLCard's uno and OpenSpiel's euchre: run by build.py in .venv-bench, prints JSON."""

import json
import random
import sys

from bench.random_play import GAMES, Play, potager, rates


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


def main(rounds: int, seconds: float) -> None:
    plays = {name: potager(name) for name in GAMES}
    plays |= {"rlcard uno": rlcard_uno(), "openspiel euchre": openspiel_euchre()}
    json.dump(rates(plays, rounds, seconds), sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
