"""Random deals: they end, no card is lost, nobody is without a move, and the points add up."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from pygame_core import load_game

from ...generic.games import walk
from ..plain_deal import CROPS
from .agreement import begun
from .drawn import VARIANT
from .plain_deal import CARDS, NUMBERED_TWICE, TRACTORS, in_the_box
from .styles import STYLES, kind_of, style_of

PLAYERS = (2, 3, 4, 5)
#: Random deals take up to some 700 moves; one that does not end would run for ever.
MOST_MOVES = 2_000
EVERY_CARD = (1 << 80) - 1

each_count = pytest.mark.parametrize("players", PLAYERS)


def styled(players: int, seed: int) -> Iterator[tuple[Any, str]]:
    """A random deal in one of the styles: each state before its move, with the move."""
    game, style, rng = load_game(VARIANT, players), style_of(seed), Random(f"styled {players} {seed}")
    state = begun(game, seed, rng)
    while not state.is_terminal():
        move = style(rng, game.legal_moves(state))
        yield state, move
        state.apply_action(game.string_to_action(move))


def check_cards(state: Any) -> None:
    """Two of each card, wherever they lie, counted in binary; for many deals."""
    ones = twos = more = 0
    held = [*state.hands, state.thrown]
    sets = [cards & EVERY_CARD for cards in held] + [cards >> 80 for cards in held]
    sets += [1 << card for pile in state.piles for card in pile]
    for cards in (*sets, state.passed & ~state.replaced):
        carry = ones & cards
        ones ^= cards
        more |= twos & carry
        twos ^= carry
    assert (ones, twos, more) == (0, EVERY_CARD, 0)
    players = state.game.players
    tractors = sum(state.tractors) + state.replaced.bit_count()
    assert 160 + tractors == CARDS - in_the_box(players)


def check_sheet(state: Any) -> None:
    """Whatever the order: a Fruit 10, each pair of Fruits in line 10, each pair of Tractors in line 20."""
    json = state.to_json()
    sheet, players = json["last_sheet"], json["players"]
    ends: dict[str, list[str]] = {"fruits": [], "tractors": []}
    for name, closer in zip(CROPS, json["closers"], strict=True):
        if closer >= 0:
            by_tractor = f"{name[0]}{int(name[1]) + 16}" in json["replaced"]
            ends["tractors" if by_tractor else "fruits"].append(name)
    pairs = {
        kind: sum((one[0] == two[0]) != (one[1] == two[1]) for one, two in combinations(names, 2))
        for kind, names in ends.items()
    }
    assert sum(sheet["fruits"]) == 10 * len(ends["fruits"]) + 10 * pairs["fruits"]
    assert sum(sheet["tractors"]) == 20 * pairs["tractors"]
    still_open = json["closers"].count(-1)
    closer = sheet["closer"]
    assert sheet["closing"] == [still_open * (seat == closer) for seat in range(players)]
    assert state.returns() == [
        sheet["fruits"][seat] + sheet["tractors"][seat] + 25 * sheet["closing"][seat]
        - 50 * sheet["penalties"][seat]
        for seat in range(players)
    ]  # fmt: skip
    assert (closer < 0) == (json["stuck"] == 2 * players)
    if closer >= 0:
        assert json["second"]
        assert json["hands"][closer] == []


def deal_of(players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Every fourth deal is played in a style, the others by any legal move."""
    if seed % 4 == 3:
        return styled(players, seed // 4)
    return walk(load_game(VARIANT, players), seed)


@each_count
def test_random_deals(players: int, count: Callable[[int, int], int]) -> None:
    for seed in range(count(10_000, 12)):
        for moves, (state, _) in enumerate(deal_of(players, seed)):
            assert state.legal_actions()
            check_cards(state)
            assert moves < MOST_MOVES
        check_cards(state)
        assert state.is_terminal()
        check_sheet(state)


@each_count
def test_every_card_has_a_name_and_a_place(players: int, count: Callable[[int, int], int]) -> None:
    game = load_game(VARIANT, players)
    for seed in range(count(50, 2)):
        for state, _ in walk(game, seed):
            json = state.to_json()
            cards = Counter(chain(*json["hands"], *json["piles"], json["laid"], json["thrown"]))
            assert cards == Counter(NUMBERED_TWICE)
            assert sum(json["tractors"]) + len(json["replaced"]) == players * TRACTORS[players]


@each_count
def test_random_play_of_the_core_reaches_everything(players: int) -> None:
    """Styles are of use only if what the rules know comes about in them."""
    reached: Counter[str] = Counter()
    for seed in range(3 * len(STYLES)):
        for state, move in styled(players, seed):
            kind = kind_of(move)
            reached[kind] += 1
            reached["second phase"] += state.second
            reached["fifteen drawn"] += kind == "draw" and state.acted and not state.hands[state.to_move]
            reached["blind draw"] += kind == "draw" and not state.opened >> int(move[1]) - 1 & 1
        reached["ended by an empty hand"] += state.last_sheet.closer >= 0
        reached["stood still"] += state.last_sheet.closer < 0
    kinds = {"play", "tractor", "discard", "draw", "under", "pass", "stuck"}
    more = {"second phase", "fifteen drawn", "blind draw", "ended by an empty hand", "stood still"}
    assert set(+reached) == kinds | more, sorted(reached.items())
