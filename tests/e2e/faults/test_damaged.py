"""Saves that cannot be read: told in words, never overwritten, and the text can be had."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from .games import Game
from .world import backstage, content, hand, keep, kept, my_turn, plant, play, record, sit_down

GAME = Game()
SAVE = GAME.save()
DAMAGED = {
    "nojson": "Dear diary, today I planted beans.",
    "cutoff": json.dumps(SAVE)[:700],
    "empty": "",
    "wrongtypes": json.dumps({**SAVE, "id": "wrongtypes", "pending": 7, "summary": {"seats": "four"}}),
    "notime": json.dumps({**SAVE, "id": "notime", "updated": 1e300}),
    "nobody": json.dumps({**SAVE, "id": "nobody", "summary": {**SAVE["summary"], "points": [], "seats": []}}),
    "nowinner": json.dumps({**SAVE, "id": "nowinner", "summary": {**SAVE["summary"], "winners": [9]}}),
    "nothing": "null",
    "otherid": json.dumps(SAVE),
}
NEWER = json.dumps({**SAVE, "id": "newer", "schema": 3, "text": {"packed": True}})


@pytest.mark.usefixtures("asleep")
def test_entries_that_are_no_saves(page: Page) -> None:
    entries = {**DAMAGED, "newer": NEWER}
    behind = backstage(page.context)
    keep(behind, **{f"save_{name}": raw for name, raw in entries.items()})
    page.goto("./#/saves")
    aside = page.get_by_role("region", name="Set aside").get_by_role("listitem")
    expect(aside).to_have_count(len(entries))
    expect(aside.filter(has_text="A game that cannot be read")).to_have_count(len(DAMAGED))
    expect(aside.filter(has_text="from a newer Potager").get_by_role("button", name="Delete")).to_have_count(
        0
    )

    found = set()
    for at in range(len(entries)):
        with page.expect_download() as download:
            aside.nth(at).get_by_role("button", name="Download").click()
        found.add(content(download.value))
    assert found == set(entries.values())

    first = aside.filter(has_text="A game that cannot be read").first
    first.get_by_role("button", name="Delete").click()
    expect(aside).to_have_count(len(entries) - 1)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(aside).to_have_count(len(entries))

    for name, title in [("cutoff", "This game was damaged"), ("newer", "This game is from a newer Potager")]:
        page.goto(f"./#/table/{name}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("button", name="Download").click()
        assert content(download.value) == entries[name]
    assert {name: kept(behind, name) for name in entries} == entries


def test_records_that_the_core_refuses(page: Page) -> None:
    texts = {
        "notext": ("Once upon a time", "This game was damaged"),
        "newertext": (GAME.record(potager=99), "This game is from a newer Potager"),
        "unknown": (GAME.record(game="gooseberries@1"), "An unknown game"),
        "oddmoves": (GAME.record(moves=[1, 2]), "This game was damaged"),
    }
    entries = {name: json.dumps(GAME.save(id=name, text=text)) for name, (text, _) in texts.items()}
    behind = backstage(page.context)
    keep(behind, **{f"save_{name}": raw for name, raw in entries.items()})
    for name, (text, title) in texts.items():
        page.goto(f"./#/table/{name}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save a game file").click()
        assert json.loads(content(download.value))["text"] == text
    page.goto("./#/table/unknown")
    expect(page.get_by_role("main")).to_contain_text("gooseberries")
    assert {name: kept(behind, name) for name in entries} == entries


@pytest.mark.parametrize("where", ["record", "pending"])
def test_an_illegal_tail_is_kept_and_the_game_goes_on_before_it(page: Page, where: str) -> None:
    good = json.loads(GAME.text)["moves"]
    bad = [*good[:8], "R9", *good[8:]] if where == "record" else good
    assert where == "pending" or good[8] != "R9"
    tampered = GAME.record(moves=bad)
    whole = GAME.save(text=tampered, pending=[] if where == "record" else ["predict G7"])
    plant(page, GAME)
    behind = backstage(page.context)
    keep(behind, save_gardengame=whole)
    sit_down(page, GAME.id)
    note = page.get_by_role("status").filter(has_text="They were set aside")
    with page.expect_download() as download:
        note.get_by_role("button", name="Download").click()
    assert json.loads(content(download.value))["text"] == tampered
    my_turn(page)
    now = record(page, GAME.id)
    assert now[:8] == good[:8]
    count = hand(page).count()
    legal = page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button", disabled=False)
    play(page, legal.filter(has_not_text="+3").last.get_attribute("aria-label") or "")
    expect(hand(page)).to_have_count(count - 1)
    my_turn(page)
    assert len(record(page, GAME.id)) > len(now)

    page.goto("./#/saves")
    aside = page.get_by_role("region", name="Set aside").get_by_role("listitem")
    expect(aside).to_contain_text("Vegeterrors: moves that did not fit")
    aside.get_by_role("button", name="Delete").click()
    expect(aside).to_have_count(0)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    with page.expect_download() as download:
        aside.get_by_role("button", name="Download").click()
    file = json.loads(content(download.value))
    assert (file["text"], file["pending"]) == (tampered, whole["pending"])
    expect(page.get_by_role("list", name="Saved games").get_by_role("listitem")).to_have_count(1)
