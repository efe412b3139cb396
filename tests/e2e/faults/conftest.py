"""Pages whose engine never wakes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page


@pytest.fixture
def asleep(page: Page) -> Iterator[Page]:
    """A page whose Python is never answered: what it does, it does without the rules."""
    page.context.route("**/*.wasm", lambda route: None)
    yield page
    page.context.unroute_all(behavior="ignoreErrors")
