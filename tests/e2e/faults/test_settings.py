"""Settings hold after a reload; a deal code gives its cards."""

import re

import pytest
from playwright.sync_api import Page, expect

from .games import Game
from .world import BACKSTAGE, hand, spoken

NAME = "Giuà"


@pytest.mark.usefixtures("asleep")
def test_kept_after_a_reload(page: Page) -> None:
    page.goto("./#/settings")
    page.get_by_role("textbox", name="Your name").fill(NAME)
    for group, choice in [
        ("Theme", "Evening"),
        ("Movement", "Less"),
        ("Pause between two moves of bots", "long"),
        ("Language", "Italiano"),
    ]:
        page.get_by_role("group", name=group).get_by_role("radio", name=choice).press("Space")
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "it")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    expect(page.get_by_role("textbox", name="nome")).to_have_value(NAME)
    main = page.get_by_role("main")
    for choice in ("Italiano", "Sera", "Meno", "lunga"):
        expect(main.get_by_role("radio", name=choice)).to_be_checked()

    # The whole page speaks it: no word of the English screens is left.
    for path, english in [("./", "Continue|Games|Read the rules|Open"), ("./#/saves", "Saved|game")]:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        expect(page.get_by_role("main")).not_to_contain_text(re.compile(rf"\b({english})\b"))

    page.goto("./#/new?game=vegeterrors")
    expect(page.get_by_role("textbox", name=re.compile("posto 1"))).to_have_attribute("placeholder", NAME)
    other = page.context.new_page()
    other.goto("./#/settings")
    other.get_by_role("group", name="Lingua").get_by_role("radio", name="English").press("Space")
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()


@pytest.mark.usefixtures("asleep")
def test_a_damaged_or_foreign_setting_gives_way(page: Page) -> None:
    page.route("**/backstage", lambda route: route.fulfill(body=BACKSTAGE, content_type="text/html"))
    for raw in ["{", "7", '{"lang":"tlh","theme":4,"motion":null,"botSpeed":5,"name":["a"]}']:
        page.goto("backstage")
        page.evaluate("raw => localStorage.setItem('potager:/potager/:settings', raw)", raw)
        page.goto("./#/settings")
        expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
        main = page.get_by_role("main")
        for choice in ("English", "normal"):
            expect(main.get_by_role("radio", name=choice)).to_be_checked()
        expect(main.get_by_role("radio", name="Like the device", checked=True)).to_have_count(2)


def test_a_typed_deal_code_gives_its_cards(page: Page) -> None:
    game = Game(moves=0, seed="BEET-LEEK-0A1B2C")
    page.goto("./#/new?game=vegeterrors&players=4")
    page.get_by_role("textbox", name="Deal code", exact=True).fill("beet-leek-0a1b2c")
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("button", name="Lay it face down")).to_be_visible()
    assert [card.get_attribute("aria-label") for card in hand(page).all()] == [
        spoken(card) if card != "M" else "Magic, plus 3" for card in game.hand
    ]
