"""The rules come when they are asked for: what is shown while they do not."""

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.trouble("Failed to load resource")
def test_rules_that_do_not_come(page: Page) -> None:
    page.route("**/assets/rules-*.js", lambda route: route.abort())
    page.goto("./#/rules/vege-tables/pot")
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", name="The rules did not come")).to_be_visible()
    # A new game can be dealt without them.
    page.goto("./#/new?game=vege-tables-base")
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog.get_by_role("radio", name="Base")).to_be_checked()
    expect(dialog.get_by_text("Our rulings here")).to_have_count(0)
    page.goto("./#/rules/vege-tables/pot")
    page.unroute("**/assets/rules-*.js")
    main.get_by_role("button", name="Try again").click()
    expect(main.get_by_role("heading", name="The Pot")).to_be_visible()
    expect(main.get_by_role("table", name="Points for the Pot")).to_contain_text("30")


def test_a_chapter_is_known_by_its_address(page: Page) -> None:
    page.goto("./#/rules/vege-tables/partners")
    expect(page).to_have_title("Partners · Rules · Potager")
    page.get_by_role("navigation", name="Game").get_by_role("link", name="Vegeterrors").click()
    expect(page).to_have_title("The idea · Rules · Potager")
    expect(page.get_by_role("link", name="The deck")).to_be_visible()
    page.goto("./#/rules/vege-tables/deck")
    expect(page.get_by_role("heading", level=1, name="Nothing grows here")).to_be_visible()
