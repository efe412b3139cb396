"""The plain game by itself: no card is lost, every deal ends, the points are the rulebook's."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from ..plain_deal import NUMBERED
from .agreement import GAMES, IDS, Options, choose, style_of
from .plain import PlainTournament
from .plain_deal import jokers_each, shuffled

#: Random deals take up to some 200 moves; one that does not end would run for ever.
MOST_MOVES = 2_000


def play_alone(players: int, options: Options, seed: int) -> tuple[PlainTournament, Counter[str]]:
    """A random deal to its end, with how often each kind of move was made."""
    rng = Random(f"alone {seed}")
    dealer = seed % players
    game = PlainTournament(players, dealer, 1, **options)
    deal = shuffled(rng, players, dealer, **options)
    pack = Counter([*NUMBERED, *["T"] * sum(deal["beside"])])
    game.deal(deal)
    kinds: Counter[str] = Counter()
    while game.phase != "over":
        legal = sorted(game.legal())
        assert legal
        move = choose(rng, legal, style_of(seed))
        kinds[move if move.isalpha() else move[0]] += 1
        if game.stays == players and game.phase == "penalty":
            kinds["full circle"] += 1
        game.play(move)
        assert Counter(card for cards in game.places().values() for card in cards) == pack
        assert kinds.total() < MOST_MOVES
    return game, kinds


@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_the_plain_game_ends_and_loses_no_card(
    players: int, options: Options, count: Callable[[int, int], int]
) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(count(1000, 4)):
        game, made = play_alone(players, options, seed)
        kinds += made
        rows = game.sheets[0]["rows"]
        assert sum(row["harvested"] + row["closing"] for row in rows) == 16
        assert jokers_each(players, options.get("jokers", "2")) == game.beside[0] + game.collected[0]
    assert {"stuck", "stay", "S", "W", "T"} <= set(kinds)


def test_random_games_reach_every_choice_and_the_full_circle() -> None:
    kinds: Counter[str] = Counter()
    for seed in (3, 13):
        kinds += play_alone(3, {"wells": "two", "jokers": "3"}, seed)[1]
    assert {"stuck", "own", "others", "all", "stay", "full circle"} <= set(kinds)


def test_the_plain_game_knows_nothing_of_the_core() -> None:
    for name in ("plain.py", "plain_deal.py"):
        assert "pygame_core" not in Path(__file__).with_name(name).read_text("utf-8")
