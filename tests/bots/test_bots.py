"""Bots: strength against random, fairness, and the frozen yardstick."""

from collections.abc import Callable, Iterator
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
BETTER = {
    "vegeterrors": 1.4,
    "vege-tables-base": 1.6,
    "vege-tables-expert": 1.6,
    "vege-tables-tournament": 1.6,
    "vege-tables-double-deck": 1.6,
    "vine": 2.0,
}
#: Vine is long and its bot wins nearly always: fewer games tell as much.
SAMPLE = {"vine": 12}
#: The same against one opponent, or one pair of them: 75 %.
BETTER_OF_TWO = 1.5
#: Players who win together.
SIDES = {"vege-tables-partners": [(0, 2), (1, 3)]}
BOTS = [(game, name) for game in every_game() for name in bots.names(game)]


def play_out(game: Game, players: list[Bot], seed: int) -> list[int]:
    """The winners of one game between bots."""
    state = game.new_initial_state(seed)
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(players[seat].choose(state.observation(seat)))
    return state.winners()


def contests() -> Iterator[tuple[Game, list[tuple[int, ...]]]]:
    """The games a greedy bot knows, one deal each, and the seats it may take: alone, or a whole side."""
    for game in every_game():
        if "greedy" in bots.names(game) and game.players > 1:
            one_deal = {name: "1" if name == "deals" else value for name, value in game.options.items()}
            single = pygame_core.load_game(game.name, game.players, one_deal)
            yield single, [(seat,) for seat in range(game.players)]
            if game.id in SIDES:
                yield single, SIDES[game.id]


@pytest.mark.parametrize(
    ("game", "places"),
    list(contests()),
    ids=lambda value: f"{len(value[0])} greedy" if isinstance(value, list) else slug(value),
)
def test_greedy_beats_random(game: Game, places: list[tuple[int, ...]], count: Count) -> None:
    games, won = count(1000, SAMPLE.get(game.id, 30)), 0.0
    sides = SIDES.get(game.id) or [(seat,) for seat in range(game.players)]
    for seed in range(games):
        mine = places[seed % len(places)]
        players = [
            bots.make("greedy" if seat in mine else "random", game, seed) for seat in range(game.players)
        ]
        winners = play_out(game, players, seed)
        won_by = [side for side in sides if set(side) <= set(winners)]
        won += sum(not set(mine).isdisjoint(side) for side in won_by) / len(won_by)
    share = won / games
    print(
        f"{len(places[0])} greedy among random, {slug(game)}, {games} games: {share:.1%} won,"
        f" {share * len(sides):.2f} x its fair share"
    )
    assert share * len(sides) >= (BETTER[game.id] if len(sides) > 2 else BETTER_OF_TWO)


def test_greedy_beats_random_at_vine(count: Count) -> None:
    game = pygame_core.load_game("vine", 2)
    games, won = count(500, 40), 0.0
    for seed in range(games):
        me = seed % 2
        players = [bots.make("greedy" if seat == me else "random", game, seed) for seat in range(2)]
        winners = play_out(game, players, seed)
        won += (me in winners) / len(winners)
    print(f"greedy against random, {slug(game)}, {games} games: {won / games:.1%} won")
    assert won / games >= 0.95


def test_greedy_alone_gets_more_than_random(count: Count) -> None:
    game = pygame_core.load_game("vine-solo")
    games = count(200, 12)
    points = {name: [solo_points(game, name, seed) for seed in range(games)] for name in ("greedy", "random")}
    means = {name: sum(got) / games for name, got in points.items()}
    print(f"{slug(game)}, {games} games: greedy {means['greedy']:.1f}, random {means['random']:.1f}")
    assert means["greedy"] >= means["random"] + 5


def solo_points(game: Game, name: str, seed: int) -> int:
    """What one bot gets alone."""
    state, bot = game.new_initial_state(seed), bots.make(name, game, seed)
    while not state.is_terminal():
        state.apply_action(bot.choose(state.observation(0)))
    return state.returns()[0]


@pytest.mark.parametrize(
    ("game", "name"), BOTS, ids=lambda value: value if isinstance(value, str) else slug(value)
)
def test_a_bot_chooses_by_what_it_sees(game: Game, name: str, count: Count) -> None:
    rng = Random("fair")
    bot = bots.make(name, game, 1)
    for seed in range(count(2, 1)):
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
