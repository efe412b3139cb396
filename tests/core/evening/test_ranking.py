"""Tournament points and the ranking (house ruling)."""

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.evening.ranking import Row, ranking, tournament_points
from pygame_core.evening.reading import Played


def played(seats: list[int], points: list[int | None]) -> Played:
    return Played(seats, points)


def told(rows: list[Row], *names: str) -> list[Any]:
    return [tuple(getattr(row, name) for name in names) for row in rows]


def test_the_best_of_a_table_of_n_gets_n_points() -> None:
    assert tournament_points([70, 120, 40, -50]) == [3, 4, 2, 1]
    assert tournament_points([10, 20, 30]) == [1, 2, 3]
    assert tournament_points([10, 50, 20, 40, 30]) == [1, 5, 2, 4, 3]


def test_shared_places_share_the_points() -> None:
    assert tournament_points([70, 70, 40, 20]) == [3.5, 3.5, 2, 1]
    assert tournament_points([40, 70, 40, 20]) == [2.5, 4, 2.5, 1]
    assert tournament_points([0, 0, 0]) == [2, 2, 2]
    assert tournament_points([5, 5, 5, 5]) == [2.5] * 4
    assert tournament_points([5, 9, 5, 9, 5]) == [2, 4.5, 2, 4.5, 2]


@settings(deadline=None)
@given(st.lists(st.integers(-3, 3), min_size=3, max_size=5))
def test_points_are_those_of_the_places_shared(points: list[int]) -> None:
    places = sorted(points, reverse=True)
    for own, got in zip(points, tournament_points(points), strict=True):
        held = [len(points) - place for place, worth in enumerate(places) if worth == own]
        assert Fraction(got) == Fraction(sum(held), len(held))


def test_tournament_points_then_game_points_then_the_place_is_shared() -> None:
    rounds = [
        [played([0, 1, 2], [90, 60, 30]), played([3, 4, 5], [90, 70, 30])],
        [played([0, 4, 2], [30, 60, 90]), played([3, 1, 5], [30, 60, 90])],
    ]
    rows = ranking(6, rounds)
    assert told(rows, "person", "place", "shared", "points", "game") == [
        (4, 1, False, 4, 130),
        (0, 2, True, 4, 120),
        (1, 2, True, 4, 120),
        (2, 2, True, 4, 120),
        (3, 2, True, 4, 120),
        (5, 2, True, 4, 120),
    ]


def test_the_evening_of_the_mock() -> None:
    """Style guide, screen 16: ranking after three rounds, while the fourth is played."""
    sofia, anna, giulia, elena, luca, marta, dario, paolo = range(8)
    scores: list[list[dict[int, int | None]]] = [
        [{sofia: 70, marta: 60, dario: 30, paolo: 20}, {giulia: 120, elena: 80, anna: 40, luca: 30}],
        [{sofia: 40, luca: 130, elena: 60, marta: 20}, {anna: 70, giulia: 70, dario: 20, paolo: 60}],
        [{sofia: 100, luca: 90, dario: 60, paolo: 20}, {anna: 110, giulia: 40, elena: 70, marta: 70}],
        [{anna: 20, elena: 60, sofia: 110, paolo: 30}, {marta: 40, dario: 10, luca: 70, giulia: None}],
        [],
    ]
    rounds = [[played(list(table), list(table.values())) for table in tables] for tables in scores]
    rows = ranking(8, rounds)
    assert told(rows, "person", "place", "shared", "points", "game") == [
        (sofia, 1, False, 10, 210),
        (anna, 2, False, 9.5, 220),
        (giulia, 3, False, 8.5, 230),
        (elena, 4, False, 8.5, 210),
        (luca, 5, False, 8, 250),
        (marta, 6, False, 6.5, 150),
        (dario, 7, False, 5, 110),
        (paolo, 8, False, 4, 100),
    ]
    assert {row.person: row.moved for row in rows} == {
        sofia: 2, anna: 2, giulia: -2, elena: -2, luca: 0, marta: 0, dario: 1, paolo: -1
    }  # fmt: skip
    # The table that has finished is shown, its round does not count.
    assert rows[0].rounds == [(4, 70), (2, 40), (4, 100), (4, 110), None]
    assert rows[2].rounds == [(4, 120), (3.5, 70), (1, 40), None, None]


def test_who_was_away_gets_nothing_and_has_no_place_to_come_from() -> None:
    rounds = [
        [played([0, 1, 2], [30, 20, 10])],
        [played([3, 1, 2], [90, 20, 10])],
        [played([3, 4, 2], [10, 20, 90])],
    ]
    rows = ranking(6, rounds)
    assert told(rows, "person", "place", "shared", "points", "game", "moved") == [
        (2, 1, False, 5, 110, 3),
        (3, 2, False, 4, 100, 0),
        (1, 3, False, 4, 40, -2),
        (0, 4, False, 3, 30, -1),
        (4, 5, False, 2, 20, None),
        (5, 6, False, 0, 0, None),
    ]
    assert rows[5].rounds == [None, None, None]


def test_nothing_has_been_played() -> None:
    rows = ranking(3, [[played([2, 0, 1], [None, 10, 20])]])
    assert told(rows, "person", "place", "shared", "points", "moved") == [
        (0, 1, True, 0, None),
        (1, 1, True, 0, None),
        (2, 1, True, 0, None),
    ]


def test_a_round_between_that_has_not_finished_does_not_count_yet() -> None:
    rounds = [
        [played([0, 1, 2], [30, 20, 10])],
        [played([0, 1, 2], [None, 20, 10])],
        [played([0, 1, 2], [10, 20, 30])],
    ]
    rows = ranking(3, rounds)
    assert told(rows, "person", "points", "game", "moved") == [(0, 4, 40, 0), (1, 4, 40, 1), (2, 4, 40, 2)]


@settings(deadline=None)
@given(st.data())
def test_the_order_is_that_of_sums(data: st.DataObject) -> None:
    people = data.draw(st.integers(3, 9))
    rounds = []
    for _ in range(data.draw(st.integers(0, 4))):
        order = data.draw(st.permutations(range(people)))
        size = data.draw(st.integers(3, min(5, people)))
        scores = st.one_of(st.none(), st.integers(-2, 4))
        tables = [
            played(list(order[at : at + size]), data.draw(st.lists(scores, min_size=size, max_size=size)))
            for at in range(0, people - size + 1, size)
        ]
        rounds.append(tables)
    rows = ranking(people, rounds)
    assert sorted(row.person for row in rows) == list(range(people))
    sums = {person: (Fraction(0), 0) for person in range(people)}
    for tables in rounds:
        if any(None in table.points for table in tables):
            continue
        for table in tables:
            for person, points, share in zip(
                table.seats, table.points, tournament_points(table.scores()), strict=True
            ):
                assert points is not None
                so_far = sums[person]
                sums[person] = (so_far[0] + Fraction(share), so_far[1] + points)
    for row in rows:
        assert (Fraction(row.points), row.game) == sums[row.person]
        assert row.place == 1 + sum(other > sums[row.person] for other in sums.values())
        assert row.shared == (list(sums.values()).count(sums[row.person]) > 1)
    assert [row.place for row in rows] == sorted(row.place for row in rows)
