"""An evening on the shared page, which is gone afterwards."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .at_evening import AtEvening


def clear(page: Page) -> None:
    """Deletes every evening, as a person would."""
    page.goto("./#/evening")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    bins = page.get_by_role("button", name="Delete ")
    while bins.count():
        count = bins.count()
        bins.first.click()
        page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
        expect(bins).to_have_count(count - 1)


@pytest.fixture
def evening(garden: Page) -> Iterator[AtEvening]:
    yield AtEvening(garden)
    clear(garden)
