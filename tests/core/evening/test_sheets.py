"""Score sheets on paper: those of real deals close, impossible ones are found."""

from collections.abc import Callable
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_core
from pygame_core.evening import double_deck, sheets
from pygame_core.evening.sheets import Fault, Lines

from ..generic.games import walk

BASE, TOURNAMENT, DOUBLE = "vege-tables-base", "vege-tables-tournament", "vege-tables-double-deck"
PARTNERS = "vege-tables-partners"
FAMILY = [variant for variant in pygame_core.variants() if variant["family"] == "vege-tables"]
TABLES = [
    (variant["id"], players) for variant in FAMILY for players in variant["players"] if 3 <= players <= 5
]


def full(game: str, **lines: list[int | None]) -> Lines:
    """A sheet for four; lines that are not named are all nothing."""
    return {line.key: lines.get(line.key, [0] * 4) for line in sheets.lines_of(game, 4)}


def base(**lines: list[int | None]) -> Lines:
    """A sheet of Base that closes, with other lines instead."""
    usual: dict[str, list[int | None]] = {
        "pot": [30, 20, 0, 0], "fruits": [4, 3, 5, 2], "families": [1, 0, 1, 0],
        "closing": [2, 0, 0, 0], "penalties": [0, 0, 0, 1],
    }  # fmt: skip
    return full(BASE, **(usual | lines))


def code(game: str, values: Lines) -> str | None:
    found = sheets.fault(game, 4, values)
    return None if found is None else found.code


# -- real deals -----------------------------------------------------------------------------------


def ended(game: str, players: int, seed: int) -> Any:
    """The last state of a random deal."""
    # The walk's state goes on under the caller's hands.
    *_, (state, _) = walk(pygame_core.load_game(game, players, {"deals": "1"}), seed)
    assert state.is_terminal()
    return state


def written(game: str, state: Any) -> Lines:
    """What the players of this deal would have written down."""
    sheet = state.sheet
    if game == DOUBLE:
        lines = {key: list(getattr(sheet, key)) for key in ("fruits", "tractors", "closing", "penalties")}
    else:
        bonus = "tractors" if game == TOURNAMENT else "pot"
        lines = {
            bonus: [max(0, points) for points in sheet.pot],
            "fruits": list(sheet.harvested),
            **{key: list(getattr(sheet, key)) for key in ("families", "closing", "penalties")},
        }
    return lines


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_sheets_of_random_deals_close(game: str, players: int, count: Callable[[int, int], int]) -> None:
    for seed in range(count(200, 8)):
        state = ended(game, players, seed)
        lines = written(game, state)
        assert sheets.fault(game, players, lines) is None, (seed, lines)
        # Of partners too: both have what their side has.
        assert sheets.totals(game, players, lines) == state.returns()
        parts = dict(sheets.parts(game, players, lines))
        assert sum(parts.values()) == sum(map(state.sheet.points, range(players)))
        assert game == DOUBLE or parts["crops"] == 160


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[0] != DOUBLE])
def test_a_slip_of_the_pen_is_found(game: str, players: int) -> None:
    """One Fruit or crop too many or too few never closes."""
    lines = written(game, ended(game, players, 3))
    for key, seat, step in product(("fruits", "closing"), range(players), (1, -1)):
        wrong = {**lines, key: list(lines[key])}
        wrong[key][seat] += step  # type: ignore[operator]
        assert sheets.fault(game, players, wrong) is not None, (key, seat, step)


def test_every_variant_with_tables_of_three_to_five_has_a_sheet() -> None:
    assert {game for game, _ in TABLES} == {*sheets.ONE_DECK, sheets.DOUBLE_DECK}
    for game, players in TABLES:
        assert players in sheets.player_counts(game)
    assert sheets.player_counts(PARTNERS) == (4,)


# -- the lines ------------------------------------------------------------------------------------


def test_lines_of_the_variants() -> None:
    def told(game: str) -> list[tuple[str, int]]:
        return [(line.key, line.unit) for line in sheets.lines_of(game, 4)]

    crops = [("fruits", 10), ("families", 30), ("closing", 10), ("penalties", -50)]
    assert told(BASE) == told("vege-tables-expert") == told(PARTNERS) == [("pot", 1), *crops]
    assert told(TOURNAMENT) == [("tractors", 1), *crops]
    assert told(DOUBLE) == [("fruits", 1), ("tractors", 1), ("closing", 25), ("penalties", -50)]
    assert told("vegeterrors") == told("") == told("chess") == [("total", 1)]


def test_a_sheet_that_closes() -> None:
    lines = base()
    assert code(BASE, lines) is None
    assert sheets.missing(lines) == 0
    assert sheets.totals(BASE, 4, lines) == [30 + 40 + 30 + 20, 20 + 30, 50 + 30, 20 - 50]
    assert sheets.parts(BASE, 4, lines) == [("crops", 160), ("pot", 50), ("families", 60), ("penalties", -50)]


def test_the_sheet_of_the_mock() -> None:
    """Style guide, screen 16: 160 + 30 families + 30 Tractors = 220."""
    lines = full(TOURNAMENT, tractors=[0, 10, 20, 0], fruits=[2, 5, 6, 3], families=[0, 0, 1, 0])
    assert code(TOURNAMENT, lines) == "evening-sheet-families"
    lines = full(
        TOURNAMENT, tractors=[0, 10, 20, 0], fruits=[2, 5, 3, 3], families=[0, 0, 1, 0], closing=[0, 0, 3, 0]
    )
    assert code(TOURNAMENT, lines) is None
    assert sheets.totals(TOURNAMENT, 4, lines) == [20, 60, 110, 30]
    assert sum(points for _, points in sheets.parts(TOURNAMENT, 4, lines)) == 220


def test_partners_both_have_what_their_side_has() -> None:
    lines = base()
    assert sheets.totals(PARTNERS, 4, lines) == [200, 20, 200, 20]
    assert sum(points for _, points in sheets.parts(PARTNERS, 4, lines)) == 220


def test_any_total_will_do_for_other_games() -> None:
    assert code("vegeterrors", {"total": [250, -50, 0, 7]}) is None
    assert sheets.parts("vegeterrors", 4, {"total": [250, -50, 0, None]}) == [("total", 200)]


# -- faults ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (base(fruits=[4, -1, 5, 2]), ("evening-sheet-value", {"line": "fruits", "seat": 1, "step": 1})),
        (base(pot=[30, 25, 0, 0]), ("evening-sheet-value", {"line": "pot", "seat": 1, "step": 10})),
        (base(pot=[30, 40, 0, 0]), ("evening-sheet-most", {"line": "pot", "seat": 1, "most": 30})),
        (base(families=[5, 0, 0, 0]), ("evening-sheet-most", {"line": "families", "seat": 0, "most": 4})),
        (base(fruits=[4, 3, 5, 17]), ("evening-sheet-most", {"line": "fruits", "seat": 3, "most": 16})),
        (base(fruits=[4, 3, 5, 3]), ("evening-sheet-crops", {"crops": 17, "all": 16})),
        (base(fruits=[4, 3, 5, 1]), ("evening-sheet-crops", {"crops": 15, "all": 16})),
        (base(closing=[1, 0, 1, 0]), ("evening-sheet-closer", {})),
        # Fourteen Fruits: three families or two; sixteen: all four.
        (base(families=[1, 0, 3, 0]), ("evening-sheet-families", {"families": 4, "least": 2, "most": 3})),
        (base(families=[1, 0, 0, 0]), ("evening-sheet-families", {"families": 1, "least": 2, "most": 3})),
        (
            base(fruits=[6, 3, 5, 2], closing=[0] * 4, families=[1, 1, 1, 0]),
            ("evening-sheet-families", {"families": 3, "least": 4, "most": 4}),
        ),
        (base(fruits=[4, 8, 2, 0], families=[0, 1, 0, 1]), ("evening-sheet-family", {"seat": 3})),
        # The first Pot pays most: 30, 20, 10, each to one; somebody has ended the deal, so one is taken.
        (base(pot=[20, 0, 0, 0]), ("evening-sheet-bonus", {"line": "pot"})),
        (base(pot=[30, 10, 0, 0]), ("evening-sheet-bonus", {"line": "pot"})),
        (base(pot=[30, 30, 0, 0]), ("evening-sheet-bonus", {"line": "pot"})),
        (base(pot=[0, 0, 0, 0]), ("evening-sheet-bonus", {"line": "pot"})),
        # Who closed has a Pot, and one that pays nothing is the last of all.
        (base(pot=[0, 30, 20, 0]), ("evening-sheet-bonus", {"line": "pot"})),
    ],
)
def test_what_cannot_be_is_found(lines: Lines, expected: tuple[str, dict[str, Any]]) -> None:
    assert sheets.fault(BASE, 4, lines) == Fault(*expected)


@pytest.mark.parametrize(
    "lines",
    [
        base(pot=[0, 30, 20, 10]), base(pot=[20, 30, 0, 0]), base(pot=[30, 0, 0, 0]),
        base(pot=[0, 30, 20, 0], fruits=[6, 3, 5, 2], closing=[0] * 4, families=[2, 1, 1, 0]),
    ],
)  # fmt: skip
def test_pots_that_can_be(lines: Lines) -> None:
    assert sheets.fault(BASE, 4, lines) is None


@pytest.mark.parametrize(
    ("tractors", "good"),
    [
        ([0, 0, 0, 0], True), ([10, 0, 0, 0], True), ([0, 20, 10, 0], True), ([30, 20, 10, 0], True),
        ([20, 0, 0, 0], False), ([30, 10, 0, 0], False), ([10, 10, 0, 0], False), ([30, 20, 0, 0], False),
    ],
)  # fmt: skip
def test_tractors_pay_more_the_later(tractors: list[int | None], good: bool) -> None:
    lines = full(TOURNAMENT, tractors=tractors, fruits=[8, 0, 0, 0], closing=[0, 0, 0, 8])
    assert code(TOURNAMENT, lines) == (None if good else "evening-sheet-bonus")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_largest_bonus_grows_with_the_table(players: int) -> None:
    assert sheets.lines_of(BASE, players)[0].most == 10 * (players - 1)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (base(fruits=[None, 3, 5, 2]), None),
        (base(pot=[None, 20, None, 0]), None),
        (base(pot=[20, None, 0, 0]), None),
        (base(families=[None, 0, 0, 0]), None),
        ({key: [None] * 4 for key in base()}, None),
        (base(fruits=[None, 8, 5, 2]), "evening-sheet-crops"),
        (base(closing=[None, 1, 1, 0]), "evening-sheet-closer"),
        (base(pot=[None, 20, 20, 0]), "evening-sheet-bonus"),
        (base(fruits=[None, 0, 5, 2], families=[0, 1, 0, 0]), "evening-sheet-family"),
        (base(families=[None, 3, 1, 0]), "evening-sheet-families"),
        (base(penalties=[None, -1, 0, 0]), "evening-sheet-value"),
    ],
)
def test_an_unfinished_sheet_has_a_fault_only_when_nothing_can_mend_it(
    lines: Lines, expected: str | None
) -> None:
    assert code(BASE, lines) == expected
    assert sheets.missing(lines) > 0


# -- Double Deck ----------------------------------------------------------------------------------


def rook(one: int, other: int) -> bool:
    """Crops in one row or column."""
    return one // 4 == other // 4 or one % 4 == other % 4


def paid(order: list[tuple[int, bool]]) -> tuple[int, int]:
    """Fruit and Tractor points of crops closed in this order, as the rulebook counts them."""
    sums = {True: 0, False: 0}
    for at, (crop, fruit) in enumerate(order):
        before = sum(same == fruit and rook(crop, other) for other, same in order[:at])
        sums[fruit] += 10 + 10 * before if fruit else 20 * before
    return sums[True], sums[False]


@settings(deadline=None)
@given(st.permutations(range(16)), st.lists(st.booleans(), max_size=16))
def test_whatever_is_closed_can_be(crops: list[int], fruits: list[bool]) -> None:
    order = list(zip(crops, fruits, strict=False))
    assert paid(order) in double_deck.possible(16 - len(order))
    assert double_deck.can_be(*paid(order), 16 - len(order), ended=True)
    # Standing still pays nobody for the crops that are left.
    assert double_deck.can_be(*paid(order), 0, ended=False)


def test_nothing_else_can_be(count: Callable[[int, int], int]) -> None:
    """By trying all ways to close up to so many crops."""
    for closed in range(count(7, 4)):
        found = {
            paid(list(zip(crops, fruits, strict=True)))
            for crops in combinations(range(16), closed)
            for fruits in product((True, False), repeat=closed)
        }
        assert double_deck.possible(16 - closed) == found


def test_all_sixteen_crops() -> None:
    # Each of 48 pairs in a line, once.
    assert (160 + 480, 0) in double_deck.possible(0)
    assert (0, 960) in double_deck.possible(0)
    assert (160 + 480, 20) not in double_deck.possible(0)
    assert double_deck.possible(16) == {(0, 0)}


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ({"fruits": [640, 0, 0, 0]}, None),
        ({"fruits": [630, 10, 0, 0]}, None),
        ({"fruits": [20, 0, 0, 0], "closing": [0, 14, 0, 0]}, None),
        ({"fruits": [20, 0, 0, 0], "closing": [0, 15, 0, 0]}, "evening-sheet-closings"),
        ({"fruits": [50, 0, 0, 0], "closing": [0, 14, 0, 0]}, "evening-sheet-closings"),
        ({"tractors": [0, 960, 0, 0]}, None),
        ({"tractors": [0, 970, 0, 0]}, "evening-sheet-value"),
        ({"tractors": [0, 980, 0, 0]}, "evening-sheet-most"),
        ({"fruits": [15, 0, 0, 0]}, "evening-sheet-value"),
        ({"fruits": [20, 0, 0, 0], "closing": [1, 13, 0, 0]}, "evening-sheet-closer"),
        # Nobody ended the deal: only after two full circles of penalties.
        ({"fruits": [20, 0, 0, 0], "penalties": [2, 2, 2, 2]}, None),
        ({"fruits": [20, 0, 0, 0], "penalties": [2, 2, 1, 9]}, "evening-sheet-closings"),
        ({"fruits": [20, 0, 0, 0], "closing": [3, 0, 0, 0], "penalties": [2] * 4}, "evening-sheet-closings"),
        ({"fruits": [20, None, 0, 0]}, None),
    ],
)
def test_sheets_of_double_deck(lines: dict[str, list[int | None]], expected: str | None) -> None:
    assert code(DOUBLE, full(DOUBLE, **lines)) == expected


def test_points_of_double_deck() -> None:
    lines = full(
        DOUBLE, fruits=[50, 10, 0, 0], tractors=[0, 0, 40, 0], closing=[0, 3, 0, 0], penalties=[0, 0, 0, 1]
    )
    assert sheets.totals(DOUBLE, 4, lines) == [50, 85, 40, -50]
    assert sheets.parts(DOUBLE, 4, lines) == [
        ("fruits", 60), ("tractors", 40), ("closing", 75), ("penalties", -50)
    ]  # fmt: skip


def test_a_slip_in_double_deck_is_mostly_found() -> None:
    """Sums leave room: a Fruit written ten off is not always impossible, but most of the time."""
    rng = Random(4)
    found = 0
    for _ in range(200):
        order = [(crop, rng.random() < 0.5) for crop in rng.sample(range(16), rng.randint(10, 16))]
        fruits, tractors = paid(order)
        found += (fruits + 10, tractors) not in double_deck.possible(16 - len(order))
    assert found > 0
