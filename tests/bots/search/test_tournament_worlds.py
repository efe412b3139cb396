"""Vege Tables 2.0 as the search plays it: its worlds agree with what is seen and with the rules of play."""

from random import Random
from typing import cast

import pytest

import pygame_core
from pygame_core import bots
from pygame_core.bots.search.tournament import TournamentModel
from pygame_core.bots.search.tournament.policy import ends
from pygame_core.bots.search.tournament.world import TournamentWorld
from pygame_core.game import TERMINAL
from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables.tournament import Tournament
from pygame_core.vege_tables.tournament.state import TournamentState

GAMES = [(2, {}), (3, {"jokers": "3"}), (4, {"wells": "two"}), (5, {})]


def load(players: int, options: dict[str, str]) -> Tournament:
    return cast(
        Tournament, pygame_core.load_game("vege-tables-tournament", players, {**options, "deals": "2"})
    )


def points(state: TournamentState) -> list[int]:
    over = state.is_round_over() and not state.is_terminal()
    return [state.scores[at] if over else state.points(at) for at in range(state.game.players)]


def check_same(world: TournamentWorld, state: TournamentState) -> None:
    """All that the search knows of a position is as the core has it."""
    assert world.mover == state.current_player()
    assert world.hands == [hand | plots for hand, plots in zip(state.hands, state.plots, strict=True)]
    assert (world.tractors, world.beside) == (state.tractors, state.beside)
    assert (world.silos, world.wells, world.hidden) == (state.silos, state.wells, state.hidden)
    assert (world.passed, world.next, world.over) == (state.passed, state.next, state.over)
    assert (world.acted, world.stays) == (state.acted, state.stays)
    assert bool(world.kind) == (state.task is not None)
    assert world.points == points(state)


def true_world(game: Tournament, state: TournamentState) -> TournamentWorld:
    """A world that agrees with what the seat to move sees, and then with the hidden cards too."""
    model = TournamentModel(game, state.observation(state.to_move))
    world = cast(TournamentWorld, model.world(Random(len(state.past()))))
    held = [hand | plots for hand, plots in zip(state.hands, state.plots, strict=True)]
    assert world.hands[state.to_move] == held[state.to_move]
    for dealt, true in zip(world.hands, held, strict=True):
        assert dealt & ~c.WHITES == true & ~c.WHITES
        assert dealt.bit_count() == true.bit_count()
    stacks = [card for stack in (*world.silos, *world.wells, world.over) for card in stack]
    lying = c.bits(stacks) | state.passed & ~state.replaced | state.thrown
    assert sum(world.hands) + lying == c.ALL
    for dealt_well, well in zip(world.wells, state.wells, strict=True):
        assert [c.WHITES >> card & 1 for card in dealt_well] == [c.WHITES >> card & 1 for card in well]
    world.hands, world.wells, world.over = held, state.wells[:], state.over
    return world


@pytest.mark.parametrize(("players", "options"), GAMES)
@pytest.mark.parametrize("greedy", [False, True])
def test_the_search_plays_by_the_rules(players: int, options: dict[str, str], greedy: bool) -> None:
    game = load(players, options)
    state = cast(TournamentState, game.new_initial_state(players))
    bot = bots.make("greedy", game, 1)
    rng = Random(players)
    world = true_world(game, state)
    looked_at = legal_ones = 0
    while not state.is_terminal():
        check_same(world, state)
        legal, moves = state.legal_actions(), list(world.moves())
        assert moves
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(legal)
        looked_at += len(moves)
        legal_ones += len(legal)
        if greedy and rng.random() < 0.9:
            move = bot.choose(state.observation(state.to_move))
        else:
            move = legal[int(rng.random() * len(legal))]
        world.play(move)
        state.apply_action(move)
        if state.is_round_over():
            assert world.mover == TERMINAL
            assert world.points == points(state)
        if not state.is_terminal() and (state.is_round_over() or rng.random() < 0.1):
            world = true_world(game, state)
    assert looked_at > 0.4 * legal_ones


def test_the_quick_play_ends_the_deal_with_all_its_points() -> None:
    """Fruits and closing together are always 160."""
    for players, options in GAMES:
        game = load(players, options)
        for seed in range(6):
            state = cast(TournamentState, game.new_initial_state(seed))
            world = cast(
                TournamentWorld, TournamentModel(game, state.observation(state.to_move)).world(Random(seed))
            )
            values = world.values(Random(seed).random)
            assert world.mover == TERMINAL
            assert sum(values) == pytest.approx(1)
            assert sum(world.points) % 10 == 0
            assert sum(world.points) >= 160 - 50 * players


def test_who_can_end_the_deal_does() -> None:
    """Found by the moves looked at: from where the deal can end in one turn, they lead to its end."""
    ended = 0
    for players, options in GAMES:
        game = load(players, options)
        state = cast(TournamentState, game.new_initial_state(1))
        bot = bots.make("greedy", game, 1)
        while not state.is_round_over() and not state.is_terminal():
            world = true_world(game, state)
            seat = state.to_move
            if not world.kind and not world.over and ends(world, seat):
                for _ in range(60):
                    world.play(world.moves()[0])
                    if world.mover != seat:
                        break
                ended += world.mover == TERMINAL
                assert world.mover == TERMINAL
            state.apply_action(bot.choose(state.observation(seat)))
    assert ended > 4
