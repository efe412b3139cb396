"""What the page calls of an evening: JSON values in and out, EveningErrors told by code.

A missing argument is read as None, which is an error wherever it is needed.
"""

from collections.abc import Callable
from typing import Any

from ..errors import EveningError
from ..rng import parse_seed
from . import duplicate, export, pairing, reading, sheets
from . import ranking as ranks
from .divisions import SIZES
from .reading import MOST_POINTS, MOST_ROUNDS, damaged

Json = Any

#: The organiser's wish: the division with fewest repeats, or a size of tables where possible.
WISHES: dict[str, int | None] = {"fewest": None, **{str(size): size for size in SIZES}}


def plan(
    people: Json = None,
    rounds: Json = None,
    size: Json = "fewest",
    earlier: Json = None,
    away: Json = None,
    seed: Json = None,
) -> Json:
    """The whole evening, earlier rounds as they were: "rounds", "repeats", "deals" by person.

    `people`: all who ever were in it; `rounds`: of the whole evening; `away`: who is not in the new ones;
    `seed`: draws seats by lot. Errors: evening-few, -many, -rounds, -left, -damaged, bad-seed.
    """
    count = reading.crowd(people, min(SIZES))
    played = reading.seated_rounds(earlier, count)
    number = _round_count(rounds, max(1, len(played)))
    if type(size) is not str or size not in WISHES:
        raise damaged("size")
    gone = [] if away is None else reading.persons(away, "away", count, 0, count)
    lot = None if seed is None else parse_seed(seed)
    left = count - len(gone)
    if left < min(SIZES) and number > len(played):
        raise EveningError("Three people are needed for a round.", code="evening-left", people=left)
    paired = pairing.plan(count, number, WISHES[size], played, gone, lot)
    return {
        "rounds": paired,
        "repeats": pairing.repeats(count, paired),
        "deals": pairing.deals(count, paired),
    }


def _round_count(value: Json, least: int) -> int:
    if type(value) is not int:
        raise damaged("rounds")
    if not least <= value <= MOST_ROUNDS:
        raise EveningError(
            f"An evening has {least} to {MOST_ROUNDS} rounds.",
            code="evening-rounds",
            least=least,
            most=MOST_ROUNDS,
        )
    return value


def ranking(people: Json = None, rounds: Json = None) -> Json:
    """The ranking, best first: a row a person. Errors: evening-few, -many, -damaged."""
    count = reading.crowd(people, 1)
    played = reading.played_rounds(rounds, count)
    counts = [ranks.counts(tables) for tables in played]
    return [
        {
            "person": row.person,
            "place": row.place,
            "shared": row.shared,
            "points": row.points,
            "game": row.game,
            "moved": row.moved,
            "rounds": [
                None if one is None else {"points": one[0], "game": one[1], "counts": counted}
                for one, counted in zip(row.rounds, counts, strict=True)
            ],
        }
        for row in ranks.ranking(count, played)
    ]


def sheet(game: Json = None, players: Json = None, lines: Json = None) -> Json:
    """A deal's sheet: its lines with what is written, "totals", "closes", "fault", the "sum" that closes it.

    Errors: evening-players, -damaged. What is written but cannot be is no error but the sheet's fault.
    """
    name = reading.text(game, "game")
    count = reading.whole(players, "players", 0, MOST_POINTS)
    if count not in sheets.player_counts(name):
        raise EveningError(
            f"There is no sheet for {count} at a table.",
            code="evening-players",
            game=name[:40],
            players=count,
        )
    known = sheets.lines_of(name, count)
    values = _written(lines, [line.key for line in known], count)
    missing, fault = sheets.missing(values), sheets.fault(name, count, values)
    parts = sheets.parts(name, count, values)
    return {
        "lines": [
            {
                "key": line.key,
                "unit": line.unit,
                "step": line.step,
                "least": line.least,
                "most": line.most,
                "values": values[line.key],
            }
            for line in known
        ],
        "totals": sheets.totals(name, count, values),
        "missing": missing,
        "closes": missing == 0 and fault is None,
        "fault": None if fault is None else {"code": fault.code, "params": fault.params},
        "sum": {
            "parts": [{"key": key, "points": points} for key, points in parts],
            "total": sum(points for _, points in parts),
        },
    }


def _written(lines: Json, keys: list[str], players: int) -> sheets.Lines:
    given = reading.mapped(lines, "lines")
    if not set(given) <= set(keys):
        raise damaged("lines")
    values: sheets.Lines = {}
    for key in keys:
        line = reading.listed(given.get(key, [None] * players), "lines", players, players)
        values[key] = [
            None if one is None else reading.whole(one, "lines", -MOST_POINTS, MOST_POINTS) for one in line
        ]
    return values


def deals(seed: Json = None, rounds: Json = None, sizes: Json = None) -> Json:
    """By round a deal code for each of `sizes`. Errors: evening-rounds, -damaged, bad-seed."""
    root = parse_seed(seed)
    count = _round_count(rounds, 1)
    wide = [
        reading.whole(size, "sizes", min(SIZES), max(SIZES))
        for size in reading.listed(sizes, "sizes", 0, reading.MOST_PEOPLE)
    ]
    return [[duplicate.evening_code(root, number, size) for size in wide] for number in range(count)]


def compare(tables: Json = None) -> Json:
    """Who had the same cards at the tables of one round, a group for each size. Errors: evening-damaged."""
    played = reading.tables(tables, "tables", reading.MOST_PEOPLE)
    return [
        {
            "size": group.size,
            "tables": group.tables,
            "positions": [
                {
                    "position": place.position,
                    "mean": place.mean,
                    "rows": [vars(holder) for holder in place.holders],
                }
                for place in group.places
            ],
        }
        for group in duplicate.compare(played)
    ]


def csv(names: Json = None, rounds: Json = None, labels: Json = None) -> Json:
    """The ranking as comma-separated text, its heads from the page. Errors: evening-few, -many, -damaged."""
    people = [reading.text(name, "names") for name in reading.listed(names, "names", 0, MOST_POINTS)]
    count = reading.crowd(len(people), 1)
    played = reading.played_rounds(rounds, count)
    heads = reading.mapped(labels, "labels")
    of_rounds = reading.listed(heads.get("rounds"), "labels", len(played), len(played))
    told = [
        heads.get("place"),
        heads.get("name"),
        *(head for pair in of_rounds for head in reading.listed(pair, "labels", 2, 2)),
        heads.get("points"),
        heads.get("game"),
    ]
    return export.table(people, [reading.text(head, "labels") for head in told], ranks.ranking(count, played))


CALLS: dict[str, Callable[..., Json]] = {
    "eveningPlan": plan,
    "eveningRanking": ranking,
    "eveningSheet": sheet,
    "eveningDeals": deals,
    "eveningCompare": compare,
    "eveningCsv": csv,
}
