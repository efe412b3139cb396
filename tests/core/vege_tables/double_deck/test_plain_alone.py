"""The plain game by itself: no card is lost, and every deal ends."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from .plain import PlainDoubleDeck
from .plain_deal import CARDS, NUMBERED_TWICE, TRACTORS, random_deal
from .styles import is_poor, style_of

PLAYERS = (2, 3, 4, 5)
#: Random deals take up to some 700 moves; one that does not end would run for ever.
MOST_MOVES = 2_000


def random_game(players: int, seed: int, deals: int = 1) -> Iterator[tuple[PlainDoubleDeck, str]]:
    """The game before each move, and the move; every style, with common and with poor deals."""
    rng, style = Random(f"plain {players} {seed}"), style_of(seed)
    game = PlainDoubleDeck(players, seed % players, deals)
    while game.phase != "over":
        if game.phase == "deal":
            game.deal(random_deal(players, game.dealer, rng, poor=is_poor(seed)))
        move = style(rng, sorted(game.legal()))
        yield game, move
        game.play(move)


def check_cards(game: PlainDoubleDeck) -> None:
    cards = Counter(card for place in game.places().values() for card in place)
    tractors = cards.pop("T", 0)
    assert cards == Counter(NUMBERED_TWICE)
    assert tractors == TRACTORS[game.players] * game.players
    assert cards.total() + tractors == CARDS - (2 if game.players == 3 else 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_kept_and_deals_end(players: int, count: Callable[[int, int], int]) -> None:
    # The sample has other styles for each count of players.
    number = count(1000, 4)
    for seed in range(4 * (players - 2), 4 * (players - 2) + number):
        for moves, (game, _) in enumerate(random_game(players, seed)):
            assert game.legal()
            assert max(map(len, game.hands)) <= 15
            check_cards(game)
            assert moves < MOST_MOVES
        check_cards(game)
        assert game.closer is None or (game.second and not game.hands[game.closer])


def test_a_match_of_several_deals() -> None:
    for game, _ in random_game(3, 0, deals=4):
        assert len(game.sheets) < 4
    assert len(game.sheets) == 4
    totals = [[row["total"] for row in sheet["rows"]] for sheet in game.sheets]
    assert game.match == [sum(of_seat) for of_seat in zip(*totals, strict=True)]
    assert game.winners == [seat for seat in range(3) if game.match[seat] == max(game.match)]
