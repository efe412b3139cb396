"""The plain game by itself: no card is lost, every deal ends, and random play reaches what the rules know."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from .plain import PlainDoubleDeck
from .plain_deal import CARDS, NUMBERED_TWICE, TRACTORS, random_deal
from .styles import STYLES, kind_of, style_of

PLAYERS = (2, 3, 4, 5)
#: Random deals take up to some 700 moves; one that does not end would run for ever.
MOST_MOVES = 2_000


def random_game(players: int, seed: int, deals: int = 1) -> Iterator[tuple[PlainDoubleDeck, str]]:
    """The game before each move, and the move; every style, with common and with poor deals."""
    rng, style = Random(f"plain {players} {seed}"), style_of(seed)
    game = PlainDoubleDeck(players, seed % players, deals)
    while game.phase != "over":
        if game.phase == "deal":
            game.deal(random_deal(players, game.dealer, rng, poor=seed // len(STYLES) % 2 == 1))
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
    for seed in range(count(1000, 16)):
        for moves, (game, _) in enumerate(random_game(players, seed)):
            assert game.legal()
            assert max(map(len, game.hands)) <= 15
            check_cards(game)
            assert moves < MOST_MOVES
        check_cards(game)
        assert game.closer is None or (game.second and not game.hands[game.closer])


@pytest.mark.parametrize("players", PLAYERS)
def test_random_play_reaches_everything(players: int) -> None:
    reached: Counter[str] = Counter()
    for seed in range(4 * len(STYLES)):
        for game, move in random_game(players, seed):
            kind = kind_of(move)
            reached[kind] += 1
            reached["second"] += game.second
            reached["fifteen"] += game.phase == "play" and kind == "draw" and not game.hands[game.seat]
            reached["stuck, second phase"] += kind == "stuck" and game.second
            reached["closed by a Tractor"] += game.phase == "play" and kind == "tractor" and (
                len(game.laid[move[2:]]) == 4
            )  # fmt: skip
        reached["closer"] += game.closer is not None
        reached["standstill"] += game.closer is None
    kinds = {"play", "tractor", "discard", "draw", "under", "pass", "stuck", "second", "fifteen"}
    more = {"stuck, second phase", "closed by a Tractor", "closer", "standstill"}
    assert set(+reached) == kinds | more, sorted(reached.items())


def test_a_match_of_several_deals() -> None:
    for game, _ in random_game(3, 0, deals=4):
        assert len(game.sheets) < 4
    assert len(game.sheets) == 4
    totals = [[row["total"] for row in sheet["rows"]] for sheet in game.sheets]
    assert game.match == [sum(of_seat) for of_seat in zip(*totals, strict=True)]
    assert game.winners == [seat for seat in range(3) if game.match[seat] == max(game.match)]
