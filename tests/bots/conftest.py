"""Counts: a seeded sample by default, the printed counts with `--full`."""

from collections.abc import Callable

import pytest


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`count(full, sample)`: how many to run."""
    full = request.config.getoption("--full")
    return lambda many, sample: many if full else sample
