"""Seeds, deal codes and luck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core import BadSeed, deal_code, parse_seed
from pygame_core.rng import SEED_LIMIT, WORDS, derive, shuffled, stream

SEEDS = st.integers(0, SEED_LIMIT - 1)


@given(SEEDS)
def test_a_deal_code_is_its_seed(seed: int) -> None:
    code = deal_code(seed)
    first, second, tail = code.split("-")
    assert first in WORDS
    assert second in WORDS
    assert len(tail) == 6
    assert parse_seed(code) == seed


@given(SEEDS)
def test_a_deal_code_may_be_written_as_it_was_heard(seed: int) -> None:
    code = deal_code(seed).lower().replace("-", " ").replace("0", "o").replace("1", "i")
    words = code.split()
    # Only the tail's look-alikes count; the words are read as words.
    heard = " ".join([*deal_code(seed).lower().split("-")[:2], words[2]])
    assert parse_seed(f"  {heard} ") == seed


def test_known_codes() -> None:
    assert parse_seed("PLUM-CORN-4K7Q2M") == 795797085268
    assert deal_code(0) == "APPLE-APPLE-000000"
    assert deal_code(SEED_LIMIT - 1) == "TURNIP-TURNIP-ZZZZZZ"


def test_the_words_are_thirty_two_different_crops() -> None:
    assert len(set(WORDS)) == len(WORDS) == 32
    assert all(word.isascii() and word.isupper() for word in WORDS)


@given(st.text(min_size=1).filter(str.strip))
def test_any_text_is_a_seed(text: str) -> None:
    assert 0 <= parse_seed(text) < SEED_LIMIT
    assert parse_seed(text) == parse_seed(f" {text.strip()} ")


@pytest.mark.parametrize("value", [-1, SEED_LIMIT, "", "   ", None, 1.5, True, [], {}])
def test_what_is_no_seed_is_refused(value: object) -> None:
    with pytest.raises(BadSeed):
        parse_seed(value)


def test_deal_code_refuses_what_is_no_seed() -> None:
    with pytest.raises(BadSeed):
        deal_code(SEED_LIMIT)


def test_luck_never_changes() -> None:
    """The values every deal ever made hangs on."""
    assert [int(stream(1, "deal").random() * 1000) for _ in range(2)] == [106] * 2
    assert shuffled(list(range(10)), stream(7, "deal")) == [8, 4, 2, 3, 0, 9, 1, 6, 5, 7]
    assert derive(1, "round", 0) == 705489281772


def test_purposes_do_not_share_luck() -> None:
    values = {stream(5, *purpose).random() for purpose in [("a",), ("b",), ("a", 1), ("a", 11), (1, "a")]}
    assert len(values) == 5


def test_shuffled_keeps_every_item_and_leaves_the_list() -> None:
    items = list(range(50))
    mixed = shuffled(items, stream(3, "x"))
    assert sorted(mixed) == items == list(range(50))
    assert mixed != items
