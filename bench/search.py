"""Our search beside OpenSpiel's: run by build.py in .venv-bench, prints JSON.

python -m bench.search decisions               the decisions of greedy games, for all that follows
python -m bench.search euchre FILE ROUNDS      ours / OpenSpiel's on its C++ euchre: iterations a second
python -m bench.search same FILE ROUNDS        ours / OpenSpiel's in our game, and where its time goes
python -m bench.search native FILE ROUNDS      ours alone
python -m bench.search variants                the games that have a search
python -m bench.search strength VARIANT PLAYERS GAMES SECONDS
"""

import json
import random
import sys
from collections.abc import Callable
from cProfile import Profile
from pathlib import Path
from pstats import Stats
from time import process_time
from typing import Any

from bench import searching

#: Decisions of each game: some for every round.
DECISIONS = 200
EUCHRE_GAMES = 20
#: Simulations of OpenSpiel's search at a decision, as many as ours has.
SIMULATIONS = searching.ITERATIONS
#: Decisions of a round that its search has in our game, and those that are profiled.
SAME, PROFILED = 6, 10

Json = dict[str, Any]


def decisions() -> Json:
    """Of all games that have a search."""
    return {variant: searching.decisions(variant, DECISIONS) for variant in searching.variants()}


def euchre() -> Callable[[int, int], float]:
    """Iterations a second of OpenSpiel's search at some of the decisions of 20 games of euchre."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game("euchre")
    # There is no greedy bot of euchre; the quick search in C++ plays as sensibly.
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    player = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 5.0, 100, -1, final, False, False)
    luck = random.Random(1)
    found = []
    for _ in range(EUCHRE_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
                continue
            if len(state.legal_actions()) > 1:
                found.append(state.clone())
            state.apply_action(player.step(state))
    luck.shuffle(found)

    def rate(at: int, rounds: int) -> float:
        part = found[at::rounds][:40]
        numbers = np.random.RandomState(at)
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, numbers), 2**0.5, SIMULATIONS, random_state=numbers)
        began = process_time()
        for state in part:
            bot.run_search(state)
        return len(part) * SIMULATIONS / (process_time() - began)

    return rate


def beside_euchre(tolds: Json, rounds: int) -> Json:
    """Variant -> ours and euchre's, round by round, one straight after the other."""
    other = euchre()
    other(0, rounds)
    found: Json = {variant: {"ours": [], "euchre": []} for variant in tolds}
    for at in range(rounds):
        for variant, told in tolds.items():
            found[variant]["euchre"].append(other(at, rounds))
            found[variant]["ours"].append(searching.rate(told, told["seen"][at::rounds], process_time))
    return found


def same_game(tolds: Json, rounds: int) -> Json:
    """Variant -> ours and OpenSpiel's at the same decisions, and where OpenSpiel's time goes."""
    import pygame_core
    from bench import spiel
    from pygame_core.bots import Budget

    found: Json = {}
    for variant, told in tolds.items():
        bot = spiel.Ismcts(pygame_core.load_game(variant, told["players"]), 1)

        def choose(part: list[Json], bot: spiel.Ismcts = bot) -> float:
            began = process_time()
            for seen in part:
                bot.choose(seen, Budget(iterations=SIMULATIONS))
            return len(part) * SIMULATIONS / (process_time() - began)

        choose(told["seen"][:1])
        ours, theirs = [], []
        for at in range(rounds):
            part = told["seen"][at::rounds][:SAME]
            theirs.append(choose(part))
            ours.append(searching.rate(told, part, process_time))
        profile = Profile(process_time)
        profile.enable()
        choose(told["seen"][:PROFILED])
        profile.disable()
        found[variant] = {"ours": ours, "theirs": theirs, "time": parts(Stats(profile))}
    return found


def part_of(file: str) -> str:
    """Whose code a function is, by its file."""
    if file.endswith("bench/spiel.py"):
        return "adapter"
    return "core" if "/pygame_core/" in file else "openspiel"


def parts(stats: Any) -> dict[str, float]:
    """Shares of the time by whose code it is; what is built in belongs to who calls it."""
    spent = {"adapter": 0.0, "core": 0.0, "openspiel": 0.0}
    called = 0.0
    for (file, _, _), (_, _, own, _, callers) in stats.stats.items():
        file = file.replace("\\", "/")
        if not file.startswith("~"):
            spent[part_of(file)] += own
            continue
        for (caller, _, _), (_, _, inside, _) in callers.items():
            caller = caller.replace("\\", "/")
            spent[part_of(caller)] += inside
            called += inside if part_of(caller) == "adapter" else 0.0
    whole = sum(spent.values())
    return {**{name: own / whole for name, own in spent.items()}, "built in for adapter": called / whole}


def strength(variant: str, players: int, games: int, seconds: float) -> Json:
    """Ours on one side, OpenSpiel's on all others: every deal from every seating."""
    from pygame_core.arena import executors
    from pygame_core.arena.match import arrange, outcomes
    from pygame_core.arena.standings import tally

    sides = len(arrange(variant, ["fruit"], 1, players).load().sides)
    bots = ["fruit", *["bench.spiel:Ismcts"] * (sides - 1)]
    match = arrange(variant, bots, games, players, seconds=seconds)
    played = []
    with executors.processes(1) as executor:
        for outcome in outcomes(match, executor):
            played.append(outcome)
            print(f"   ... {variant} {players}: {len(played)} games", file=sys.stderr, flush=True)
    table = tally(match, played)
    ours = table.standings[0]
    return {"games": table.games, "share": ours.share, "interval": ours.share_interval, "sides": sides}


def main(job: str, *args: str) -> None:
    found: Any
    if job == "strength":
        variant, players, games, seconds = args
        found = strength(variant, int(players), int(games), float(seconds))
    elif job == "variants":
        found = searching.variants()
    elif job == "decisions":
        found = decisions()
    else:
        tolds, rounds = json.loads(Path(args[0]).read_text(encoding="utf-8")), int(args[1])
        if job == "native":
            found = searching.rates([*tolds.values()], rounds, process_time)
        else:
            found = {"euchre": beside_euchre, "same": same_game}[job](tolds, rounds)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
