"""A hand in Italian: cards, buttons and payout speak it, and the choice is kept."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from build_tools.paths import WEB

from .core import find_match
from .tree import buttons, nodes

IT = {
    name: json.loads((WEB / "src" / "i18n" / "it" / f"{name}.json").read_text("utf-8"))
    for name in ("card", "common", "home", "newgame", "payout", "table")
}
MONSTERS = dict(re.findall(r"(blue|green|yellow|other) \{(\w+)\}", IT["card"]["monster"]))


@pytest.fixture
def italian(garden: Page) -> Iterator[Page]:
    garden.get_by_role("group", name="Language").get_by_role("button", name="Italiano").click()
    yield garden
    garden.goto("./#/")
    garden.get_by_role("group", name=IT["common"]["language"]).get_by_role("button", name="English").click()
    expect(garden.get_by_role("group", name="Language")).to_be_visible()


def test_a_hand_in_italian(italian: Page) -> None:
    page = italian
    game = find_match(4, range(1, 9))
    page.get_by_role("link", name=IT["home"]["vegeterrors-4"]).click()
    dialog = page.get_by_role("dialog", name=IT["newgame"]["title"])
    for seat in range(4):
        name = page.get_by_role("textbox", name=IT["newgame"]["name-n"].format(seat=seat + 1))
        row = dialog.get_by_role("listitem").filter(has=name)
        kind = IT["newgame"]["bot" if seat else "person"]
        row.get_by_role("button", name=kind, exact=True).click()
    dialog.get_by_role("textbox", name=IT["newgame"]["code"]).fill(game.code)
    dialog.get_by_role("button", name=IT["newgame"]["deal"].rpartition("other {")[2].rstrip("}")).click()

    table = page.get_by_role("region", name=IT["table"]["table"], exact=True)
    mine = IT["table"]["your-hand"].partition(",")[0]
    hand = table.get_by_role("group", name=re.compile(f"^{mine}"))
    status = table.get_by_role("status")
    turn = status.filter(has_text=re.compile(f"{IT['table']['your-turn']}|Chi farà più prese"))
    onward = table.get_by_role("button", name=IT["payout"]["next"])
    for count in range(11, 0, -1):
        expect(turn).to_be_visible()
        cards = buttons(hand)
        assert len(cards) == count
        assert {node.name.partition(",")[0] for node in cards} <= {*MONSTERS.values(), IT["card"]["magic"]}
        at = next(at for at, node in enumerate(cards) if not node.off)
        card = hand.get_by_role("button").nth(at)
        card.click()
        aims = table.get_by_role("button", name=re.compile("^" + IT["table"]["magic-on"].partition("{")[0]))
        if cards[at].name.startswith(IT["card"]["magic"]) and aims.count() > 2:
            aims.last.click()
        else:
            card.click()  # the same card again plays it
        expect(table.get_by_role("group", name=re.compile(rf"^{mine}, {count} "))).to_have_count(0)
    expect(onward).to_be_visible()

    steps = page.get_by_role("list", name=IT["payout"]["steps"])
    steps.get_by_role("button").last.click()
    slips = [node.text for node in nodes(page.get_by_role("list", name=IT["payout"]["slips"]))]
    assert sum(IT["table"]["gold-unit"].split()[-1] in text for text in slips) >= 4
    expect(page).to_have_title(re.compile(IT["common"]["table"]))
    assert page.get_by_role("main").aria_snapshot().count("gold") == 0
