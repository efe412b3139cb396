"""Who deals: as even as the tables allow (house ruling)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.evening.dealers import choose_dealers, seated
from pygame_core.evening.divisions import divisions, wished

from . import exhaustive

PEOPLE = 6


@st.composite
def tables(draw: st.DrawFn) -> list[list[int]]:
    some = st.lists(st.integers(0, PEOPLE - 1), min_size=3, max_size=5, unique=True)
    return draw(st.lists(some, max_size=6))


@settings(max_examples=300, deadline=None)
@given(tables(), st.lists(st.integers(0, 3), min_size=PEOPLE, max_size=PEOPLE))
def test_no_other_choice_is_more_even(tables: list[list[int]], before: list[int]) -> None:
    dealt = list(before)
    dealers = choose_dealers(tables, dealt)
    assert all(dealer in table for dealer, table in zip(dealers, tables, strict=True))
    assert dealt == [count + dealers.count(person) for person, count in enumerate(before)]
    everybody = range(PEOPLE)
    assert max(dealt) - min(dealt) == exhaustive.most_even_deals(tables, before, everybody)


def test_a_deal_is_handed_on_over_others() -> None:
    """In turn 1, 0, 2 and 0 would deal and 3 never: 0 hands one on to 1, and 1 the other to 3."""
    dealt = [0, 0, 0, 0, 0]
    assert choose_dealers([[1, 3, 4], [0, 1, 2], [0, 1, 2], [0, 1, 2]], dealt) == [3, 1, 2, 0]
    assert dealt == [1, 1, 1, 1, 0]


def test_the_dealer_comes_first() -> None:
    assert seated([7, 2, 5, 3], 5) == [5, 7, 2, 3]


def test_tables_of_three_to_five_exist_for_everybody_from_three_on() -> None:
    for people in range(3, 41):
        found = divisions(people)
        assert sorted(found) == sorted(exhaustive.divisions(people))
        assert found
        off = [sum(abs(size - 4) for size in division) for division in found]
        assert off == sorted(off)
    assert [divisions(people) for people in range(3)] == [[()], [], []]


def test_the_wished_division() -> None:
    assert [wished(10, size) for size in (3, 4, 5)] == [(4, 3, 3), (4, 3, 3), (5, 5)]
    assert [wished(13, size) for size in (3, 4, 5)] == [(4, 3, 3, 3), (5, 4, 4), (5, 5, 3)]
    assert [wished(6, size) for size in (3, 4, 5)] == [(3, 3)] * 3
