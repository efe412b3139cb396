"""Random deals of every variant: they end, no card is lost, nobody is without a move, the points add up."""

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import cast

import pytest

import pygame_core
from pygame_core import Game
from pygame_core.vege_tables import Base
from pygame_core.vege_tables.state import VegeTablesState

from ..generic.games import every_game, slug, walk

GAMES = [
    pygame_core.load_game(game.name, game.players, {**game.options, "deals": "1"})
    for game in every_game()
    if isinstance(game, Base)
]
CARD_COUNT = {2: 88, 3: 88, 4: 88, 5: 89}
SUITED = {f"{suit}{rank}" for suit in "RKGY" for rank in range(1, 21)}
#: Random deals take up to some 140 moves; one that does not end would run for ever.
MOST_MOVES = 1_000


def lying(state: VegeTablesState) -> Counter[str]:
    """Every card by name, wherever it lies."""
    data = state.to_json()
    places = [*data["plots"], *data["hands"], *(pot for pot in data["pots"] if pot)]
    places += [data[place] for place in ("laid", "thrown", "over", "common", "stock")]
    places += [
        [name for name in data["field"] if name],
        ["T"] * (len(data["replaced"]) + sum(data["beside"])),
    ]
    return Counter(chain(*places))


def check_cards(state: VegeTablesState) -> None:
    """All cards once, in exactly one place; as `lying`, but by sets: for many deals."""
    loose = [*state.field, *state.over, *state.common, *state.stock]
    pots = [pot for pot in state.pots if pot is not None]
    sets = [
        state.passed & ~state.replaced,
        state.thrown,
        *state.plots,
        *state.hands,
        *(p.cards for p in pots),
    ]
    sets += [1 << card for card in loose if 0 <= card < 80]
    assert sum(sets) == (1 << 80) - 1
    assert sum(held.bit_count() for held in sets) == 80
    tractors = state.replaced.bit_count() + state.thrown_tractors + sum(state.tractors) + sum(state.beside)
    tractors += sum(pot.tractors for pot in pots) + loose.count(80)
    assert 80 + tractors == CARD_COUNT[state.game.players]


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_random_deals(game: Game, count: Callable[[int, int], int]) -> None:
    n = game.players
    for seed in range(count(10_000, 60)):
        for moves, (state, _) in enumerate(walk(game, seed)):
            assert state.legal_actions()
            check_cards(cast(VegeTablesState, state))
            assert moves < MOST_MOVES
        end = cast(VegeTablesState, state)
        check_cards(end)
        assert end.is_terminal()
        check_sheet(end, n)


def check_sheet(state: VegeTablesState, n: int) -> None:
    """Fruits and closing are always 160; the Pots pay by the order they were taken in; totals are sums."""
    sheet = state.last_sheet
    assert sheet is not None
    assert 10 * (sum(sheet.harvested) + sum(sheet.closing)) == 160
    assert all(closing == 0 or seat == sheet.closer for seat, closing in enumerate(sheet.closing))
    assert sum(sheet.families) <= 4
    taken = sorted((points for points in sheet.pot if points >= 0), reverse=True)
    if n == 2:
        assert taken == []
        assert sum(sheet.penalties) == 0
    else:
        assert taken == [10 * (n - 1 - place) for place in range(len(taken))]
        assert sheet.lost == -1
        assert sheet.pot[sheet.closer] >= 0
    total = 160 + 30 * sum(sheet.families) + sum(taken) - 50 * sum(sheet.penalties)
    assert sum(sheet.points(seat) for seat in range(n)) == total
    own = [sheet.points(seat) for seat in range(n)]
    sides = cast(Base, state.game).sides
    assert state.returns() == [
        sum(own[s] for side in sides if seat in side for s in side) for seat in range(n)
    ]


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_every_card_has_a_name_and_a_place(game: Game, count: Callable[[int, int], int]) -> None:
    for seed in range(count(50, 3)):
        for state, _ in walk(game, seed):
            cards = lying(cast(VegeTablesState, state))
            assert {name for name in cards if name != "T"} == SUITED
            assert cards.total() == CARD_COUNT[game.players]
            assert all(number == 1 for name, number in cards.items() if name != "T")
