"""Every screen and every phase of the table: axe finds nothing, on desktop and phone, by day and by night."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build_tools.paths import DIST

from .conftest import DESKTOP
from .core import Rehearsal, find_match, game_file, rehearse, shared, strategy
from .drawn import small_targets, too_wide, violations
from .reviewing import Review, ending, file_of
from .table import Table
from .vege import screens as vege
from .vine import screens as vine

PHONE = {"width": 390, "height": 844}
CODE = "APPLE-APPLE-000000"
Opener = Callable[[Page, Path], None]


def at(path: str, name: str) -> Opener:
    """A screen by its address, known by a heading or a dialog's title."""

    def open_(page: Page, _: Path) -> None:
        page.goto(f"./{path}")
        expect(page.get_by_role("heading", name=name).first).to_be_visible()

    return open_


#: Route of the route table -> its examples, with a heading that shows that the screen has come.
ROUTES: dict[str, dict[str, str]] = {
    "home": {"#/": "Continue"},
    "new": {"#/new": "New game"},
    "saves": {"#/saves": "Saved games"},
    "table": {"#/table/none": "This game is not here"},
    "review": {"#/review/none": "This game is not here"},
    "rules": {"#/rules": "The idea"},
    "rulesOf": {
        "#/rules/vegeterrors": "The idea",
        "#/rules/vegeterrors/deck": "The deck",
        "#/rules/vege-tables/field": "Plots and the Field",
        "#/rules/vege-tables/rulings": "All house rulings",
    },
    "evening": {
        "#/evening": "Tournament evenings",
        "#/evening/new": "New evening",
        "#/evening/none": "This evening is not here",
    },
    "settings": {"#/settings": "Settings"},
    "about": {"#/about": "About"},
    "link": {"#/link/none": "Not a Potager link"},
    "missing": {"#/nowhere": "Nothing grows here"},
}


def game(moves: int, folder: Path) -> Path:
    """The file of a game after so many moves of its person; -1 stops where the hand has ended."""
    played = Rehearsal(CODE)
    count = 0
    while count != moves and not played.over:
        if moves < 0 and played.view()["round"] > 1:
            break
        if moves < 0:
            # Move by move, so that the bots have not begun the next hand.
            seat = played.record.state.current_player()
            view = played.view(seat)
            played.record.play(strategy(view, change=False))
            continue
        played.play(strategy(played.mine(), change=False))
        count += 1
    return game_file(played, folder)


def predict(page: Page, folder: Path) -> None:
    assert Table(page).load(game(0, folder)).wait() == "predict"


def trick(page: Page, folder: Path) -> None:
    table = Table(page).load(game(4, folder))
    assert table.wait() == "play"
    table.held(table.legal()[0]).click()


def hint(page: Page, folder: Path) -> None:
    """A hint, which is there in light and dark and on a phone."""
    table = Table(page).load(game(4, folder))
    assert table.wait() == "play"
    page.get_by_role("banner").get_by_role("button", name="Hint", exact=True).click()
    expect(table.region.get_by_role("button", name="Play it")).to_be_visible()


def levels(page: Page, folder: Path) -> None:
    page.goto("./#/new?game=vegeterrors&players=4")
    dialog = page.get_by_role("dialog", name="New game")
    dialog.get_by_role("button", name="More about Hazel").click()
    expect(dialog.get_by_role("button", name="Fruit", exact=True)).to_be_visible()


def change(page: Page, folder: Path) -> None:
    table = Table(page).start(4, code=CODE)
    while table.wait() != "play" or not table.change_button.is_enabled():
        table.move()
    table.change_button.click()
    expect(table.status).to_contain_text("is turned up and played")


def share(page: Page, folder: Path) -> None:
    table = Table(page).load(game(14, folder))
    table.wait()
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("textbox", name="Link,")).to_be_visible()


def menu(page: Page, folder: Path) -> None:
    Table(page).load(game(5, folder)).wait()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog", name="Table menu")).to_be_visible()


def payout(page: Page, folder: Path) -> None:
    assert Table(page).load(game(-1, folder)).wait() == "payout"


def result(page: Page, folder: Path) -> None:
    table = Table(page).load(game_file(rehearse(CODE, 4), folder))
    expect(table.result).to_be_visible()


def review(page: Page, folder: Path) -> None:
    Review(page).open(file_of(ending(4), folder)).done()


def handover(page: Page, folder: Path) -> None:
    Table(page).start(4, people=(0, 1), code=CODE)
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()


def preview(page: Page, folder: Path) -> None:
    page.goto(f"./#{shared(find_match(4, range(1, 9)).record, 'round', round=1)}")
    slider = page.get_by_role("slider", name="Move", exact=True)
    slider.fill("19")
    expect(page.get_by_text("Move 19 of")).to_be_visible()


def deal_link(page: Page, _: Path) -> None:
    page.goto(f"./#{shared(find_match(4, range(1, 9)).record, 'deal')}")
    expect(page.get_by_role("button", name="Choose seats and play")).to_be_visible()


def seat_link(page: Page, _: Path) -> None:
    page.goto(f"./#{shared(Rehearsal(CODE).record, 'seat', seat=0)}")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()


def look_back(page: Page, folder: Path) -> None:
    result(page, folder)
    page.get_by_role("button", name="Look back").click()
    dialog = page.get_by_role("dialog", name="Look back")
    dialog.get_by_role("slider", name="Move", exact=True).fill("30")
    expect(dialog.get_by_text("Move 30 of")).to_be_visible()


def rename(page: Page, folder: Path) -> None:
    predict(page, folder)
    page.goto("./#/saves")
    page.get_by_role("button", name="Rename ").first.click()
    expect(page.get_by_role("dialog", name="Rename")).to_be_visible()


def three_players(page: Page, _: Path) -> None:
    table = Table(page).start(3, code=CODE)
    table.wait()
    table.move()
    assert table.wait() == "play"


def watch(page: Page, folder: Path) -> None:
    page.goto("./#/")
    page.get_by_role("article", name="Vegeterrors").get_by_role("link", name="Watch the bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Deal the cards").click()
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="One move", exact=True)).to_be_enabled()


SCREENS: dict[str, Opener] = {
    **{path: at(path, name) for paths in ROUTES.values() for path, name in paths.items()},
    **{
        opener.__name__: opener
        for opener in (
            predict,
            trick,
            hint,
            levels,
            change,
            share,
            menu,
            payout,
            result,
            review,
            handover,
            preview,
            deal_link,
            seat_link,
            look_back,
            rename,
            three_players,
            watch,
        )
    },
    **vege.SCREENS,
    **vine.SCREENS,
}


@pytest.fixture
def by_day_and_night(garden: Page) -> Iterator[Page]:
    yield garden
    garden.emulate_media(color_scheme="light")
    garden.set_viewport_size(DESKTOP)


def test_every_route_is_visited() -> None:
    table = json.loads((DIST / "routes.json").read_text("utf-8"))
    assert {name: set(route["examples"]) for name, route in table.items()} == {
        name: set(paths) for name, paths in ROUTES.items()
    }


@pytest.mark.parametrize("screen", SCREENS)
def test_screen(by_day_and_night: Page, screen: str, tmp_path: Path) -> None:
    page = by_day_and_night
    SCREENS[screen](page, tmp_path)
    found = {}
    for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size(viewport)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found[f"axe, {size}, {scheme}"] = violations(page)
        found[f"sideways, {size}"] = too_wide(page)
    found["small targets, phone"] = small_targets(page)
    assert {where: what for where, what in found.items() if what} == {}
