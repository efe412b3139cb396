"""Bots: strength against random, fairness, and the frozen yardstick."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import pygame_core
from pygame_core import Game, bots
from pygame_core.bots import Bot

from ..core.generic.games import every_game, slug, walk
from ..golden.write import FOLDER
from .frozen import frozen_choices

Count = Callable[[int, int], int]
#: Win share over the fair one that the greedy bot must reach among random players.
BETTER = {"vegeterrors": 1.4}
BOTS = [(game, name) for game in every_game() for name in bots.names(game)]


def play_out(game: Game, players: list[Bot], seed: int) -> list[int]:
    """The winners of one game between bots."""
    state = game.new_initial_state(seed)
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(players[seat].choose(state.observation(seat)))
    return state.winners()


@pytest.mark.parametrize("game", [g for g in every_game() if "greedy" in bots.names(g)], ids=slug)
def test_greedy_beats_random(game: Game, count: Count) -> None:
    games, won = count(1000, 60), 0.0
    for seed in range(games):
        mine = seed % game.players
        players = [
            bots.make("greedy" if seat == mine else "random", game, seed) for seat in range(game.players)
        ]
        winners = play_out(game, players, seed)
        won += (mine in winners) / len(winners)
    times_fair = won / games * game.players
    print(f"greedy among random, {slug(game)}, {games} games: {times_fair:.2f} x its fair share")
    assert times_fair >= BETTER[game.id]


@pytest.mark.parametrize(
    ("game", "name"), BOTS, ids=lambda value: value if isinstance(value, str) else slug(value)
)
def test_a_bot_chooses_by_what_it_sees(game: Game, name: str) -> None:
    rng = Random("fair")
    bot = bots.make(name, game, 1)
    for seed in range(2):
        for state, _ in walk(game, seed):
            seat = state.current_player()
            world = game.sample_state(state.observation(seat), rng)
            choice = bot.choose(state.observation(seat))
            assert choice in state.legal_actions()
            assert bot.choose(world.observation(seat)) == choice


@pytest.mark.parametrize(
    ("game", "name"), BOTS, ids=lambda value: value if isinstance(value, str) else slug(value)
)
def test_frozen_choices(game: Game, name: str) -> None:
    path = Path(FOLDER, f"{slug(game)}.{name}@1")
    assert frozen_choices(game, f"{name}@1") == path.read_text("utf-8")


def test_an_unknown_bot_is_refused() -> None:
    game = pygame_core.load_game("vegeterrors")
    for name in ("", "greedy@2", "cheat"):
        with pytest.raises(pygame_core.UnknownGame):
            bots.make(name, game, 0)
