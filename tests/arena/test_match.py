"""What is played: rotated seats, common deals, new bots that see observations."""

from collections import defaultdict
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from pygame_core import Game, PotagerError, arena, load_game
from pygame_core.arena.match import play_game
from pygame_core.bots import Budget
from pygame_core.rng import derive

from ..core.generic.games import every_game, extremes, slug
from . import spies

SPY = "tests.arena.spies:Spy"
ONE_DEAL = {"deals": "1"}


class Backwards(Executor):
    """Plays nothing before the last game is asked for, and then the last one first."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.waiting: list[tuple[Future[Any], Any, Any]] = []

    def submit(self, task: Any, /, *args: Any, **_kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, task, args))
        if len(self.waiting) == self.games:
            for waiting, work, given in reversed(self.waiting):
                waiting.set_result(work(*given))
        return future


def names_of(game: Game) -> list[list[str]]:
    """One bot, as many as sides, and each number between, in a game with partners too."""
    return [[f"bot {i}" for i in range(count)] for count in range(1, len(game.sides) + 1)]


@pytest.mark.parametrize("game", every_game(), ids=slug)
def test_every_bot_sits_in_every_seat_equally_often(game: Game) -> None:
    for bots in names_of(game):
        match = arena.Match(game.name, game.players, tuple(game.options.items()), tuple(bots), 1, 0)
        seatings = match.seatings()
        assert len(set(seatings)) == len(seatings)
        for seat in range(game.players):
            there = [seating[seat] for seating in seatings]
            for bot in bots:
                assert there.count(bot) * game.players == sum(row.count(bot) for row in seatings)
        for seating in seatings:
            assert all(len({seating[seat] for seat in side}) == 1 for side in game.sides)


@pytest.mark.parametrize(
    ("game", "players", "bots", "seatings"),
    [
        ("vegeterrors", 4, "abcd", ["abcd", "dabc", "cdab", "bcda"]),
        ("vegeterrors", 4, "ab", ["abab", "baba"]),
        ("vegeterrors", 3, "ab", ["aba", "aab", "baa"]),
        ("vegeterrors", 4, "abbb", ["abbb", "babb", "bbab", "bbba"]),
        ("vegeterrors", 3, "a", ["aaa"]),
        ("vege-tables-partners", 4, "ab", ["abab", "baba"]),
        ("vine-solo", 1, "ab", ["a", "b"]),
    ],
)
def test_seatings_are_those_of_the_book(game: str, players: int, bots: str, seatings: list[str]) -> None:
    options = tuple(load_game(game, players).options.items())
    match = arena.Match(game, players, options, tuple(bots), 1, 0)
    assert ["".join(seating) for seating in match.seatings()] == seatings


def test_a_deal_is_the_same_from_every_seating_and_the_bots_are_new() -> None:
    match = arena.arrange("vegeterrors", [SPY, "random", "greedy"], 6, seed=5)
    spies.SEEN.clear()
    spies.SEEDS.clear()
    hands = defaultdict(list)
    for deal in range(match.deals):
        for seating in range(len(match.seatings())):
            before = len(spies.SEEN)
            play_game(match, deal, seating)
            assert all(type(seen) is dict for seen, _ in spies.SEEN[before:])
            first = spies.SEEN[before][0]
            hands[deal].append((first["seat"], first["hand"]))
    assert len(set(spies.SEEDS)) == len(spies.SEEDS) == 6
    for deal, seen in hands.items():
        # The spy sat in every seat, and held there what the deal gives to that seat.
        state = match.load().new_initial_state(derive(5, "deal", deal))
        assert sorted(seat for seat, _ in seen) == [0, 1, 2]
        assert seen == [(seat, state.observation(seat)["hand"]) for seat, _ in seen]
    assert sorted(hands[0]) != sorted(hands[1])


def test_bots_get_the_budget() -> None:
    def first_budget(**budget: Any) -> Budget | None:
        spies.SEEN.clear()
        play_game(arena.arrange("vine-solo", [SPY], 1, **budget), 0, 0)
        return spies.SEEN[0][1]

    assert first_budget() is None
    assert first_budget(iterations=7) == Budget(iterations=7)
    timed = first_budget(seconds=60.0)
    assert timed is not None
    assert timed.iterations is None
    assert timed.should_stop is not None
    assert not timed.should_stop()
    over = first_budget(seconds=1e-9)
    assert over is not None
    assert over.should_stop is not None
    assert over.should_stop()


@pytest.mark.parametrize("game", extremes(), ids=slug)
def test_every_variant_is_played(game: Game) -> None:
    options = {key: ONE_DEAL.get(key, value) for key, value in game.options.items()}
    with ThreadPoolExecutor(1) as executor:
        table = arena.play(arena.arrange(game.name, ["random"], 1, game.players, options), executor)
    assert table.games == 1
    (standing,) = table.standings
    assert standing.share == (None if game.players == 1 else 1)


def test_the_order_of_the_results_does_not_matter() -> None:
    match = arena.arrange("vegeterrors", ["greedy", "random"], 12)
    with ThreadPoolExecutor(1) as executor:
        table = arena.play(match, executor)
    assert arena.play(match, Backwards(12)) == table
    assert arena.as_json(table) == arena.as_json(arena.play(match, Backwards(12)))


def test_another_seed_is_another_match() -> None:
    tables = [
        arena.tally(match, [play_game(match, 0, 0)])
        for match in (arena.arrange("vegeterrors", ["random"], 1, seed=seed) for seed in (1, 2))
    ]
    assert tables[0].standings != tables[1].standings


def test_a_bot_that_fails_is_named() -> None:
    match = arena.arrange("vine-solo", ["tests.arena.spies:Cheat"], 3)
    with pytest.raises(PotagerError) as failed:
        play_game(match, 2, 0)
    assert failed.value.__notes__ == ["arena: tests.arena.spies:Cheat in seat 0 of deal 2, seating 0"]


@pytest.mark.parametrize(
    ("game", "bots", "options", "players"),
    [
        ("vegeterrors", 1, {}, 3),
        ("vegeterrors", 4, {}, 4),
        ("vege-tables-base", 2, {}, 2),
        ("vege-tables-tournament", 2, {"jokers": "3"}, 3),
        ("vege-tables-partners", 2, {}, 4),
        ("vine", 6, {}, 6),
        ("vine-solo", 5, {}, 1),
    ],
)
def test_the_table_fits_the_bots(game: str, bots: int, options: dict[str, str], players: int) -> None:
    assert arena.arrange(game, ["random"] * bots, 1, options=options).players == players


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [arena.arrange("vegeterrors", ["greedy", "random"], n).deals for n in (1, 3, 4)] == [1, 1, 2]
