"""The page's Content-Security-Policy holds in the page and inside its worker."""

import pytest
from playwright.sync_api import Error, Page, Worker

from .conftest import wait_for_engine

# Tried from a timer: what DevTools itself evaluates may use eval whatever the policy says.
TRY = """() => new Promise(done => setTimeout(async () => {
    const tried = {};
    try { new Function("return 1")(); tried.code = "ran" } catch (error) { tried.code = error.name }
    tried.other = await fetch(OTHER).then(() => "reached", error => error.name);
    tried.own = await fetch(OWN).then(answer => answer.status, error => error.name);
    done(tried);
}))"""
REFUSED = {"code": "EvalError", "other": "TypeError", "own": 200}


def attempt(place: Page | Worker, other: str, own: str) -> object:
    return place.evaluate(TRY.replace("OTHER", repr(other)).replace("OWN", repr(own)))


def attempt_in_worker(page: Page, other: str, own: str, tries: int = 3) -> object:
    """On a busy machine Playwright now and then loses its line to a worker: then the page starts anew."""
    wait_for_engine(page)
    assert len(page.workers) == 1
    try:
        return attempt(page.workers[0], other, own)
    except Error as lost:
        if "has been closed" not in lost.message or tries == 1:
            raise
    page.reload()
    return attempt_in_worker(page, other, own, tries - 1)


@pytest.mark.trouble("Content Security Policy", "request to another host", "Refused to connect", "violates")
def test_worker_reaches_no_other_host_and_runs_no_text(home: Page, site_url: str) -> None:
    other = site_url.replace("localhost", "127.0.0.1")  # up and running, but another origin
    assert attempt_in_worker(home, other, site_url) == REFUSED
    assert attempt(home, other, site_url) == REFUSED


def test_policy_is_as_strict_as_can_be(home: Page) -> None:
    policy = home.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    rules = dict(rule.split(maxsplit=1) for rule in policy.split("; "))
    assert rules["default-src"] == "'self'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["worker-src"] == "'self' blob:"
    assert "unsafe-inline" not in policy
