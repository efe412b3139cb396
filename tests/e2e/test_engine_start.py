"""The engine's worker: a failed start is told and can be tried again; a worker that dies is started again."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import wait_for_engine

FAILED = "The rules did not wake up"


def rules_answer(page: Page) -> None:
    """A deal code that opens shows that the core answers."""
    page.goto("./#/new?game=vegeterrors&players=4")
    page.get_by_role("button", name="Deal the cards").click()
    expect(page).to_have_url(re.compile("#/table/"))


@pytest.mark.parametrize(
    ("missing", "how"),
    [("**/python_stdlib.zip", "offline"), ("**/pyodide.asm.mjs", "refused"), ("**/potager-*.whl", "refused")],
)
@pytest.mark.trouble(
    "Failed to load resource", "net::ERR", "standard library", "Failed to load", "Failed to fetch"
)
def test_failed_start_is_told_and_can_be_tried_again(page: Page, missing: str, how: str) -> None:
    def refuse(route: Route) -> None:
        if how == "offline":
            route.abort()
        else:
            route.fulfill(status=503, body="")

    page.context.route(missing, refuse)
    page.goto("./")
    expect(page.get_by_text(FAILED).first).to_be_visible()
    page.context.unroute(missing)
    page.get_by_role("button", name="Try again").first.click()
    wait_for_engine(page)
    expect(page.get_by_text(FAILED)).to_have_count(0)
    rules_answer(page)


@pytest.mark.trouble("the worker is broken on purpose")
def test_dead_worker_is_started_again(home: Page) -> None:
    wait_for_engine(home)
    first = home.workers[0]
    with home.expect_worker():
        first.evaluate("setTimeout(() => { throw new Error('the worker is broken on purpose') })")
    rules_answer(home)
    assert home.workers[0] is not first


def test_progress_is_real_and_the_page_stays_awake(page: Page) -> None:
    """While Python starts, the page draws; its bar only grows and ends at its maximum."""
    page.add_init_script(
        """{
        window.seen = []; let last = performance.now();
        window.longest = 0;
        const look = () => {
            const bar = document.querySelector("progress");
            if (bar && bar.value !== seen.at(-1)) seen.push(bar.value);
            const now = performance.now();
            longest = Math.max(longest, now - last);
            last = now;
            requestAnimationFrame(look);
        };
        addEventListener("DOMContentLoaded", look);
        }"""
    )
    page.goto("./")
    expect(page.get_by_role("progressbar").first).to_be_visible()
    wait_for_engine(page)
    seen = page.evaluate("seen")
    assert seen == sorted(seen)
    assert len(seen) >= 3
    assert seen[-1] > 10_000_000
    assert page.evaluate("longest") < 1000
