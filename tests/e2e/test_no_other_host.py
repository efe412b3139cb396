"""Nothing outside is ever asked: a separate browser runs behind a proxy that sees its workers too."""

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import PATIENCE, wait_for_engine
from .logging_proxy import LoggingProxy

# Chromium asks its maker what each form is for, in the context's name.
OWN_TRAFFIC_OFF = "--disable-features=AutofillServerCommunication,OptimizationHints,MediaRouter,HttpsUpgrades"


@pytest.fixture
def proxy(site_url: str) -> Iterator[LoggingProxy]:
    proxy = LoggingProxy(urlsplit(site_url).netloc)
    yield proxy
    proxy.close()


@pytest.fixture
def own_browser(
    launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    browser = launch_browser(args=[*browser_type_launch_args["args"], OWN_TRAFFIC_OFF])
    yield browser
    browser.close()


@pytest.fixture
def page(own_browser: Browser, proxy: LoggingProxy, site_url: str) -> Page:
    # The proxy is the context's, not the browser's: what the browser asks on its own account stays out of it.
    settings: Any = {"server": proxy.address, "bypass": "<-loopback>"}
    context = own_browser.new_context(base_url=site_url, locale="en-GB", proxy=settings)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def test_no_other_host_is_asked(page: Page, proxy: LoggingProxy) -> None:
    page.goto("./")
    wait_for_engine(page)
    for name in ("Rules", "Saved games", "Settings"):
        page.goto("./")
        page.get_by_role("banner").get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("./#/new?game=vegeterrors&players=4")
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("dialog", name="New game")).to_have_count(0)
    expect(
        page.get_by_role("button", name="predict").or_(page.get_by_role("heading", level=1)).first
    ).to_be_visible()

    paths = {path for _, path in proxy.asked}
    assert any(path.endswith("pyodide.asm.wasm") for path in paths), "the proxy did not see the worker"
    assert any("potager-" in path and path.endswith(".whl") for path in paths)
    assert proxy.hosts == {proxy.allowed}


@pytest.mark.parametrize("where", ["page", "worker"])
def test_the_proxy_would_see_it(page: Page, proxy: LoggingProxy, where: str) -> None:
    """The test above can fail: a request to another host, from where no policy holds, is written down."""
    page.goto("./")
    code = "fetch('http://elsewhere.example/').then(() => 0, () => 0)"
    if where == "page":
        page.goto("about:blank")
        page.evaluate(code)
    else:
        page.goto("about:blank")
        page.evaluate(
            """code => new Promise(done => {
                const blob = new Blob([`${code}.then(() => postMessage(0))`], { type: "text/javascript" });
                new Worker(URL.createObjectURL(blob)).onmessage = done;
            }).then(() => 0)""",
            code,
        )
    assert "elsewhere.example" in proxy.hosts
