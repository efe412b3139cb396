"""The table of a match: what each bot won and scored, its rating, and how sure that is.

Only whole deals count, so that every bot has played every seat equally often.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from typing import Any

from ..rng import deal_code
from . import intervals
from .intervals import Interval
from .match import Match, Outcome, outcomes
from .ratings import rate


@dataclass(frozen=True)
class Standing:
    """One bot. Solo there is nothing to win; with one deal there is no interval."""

    bot: str
    #: Its part of all wins, of which a shared one counts in parts, and of all sides.
    share: float | None
    share_interval: Interval | None
    fair: float | None
    #: Points a seat and game.
    score: float
    score_interval: Interval | None
    #: None without the library openskill.
    rating: float | None
    rating_interval: Interval | None


@dataclass(frozen=True)
class Table:
    """The standings after so many deals, in the order in which the bots were named."""

    match: Match
    deals: int
    games: int
    standings: tuple[Standing, ...]


def play(match: Match, executor: Executor) -> Table:
    """Plays the whole match. With no `seconds`, the same table whatever the executor."""
    return tally(match, outcomes(match, executor))


def tally(match: Match, played: Iterable[Outcome]) -> Table:
    """The table of games in any order: they are summed deal by deal; unfinished deals are left out."""
    seatings = match.seatings()
    found: defaultdict[int, list[Outcome]] = defaultdict(list)
    for outcome in played:
        found[outcome.deal].append(outcome)
    whole = [found[deal] for deal in sorted(found) if len(found[deal]) == len(seatings)]
    shares = {bot: [_share(match, bot, deal) for deal in whole] for bot in match.entrants}
    scores = {bot: [_score(seatings, bot, deal) for deal in whole] for bot in match.entrants}
    solo = match.players == 1
    fair = {bot: 1.0 if solo else seatings[0].count(bot) / match.players for bot in match.entrants}
    ratings = {} if solo else rate(match.entrants, _contests(match, shares, scores, fair))
    standings = []
    for bot in match.entrants if whole else ():
        rating = ratings.get(bot)
        standings.append(
            Standing(
                bot,
                None if solo else intervals.mean(shares[bot]),
                None if solo else intervals.of_share(shares[bot]),
                None if solo else fair[bot],
                intervals.mean(scores[bot]),
                intervals.of_mean(scores[bot]),
                rating and rating.value,
                rating and rating.interval,
            )
        )
    return Table(match, len(whole), len(whole) * len(seatings), tuple(standings))


def _share(match: Match, bot: str, deal: Sequence[Outcome]) -> float:
    """Its part of the wins of a deal: a win belongs to a side, a shared one in parts to each."""
    sides, seatings = match.load().sides, match.seatings()
    parts = []
    for outcome in deal:
        won_by = [side for side in sides if not set(side).isdisjoint(outcome.winners)]
        mine = [side for side in won_by if seatings[outcome.seating][side[0]] == bot]
        parts.append(len(mine) / len(won_by))
    return intervals.mean(parts)


def _score(seatings: Sequence[Sequence[str]], bot: str, deal: Sequence[Outcome]) -> float:
    points = [
        outcome.returns[seat]
        for outcome in deal
        for seat, name in enumerate(seatings[outcome.seating])
        if name == bot
    ]
    return intervals.mean(points)


def _contests(
    match: Match, shares: dict[str, list[float]], scores: dict[str, list[float]], fair: dict[str, float]
) -> list[dict[str, tuple[float, ...]]]:
    """Of each deal, what ranks the bots: wins over the fair share, and among equals the points."""
    bots = match.entrants
    deals = len(shares[bots[0]])
    return [
        {bot: (round(shares[bot][i] / fair[bot], 9), round(scores[bot][i], 9)) for bot in bots}
        for i in range(deals)
    ]


def as_json(table: Table) -> str:
    """The table with all its digits, and what it takes to play it again."""
    match = table.match
    data: dict[str, Any] = {
        "game": match.game,
        "players": match.players,
        "options": dict(match.options),
        "bots": list(match.bots),
        "seed": deal_code(match.seed),
        "iterations": match.iterations,
        "seconds": match.seconds,
        "seatings": [list(seating) for seating in match.seatings()],
        "deals": {"asked": match.deals, "played": table.deals},
        "games": table.games,
        "standings": [asdict(standing) for standing in table.standings],
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def as_text(table: Table) -> str:
    """The table to read."""
    match = table.match
    options = "".join(f", {key}={value}" for key, value in match.options)
    thinking = "as long as the bots like"
    if match.iterations is not None:
        thinking = f"{match.iterations} iterations a move"
    elif match.seconds is not None:
        thinking = f"{match.seconds:g} s a move"
    count = len(match.seatings())
    each = "each bot alone" if match.players == 1 else f"{count} seating{'s' * (count != 1)}"
    deals = str(match.deals) if table.deals == match.deals else f"{table.deals} of {match.deals}"
    lines = [
        f"{match.game}, players={match.players}{options}; seed {deal_code(match.seed)}; {thinking}",
        f"{table.games} games: {deals} deals x {each}",
    ]
    rows = [_row(standing) for standing in table.standings]
    if rows:
        titles = ["bot", "won", "95 % interval", "fair", "score", "95 % interval", "rating", "95 % interval"]
        kept = [i for i in range(len(titles)) if any(row[i] for row in rows)]
        cells = [[row[i] for i in kept] for row in [titles, *rows]]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        for row in cells:
            padded = [row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]
            lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def _row(standing: Standing) -> list[str]:
    share, fair, rating = standing.share, standing.fair, standing.rating
    return [
        standing.bot,
        "" if share is None else f"{share:.1%}",
        "" if share is None else _span(standing.share_interval, 100, "%"),
        "" if fair is None else f"{fair:.1%}",
        f"{standing.score:z.1f}",
        _span(standing.score_interval),
        "" if rating is None else f"{rating:z.1f}",
        "" if rating is None else _span(standing.rating_interval),
    ]


def _span(interval: Interval | None, times: int = 1, unit: str = "") -> str:
    if interval is None:
        return "one deal tells none"
    low, high = (value * times for value in interval)
    return f"{low:z.1f}{unit} to {high:z.1f}{unit}"
