"""A whole hand, and into the next, by keyboard alone: focus is always to be seen."""

import re

from playwright.sync_api import Locator, Page, expect

from .table import Table

# Reads how the focused element is drawn; nothing of the app is touched.
OUTLINE = """() => {
    const drawn = getComputedStyle(document.activeElement);
    const ring = drawn.outlineStyle !== "none" && parseFloat(drawn.outlineWidth) >= 2;
    return ring || drawn.boxShadow !== "none";
}"""
TAB_STOPS = 60


def tab_to(page: Page, place: Locator) -> None:
    """Tabs until a place or something in it has the focus, as a person without a mouse does."""
    for _ in range(TAB_STOPS):
        if place.count() and place.first.evaluate("element => element.contains(document.activeElement)"):
            assert page.evaluate(OUTLINE), f"no visible focus on {place.first.aria_snapshot()}"
            return
        page.keyboard.press("Tab")
    raise AssertionError("never reached by Tab")


def test_a_hand_by_keyboard_alone(garden: Page) -> None:
    page = garden
    keys = page.keyboard
    link = page.get_by_role("article", name="Vegeterrors").get_by_role("link", name="New game", exact=True)
    tab_to(page, link)
    keys.press("Enter")
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog).to_be_visible()
    four = dialog.get_by_role("radio", name="Four players")
    tab_to(page, dialog.get_by_role("radio", checked=True).first)
    keys.press("ArrowDown")
    keys.press("ArrowUp")
    if not four.is_checked():
        keys.press("ArrowDown")
    expect(four).to_be_checked()
    for seat in range(4):
        name = page.get_by_role("textbox", name=f"Name at seat {seat + 1}")
        row = dialog.get_by_role("listitem").filter(has=name)
        kind = row.get_by_role("button", name="Person" if seat == 0 else "Bot", exact=True)
        tab_to(page, kind)
        keys.press("Space")
        expect(kind).to_have_attribute("aria-pressed", "true")
    tab_to(page, dialog.get_by_role("button", name="Deal the cards"))
    keys.press("Enter")
    expect(dialog).to_have_count(0)

    table = Table(page)
    tricks = 0
    while (phase := table.wait()) != "payout":
        hand = table.hand()
        count = len(hand)
        at = next(place for place, held in enumerate(hand) if held.legal)
        if tricks % 2 == 0:
            # Along the hand by arrows, from wherever Tab enters it.
            tab_to(page, table.hand_group)
            keys.press("Home")
            for _ in range(at):
                keys.press("ArrowRight")
            button = table.hand_group.get_by_role("button").nth(at)
            expect(button).to_be_focused()
            assert page.evaluate(OUTLINE)
            keys.press("Enter")
        elif at < 10:
            keys.press(str((at + 1) % 10))
            expect(table.hand_group.get_by_role("button").nth(at)).to_be_focused()
        chosen = table.hand_group.get_by_role("button", pressed=True)
        expect(chosen).to_have_count(1)
        if tricks == 1:
            keys.press("Escape")
            expect(chosen).to_have_count(0)
            keys.press(str((at + 1) % 10))
            expect(chosen).to_have_count(1)
        if phase == "predict":
            tab_to(page, table.region.get_by_role("button", name="Lay it face down"))
            keys.press("Enter")
        elif hand[at].card == "M" and table.aims().count() > 2:
            keys.press("ArrowUp")
            expect(table.aims().first).to_be_focused()
            keys.press("Enter")
        else:
            keys.press("Enter")  # the same card again plays it
        table._done(count)
        tricks += 1
    assert tricks == 11

    tab_to(page, page.get_by_role("list", name="Steps of the payout").get_by_role("button", name="Winner"))
    keys.press("Enter")
    expect(table.status).to_contain_text("wins")
    tab_to(page, table.onward)
    keys.press("Enter")
    assert table.wait() == "predict"
    expect(page.get_by_role("banner").get_by_text(re.compile("Hand 2"))).to_be_visible()

    # A dialog takes the focus and gives it back.
    share = page.get_by_role("button", name="Share", exact=True)
    tab_to(page, share)
    keys.press("Enter")
    expect(page.get_by_role("dialog", name="Share this game")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(share).to_be_focused()
