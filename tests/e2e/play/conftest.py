"""One browser page a worker, its engine awake and its bots without pauses, for many checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Watch, wait_for_engine

from .table import choose, instant

DESKTOP = {"width": 1280, "height": 800}


@dataclass
class Garden:
    page: Page
    watch: Watch


@pytest.fixture(scope="session")
def awake(browser: Browser, browser_context_args: dict[str, Any], site_url: str) -> Iterator[Garden]:
    watch = Watch(urlsplit(site_url).netloc)
    context = watch.over(browser.new_context(**browser_context_args))
    page = context.new_page()
    instant(page)
    page.goto("./#/")
    wait_for_engine(page)
    yield Garden(page, watch)
    context.close()


@pytest.fixture
def garden(awake: Garden) -> Iterator[Page]:
    """The shared page, on the home screen in English; an error in its console fails the test."""
    page = awake.page
    awake.watch.seen.clear()
    page.set_viewport_size(DESKTOP)
    page.goto("./#/")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    yield page
    assert awake.watch.seen == []


@pytest.fixture
def unhurried(garden: Page) -> Iterator[Page]:
    """The shared page with long pauses between the moves of bots."""
    garden.goto("./#/settings")
    choose(garden, "Pause between two moves of bots", "long")
    yield garden
    garden.goto("./#/settings")
    choose(garden, "Pause between two moves of bots", "none")
