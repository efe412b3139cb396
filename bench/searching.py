"""How fast our search is at the decisions of greedy games, on CPython and inside Pyodide."""

from collections.abc import Callable
from random import Random
from typing import Any

Json = dict[str, Any]

#: Iterations at a decision; what a search does before its first one is counted too.
ITERATIONS = 100
GREEDY_GAMES = 20
WARM = 25


def players_of(variant: str) -> int:
    """The table that is measured: four where there can be four, but for Vine, where it is two."""
    from pygame_core import registry

    counts = registry.find(variant).player_counts
    return 2 if variant == "vine" else 4 if 4 in counts else max(counts)


def variants() -> list[str]:
    """All games that have a search."""
    from pygame_core.bots.search import MODELS

    return list(MODELS)


def decisions(variant: str, count: int) -> Json:
    """So many of the decisions of 20 greedy games, evenly chosen; one legal move is none."""
    import pygame_core
    from pygame_core import bots

    players = players_of(variant)
    game = pygame_core.load_game(variant, players)
    found = []
    for seed in range(GREEDY_GAMES):
        bot, state = bots.make("greedy", game, seed), game.new_initial_state(seed)
        while not state.is_terminal():
            seen = state.observation(state.current_player())
            if len(seen["legal_actions"]) > 1:
                found.append(seen)
            state.apply_action(bot.choose(seen))
    chosen = [found[i * len(found) // count] for i in range(min(count, len(found)))]
    # Shuffled, so that any few of them are of all stages of a game.
    Random(1).shuffle(chosen)
    return {"variant": variant, "players": players, "all": len(found), "seen": chosen}


def rate(told: Json, part: list[Json], clock: Callable[[], float]) -> float:
    """All iterations at these decisions / all the time that they took, beginning with the observation."""
    import pygame_core
    from pygame_core.bots.search import MODELS, Tree

    variant = told["variant"]
    game = pygame_core.load_game(variant, told["players"])
    model = MODELS[variant]
    began = clock()
    for index, seen in enumerate(part):
        Tree(model(game, seen), Random(index)).run(ITERATIONS)
    return len(part) * ITERATIONS / (clock() - began)


def rates(tolds: list[Json], rounds: int, clock: Callable[[], float]) -> dict[str, list[float]]:
    """Rates round by round; each round has decisions of its own."""
    for told in tolds:
        # Pyodide compiles while it warms up, and that counts.
        rate(told, told["seen"][:WARM], clock)
    found: dict[str, list[float]] = {told["variant"]: [] for told in tolds}
    for at in range(rounds):
        for told in tolds:
            found[told["variant"]].append(rate(told, told["seen"][at::rounds], clock))
    return found
