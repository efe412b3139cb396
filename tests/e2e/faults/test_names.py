"""Names that are not just names: shown as text, and the layout holds."""

from playwright.sync_api import Page, expect

from .games import BOTS, PERSON, Game
from .world import backstage, keep, my_turn, plant, sit_down

MARKUP = "<img src=x onerror=alert(1)>"
EVIL = "<b>{name}</b> '#\"\\"
ARABIC = "قرنبيط (1)"
LONG = "Cucurbitaceous" * 714 + "lily"
SHORT = 20
SHOWN = 32


def fits(page: Page) -> None:
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (page.url, width, wide)


def test_typed_into_a_new_game(page: Page) -> None:
    page.on("dialog", lambda dialog: dialog.dismiss())
    page.goto("./#/new?game=vegeterrors&players=4")
    names = [LONG, MARKUP, ARABIC, "a" + "\U0001f345" * 30]
    for seat, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Name at seat {seat}").fill(name)
    fits(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("button", name="Lay it face down")).to_be_visible()
    others = page.get_by_role("list", name="Other players")
    for name in [MARKUP[:SHORT], ARABIC, "a" + "\U0001f345" * 9]:
        expect(others).to_contain_text(name)
    fits(page)
    page.goto("./#/saves")
    expect(page.get_by_role("list", name="Saved games")).to_contain_text(f"\u2068{ARABIC}\u2069")
    expect(page.get_by_role("list", name="Saved games")).to_contain_text(MARKUP[:SHORT])
    fits(page)


def test_in_a_file_from_elsewhere(page: Page) -> None:
    """A file may hold names that no dialog would have let in."""
    names = [EVIL, ARABIC * 40, MARKUP * 3, LONG]
    seats = [{**seat, "name": name} for seat, name in zip([PERSON, *BOTS], names, strict=True)]
    game = Game(seats=seats)
    two = Game(seats=[seats[0], {**seats[3], "kind": "person"}, *seats[1:3]], id="twopeople")
    plant(page, game)
    behind = backstage(page.context)
    keep(behind, save_gardengame=game.save(name=LONG), save_twopeople=two.save(name=MARKUP))
    sit_down(page, game.id)
    my_turn(page)
    for name in (ARABIC * 40, MARKUP * 3, LONG):
        shown = name[:SHOWN].strip() + "…"
        expect(page.get_by_role("list", name="Other players")).to_contain_text(shown)
    fits(page)
    page.goto(f"./#/table/{two.id}")
    expect(page.get_by_role("heading", name="Hand the device to")).to_contain_text(EVIL)
    fits(page)
    for path in ("./", "./#/saves"):
        page.goto(path)
        expect(page.get_by_role("main")).to_contain_text(MARKUP)
        fits(page)
    expect(page.get_by_role("img", name="x")).to_have_count(0)
