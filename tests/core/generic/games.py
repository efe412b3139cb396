"""Every registered variant with every player count and option: what the generic suite runs over."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pygame_core
from pygame_core import Game, Record, State

#: Options that change how long a match is and no rule, with the value the suite plays.
LENGTHS = {"deals": "2"}
#: The same where one deal is a whole game already: with more players than two that is enough.
LONG = {"deals": "1"}
#: Options that only add something to a game: the suite adds it with the fewest and the most players.
ADDED = {"objectives"}


def every_game() -> list[Game]:
    """One game for each variant, player count and combination of options that change a rule."""
    games = []
    for variant in pygame_core.variants():
        names = [option["name"] for option in variant["options"]]
        for players in variant["players"]:
            for values in product(*(rule_values(option, players) for option in variant["options"])):
                options = dict(zip(names, values, strict=True))
                games.append(pygame_core.load_game(f"{variant['id']}@{variant['version']}", players, options))
    return games


def rule_values(option: dict[str, Any], players: int) -> list[str]:
    """The values of an option that the suite runs over."""
    name, values, default = option["name"], option["values"], option["default"]
    if name in LENGTHS:
        return [default if default == LONG[name] and players > 2 else LENGTHS[name]]
    if name in ADDED and players not in (min(option["players"]), max(option["players"])):
        return [default]
    return list(values) if players in option["players"] else [default]


def one_a_count() -> list[Game]:
    """One game for each variant and player count, with the options' defaults where they change a rule."""
    found: dict[tuple[str, int], Game] = {}
    for game in every_game():
        found.setdefault((game.name, game.players), game)
    return list(found.values())


def extremes() -> list[Game]:
    """Of each variant the games with the fewest and the most players, with the options' defaults."""
    games = one_a_count()
    counts = {game.name: [other.players for other in games if other.name == game.name] for game in games}
    return [game for game in games if game.players in (min(counts[game.name]), max(counts[game.name]))]


def slug(game: Game) -> str:
    """A name for files and test ids: `vegeterrors@1-4-z1`."""
    return "-".join([game.name, str(game.players), *(game.options[name] for name in sorted(game.options))])


def walk(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """A random game: each state before its action, with the action; the same for the same seed."""
    rng = Random(f"walk {seed}")
    state = game.new_initial_state(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        yield state, action
        state.apply_action(action)


def random_record(game: Game, seed: int, share: float = 1.0) -> Record:
    """A random game as a record, to its end or, with `share` below 1, to somewhere before."""
    moves = [action for _, action in walk(game, seed)]
    record = Record(game, seed)
    for action in moves[: int(len(moves) * share)]:
        record.play(action)
    return record
