"""The engine that does not come, comes slowly, or dies."""

import json
import re
from itertools import pairwise
from statistics import median

import pytest
from playwright.sync_api import Browser, Page, expect

from .games import Game
from .world import hand, my_turn, plant, play, playable, record, sit_down

BOOM = "() => setTimeout(() => { throw new Error('the worker broke') })"
ASLEEP = "() => setTimeout(() => { for (;;); })"
# Frames and long gaps between them, from the first script on.
WATCH_FRAMES = """
    window.frames_seen = [];
    const tick = now => { window.frames_seen.push(now); requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
"""
# From a click on a button to the painted answer, in milliseconds.
CLICK = """button => new Promise(done => {
    const started = performance.now();
    button.click();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
})"""


def some_card(page: Page) -> str:
    my_turn(page)
    return playable(page).filter(has_not_text="+3").first.get_attribute("aria-label") or ""


# Pyodide itself warns, and leaves a promise alone, when its own parts do not come.
@pytest.mark.trouble("Failed to load resource", "Failed to fetch", "wasm instantiation failed")
def test_a_part_that_is_not_reached(page: Page) -> None:
    game = Game()
    plant(page, game)
    page.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto("./")
    told = page.get_by_role("alert").filter(has_text="The rules did not wake up")
    expect(told).to_contain_text("Your saved games are safe on this device.")
    page.get_by_role("region", name="Continue").get_by_role("link", name="Vegeterrors").click()
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", name="The rules did not wake up")).to_be_visible()
    main.get_by_role("button", name="Try again").click()
    expect(main.get_by_role("heading", name="Warming the soil")).to_be_visible()
    expect(main.get_by_role("heading", name="The rules did not wake up")).to_be_visible()
    page.context.unroute("**/pyodide.asm.wasm")
    main.get_by_role("button", name="Try again").click()
    my_turn(page)
    expect(hand(page)).to_have_count(len(game.hand))


@pytest.mark.trouble("Failed to load resource")
def test_a_wheel_that_the_server_refuses(page: Page) -> None:
    wheels = re.compile(r"/potager-.*\.whl$")
    page.context.route(wheels, lambda route: route.fulfill(status=503, body=""))
    page.goto("./")
    told = page.get_by_role("alert").filter(has_text="The rules did not wake up")
    expect(told).to_be_visible()
    page.goto("./#/new?game=vegeterrors&players=3")
    page.context.unroute(wheels)
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("button", name="Lay it face down")).to_be_visible()


@pytest.mark.trouble("the worker broke")
def test_killed_in_the_middle_of_a_game(page: Page) -> None:
    game = Game()
    plant(page, game)
    page.clock.install()
    sit_down(page, game.id)
    card = some_card(page)
    page.workers[0].evaluate(BOOM)
    play(page, card)
    note = page.get_by_role("status").filter(has_text="The rules were started again. Nothing is lost.")
    expect(note).to_be_visible()
    expect(hand(page)).to_have_count(len(game.hand) - 1)
    my_turn(page)
    before = record(page, game.id)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)

    # One that just falls silent is given up after half a minute of waiting.
    card = some_card(page)
    page.workers[0].evaluate(ASLEEP)
    play(page, card)
    page.clock.run_for(40_000)
    expect(note).to_be_visible()
    expect(hand(page)).to_have_count(len(game.hand) - 2)
    my_turn(page)
    assert record(page, game.id)[: len(before)] == before


def main_thread(trace: bytes) -> list[float]:
    """Processor milliseconds of the page's own tasks, shortest first: other programs do not stretch them."""
    events = json.loads(trace)["traceEvents"]
    # The browser draws its own windows as pages too; ours is the one that is clicked.
    clicked = {
        event["pid"]
        for event in events
        if event.get("name") == "EventDispatch" and event["args"]["data"]["type"] == "click"
    }
    assert len(clicked) == 1
    names = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in events
        if event.get("name") == "thread_name"
    }
    return sorted(
        event.get("tdur", event["dur"]) / 1000
        for event in events
        if event.get("name") == "RunTask"
        and "dur" in event  # not one that was cut off
        and event["pid"] in clicked
        and names.get((event["pid"], event["tid"])) == "CrRendererMain"
    )


def test_the_page_answers_while_the_engine_starts(page: Page, browser: Browser) -> None:
    page.add_init_script(WATCH_FRAMES)
    page.goto("./")
    bar = page.get_by_role("progressbar")
    theme = page.get_by_role("banner").get_by_role("button", name=re.compile("theme$"))
    expect(bar).to_be_visible()
    timeline = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
    browser.start_tracing(page=page, categories=timeline)
    values: list[float] = []
    took: list[float] = []
    while shown := bar.evaluate_all("bars => bars.map(bar => bar.value / bar.max)"):
        values += shown
        before = theme.get_attribute("aria-label")
        took.append(theme.evaluate(CLICK))
        assert theme.get_attribute("aria-label") != before
    tasks = main_thread(browser.stop_tracing())
    frames = page.evaluate("window.frames_seen")
    gaps = [after - before for before, after in pairwise(frames)]
    print(f"\n{len(took)} clicks answered while loading, median {median(took):.0f} ms")
    print(f"{len(frames)} frames, median gap {median(gaps):.0f} ms, longest {max(gaps):.0f} ms")
    print(f"{len(tasks)} tasks of the page, longest {tasks[-2:]} ms of processor time")
    assert len(took) >= 3
    assert tasks[-1] <= 100  # what a person takes for at once
    assert median(gaps) <= 50
    assert values == sorted(values)
    assert len(set(values)) >= 3, values
    assert values[-1] > 0.9  # the very last step may fall between two looks
