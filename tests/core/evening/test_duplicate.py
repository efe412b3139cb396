"""One deal at several tables (house ruling)."""

from pygame_core.evening.duplicate import compare, evening_code
from pygame_core.evening.reading import Played
from pygame_core.rng import parse_seed


def test_who_sits_in_the_same_place_from_the_dealer_is_compared() -> None:
    groups = compare(
        [
            Played([3, 1, 2], [70, 20, 40]),
            Played([0, 4, 5, 6], [1, 2, 3, 4]),
            Played([7, 8, 9], [40, 20, 100]),
            Played([10, 11, 12], [10, 30, None]),
        ]
    )
    # One table of four alone, and one that has not finished: nothing to compare.
    (group,) = groups
    assert (group.size, group.tables) == (3, [0, 2])
    told = [
        (place.position, place.mean, [(one.table, one.person, one.points, one.difference) for one in holders])
        for place in group.places
        for holders in [place.holders]
    ]
    assert told == [
        (0, 55, [(0, 3, 70, 15), (2, 7, 40, -15)]),
        (1, 20, [(0, 1, 20, 0), (2, 8, 20, 0)]),
        (2, 70, [(0, 2, 40, -30), (2, 9, 100, 30)]),
    ]  # fmt: skip


def test_means_are_rounded_to_tenths() -> None:
    tables = [Played([at, at + 1, at + 2], [points, 0, 0]) for at, points in ((0, 10), (3, 10), (6, 0))]
    place = compare(tables)[0].places[0]
    assert (place.mean, [one.difference for one in place.holders]) == (6.7, [3.3, 3.3, -6.7])
    assert str(compare(tables)[0].places[1].holders[0].difference) == "0.0"


def test_groups_come_by_size() -> None:
    tables = [
        Played(list(range(at, at + size)), [0] * size) for at, size in ((0, 5), (5, 3), (8, 5), (13, 3))
    ]
    assert [(group.size, group.tables) for group in compare(tables)] == [(3, [1, 3]), (5, [0, 2])]
    assert compare(tables[:2]) == []


def test_deal_codes_are_stable_and_different() -> None:
    # Frozen: an evening that is kept deals the same cards next week.
    assert evening_code(1, 0, 4) == "GARLIC-ONION-W1X4MX"
    codes = {
        evening_code(seed, number, size) for seed in (1, 2) for number in range(10) for size in (3, 4, 5)
    }
    assert len(codes) == 60
    assert all(0 <= parse_seed(code) < 2**40 for code in codes)
