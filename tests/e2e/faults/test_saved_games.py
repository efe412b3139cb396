"""Saved games: named, deleted and brought back, saved as a file and opened again. All without the engine."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from .games import Game
from .world import backstage, content, keep, kept, plant

GAME = Game()

pytestmark = pytest.mark.usefixtures("asleep")


def rows(page: Page) -> Locator:
    return page.get_by_role("list", name="Saved games").get_by_role("listitem")


def choose(page: Page, name: str, text: str | bytes) -> None:
    """Opens a file by the button of the bar."""
    data = text if isinstance(text, bytes) else text.encode()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("banner").get_by_role("button", name="Open a game file").click()
    chooser.value.set_files({"name": name, "mimeType": "application/json", "buffer": data})


def test_rename_delete_undo_export_import(page: Page) -> None:
    plant(page, GAME)
    page.goto("./#/saves")
    page.get_by_role("button", name="Rename Vegeterrors").click()
    dialog = page.get_by_role("dialog", name="Rename")
    dialog.get_by_role("textbox", name="Name of the game").fill("  Sunday at Nonna’s \U0001f345  ")
    dialog.get_by_role("button", name="Save the name").click()
    name = "Sunday at Nonna’s \U0001f345"
    expect(rows(page).get_by_role("heading")).to_contain_text(name)
    page.reload()
    expect(rows(page).get_by_role("heading")).to_contain_text(name)

    before = kept(page, GAME.id)
    page.get_by_role("button", name=f"Delete {name}").click()
    expect(page.get_by_role("heading", name="Nothing growing yet")).to_be_visible()
    assert kept(page, GAME.id) is None
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(rows(page)).to_have_count(1)
    assert kept(page, GAME.id) == before

    with page.expect_download() as download:
        page.get_by_role("button", name=f"Save {name} as a file").click()
    assert download.value.suggested_filename.startswith("potager-sunday-at-nonna")
    file = content(download.value)

    toast = page.get_by_role("status")
    choose(page, "same.json", file)
    expect(toast).to_contain_text(f"{name} is here already, just like in the file.")
    expect(rows(page)).to_have_count(1)

    page.get_by_role("button", name=f"Delete {name}").click()
    expect(rows(page)).to_have_count(0)
    choose(page, "again.json", file)
    expect(toast).to_contain_text(f"{name} is here now.")
    assert kept(page, GAME.id) == before

    older = json.dumps({**json.loads(file), "text": GAME.record(moves=[])})
    choose(page, "older.json", older)
    expect(toast).to_contain_text("The file is kept beside it as a copy.")
    expect(rows(page)).to_have_count(2)
    assert kept(page, GAME.id) == before


def test_a_game_of_the_first_potager_is_read(page: Page) -> None:
    plant(page)
    behind = backstage(page.context)
    keep(behind, save_gardengame=GAME.first_schema())
    page.goto("./")
    waiting = page.get_by_role("region", name="Continue").get_by_role("link", name="Vegeterrors")
    expect(waiting).to_contain_text("Hand 1, trick 3. You 0 of 220")
    page.goto("./#/saves")
    choose(page, "first.json", json.dumps({"kind": "potager-save", **GAME.first_schema()}))
    expect(page.get_by_role("status")).to_contain_text("is here already, just like in the file.")
    page.get_by_role("button", name="Rename Vegeterrors").click()
    dialog = page.get_by_role("dialog", name="Rename")
    dialog.get_by_role("textbox", name="Name of the game").fill("Old")
    dialog.get_by_role("button", name="Save the name").click()
    expect(rows(page).get_by_role("heading")).to_contain_text("Old")
    assert json.loads(kept(behind, GAME.id) or "") == GAME.save(name="Old")


def test_nonsense_is_told_and_changes_nothing(page: Page) -> None:
    plant(page, GAME)
    page.goto("./#/saves")
    before = kept(page, GAME.id)
    file = {"kind": "potager-save", **GAME.save()}
    foreign = "This file is not a game of Potager."
    damaged = "This game file is damaged."
    for text, told in [
        (bytes(range(256)), foreign),
        ("[1, 2, 3]", foreign),
        ("null", foreign),
        (json.dumps(GAME.save()), foreign),
        (json.dumps(file)[:300], damaged),
        (json.dumps({**file, "summary": []}), damaged),
        (json.dumps({**file, "schema": 3}), "from a newer Potager"),
        ("x" * 2_000_001, "far too big"),
    ]:
        choose(page, "odd.json", text)
        expect(page.get_by_role("alert")).to_contain_text(told)
    expect(rows(page)).to_have_count(1)
    assert kept(page, GAME.id) == before


def test_deleted_in_another_tab(page: Page) -> None:
    plant(page, GAME)
    page.goto("./#/saves")
    expect(rows(page)).to_have_count(1)
    behind = backstage(page.context)
    behind.evaluate("localStorage.clear()")
    expect(rows(page)).to_have_count(0)
    keep(behind, save_gardengame=GAME.save())
    expect(rows(page)).to_have_count(1)


@pytest.mark.parametrize("width", [1280, 390])
def test_painted_before_the_engine_is_there(page: Page, width: int) -> None:
    plant(page, GAME)
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("./")
    waiting = page.get_by_role("region", name="Continue").get_by_role("link", name="Vegeterrors")
    expect(waiting).to_contain_text("Hand 1, trick 3. You 0 of 220")
    expect(page.get_by_role("progressbar")).to_be_visible()
    waiting.click()
    expect(page.get_by_role("heading", name="Warming the soil")).to_be_visible()
