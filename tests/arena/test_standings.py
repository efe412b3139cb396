"""The table, against sums done by hand."""

from random import Random

import pytest

from pygame_core import arena
from pygame_core.arena import intervals, ratings
from pygame_core.arena.match import Outcome

from ..core.generic.games import extremes


def match_of(game: str, *bots: str, games: int, players: int | None = None) -> arena.Match:
    """A match between bots that nobody has to make."""
    plain = arena.arrange(game, ["random"] * len(bots), games, players)
    seatings = len(arena.Match(**{**vars(plain), "bots": bots}).seatings())
    return arena.Match(**{**vars(plain), "bots": bots, "deals": -(-games // seatings)})


def test_a_small_table_by_hand() -> None:
    # Two bots, three deals: `new` wins both games of the first, one of the second, none of the third.
    match = match_of("vine", "new", "old", games=6)
    played = [
        Outcome(0, 0, (0,), (30, 10)), Outcome(0, 1, (1,), (20, 50)),
        Outcome(1, 0, (0,), (30, 20)), Outcome(1, 1, (0,), (40, 10)),
        Outcome(2, 0, (1,), (10, 60)), Outcome(2, 1, (0,), (70, 20)),
    ]  # fmt: skip
    new, old = arena.tally(match, reversed(played)).standings
    assert (new.bot, old.bot) == ("new", "old")
    assert (new.share, old.share) == (0.5, 0.5)
    assert (new.fair, old.fair) == (0.5, 0.5)
    # Deals 1, 1/2, 0: spread 1/2, so the mean's is 0.288675; Student's 4.302653 makes 1.2421.
    assert new.share_interval == (0, 1)
    # Points by deal 40, 20, 15 and 15, 30, 65; the spread of the first is 13.2288.
    assert (new.score, old.score) == (pytest.approx(25), pytest.approx(110 / 3))
    assert new.score_interval == pytest.approx((25 - 32.8621, 25 + 32.8621), abs=1e-3)


def test_a_shared_win_is_divided_and_a_lost_game_of_a_repeated_bot_counts_once_a_seat() -> None:
    match = match_of("vegeterrors", "a", "b", games=3, players=3)
    assert match.seatings() == [("a", "b", "a"), ("a", "a", "b"), ("b", "a", "a")]
    played = [
        Outcome(0, 0, (0, 1), (60, 60, 30)),
        Outcome(0, 1, (0, 1, 2), (40, 40, 40)),
        Outcome(0, 2, (0,), (90, 0, 30)),
    ]
    a, b = arena.tally(match, played).standings
    assert a.share == pytest.approx((1 / 2 + 2 / 3 + 0) / 3)
    assert b.share == pytest.approx((1 / 2 + 1 / 3 + 1) / 3)
    assert (a.fair, b.fair) == (2 / 3, 1 / 3)
    assert a.score == pytest.approx((60 + 30 + 40 + 40 + 0 + 30) / 6)
    assert a.share_interval is a.score_interval is None


def test_partners_win_together_once() -> None:
    match = match_of("vege-tables-partners", "a", "b", games=2)
    played = [Outcome(0, 0, (0, 2), (50, 10, 50, 10)), Outcome(0, 1, (0, 1, 2, 3), (20, 20, 20, 20))]
    a, b = arena.tally(match, played).standings
    assert (a.share, b.share, a.fair) == (0.75, 0.25, 0.5)
    assert (a.score, b.score) == (35, 15)


def test_solo_only_points_are_told() -> None:
    match = match_of("vine-solo", "a", "b", games=4)
    played = [Outcome(d, s, (0,), (10 * d + s,)) for d in range(2) for s in range(2)]
    table = arena.tally(match, played)
    assert [standing.score for standing in table.standings] == [5, 6]
    assert all(one.share is one.fair is one.rating is None for one in table.standings)
    assert "won" not in arena.as_text(table)


def test_unfinished_deals_are_left_out() -> None:
    match = match_of("vegeterrors", "a", "b", "c", games=9)
    whole = [Outcome(1, seating, (seating,), (0, 0, 0)) for seating in range(3)]
    table = arena.tally(match, [Outcome(0, 2, (0,), (9, 9, 9)), *whole, Outcome(2, 1, (1,), (9, 9, 9))])
    assert (table.deals, table.games) == (1, 3)
    assert table.standings == arena.tally(match, whole).standings
    assert "3 games: 1 of 3 deals x 3 seatings" in arena.as_text(table)
    assert arena.as_text(arena.tally(match, [])).endswith("0 games: 0 of 3 deals x 3 seatings")


def test_shares_sum_to_one_in_every_variant() -> None:
    rng = Random("shares")
    for game in extremes():
        if game.players == 1:
            continue
        bots = [f"bot {i}" for i in range(len(game.sides))]
        match = arena.Match(game.name, game.players, tuple(game.options.items()), tuple(bots), 5, 0)
        played = []
        for deal in range(5):
            for seating in range(len(match.seatings())):
                winners = {seat for side in rng.sample(game.sides, rng.randint(1, 2)) for seat in side}
                played.append(Outcome(deal, seating, tuple(sorted(winners)), (0,) * game.players))
        standings = arena.tally(match, played).standings
        assert sum(one.share or 0 for one in standings) == pytest.approx(1)
        assert sum(one.fair or 0 for one in standings) == pytest.approx(1)


def test_an_interval_by_hand() -> None:
    # Deviations -10, 0, 10, 0: variance 200/3, of the mean 50/3; Student's for 3 is 3.1824.
    low, high = intervals.of_mean([10, 20, 30, 20]) or (0, 0)
    assert (low, high) == pytest.approx((20 - 12.992, 20 + 12.992), abs=0.02)
    assert intervals.of_mean([10]) is None


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423)],
)
def test_students_values_are_those_of_the_tables(freedom: int, value: float) -> None:
    assert intervals.student(freedom) == pytest.approx(value, rel=0.002)


def test_a_bot_that_always_wins_is_not_certain_to() -> None:
    # Wilson, ten of ten: 10 / (10 + 1.96²).
    assert intervals.of_share([1.0] * 10) == pytest.approx((0.72247, 1), abs=1e-5)
    assert intervals.of_share([0.0] * 10) == pytest.approx((0, 0.27753), abs=1e-5)


def test_intervals_hold_what_they_promise() -> None:
    # Four games a deal that hang together strongly; the true share is a half.
    rng, held, naive = Random("coverage"), 0, 0
    for _ in range(400):
        games = []
        for _ in range(15):
            chance = 0.5 + 0.5 * (rng.random() - 0.5) * 2
            games.append([float(rng.random() < chance) for _ in range(4)])
        low, high = intervals.of_share([intervals.mean(deal) for deal in games]) or (0, 0)
        held += low <= 0.5 <= high
        low, high = intervals.wilson(intervals.mean([x for deal in games for x in deal]), 60)
        naive += low <= 0.5 <= high
    assert 0.92 <= held / 400 <= 0.98
    assert naive / 400 < 0.88


def test_ratings_follow_the_results() -> None:
    rng, strength = Random("ratings"), {"best": 3.0, "good": 2.0, "poor": 1.0}
    deals = [{bot: (skill + rng.gauss(0, 1),) for bot, skill in strength.items()} for _ in range(60)]
    found = ratings.rate([*strength], deals)
    best, good, poor = (found[bot] for bot in strength)
    assert best.value > good.value > poor.value
    assert best.interval[0] < best.value < best.interval[1]
    assert best.interval[0] > poor.interval[1]
    few = ratings.rate([*strength], deals[:6])["best"].interval
    assert best.interval[1] - best.interval[0] < few[1] - few[0]


def test_a_better_result_never_rates_lower() -> None:
    def rated(wins: int) -> float:
        deals = [{"a": (float(i < wins),), "b": (float(i >= wins),)} for i in range(10)]
        return ratings.rate(["a", "b"], deals)["a"].value

    values = [rated(wins) for wins in range(11)]
    assert values == sorted(values)
    assert len(set(values)) == 11
    drawn = ratings.rate(["a", "b"], [{"a": (1.0,), "b": (1.0,)}] * 9)
    assert drawn["a"] == drawn["b"]
    assert ratings.rate(["a"], [{"a": (1.0,)}]) == {}
