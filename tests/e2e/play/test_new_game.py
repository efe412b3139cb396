"""The new-game dialog: variants of a family, how many play, how many deals, and what it remembers."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import pygame_core
from pygame_core import link
from pygame_core.record import Record

SAVE = "potager:/potager/:save:"
KEPT = """prefix => Object.entries(localStorage)
    .filter(([name]) => name.startsWith(prefix)).map(([, raw]) => raw)"""


def opened(page: Page, game: str) -> Locator:
    page.goto(f"./#/new?game={game}")
    dialog = page.get_by_role("dialog", name="New game")
    expect(
        dialog.get_by_role("group", name="Deals").or_(dialog.get_by_role("radio", name="Four players")).first
    ).to_be_attached()
    return dialog


def stepper(dialog: Locator, name: str) -> Locator:
    return dialog.get_by_role("group", name=name)


def seats(dialog: Locator) -> Locator:
    return dialog.get_by_role("textbox", name=re.compile(r"^Name at seat \d"))


def dealt(page: Page, title: str = "Vege Tables", button: str = "Deal the cards") -> Record:
    """Deals, and reads the newest game that the browser keeps."""
    page.get_by_role("dialog", name="New game").get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    saves = [json.loads(raw) for raw in page.evaluate(KEPT, SAVE)]
    return Record.from_text(max(saves, key=lambda save: save["created"])["text"])


def forget(page: Page) -> None:
    page.evaluate("localStorage.removeItem('potager:/potager/:new-games')")


def test_variants_players_and_deals(garden: Page) -> None:
    page = garden
    forget(page)
    page.get_by_role("article", name="Vege Tables").get_by_role("link", name="Expert").click()
    dialog = opened(page, "vege-tables-expert")
    expect(dialog.get_by_role("radio", name="Expert")).to_be_checked()
    players, deals = stepper(dialog, "Players"), stepper(dialog, "Deals")
    more, fewer = (players.get_by_role("button", name=name) for name in ("One more", "One fewer"))
    more.click()
    expect(seats(dialog)).to_have_count(5)
    expect(more).to_have_attribute("aria-disabled", "true")
    expect(deals).to_contain_text("5")
    for _ in range(3):
        fewer.click()
    expect(seats(dialog)).to_have_count(2)
    expect(fewer).to_have_attribute("aria-disabled", "true")
    expect(deals).to_contain_text("everybody deals once")
    deals.get_by_role("button", name="One more").click()
    expect(dialog).to_contain_text("3 deals")

    record = dealt(page)
    assert (record.game.id, record.game.players) == ("vege-tables-expert", 2)
    assert record.game.options == {"deals": "3"}

    # The table of the last time, whatever was played at another family's meanwhile.
    page.goto("./#/")
    dialog = opened(page, "vegeterrors")
    expect(seats(dialog)).to_have_count(4)
    dialog.get_by_role("group", name="Game").get_by_role("button", name="Vege Tables").click()
    expect(dialog.get_by_role("radio", name="Expert")).to_be_checked()
    expect(seats(dialog)).to_have_count(2)
    forget(page)


def test_options_are_there_for_those_who_can_choose_them(garden: Page) -> None:
    page = garden
    forget(page)
    dialog = opened(page, "vege-tables-tournament&players=3")
    expect(dialog.get_by_role("radio", name="Tournament 2.0")).to_be_checked()
    more, fewer = (
        stepper(dialog, "Players").get_by_role("button", name=name) for name in ("One more", "One fewer")
    )
    tractors, wells = stepper(dialog, "Tractors each"), stepper(dialog, "Wells")
    tractors.get_by_role("radio", name="3").press("Space")
    wells.get_by_role("radio", name="8 + 8").press("Space")
    fewer.click()
    expect(dialog.get_by_text("8 white cards lie among Silos and wells.")).to_be_visible()
    expect(tractors).to_have_count(0)
    expect(wells).to_have_count(0)
    more.click()
    expect(tractors.get_by_role("radio", name="3")).to_be_checked()
    more.click()
    expect(tractors).to_have_count(0)
    expect(wells.get_by_role("radio", name="8 + 8")).to_be_checked()
    expect(stepper(dialog, "Deals")).to_contain_text("4")

    # A match of Double Deck is one deal, whatever was chosen for the others.
    stepper(dialog, "Deals").get_by_role("button", name="One more").click()
    dialog.get_by_role("radio", name="Double Deck").press("Space")
    expect(wells).to_have_count(0)
    expect(dialog).to_contain_text("1 deal · about 25 min")
    dialog.get_by_role("radio", name="Tournament 2.0").press("Space")

    record = dealt(page)
    assert (record.game.id, record.game.players) == ("vege-tables-tournament", 4)
    assert record.game.options == {"deals": "each", "jokers": "2", "wells": "two"}
    forget(page)


def test_partners_sit_opposite(garden: Page) -> None:
    page = garden
    forget(page)
    dialog = opened(page, "vege-tables-base")
    stepper(dialog, "Players").get_by_role("button", name="One more").click()
    dialog.get_by_role("radio", name="Partners").press("Space")
    expect(seats(dialog)).to_have_count(4)
    expect(stepper(dialog, "Players")).to_have_count(0)
    names = [box.get_attribute("placeholder") for box in seats(dialog).all()]
    rows = dialog.get_by_role("listitem")
    for at, name in enumerate(names):
        row = rows.filter(has=page.get_by_role("textbox", name=f"Name at seat {at + 1}"))
        expect(row).to_contain_text(f"with {names[(at + 2) % 4]}")
        assert name
    dialog.get_by_role("group", name="Cards dealt").get_by_role("radio", name="Expert").press("Space")
    record = dealt(page)
    assert record.game.id == "vege-tables-partners"
    assert record.game.options == {"deal": "expert", "deals": "each"}
    page.goto("./#/")
    waiting = page.get_by_role("region", name="Continue").get_by_role("link", name="Vege Tables, Partners")
    expect(waiting.first).to_contain_text(re.compile(r"Deal 1 of 4, turn \d+\. You \d+, \w+ \d+"))
    forget(page)


@pytest.mark.parametrize(
    ("game", "players", "shown", "absent"),
    [
        ("vege-tables-base", 4, "The Pot must be taken when it is due.", "You draw for discards too."),
        ("vege-tables-base", 2, "You draw for discards too.", "The Pot must be taken when it is due."),
        ("vege-tables-expert", 5, "Tractors as even as 8 and 9 allow.", "No Plot can be given back."),
        ("vege-tables-partners", 4, "No Plot can be given back.", "Tractors as even as 8 and 9 allow."),
        (
            "vege-tables-tournament",
            5,
            "Two Tractors each, as with four players.",
            "Back to six cards: no Pot yet.",
        ),
        (
            "vege-tables-double-deck",
            2,
            "Left of the dealer begins.",
            "Burned cards go on your own turn only.",
        ),
        ("vegeterrors", 4, "Chips never run out.", "No Plot can be given back."),
    ],
)
def test_the_rulings_are_those_of_the_game(
    garden: Page, game: str, players: int, shown: str, absent: str
) -> None:
    dialog = opened(garden, f"{game}&players={players}")
    expect(dialog.get_by_text(shown)).to_be_visible()
    expect(dialog.get_by_text(absent)).to_have_count(0)


def test_a_deal_in_a_link_keeps_its_game(garden: Page) -> None:
    page = garden
    core = pygame_core.load_game("vege-tables-partners", options={"deal": "expert", "deals": "2"})
    record = Record(core, "PLUM-CORN-4K7Q2M")
    page.goto(f"./#{link.encode_deal(record)}")
    expect(page.get_by_text("Vege Tables, Partners with 4 players.")).to_be_visible()
    page.get_by_role("button", name="Choose seats and play").click()
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog.get_by_role("radio")).to_have_count(1)
    expect(dialog.get_by_role("radio", name="Partners")).to_be_checked()
    expect(dialog.get_by_role("group", name="Variant")).to_contain_text("4 players")
    expect(stepper(dialog, "Deals")).to_have_count(0)
    now = dealt(page)
    assert now.game.options == {"deal": "expert", "deals": "2"}
    assert now.at(0).state.to_json()["hands"] == record.state.to_json()["hands"]


def test_a_game_of_vine(garden: Page) -> None:
    page = garden
    forget(page)
    page.goto("./#/new?game=vine-solo")
    dialog = page.get_by_role("dialog", name="New game")
    players, goals = stepper(dialog, "Players"), stepper(dialog, "Objectives")
    expect(dialog.get_by_role("radio", name="Solo")).to_be_checked()
    expect(seats(dialog)).to_have_count(1)
    expect(players).to_have_count(0)
    expect(goals).to_have_count(0)

    page.goto("./#/new?game=vine&players=5")
    expect(seats(dialog)).to_have_count(5)
    more = players.get_by_role("button", name="One more")
    more.click()
    expect(seats(dialog)).to_have_count(6)
    expect(more).to_have_attribute("aria-disabled", "true")
    goals.get_by_role("radio", name="three, open").press("Space")
    # A look at the game for one person does not send the others away.
    dialog.get_by_role("radio", name="Solo").press("Space")
    expect(seats(dialog)).to_have_count(1)
    dialog.get_by_role("radio", name="Standard").press("Space")
    expect(seats(dialog)).to_have_count(6)

    record = dealt(page, "Vine", "Start the game")
    assert (record.game.id, record.game.players) == ("vine", 6)
    assert record.game.options == {"objectives": "on", "tiles": "house-1"}
    assert len(record.state.to_json()["objectives"]) == 3
    forget(page)
