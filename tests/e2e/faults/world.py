"""What happens around the page: its storage before it wakes, what a table shows, what a file holds."""

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Download, Locator, Page, expect

from .games import KEY, SAVE, Game

BACKSTAGE = "<!doctype html><link rel=icon href='data:,'><title>Backstage</title>"
FILL = """() => {
    for (let size = 1 << 22; size >= 1; ) {
        try { localStorage.setItem(`junk:${localStorage.length}`, "x".repeat(size)); } catch { size >>= 1; }
    }
}"""
MAKE_ROOM = """() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("junk:")) localStorage.removeItem(name);
}"""

# The same, told by the store alone: filling it twice in a row can crash Chromium's own renderer.
SAY_FULL = """() => {
    window.plainSetItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
SAY_ROOM = "() => { Storage.prototype.setItem = window.plainSetItem; }"

# Bots that pause for ever: every pause of theirs (botSpeed 1200) never ends.
PENSIVE = """{
    const plain = window.setTimeout;
    window.setTimeout = (work, time, ...rest) => time === 1200 ? 0 : plain(work, time, ...rest);
}"""


def backstage(context: BrowserContext) -> Page:
    """A page of the same origin that runs none of our scripts."""
    page = context.new_page()
    page.route("**/backstage", lambda route: route.fulfill(body=BACKSTAGE, content_type="text/html"))
    page.goto("backstage")
    return page


def keep(page: Page, **entries: Any) -> None:
    """Writes storage by hand: settings=…, or raw texts of saves as save_<id>=…"""
    for name, value in entries.items():
        text = value if isinstance(value, str) else json.dumps(value)
        page.evaluate(
            "([name, text]) => localStorage.setItem(name, text)", [KEY + name.replace("_", ":", 1), text]
        )


def kept(page: Page, id: str) -> str | None:
    """A save's bytes."""
    found: str | None = page.evaluate("name => localStorage.getItem(name)", SAVE + id)
    return found


def record(page: Page, id: str) -> list[str]:
    """The moves that the browser keeps."""
    save = json.loads(kept(page, id) or "{}")
    moves: list[str] = json.loads(save["text"])["moves"]
    return moves


def plant(page: Page, *games: Game, **settings: Any) -> None:
    """Goes backstage, keeps these games and settings, and leaves the page there."""
    context = page.context
    behind = backstage(context)
    for game in games:
        keep(behind, **{f"save_{game.id}": game.save()})
    keep(behind, settings={"lang": "en", "motion": "reduced", "botSpeed": 0, **settings})
    behind.close()


def sit_down(page: Page, id: str) -> None:
    page.goto(f"./#/table/{id}")
    expect(table(page)).to_be_visible()


def table(page: Page) -> Locator:
    return page.get_by_role("region", name="Table", exact=True)


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button")


def playable(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button", disabled=False)


def my_turn(page: Page) -> None:
    expect(table(page).get_by_role("status")).to_contain_text("Your turn")


def play(page: Page, card: str) -> None:
    """Plays a card by its spoken name."""
    my_turn(page)
    hand(page).and_(page.get_by_role("button", name=card, exact=True)).click()
    page.get_by_role("button", name=re.compile(r"^Play (?!.*here$)|^Magic on")).first.click()


def spoken(card: str) -> str:
    """What a card is called out loud: "Y4" is "Cornfang, yellow 4, Poison"."""
    monster, colour = {
        "B": ("Spudnik", "blue"),
        "G": ("Broccogre", "green"),
        "Y": ("Cornfang", "yellow"),
        "R": ("Tomatroll", "red"),
    }[card[0]]
    power = {"B3": ", Poison", "Y4": ", Poison", "R9": ", Boss"}.get(card, "")
    return f"{monster}, {colour} {card[1:]}{power}"


def content(download: Download) -> str:
    return download.path().read_text("utf-8")
