"""The built site, served as GitHub Pages does, and a browser that forgives no error.

Tests play by role and name only. Every context made by the fixtures `page`, `context` or `new_context` fails
its test on a console error, an error in the page, or a request to another host.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from build_tools import browser as browsers
from build_tools import site, static_server
from build_tools.paths import DIST

BASE = "/potager/"
# A cold start of Python on two busy cores.
PATIENCE = 60_000

expect.set_options(timeout=PATIENCE)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "trouble(pattern): errors that this test causes on purpose, as a part of their text"
    )


def pytest_sessionstart(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # of parallel workers only their parent builds
        site.build()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("POTAGER_BROWSER") or browsers.ready(Path(sys.executable))
    return {**browser_type_launch_args, "executable_path": path, "args": browsers.flags()}


@pytest.fixture(scope="session")
def site_url() -> Iterator[str]:
    """The address of dist/, under a sub-path."""
    server, address = static_server.start(DIST, BASE)
    yield address
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def base_url(site_url: str) -> str:
    """What pytest-playwright opens relative addresses against."""
    return site_url


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    size = {"width": 1280, "height": 800}
    return {**browser_context_args, "locale": "en-GB", "viewport": size}


class Watch:
    """Collects what must not happen in a context."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.seen: list[str] = []

    def over(self, context: BrowserContext) -> BrowserContext:
        context.set_default_timeout(PATIENCE)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        return context

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.seen.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self.host:
            self.seen.append(f"request to another host: {request.url}")


@pytest.fixture
def watch(request: pytest.FixtureRequest, site_url: str) -> Iterator[Watch]:
    found = Watch(urlsplit(site_url).netloc)
    yield found
    marker = request.node.get_closest_marker("trouble")
    allowed = marker.args if marker else ()
    assert [text for text in found.seen if not any(part in text for part in allowed)] == []


@pytest.fixture
def new_context(watch: Watch, new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    return lambda **options: watch.over(new_context(**options))


@pytest.fixture
def home(page: Page) -> Page:
    """The home page, as a first visitor sees it."""
    page.goto("./")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def wait_for_engine(page: Page) -> None:
    """Until the page no longer says that its rules are waking up."""
    expect(page.get_by_role("progressbar")).to_have_count(0)
