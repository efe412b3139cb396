"""Random deals of 2.0: they end, no card is lost, nobody is without a move, the points add up."""

from collections.abc import Callable
from typing import cast

import pytest

import pygame_core
from pygame_core.vege_tables.tournament.state import TournamentState

from ...generic.games import walk
from .agreement import GAMES, IDS, VARIANT, Options
from .plain_deal import jokers_each

#: Random deals take up to some 300 moves; one that does not end would run for ever.
MOST_MOVES = 2_000
Count = Callable[[int, int], int]


def check_cards(state: TournamentState, tractors_each: int) -> None:
    """All cards once, in exactly one place: by sets, for many deals."""
    loose = [*state.over, *(card for stack in state.silos + state.wells for card in stack)]
    sets = [state.passed & ~state.replaced, state.thrown, *state.plots, *state.hands]
    sets += [1 << card for card in loose]
    assert sum(sets) == (1 << 80) - 1
    assert sum(held.bit_count() for held in sets) == 80
    tractors = state.replaced.bit_count() + state.thrown_tractors + sum(state.tractors) + sum(state.beside)
    assert tractors == tractors_each * state.game.players


def check_sheet(state: TournamentState) -> None:
    """Fruits and closing are always 160; the Tractors pay by the order in which they were all taken up."""
    sheet, n = state.last_sheet, state.game.players
    assert 10 * (sum(sheet.harvested) + sum(sheet.closing)) == 160
    assert all(closing == 0 or seat == sheet.closer for seat, closing in enumerate(sheet.closing))
    assert sum(sheet.families) <= 4
    taken = sorted(points for points in sheet.pot if points >= 0)
    assert taken == ([] if n == 2 else [10 * place for place in range(len(taken))])
    assert n == 2 or sheet.pot[sheet.closer] >= 0
    total = 160 + 30 * sum(sheet.families) + sum(taken) - 50 * sum(sheet.penalties)
    assert sum(sheet.points(seat) for seat in range(n)) == total
    assert state.returns() == [sheet.points(seat) for seat in range(n)]


@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_random_deals(players: int, options: Options, count: Count) -> None:
    game = pygame_core.load_game(VARIANT, players, {"deals": "1", **options})
    each = jokers_each(players, options.get("jokers", "2"))
    for seed in range(count(10_000, 12)):
        for moves, (state, _) in enumerate(walk(game, seed)):
            assert state.legal_actions()
            check_cards(cast(TournamentState, state), each)
            assert moves < MOST_MOVES
        end = cast(TournamentState, state)
        check_cards(end, each)
        assert end.is_terminal()
        check_sheet(end)


@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_nobody_is_stuck_for_ever_however_stubborn(players: int, options: Options, count: Count) -> None:
    """Who can stay stays, plays and draws only what must be: the deal still ends."""
    game = pygame_core.load_game(VARIANT, players, {"deals": "1", **options})
    idle = ("stay", "stuck", "pass", "-T", "others")
    for seed in range(count(1_000, 2)):
        state, moves = game.new_initial_state(seed), 0
        while not state.is_terminal():
            legal = game.legal_moves(state)
            lazy = [move for move in idle if move in legal]
            state.apply_action(game.string_to_action((lazy or legal)[0]))
            moves += 1
            assert moves < MOST_MOVES


@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_every_card_has_a_name_and_a_place(players: int, options: Options, count: Count) -> None:
    game = pygame_core.load_game(VARIANT, players, {"deals": "1", **options})
    each = jokers_each(players, options.get("jokers", "2"))
    pack = sorted([f"{suit}{rank}" for suit in "RKGY" for rank in range(1, 21)] + ["T"] * each * players)
    for seed in range(count(50, 1)):
        for state, _ in walk(game, seed):
            data = state.to_json()
            piles = [*data["plots"], *data["hands"], *data["silos"], *data["wells"]]
            piles += [data[place] for place in ("laid", "thrown", "over")]
            piles.append(["T"] * (len(data["replaced"]) + sum(data["beside"])))
            assert sorted(card for pile in piles for card in pile) == pack
